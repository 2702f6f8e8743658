// A claim in words is supported by a sentence that holds its words in their order, asserts as much, and names the same figures and times.
// A paraphrase is not: whether two wordings mean one thing is what a model would have to vouch for.
import { readSentences } from '../../report/sentences.ts';
import type { SupportCode } from '../codes.ts';
import { hasForeignDigits } from '../words/hidden.ts';
import { polarityOf, sameModality } from '../words/polarity.ts';
import { readStatement, withTimes, type Statement, type StatementPart } from '../words/statement.ts';
import { saysSame } from './same-token.ts';

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
  const differs = compareStatements(readStatement(claim), readStatement(sentence));
  if (differs !== null) return differs;
  const [left, right] = [polarityOf(claim), polarityOf(sentence)];
  if (left.negated !== right.negated) return 'negation-differs';
  return sameModality(left, right) ? null : 'modality-differs';
}

/** A single time may stand anywhere in the sentence; several must stand where they do in the claim. */
function compareStatements(claim: Statement, sentence: Statement): SupportCode | null {
  if (!claim.parts.some((part) => part.kind === 'word')) return 'words-differ';
  if (claim.times.length > 1 || sentence.times.length > 1) return claim.times.length === 0 ? compareParts(claim.parts, sentence.parts) : compareParts(withTimes(claim), withTimes(sentence));
  const [own] = claim.times;
  const [other] = sentence.times;
  const words = compareParts(claim.parts, sentence.parts);
  if (words !== null || own === undefined) return words;
  if (other === undefined) return 'words-differ';
  return saysSame(own, other) ? null : 'period-conflict';
}

type Same = (left: StatementPart, right: StatementPart | undefined) => boolean;
const sameWord: Same = (left, right) => left.kind === 'word' && right?.kind === 'word' && left.stem === right.stem;
const isSame: Same = (left, right) => sameWord(left, right) || (left.kind === 'figure' && right?.kind === 'figure' && saysSame(left.token, right.token));
const isAlike: Same = (left, right) => sameWord(left, right) || (left.kind === 'figure' && right?.kind === 'figure' && left.token.kind === right.token.kind);

/** Nothing may stand between: "revenue rose and costs fell" does not say that revenue fell. */
function compareParts(sought: readonly StatementPart[], parts: readonly StatementPart[]): SupportCode | null {
  const stands = (same: Same): boolean => parts.some((_, from) => sought.every((part, step) => same(part, parts[from + step])));
  if (stands(isSame)) return null;
  if (!stands(isAlike)) return 'words-differ';
  return sought.some((part) => part.kind === 'figure' && part.token.kind === 'period') ? 'period-conflict' : 'value-conflict';
}
