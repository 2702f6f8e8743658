// One number alone in a table cell, as statements print it: "$ (1,234)", "(4.1)%", "11.6x", "−184", ".95", "5.0 years".
import { shiftDecimal } from '../../shift-decimal.ts';
import { remember } from '../../../remember.ts';

export type CellUnit = 'percent' | 'multiple' | 'basis-points' | 'points' | 'years' | 'days';
export type CellNumber = {
  /** Signed, as written: no scale of the table is in it. */
  readonly digits: string;
  readonly decimals: number;
  readonly currency: string | null;
  readonly unit: CellUnit | null;
  /** Power of ten of a scale word inside the cell ("1.2 million"); null where the cell has none. */
  readonly scale: number | null;
  readonly grouped: boolean;
};

const currencies: Readonly<Record<string, string>> = {
  '$': 'USD', 'us$': 'USD', 'u.s.$': 'USD', 'usd': 'USD', '€': 'EUR', 'eur': 'EUR', '£': 'GBP', 'gbp': 'GBP', '¥': 'JPY', '₹': 'INR', 'inr': 'INR',
  'rs': 'INR', 'rs.': 'INR', 'rmb': 'CNY', 's$': 'SGD', 'c$': 'CAD', 'a$': 'AUD', 'hk$': 'HKD', 'r$': 'BRL', 'chf': 'CHF', 'cad': 'CAD',
};
const scales: Readonly<Record<string, number>> = { thousand: 3, k: 3, million: 6, mm: 6, m: 6, mn: 6, billion: 9, bn: 9, b: 9, trillion: 12, tn: 12, t: 12 };
const suffixUnits: Readonly<Record<string, CellUnit>> = {
  '%': 'percent', 'percent': 'percent', 'x': 'multiple', 'times': 'multiple', 'bps': 'basis-points', 'bp': 'basis-points', 'basis points': 'basis-points',
  'pts': 'points', 'pt': 'points', 'pp': 'points', 'ppts': 'points', 'points': 'points', 'years': 'years', 'year': 'years', 'yrs': 'years', 'days': 'days',
};

const lead = /^([-−–+]?)\s*((?:us|u\.s\.|s|c|a|hk|r)?\$|€|£|¥|₹|usd|eur|gbp|inr|rs\.?|rmb|chf|cad)?\s*(\(?)\s*([-−–+]?)\s*(\$|€|£|¥)?\s*/i;
const body = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:,\d{2})*,\d{3}|\d+)?(?:\.(\d+))?/;
const repeated = /^(?:\(\s*[\d.,]+\s*%?\s*\)|\(\s*%\s*\))/;
const footnote = /^(?:\s*(?:\(\s*(?:\d{1,2}|[a-z])\s*\)|\[\s*(?:\d{1,2}|[a-z])\s*\]|[*†‡§¹²³⁴⁵⁶⁷⁸⁹#]))+\s*$/i;

const MOST_CELLS = 4000;

/** Reads a cell that holds one number and nothing else but marks of currency, unit, sign and footnote; null otherwise. Dashes and "n/a" are no number. */
export const readCellNumber = remember((raw): CellNumber | null => {
  const text = raw.replace(/[\u00a0\u2009\u202f]/g, ' ').trim();
  if (text.length > 40 || !/\d/.test(text)) return null;
  const head = lead.exec(text);
  const afterHead = text.slice(head?.[0].length ?? 0);
  const number = body.exec(afterHead);
  if (head === null || number === null || number[0] === '') return null;
  const tail = readTail(afterHead.slice(number[0].length).trim(), head[3] === '(');
  return tail === null ? null : makeNumber(head, number, tail);
}, MOST_CELLS);

function makeNumber(head: RegExpExecArray, number: RegExpExecArray, tail: Tail): CellNumber {
  const [signs, prefix] = [`${head[1] ?? ''}${head[3] ?? ''}${head[4] ?? ''}`, head[2] ?? head[5] ?? ''];
  const [, whole = '', fraction = ''] = number;
  const plain = `${whole.replaceAll(',', '') || '0'}.${fraction || '0'}`;
  return {
    digits: shiftDecimal(/[-−–(]/.test(signs) ? `-${plain}` : plain, 0), decimals: fraction.length,
    currency: currencies[prefix.toLowerCase()] ?? null, unit: tail.unit, scale: tail.scale, grouped: whole.includes(','),
  };
}

type Tail = { readonly unit: CellUnit | null; readonly scale: number | null };

/** What may follow the digits: a closing bracket, a unit, a scale word, the bracketed restatement some extractions leave, footnote marks. Anything else makes the cell a text. */
function readTail(text: string, bracketed: boolean): Tail | null {
  let rest = text;
  let tail: Tail = { unit: null, scale: null };
  let open = bracketed;
  while (rest !== '') {
    const word = /^(?:%|(?:basis points|[a-z]+))/i.exec(rest)?.[0] ?? '';
    const known = word === '' ? null : addWord(tail, word.toLowerCase());
    const extra = known === null ? extraAt(rest, open) : word;
    if (extra === '') return null;
    if (known !== null) tail = known;
    else if (extra === ')') open = false;
    rest = rest.slice(extra.length).trim();
  }
  return open ? null : tail;
}

function extraAt(rest: string, open: boolean): string {
  if (open && rest.startsWith(')')) return ')';
  return repeated.exec(rest)?.[0] ?? footnote.exec(rest)?.[0] ?? '';
}

function addWord(tail: Tail, word: string): Tail | null {
  const unit = suffixUnits[word];
  if (unit !== undefined) return tail.unit === null || tail.unit === unit ? { ...tail, unit } : null;
  const scale = scales[word];
  return scale === undefined || tail.scale !== null ? null : { ...tail, scale };
}

/** True for cells that say "no value": dashes, "n/a", "nm", "*". */
export function isNoValue(raw: string): boolean {
  return /^(?:(?:us|s|c|a)?[$€£¥]\s*)?\(?(?:[-–—−‑―]{1,3}|n\/?a|n\.a\.|n\/?m|n\.m\.|nil|not meaningful|\*+|\.{2,})\)?\s*%?$/i.test(raw.replace(/\u00a0/g, ' ').trim());
}

/** True for a cell that holds only a mark of the number beside it: "$", ")", "%", ")%". */
export function isMark(raw: string): boolean {
  return /^(?:(?:us|s|c|a|hk)?[$€£¥]|\)|%|\)\s*%|%\s*\)|\(|x|bps|pts)$/i.test(raw.trim());
}
