// A definition in words and signs: "(cash from operations - capex) / FY2020 revenue", "current assets divided by current liabilities".
import type { Operator, Quantity } from './quantity.ts';
import { readMeasure } from './read-measure.ts';

type Mark = { readonly kind: 'operator'; readonly operator: Operator } | { readonly kind: 'open' | 'close' } | { readonly kind: 'words'; readonly text: string };

const operators: readonly (readonly [RegExp, Operator])[] = [
  [/\s*(?:÷|\/|\bdivided by\b|\bas an? (?:percentage|percent|%|share|fraction) of\b)\s*/iy, '/'],
  [/\s*(?:×|\*|\b(?:multiplied by|times)\b)\s*/iy, '*'],
  [/\s*(?:\+|\bplus\b)\s*/iy, '+'],
  [/(?:\s+[-–−](?=\s|\()|(?<=\))\s*[-–−]|\s*−|\s+(?:minus|less)\b)\s*/iy, '-'],
];
const MAX_LENGTH = 600;

/** Null where the text is no calculation that can be read whole. */
export function readFormula(text: string): Quantity | null {
  if (text.length > MAX_LENGTH) return null;
  const place = { marks: marksOf(text), at: 0 };
  const read = readSum(place, 0);
  return read !== null && place.at === place.marks.length ? read : null;
}

function marksOf(text: string): Mark[] {
  const marks: Mark[] = [];
  let words = '';
  const flush = (): void => {
    if (words.trim() !== '') marks.push({ kind: 'words', text: words.trim() });
    words = '';
  };
  for (let at = 0; at < text.length;) {
    const gloss = words.trim() === '' ? null : glossAt(text, at);
    const found = gloss === null ? operatorAt(text, at) : null;
    const sign = text.charAt(at);
    if (gloss !== null) { at = gloss; continue; }
    if (found !== null) { flush(); marks.push({ kind: 'operator', operator: found.operator }); at = found.end; continue; }
    if (sign === '(' || sign === '[' || sign === ')' || sign === ']') { flush(); marks.push({ kind: sign === '(' || sign === '[' ? 'open' : 'close' }); } else words += sign;
    at += 1;
  }
  flush();
  return marks;
}

/** A bracket behind a name is its short form or a remark on it: "cost of goods sold (COGS)". */
function glossAt(text: string, at: number): number | null {
  const opens = text.charAt(at);
  if (opens !== '(' && opens !== '[') return null;
  const close = text.indexOf(opens === '(' ? ')' : ']', at);
  return close < 0 ? null : close + 1;
}

function operatorAt(text: string, at: number): { readonly operator: Operator; readonly end: number } | null {
  for (const [form, operator] of operators) {
    form.lastIndex = at;
    const found = form.exec(text);
    if (found !== null && found[0] !== '') return { operator, end: at + found[0].length };
  }
  return null;
}

type Place = { readonly marks: readonly Mark[]; at: number };
const DEEPEST = 8;

function readSum(place: Place, depth: number): Quantity | null {
  return readChain(place, ['+', '-'], () => readChain(place, ['*', '/'], () => readTerm(place, depth)));
}

function readChain(place: Place, among: readonly Operator[], readPart: () => Quantity | null): Quantity | null {
  let left = readPart();
  while (left !== null) {
    const mark = place.marks[place.at];
    if (mark?.kind !== 'operator' || !among.includes(mark.operator)) return left;
    place.at += 1;
    const right = readPart();
    left = right === null ? null : { kind: 'operation', operator: mark.operator, left, right };
  }
  return null;
}

function readTerm(place: Place, depth: number): Quantity | null {
  const mark = place.marks[place.at];
  place.at += 1;
  if (mark?.kind === 'words') return readMeasure(mark.text);
  if (mark?.kind !== 'open' || depth > DEEPEST) return null;
  const inside = readSum(place, depth + 1);
  if (place.marks[place.at]?.kind !== 'close') return null;
  place.at += 1;
  return inside;
}
