import { decimal } from '@assay/record';
import type { Comparison } from '../bind/compare.ts';
import type { Case } from '../judge/case.ts';
import { diagnose } from '../judge/diagnose.ts';
import { factSentence } from './reason.ts';
import type { Rule } from './rule.ts';

/** A fact or formula with the claim's own entity, metric and time says otherwise, and no equal reading of the words agrees. */
export const wrongValue: Rule = (given) => {
  const { best, match, reading } = given;
  if (best === null || match !== null || reading.claim.judgment !== null) return null;
  if (given.strangers.length > 0 || isOfSomeCompany(given, best) || isWithinRounding(given, best) || standsInItsWords(given, best)) return null;
  const field = diagnose(given, best);
  return { verdict: 'contradicted', rule: `wrong-${field}`, reason: `${capital(factSentence(best))}; the claim shows ${reading.claim.text}.`, codes: [field], field, rests: best, corrects: true };
};

/** Where the words name nobody and the sources hold several companies, what is worked out for one of them says nothing against the claim. */
function isOfSomeCompany({ reading, context }: Case, { candidate }: Comparison): boolean {
  return reading.claim.entity === null && candidate.entity !== 'agrees' && candidate.formula !== null && context.index.entities.length > 1;
}

/** "$16.434 billion" beside a source that says "$16.4 billion": the source cannot deny digits that it does not show. */
function isWithinRounding({ reading }: Case, { candidate, shown }: Comparison): boolean {
  const read = candidate.facts[0];
  if (reading.numeral === null || shown === null || read === undefined || candidate.formula !== null || read.scale < 3) return false;
  const written = decimal(read.fact.value).dividedBy(decimal(10).pow(read.scale));
  const half = decimal(10).pow(read.scale - written.decimalPlaces()).dividedBy(2);
  const ratio = candidate.value.isZero() ? decimal(1) : shown.dividedBy(candidate.value).abs();
  return decimal(reading.numeral.value).minus(shown).abs().lessThanOrEqualTo(half.times(ratio));
}

/** The sources have the very figure in the words that stand around it, or the figures that it is worked out of: what the rest of the sentence names in running text, or in a row of other words, is another. */
function standsInItsWords({ words }: Case, { candidate }: Comparison): boolean {
  if (words?.verdict !== 'supported') return false;
  const isRunning = candidate.facts.every(({ column }) => column.length === 0);
  if (words.codes.includes('worked-figure')) return isRunning && words.codes.includes('sure');
  return words.codes.includes('named-figure') && (isRunning || words.codes.includes('nearest'));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
