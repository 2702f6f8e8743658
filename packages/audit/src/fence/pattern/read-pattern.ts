// Patterns from outside: literal text, `*` for any run within a line, `?` for one character, `\` before either to mean itself.
// No regular expressions: matching here takes time in proportion to text and pattern, whatever is asked.

export type Pattern = { /** Between stars; null stands for any one character. */ readonly segments: readonly (readonly (string | null)[])[]; readonly ignoreCase: boolean };
export type PatternReading = { readonly ok: true; readonly pattern: Pattern } | { readonly ok: false; readonly why: string };

/** Signs that a regular expression is meant, which as literal text would find nothing and say so wrongly. */
const expression = /\\[a-zA-Z0-9]|\(\?|\.[*+]|\[\^|\)[*+{]|\][*+{]|[^\s]\{\d{0,4},\d{0,4}\}|^\^|[^\s]\$$|^\/.*\/[a-z]*$/;

export function readPattern(text: string, { maxLength, ignoreCase = false }: { readonly maxLength: number; readonly ignoreCase?: boolean }): PatternReading {
  if (text.length > maxLength) return { ok: false, why: `A pattern has at most ${maxLength} characters.` };
  if (/[\n\r]/.test(text)) return { ok: false, why: 'A pattern is one line.' };
  if (expression.test(text)) return { ok: false, why: 'Regular expressions are not taken: write literal text, * for any run and ? for one character, \\ before them to mean them.' };
  const segments = segmentsOf(ignoreCase ? text.toLowerCase() : text);
  const literal = segments.flat().filter((character) => character !== null && character.trim() !== '').length;
  return literal < 2 ? { ok: false, why: 'A pattern has at least two characters that are not wild.' } : { ok: true, pattern: { segments, ignoreCase } };
}

function segmentsOf(text: string): (string | null)[][] {
  const segments: (string | null)[][] = [[]];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const escaped = character === '\\' && ['*', '?', '\\'].includes(text.charAt(at + 1));
    if (character === '*') { segments.push([]); continue; }
    if (escaped) at += 1;
    segments.at(-1)?.push(character === '?' ? null : text.charAt(at));
  }
  return segments.filter((segment) => segment.length > 0);
}

/** Where the pattern first stands in a line, from an offset on: each part as early as it can be behind the one before. A line in small letters for a pattern that ignores case. */
export function findPattern({ segments }: Pattern, line: string, from = 0): { readonly start: number; readonly end: number } | null {
  let start = -1;
  let at = from;
  for (const segment of segments) {
    const found = indexOfSegment(line, segment, at);
    if (found < 0) return null;
    if (start < 0) start = found;
    at = found + segment.length;
  }
  return { start, end: at };
}

/** Only where a character may be any is every place looked at. */
function indexOfSegment(text: string, segment: readonly (string | null)[], from: number): number {
  if (!segment.includes(null)) return text.indexOf(segment.join(''), from);
  for (let at = from; at + segment.length <= text.length; at += 1) {
    if (segment.every((character, step) => character === null || text.charAt(at + step) === character)) return at;
  }
  return -1;
}
