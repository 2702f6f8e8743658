// A shown number against a source value: units brought together, then equal within the digits shown. No percentage tolerance anywhere.
import { decimal, toDecimalText, type Decimal, type NumeralRecord, type Unit } from '@assay/record';
import type { ClaimReading } from '../claims/reading.ts';
import { convertTo, equalWithinDigits } from '../numerals/index.ts';
import { isIncomeMetric, isLoss } from '../facts/labels/loss.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { Candidate } from './candidate.ts';

export type Equality = 'exact' | 'rounded' | 'truncated' | 'approximate';
export type Comparison = {
  readonly candidate: Candidate;
  readonly equality: Equality | null;
  /** The source value in the claim's unit; null when the units cannot be brought together. */
  readonly shown: Decimal | null;
  /** What else was done to bring the two together: `words give the sign`, `the table's own digits`. */
  readonly notes: readonly string[];
};

const lossWords = new Set(['loss', 'losses', 'deficit', 'negative', 'outflow', 'burn', 'burned', 'burnt', 'shortfall', 'cost', 'expense', 'paid', 'payment', 'purchase', 'repurchase', 'repurchased', 'bought', 'buyback', 'used', 'spent', 'spending', 'capex', 'capital', 'expenditure', 'dividend', 'depreciation', 'amortization', 'tax', 'provision', 'interest', 'charge', 'impairment', 'debt', 'outlay', 'invested', 'returned', 'owed', 'cash', 'drawdown', 'fall', 'decline', 'drop']);

/** A computed value has its own sign; only a word for a loss or a fall turns it. */
const plainLossWords = new Set(['loss', 'losses', 'deficit', 'negative', 'outflow', 'burn', 'burned', 'burnt', 'shortfall', 'drawdown', 'fall', 'decline', 'drop', 'used', 'below']);

const outflowWords = new Set(['cost', 'expense', 'payment', 'purchase', 'repurchase', 'spending', 'capex', 'expenditure', 'dividend', 'depreciation', 'amortization', 'tax', 'provision', 'charge', 'impairment', 'outlay']);

/** Words for what a company spends, which sources often show below nought. */
export function speaksOfOutflow(words: readonly string[]): boolean {
  return words.some((word) => outflowWords.has(word));
}

/** The numeral with the sign that direction words give a change: "fell 6%" is −6%. */
export function signedNumeral(reading: ClaimReading): NumeralRecord | null {
  const { numeral } = reading;
  if (numeral === null) return null;
  const isDelta = reading.operation === 'growth' || reading.operation === 'change' || reading.operation === 'cagr';
  return isDelta && reading.direction === 'down' && !numeral.negative ? negated(numeral) : numeral;
}

export function negated(numeral: NumeralRecord): NumeralRecord {
  const flip = (text: string): string => toDecimalText(decimal(text).negated());
  return { ...numeral, value: flip(numeral.value), low: flip(numeral.high), high: flip(numeral.low), negative: !numeral.negative, upTo: numeral.upTo === null ? null : flip(numeral.upTo) };
}

/** Multiplies what a numeral shows by a power of ten. */
export function scaledNumeral(numeral: NumeralRecord, exponent: number): NumeralRecord {
  const factor = decimal(10).pow(exponent);
  const scale = (text: string): string => toDecimalText(decimal(text).times(factor));
  return { ...numeral, value: scale(numeral.value), low: scale(numeral.low), high: scale(numeral.high), precision: numeral.precision - exponent, upTo: numeral.upTo === null ? null : scale(numeral.upTo) };
}

/** A change from a loss that is shown below nought, as the change of the loss: a net loss of 4 after one of 5 is a fall of 20%, an income of 5 after it one of 200%. Null for any other. */
function ofTheLoss(reading: ClaimReading, candidate: Candidate): Candidate | null {
  const { formula, facts } = candidate;
  const base = facts[1];
  const isMove = formula !== null && (reading.operation === 'growth' || reading.operation === 'change');
  if (!isMove || base === undefined || facts.length > 2 || !isBelow(base) || !namesLoss(reading.clauseWords)) return null;
  const result = candidate.value.negated();
  return { ...candidate, value: result, formula: { ...formula, expression: `${formula.expression}, of the loss`, filled: `−(${formula.filled})`, result: result.toSignificantDigits(12).toString() } };
}

function isBelow({ fact }: ReadFact): boolean {
  return fact.value.startsWith('-');
}

function namesLoss(words: readonly string[]): boolean {
  return isLoss(words.join(' ')) || words.includes('used');
}

/** "Fell 4%" of a loss speaks of its size; without such a word either sign may be meant. */
export function compareFigure(reading: ClaimReading, candidate: Candidate): Comparison {
  const ofLoss = ofTheLoss(reading, candidate);
  if (ofLoss === null) return compareAsFound(reading, candidate);
  if (reading.direction !== null) return compareAsFound(reading, ofLoss);
  const plain = compareAsFound(reading, candidate);
  return plain.equality === null ? compareAsFound(reading, ofLoss) : plain;
}

/** "A net loss of $5bn" states a figure below nought: an income of as much is its opposite. */
function deniesLoss({ operation, metrics, numeral }: ClaimReading, { formula, facts, value }: Candidate): boolean {
  const [metric] = metrics;
  const isOfIt = metric !== undefined && isIncomeMetric(metric.id) && facts[0]?.fact.metric.id === metric.id && isLoss(metric.words);
  return isOfIt && operation === 'value' && formula === null && numeral?.negative === false && value.isPositive() && !value.isZero();
}

function compareAsFound(reading: ClaimReading, candidate: Candidate): Comparison {
  const signed = signedNumeral(reading);
  const numeral = signed !== null && deniesLoss(reading, candidate) ? negated(signed) : signed;
  if (numeral === null) return { candidate, equality: null, shown: null, notes: [] };
  const shown = convertTo(anyDollar(numeral, candidate.unit), candidate.value, candidate.unit);
  if (shown === null) return { candidate, equality: null, shown: null, notes: [] };
  const plain = equalWithinDigits(numeral, shown);
  if (plain !== null) return { candidate, equality: plain, shown, notes: [] };
  return compareInTableDigits(numeral, shown, candidate) ?? compareBySignWords(reading, numeral, { candidate, shown }) ?? { candidate, equality: null, shown, notes: [] };
}

const dollars = new Set(['USD', 'CAD', 'AUD', 'SGD', 'HKD', 'NZD', 'TWD', 'MXN']);

/** A bare "$" is the dollar of the document, whichever country's it is. */
function anyDollar(numeral: NumeralRecord, unit: Unit): Unit {
  const isBare = numeral.unit.kind === 'money' && numeral.unit.currency === 'USD' && /(?:^|[^a-z])\$/i.test(numeral.text) && !/us/i.test(numeral.text);
  return isBare && numeral.unit.kind === 'money' && unit.kind === 'money' && dollars.has(unit.currency ?? '') ? { ...numeral.unit, currency: unit.currency } : numeral.unit;
}

/** A claim may repeat a table's digits without the table's scale: "net sales of $9,105" from a table in millions. */
function compareInTableDigits(numeral: NumeralRecord, shown: Decimal, candidate: Candidate): Comparison | null {
  const scale = candidate.facts[0]?.scale ?? 0;
  if (scale === 0 || /[a-z]/i.test(numeral.text.replace(/^(?:us|c|a|hk)?[$€£]/i, ''))) return null;
  if (candidate.unit.kind !== 'money' && candidate.unit.kind !== 'none' && candidate.unit.kind !== 'shares' && candidate.unit.kind !== 'count') return null;
  const equality = equalWithinDigits(numeral, shown.dividedBy(decimal(10).pow(scale)));
  return equality === null ? null : { candidate, equality, shown, notes: ['the table’s own digits'] };
}

/** "A loss of $5bn" shows a negative value without a minus; outflows and expenses are often stored negative. */
function compareBySignWords(reading: ClaimReading, numeral: NumeralRecord, at: { readonly candidate: Candidate; readonly shown: Decimal }): Comparison | null {
  if (reading.operation !== 'value' || (at.candidate.byRow === true && at.candidate.formula !== null) || numeral.negative || !at.shown.isNegative()) return null;
  const words = at.candidate.formula === null ? lossWords : plainLossWords;
  if (!reading.clauseWords.some((word) => words.has(word))) return null;
  const equality = equalWithinDigits(numeral, at.shown.negated());
  return equality === null ? null : { ...at, equality, notes: ['words give the sign'] };
}
