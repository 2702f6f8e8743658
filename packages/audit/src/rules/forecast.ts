// A figure for a time still to come is somebody's view. What a source has of it is asked first: guidance that was given can be quoted wrongly.
import { clauseBounds, clauseOf } from '../claims/clause.ts';
import { outlookOf, type Outlook } from '../claims/outlook.ts';
import type { Case } from '../judge/case.ts';
import type { Rule, Ruling } from './rule.ts';

function outlook({ reading, context }: Case): Outlook | null {
  if (reading.numeral === null || reading.scene === null || reading.claim.judgment !== null) return null;
  const { text, span } = reading.scene;
  const clause = clauseOf(clauseBounds(text), span);
  const mention = reading.period === null || reading.period.inherited !== null ? null : reading.period.mention;
  return outlookOf(text.slice(clause.start, clause.end), mention, context.asOf);
}

const ruling: Ruling = { verdict: 'judgment', rule: 'judgment-forecast', reason: 'The clause states a forecast for a time still to come, not a past or present fact.', codes: ['forecast'], field: null, rests: null, corrects: false };

/** The writer's own view, or an analyst's: another figure in a source does not make it false. */
export const ownForecast: Rule = (given) => (given.match === null && outlook(given) === 'own' ? ruling : null);

/** What others are said to expect, where no source speaks of it. */
export const reportedForecast: Rule = (given) => (outlook(given) === null ? null : ruling);
