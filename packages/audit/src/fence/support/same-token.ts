// Two figures, times or order words as a reader compares them: by what they say, not by how they are written.
import { canonicalJson, decimal, type NumeralRecord } from '@assay/record';
import { convertTo, equalWithinDigits, type Token } from '../../numerals/index.ts';

export function saysSame(left: Token, right: Token): boolean {
  switch (left.kind) {
    case 'number': return right.kind === 'number' && sameFigure(left.numeral, right.numeral);
    case 'period': return right.kind === 'period' && sameTime(left.mention, right.mention);
    case 'direction': return right.kind === 'direction' && right.direction === left.direction;
    case 'rank': return right.kind === 'rank' && right.rank === left.rank && right.n === left.n;
    case 'identifier': return right.kind === 'identifier' && right.text === left.text;
  }
}

type Mention = Extract<Token, { kind: 'period' }>['mention'];

/** "2026" and "fiscal 2026" may be one time; whether they are, these words do not deny. */
function sameTime(left: Mention, right: Mention): boolean {
  if (left.kind === 'fiscal' && right.kind === 'fiscal') return left.year === right.year && left.part === right.part;
  return canonicalJson(left) === canonicalJson(right);
}

function sameFigure(left: NumeralRecord, right: NumeralRecord): boolean {
  if (left.bound !== right.bound || (left.upTo === null) !== (right.upTo === null)) return false;
  if (left.unit.kind === 'money' && right.unit.kind === 'money' && left.unit.currency !== right.unit.currency) return false;
  const shown = convertTo(left.unit, decimal(right.value), right.unit);
  return shown !== null && equalWithinDigits({ ...left, bound: null }, shown) !== null;
}
