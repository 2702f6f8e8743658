// A claim in words is supported by a sentence that holds its words in their order, asserts as much, and names the same figures.
// A paraphrase is not: whether two wordings mean one thing is what a model would have to vouch for.
import { canonicalJson, decimal } from '@assay/record';
import { convertTo, equalWithinDigits, readTokens, type Token } from '../../numerals/index.ts';
import { readSentences } from '../../report/sentences.ts';
import type { SupportCode } from '../codes.ts';
import { hasForeignDigits } from '../words/hidden.ts';
import { namedIn } from '../words/names.ts';
import { polarityOf, sameModality } from '../words/polarity.ts';
import { stretchOf } from '../words/stretch.ts';
import { writtenWords } from '../words/written-words.ts';

/** Null when some sentence of the evidence says the same; else the nearest reason why none does. */
export function sameWords(claim: string, evidence: string): SupportCode | null {
  let nearest: SupportCode = 'words-differ';
  for (const span of readSentences(evidence)) {
    const code = compareSentences(claim, evidence.slice(span.start, span.end));
    if (code === null) return null;
    if (code !== 'words-differ') nearest = code;
  }
  return nearest;
}

function compareSentences(claim: string, sentence: string): SupportCode | null {
  if (hasForeignDigits(claim) || hasForeignDigits(sentence)) return 'unread-digits';
  const stretch = stretchOf(claim, sentence);
  if (stretch === null) return 'words-differ';
  const [left, right] = [polarityOf(claim), polarityOf(sentence)];
  if (left.negated !== right.negated) return 'negation-differs';
  if (!sameModality(left, right)) return 'modality-differs';
  return slippedIn(claim, sentence.slice(stretch.start, stretch.end)) ?? compareTokens(readTokens(claim), readTokens(sentence));
}

/** Between the claim's words, nothing may stand that goes another way or names somebody else: "revenue rose and costs fell". */
function slippedIn(claim: string, stretch: string): SupportCode | null {
  const ways = new Set(readTokens(claim).map((token) => (token.kind === 'direction' ? token.direction : null)));
  if (readTokens(stretch).some((token) => token.kind === 'direction' && !ways.has(token.direction))) return 'direction-conflict';
  const own = new Set(writtenWords(claim).map((word) => word.word));
  return [...namedIn(` ${stretch}`)].some((name) => !own.has(name)) ? 'entity-conflict' : null;
}

function compareTokens(claim: readonly Token[], evidence: readonly Token[]): SupportCode | null {
  for (const token of claim) {
    if (evidence.some((other) => saysSame(token, other))) continue;
    if (token.kind === 'direction') return 'direction-conflict';
    if (token.kind === 'period') return evidence.some((other) => other.kind === 'period') ? 'period-conflict' : 'words-differ';
    return token.kind === 'number' && evidence.some((other) => other.kind === 'number') ? 'value-conflict' : 'words-differ';
  }
  return null;
}

function saysSame(left: Token, right: Token): boolean {
  switch (left.kind) {
    case 'number': return right.kind === 'number' && sameFigure(left.numeral, right.numeral);
    case 'period': return right.kind === 'period' && canonicalJson(left.mention) === canonicalJson(right.mention);
    case 'direction': return right.kind === 'direction' && right.direction === left.direction;
    case 'rank': return right.kind === 'rank' && right.rank === left.rank && right.n === left.n;
    case 'identifier': return right.kind === 'identifier' && right.text === left.text;
  }
}

type Numeral = Extract<Token, { kind: 'number' }>['numeral'];

function sameFigure(left: Numeral, right: Numeral): boolean {
  if (left.bound !== right.bound || (left.upTo === null) !== (right.upTo === null)) return false;
  if (left.unit.kind === 'money' && right.unit.kind === 'money' && left.unit.currency !== right.unit.currency) return false;
  const shown = convertTo(left.unit, decimal(right.value), right.unit);
  return shown !== null && equalWithinDigits({ ...left, bound: null }, shown) !== null;
}
