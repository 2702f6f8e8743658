// Look-alike characters become one, without changing the length of the text: spans stay those of the original.
import { table } from './table.ts';

const singles: ReadonlyMap<string, string> = table({
  '\u2010': '-', '\u2011': '-', '\ufe63': '-', '\u2012': '–', '\u2015': '—', '\u2018': "'", '\u2019': "'", '\u02bc': "'", '\u2032': "'",
  '\u201c': '"', '\u201d': '"', '\uffe5': '¥', '\uffe1': '£', '\uffe6': '₩', '\ufe6a': '%', '\ufe69': '$', '\u00ad': '\u200b', '\ufeff': '\u200b',
  '\u200c': '\u200b', '\u200d': '\u200b', '\u2060': '\u200b', '\u2215': '/', '\u2044': '/', '\u223c': '~', '\u2248': '~',
});

/** Blanks that keep a number together: no-break, thin, narrow, figure space. */
export const TIGHT_BLANK = '\u00a0';

function foldCharacter(character: string): string {
  const single = singles.get(character);
  if (single !== undefined) return single;
  const code = character.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  return TIGHT_BLANK;
}

const folded = /[\u00ad\u02bc\u2000-\u200a\u200c\u200d\u2010-\u2012\u2015\u2018\u2019\u201c\u201d\u202f\u2032\u2044\u205f\u2060\u2215\u223c\u2248\u3000\ufe63\ufe69\ufe6a\ufeff\uff01-\uff5e\uffe1\uffe5\uffe6]/g;

/** The text with full-width forms, dashes, quotes and blanks folded; same length, character by character. */
export function foldText(text: string): string {
  return text.replace(folded, foldCharacter);
}
