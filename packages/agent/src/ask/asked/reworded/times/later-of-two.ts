// "At that later date", "on the earlier of the two days": of two days that the question names, the one that is meant.
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const day = new RegExp(String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? 20\d\d|${month} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|20\d\d-\d\d-\d\d)\b`, 'gi');
const ofTwo = String.raw`(?: (?:one )?of (?:the|those|these|both) (?:two )?(?:days|dates|closes))?`;
const pointing = new RegExp(String.raw`\b(?:at|on|by|as of|of|for) (?:the close (?:of|on) )?(?:the|that) (?:(?<later>later|latter|second|last|end|closing)|(?<earlier>earlier|former|first|starting|opening)) (?:of (?:the|those|these) two(?: (?:days|dates|closes))?|(?:date|day|close)(?: of (?:the|those|these) two)?)(?! of\b)${ofTwo}`, 'gi');

/** Sorts by time: "2024-12-31". Null of a day that does not exist. */
function sortable(words: string): string | null {
  const at = Date.parse(`${words.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1').replace(/ of /i, ' ').replace(/\./g, '')} UTC`);
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}

export function laterOfTwo(text: string): string {
  if (text.search(pointing) < 0) return text;
  const days = [...new Map([...text.matchAll(day)].map(([words]) => [sortable(words), words])).entries()].toSorted(([left], [right]) => (left ?? '').localeCompare(right ?? ''));
  const [first, second, ...others] = days;
  if (first === undefined || second === undefined || others.length > 0 || first[0] === null) return text;
  return text.replace(pointing, (...found: readonly unknown[]) => `on ${(found.at(-1) as { readonly later?: string }).later === undefined ? first[1] : second[1]}`);
}
