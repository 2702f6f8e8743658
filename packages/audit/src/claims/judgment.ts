// Opinions, forecasts, scenarios and targets. A clause that states the past or the present is never one, whatever it is dressed in.
const hypothetical: readonly (readonly [RegExp, string])[] = [
  [/\b(?:assum(?:e|es|ed|ing|ption|ptions))\b/i, 'assumption'],
  [/\b(?:scenario|base case|bull case|bear case|upside case|downside case|weight(?:ed|ing)? (?:of|at)|probability)\b/i, 'scenario'],
  [/\b(?:would|could|might|if|unless|should)\b/i, 'conditional'],
  [/\b(?:target|fair value|stop|entry|accumulate|trim|take profits?)\b/i, 'target'],
  [/\b(?:will|expects?|expected|forecasts?|projects?|projected|anticipates?|guid(?:es|ance)|outlook|likely|consensus)\b/i, 'forecast'],
];
const past = /\b(?:was|were|rose|fell|grew|declined|increased|decreased|reached|totall?ed|reported|earned|generated|closed|stood|ended|had|posted|came|paid|spent|returned|dropped|climbed|shrank|expanded|widened|narrowed)\b/i;

/** "Growth that returned to 11% would …", "if margins fell": these verbs state a condition, not what happened. */
function withoutConditions(clause: string): string {
  return /^\s*if\b/i.test(clause) || (/\b(?:would|could|might)\b/i.test(clause) && /\b(?:if|that|unless)\b/i.test(clause)) ? '' : clause.replace(/\b(?:that|which|who|if \w+|if the \w+)\s+\w+/gi, ' ');
}

/** Why a clause is judgment, or null. `isPastPeriod` says that the clause names a time that has already been. */
export function judgmentOf(clause: string, isPastPeriod: boolean): string | null {
  const found = hypothetical.find(([pattern]) => pattern.test(clause));
  if (found === undefined) return null;
  if (isPastPeriod || past.test(withoutConditions(clause))) return null;
  return found[1];
}
