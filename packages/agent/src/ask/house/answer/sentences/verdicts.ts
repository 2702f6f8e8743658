// Whether amounts that a question claims hold, said before the sentences whose figures decide it.
import { say } from '../../../../prose/text.ts';
import type { Verdict } from '../../../asked/claimed/claimed-amount.ts';
import { heldClaims, type Claiming } from '../../../validate/demands/claims/claimed.ts';
import { givenIn } from '../../../validate/demands/reading/given.ts';
import type { Outcome } from '../outcome.ts';

const words: Readonly<Record<Verdict, string>> = { yes: 'Yes', no: 'No', about: 'About right' };

/** One word where all agree, and where one amount is claimed of all of them, which then is so of each or is not so; else each in the order of the claims: "Yes, then no". */
function worded(verdicts: readonly Verdict[], isOneClaim: boolean): string {
  const [first = 'yes', ...rest] = verdicts.every((one) => one === verdicts[0]) ? verdicts.slice(0, 1) : isOneClaim && verdicts.includes('no') ? ['no' as const] : verdicts;
  return [words[first], ...rest.map((verdict) => words[verdict].toLowerCase())].join(', then ');
}

/** Sentences that decide come first. */
export function openedByVerdicts(outcome: Outcome, claiming: Claiming): Outcome {
  const all = outcome.summary.flatMap((text, at) => givenIn(text).map((figure) => ({ ...figure, at })));
  // What is claimed of a mean is not claimed of what it is the mean of.
  const means = /\b(?:average\w*|mean|avg)\b/i.test(claiming.text) ? all.filter(({ form }) => form === 'average') : [];
  const figures = means.length > 0 ? means : all;
  const held = heldClaims(claiming, figures);
  const isOneClaim = claiming.claims.length === 1;
  // A figure that is told again decides nothing anew.
  const first = new Map(held.toReversed().map(({ claim, figure }) => [`${figure.id} ${String(claiming.claims.indexOf(claim))}`, figure.at]));
  const decided = outcome.summary.map((text, at) => ({ text, verdicts: held.filter(({ claim, figure }) => figure.at === at && first.get(`${figure.id} ${String(claiming.claims.indexOf(claim))}`) === at).map(({ verdict }) => verdict) }));
  const firm = decided.filter(({ verdicts }) => verdicts.length > 0);
  // What one claim fails by is told before what it holds by.
  const inOrder = isOneClaim ? [...firm.filter(({ verdicts }) => verdicts.includes('no')), ...firm.filter(({ verdicts }) => !verdicts.includes('no'))] : firm;
  const told = inOrder.map(({ text, verdicts }) => say`${worded(verdicts, isOneClaim)}: ${text}`);
  return { ...outcome, summary: [...told, ...decided.flatMap(({ text, verdicts }) => (verdicts.length === 0 ? [text] : []))] };
}
