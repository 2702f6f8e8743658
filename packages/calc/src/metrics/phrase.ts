// Words of labels and sentences in the form in which phrases are compared: lower case, singular, marks dropped.

/** `word` is the singular, `plain` the word as it stands, both in lower case. */
export type PhraseWord = { readonly word: string; readonly plain: string; readonly start: number; readonly end: number };

const wordCharacter = /[\p{L}\p{N}&/]/u;
const apostrophes = "'’";

/** By the character's code, for nearly all of them: every phrase of the dictionary and every sentence comes through here. */
const asciiWord: readonly boolean[] = Array.from({ length: 128 }, (_, code) => wordCharacter.test(String.fromCharCode(code)));

function isInside(text: string, at: number): boolean {
  return asciiWord[text.charCodeAt(at)] ?? wordCharacter.test(text.charAt(at));
}

/** Singular of an English plural, for comparison only: "expenses" meets "expense", "losses" meets "loss", and "&" meets "and". */
export function singular(word: string): string {
  const lower = word.toLowerCase();
  if (lower === '&') return 'and';
  if (lower.length > 4 && lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (lower.endsWith('sses')) return lower.slice(0, -2);
  return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') && !lower.endsWith('us') && !lower.endsWith('is') ? lower.slice(0, -1) : lower;
}

/** Words with their places. A possessive "s" is no word. */
export function phraseWords(text: string): PhraseWord[] {
  const words: PhraseWord[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const inside = at < text.length && isInside(text, at);
    if (inside && start < 0) start = at;
    if (inside || start < 0) continue;
    const isPossessive = at - start === 1 && /s/i.test(text.charAt(start)) && apostrophes.includes(text.charAt(start - 1)) && start > 0;
    if (!isPossessive) words.push({ word: singular(text.slice(start, at)), plain: text.slice(start, at).toLowerCase(), start, end: at });
    start = -1;
  }
  return words;
}

/** True when only marks that may stand inside a term lie between two words. */
export function joinsTerm(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!" -‐‑–,'’()%\u00A0\n".includes(text.charAt(at)) && !(apostrophes.includes(text.charAt(at - 1)) && text.charAt(at) === 's')) return false;
  return true;
}

/** What two phrases share when they are the same. A single word keeps its number: "sale" is not "sales", an "employee" plan counts no employees. */
export function phraseKey(words: readonly PhraseWord[]): string {
  const [only] = words;
  return words.length === 1 && only !== undefined ? only.plain : words.map((each) => each.word).join(' ');
}
