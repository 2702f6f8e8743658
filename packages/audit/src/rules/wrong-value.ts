import { diagnose } from '../judge/diagnose.ts';
import { factSentence } from './reason.ts';
import type { Rule } from './rule.ts';

/** A fact or formula with the claim's own entity, metric and time says otherwise, and no equal reading of the words agrees. */
export const wrongValue: Rule = (given) => {
  const { best, match, reading } = given;
  if (best === null || match !== null || reading.claim.judgment !== null) return null;
  if (given.strangers.length > 0) return null;
  const field = diagnose(given, best);
  return { verdict: 'contradicted', rule: `wrong-${field}`, reason: `${capital(factSentence(best))}; the claim shows ${reading.claim.text}.`, codes: [field], field, rests: best, corrects: true };
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
