// Web and mail addresses, cut out before anything in them can look like a number.

const opening = /^(?:https?:\/\/|www\.|mailto:)/i;
const closing = /[\s<>"'`|)\]}]/;
const trailing = '.,;:!?';

/** The end of a web address that begins at `at`; null when none does. */
export function linkEnd(text: string, at: number): number | null {
  const first = text.charCodeAt(at) | 32;
  if (first !== 104 && first !== 119 && first !== 109) return null;
  if (!opening.test(text.slice(at, at + 8))) return null;
  let end = at;
  while (end < text.length && !closing.test(text.charAt(end))) end += 1;
  while (trailing.includes(text.charAt(end - 1))) end -= 1;
  return end;
}
