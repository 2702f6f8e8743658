// HTML character references that survive in extracted text: "&nbsp;", "&#8217;".
import { foldText } from './fold.ts';
import { table } from './table.ts';

const named: ReadonlyMap<string, string> = table({
  nbsp: '\u00a0', ensp: '\u00a0', emsp: '\u00a0', thinsp: '\u00a0', amp: '&', quot: '"', apos: "'", lsquo: "'", rsquo: "'", ldquo: '"', rdquo: '"',
  lt: '<', gt: '>', le: '≤', ge: '≥', ndash: '–', mdash: '—', minus: '−', euro: '€', pound: '£', yen: '¥', cent: '¢', dollar: '$', percnt: '%',
  times: '×', plusmn: '±', hellip: '…', frac12: '½', frac14: '¼', frac34: '¾', reg: '®', copy: '©', trade: '™', sect: '§', asymp: '~',
});

const LONGEST_REFERENCE = 10;

function decode(name: string): string | null {
  if (!name.startsWith('#')) return named.get(name) ?? null;
  const hex = name[1] === 'x' || name[1] === 'X';
  const digits = name.slice(hex ? 2 : 1);
  if (!(hex ? /^[0-9a-fA-F]{1,6}$/ : /^[0-9]{1,7}$/).test(digits)) return null;
  const code = Number.parseInt(digits, hex ? 16 : 10);
  return code > 0xffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : foldText(String.fromCharCode(code));
}

/** The character that a reference at `&` stands for, and where it ends; null when it is no reference. */
export function lexEntity(text: string, at: number): { readonly character: string; readonly end: number } | null {
  const head = text.slice(at + 1, at + 1 + LONGEST_REFERENCE);
  const semicolon = head.indexOf(';');
  const character = semicolon < 2 ? null : decode(head.slice(0, semicolon));
  return character === null ? null : { character, end: at + semicolon + 2 };
}
