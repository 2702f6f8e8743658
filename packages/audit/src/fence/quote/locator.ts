// "data.json:42: …", "line 7: …": where a search tool says that a line stands. Its digits are no values.

const place = /^\s{0,8}(?:([^\s:]{1,200}\.[A-Za-z0-9]{1,8}):(\d{1,15})[:-]|line (\d{1,15}):)\s{0,4}/;

export type Located = { readonly file: string | null; readonly line: number | null; /** Where the content begins. */ readonly at: number };

export function locatorOf(line: string): Located {
  const match = place.exec(line);
  if (match === null) return { file: null, line: null, at: 0 };
  return { file: match[1] ?? null, line: Number(match[2] ?? match[3]), at: match[0].length };
}

/** A text with the locators of its lines blanked; same length. */
export function withoutLocators(text: string): string {
  return text.split('\n').map((line) => { const { at } = locatorOf(line); return ' '.repeat(at) + line.slice(at); }).join('\n');
}

const pathLike = /^(?:[\w.~-]*\/[\w./~-]*|[\w-]+\.(?:json|jsonl|csv|html?|md|txt|pdf|xml|ya?ml|log|ts|js|py))$/i;

/** Whether a text says anything: a word of at least two letters that is no part of a path. */
export function hasContent(text: string): boolean {
  return withoutLocators(text).split(/[\s"'`,;()[\]{}<>=]+/).some((piece) => !pathLike.test(piece.replace(/[:.]$/, '')) && /\p{L}{2}/u.test(piece));
}
