// Text that says something else to a machine than to a reader.

const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/u;
const reordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/u;
const inNumber = /\d[.,]?[\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff]|[\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff][.,]?\d/;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** For what an agent sends: it has no reason to send anything that is not seen. */
export function hasHidden(text: string): boolean {
  return invisible.test(text) || control.test(text);
}

/** For documents and results: soft hyphens and the like are common there, but not inside a number, and nothing may reorder what is read. */
export function misleads(text: string): boolean {
  return reordering.test(text) || inNumber.test(text) || control.test(text);
}

const word = /[\p{L}\p{M}]+/gu;

/** "Аpple" with a Cyrillic first letter. */
export function mixesScripts(text: string): boolean {
  for (const [letters] of text.matchAll(word)) {
    if (/\p{Script=Latin}/u.test(letters) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(letters)) return true;
  }
  return false;
}

/** Digits that the numeral reader does not take for numbers; full-width ones it does. */
export function hasForeignDigits(text: string): boolean {
  for (const [digit] of text.matchAll(/\p{Nd}/gu)) {
    const code = digit.codePointAt(0) ?? 0;
    if (!(code >= 0x30 && code <= 0x39) && !(code >= 0xff10 && code <= 0xff19)) return true;
  }
  return false;
}
