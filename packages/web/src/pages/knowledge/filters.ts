// What is searched, and among which filings: read from the address and sent to the server as it takes it.
export type Search = { readonly q: string; readonly company: string; readonly year: string; readonly form: string; readonly section: string };

/** Words that the server would refuse, as a year of three digits, count as not said. */
export function readSearch(search: URLSearchParams): Search {
  const said = (name: keyof Search, most: number): string => (search.get(name) ?? '').trim().slice(0, most);
  const year = said('year', 4);
  return { q: said('q', 2_000), company: said('company', 120), year: /^(?:19[9]\d|2[01]\d\d)$/.test(year) ? year : '', form: said('form', 20), section: said('section', 80) };
}

/** What stands in the address: only what was said. */
export function writeSearch(search: Search): string {
  return new URLSearchParams(Object.entries(search).filter(([, value]) => value !== '')).toString();
}

/** The same for the list of filings, which knows no words and no sections. */
export function listSearch({ company, year, form }: Search): string {
  return new URLSearchParams(Object.entries({ company, year, form }).filter(([, value]) => value !== '')).toString();
}

/** The passage in three parts: before the sentence that was found, the sentence, and after it. Null where it has none, or it does not stand there word for word. */
export function aroundSentence(text: string, sentence: string | null): readonly [string, string, string] | null {
  if (sentence === null || sentence === '') return null;
  const at = text.indexOf(sentence);
  return at < 0 ? null : [text.slice(0, at), sentence, text.slice(at + sentence.length)];
}

/** An address that a browser may open: pages of the web, and no file of the server. */
export function webAddress(url: string): string | null {
  return /^https?:\/\//i.test(url) ? url : null;
}
