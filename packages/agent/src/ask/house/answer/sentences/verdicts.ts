// Whether amounts that a question claims hold, said before the sentences whose figures decide it.
import { say, type Text } from '../../../../prose/text.ts';
import type { Verdict } from '../../../asked/claimed/claimed-amount.ts';
import { heldClaims, type Claiming } from '../../../validate/demands/claims/claimed.ts';
import { givenIn } from '../../../validate/demands/reading/given.ts';
import type { Outcome } from '../outcome.ts';

const words: Readonly<Record<Verdict, string>> = { yes: 'Yes', no: 'No', about: 'About right' };

/** One word where all agree; else each in the order of the claims: "Yes, then no". */
function worded(verdicts: readonly Verdict[]): string {
  const [first = 'yes', ...rest] = verdicts.every((one) => one === verdicts[0]) ? verdicts.slice(0, 1) : verdicts;
  return [words[first], ...rest.map((verdict) => words[verdict].toLowerCase())].join(', then ');
}

function opened(verdicts: readonly Verdict[], text: Text): Text {
  return say`${worded(verdicts)}: ${text}`;
}

/** Sentences that decide come first. */
export function openedByVerdicts(outcome: Outcome, claiming: Claiming): Outcome {
  const all = outcome.summary.flatMap((text, at) => givenIn(text).map((figure) => ({ ...figure, at })));
  // What is claimed of a mean is not claimed of what it is the mean of.
  const means = /\b(?:average\w*|mean|avg)\b/i.test(claiming.text) ? all.filter(({ form }) => form === 'average') : [];
  const figures = means.length > 0 ? means : all;
  const held = heldClaims(claiming, figures);
  const decided = outcome.summary.map((text, at) => ({ text, verdicts: held.filter(({ figure }) => figure.at === at).map(({ verdict }) => verdict) }));
  const told = decided.flatMap(({ text, verdicts }) => (verdicts.length === 0 ? [] : [opened(verdicts, text)]));
  return { ...outcome, summary: [...told, ...decided.flatMap(({ text, verdicts }) => (verdicts.length === 0 ? [text] : []))] };
}
