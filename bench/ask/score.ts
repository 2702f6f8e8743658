// What an answer is worth, told from what it shows: right, incomplete, wrong, declined, declined rightly. Strict: a figure counts only where it is shown with value, unit, period and company.
import type { Answer } from '@assay/record';
import type { BenchQuestion, FiguresExpected } from './records.ts';
import { amountAgrees, isReplaced, matches, saysOne } from './score/match-figure.ts';
import { allText, directionSaid, missingSaid, orderSaid, winnerSaid, type Said } from './score/said.ts';
import { headlineOf, shownFigures, type Shown } from './score/shown-figures.ts';

export const outcomes = ['right', 'incomplete', 'wrong', 'declined', 'declined-rightly'] as const;
export type Outcome = (typeof outcomes)[number];

/** `why` tells what is not as it should be; empty where all is. `verified`: a wrong answer that passes for a proven one. */
export type Score = { readonly outcome: Outcome; readonly verified: boolean; readonly why: readonly string[] };

export type Answered = { readonly answer: Answer; readonly markdown: string };

const score = (outcome: Outcome, why: readonly string[] = []): Score => ({ outcome, verified: false, why });

/** An answer of `valid` whose figures the judge has verified or computed. */
function passesForProven({ metadata }: Answer, shown: readonly Shown[]): boolean {
  const proven = (metadata.verdicts.verified ?? 0) + (metadata.verdicts.computed ?? 0);
  return metadata.valid && proven > 0 && headlineOf(shown).length > 0;
}

const showsFigures = (shown: readonly Shown[]): boolean => shown.some(({ unit }) => unit !== 'none');

const noAnswer = /\b(?:cannot|can’t|can't|do(?:es)? not answer|not (?:available|bundled|known|among|at hand|there)|no (?:answer|figures?|data))\b/i;

/** It says that it does not answer; or it shows no figure and names what is missing, or says that there is something. */
function isDeclined({ metadata, missing, summary }: Answer, shown: readonly Shown[]): boolean {
  return metadata.query_type === 'declined' || (!showsFigures(shown) && (missing.length > 0 || (metadata.query_type === 'financial' && noAnswer.test(summary))));
}

export function scoreAnswer({ expect, category }: BenchQuestion, { answer, markdown }: Answered): Score {
  const shown = shownFigures(answer, markdown);
  const declined = isDeclined(answer, shown);
  const whole = allText(answer);
  if (expect.kind === 'declines') {
    return declined ? declinedFor(expect.missing, whole) : answeredAll(expect.missing, { answer, shown, whole });
  }
  if (declined) return expect.kind === 'explains' && expect.orDeclines && missingSaid(whole, expect.says) ? score('declined-rightly') : score('declined', ['declined what can be answered']);
  if (expect.kind === 'explains') return explained(expect.says, whole);
  const found = figuresFound(expect, { answer, shown, whole, mayBury: wide.includes(category) });
  return found.outcome === 'wrong' ? { ...found, verified: passesForProven(answer, shown) } : found;
}

function declinedFor(missing: readonly (readonly string[])[], whole: string): Score {
  return missingSaid(whole, missing) ? score('declined-rightly') : score('incomplete', ['declined without naming what is missing']);
}

/** Figures were shown where there are none to show. Where the gap is named beside them, nobody is misled, but nothing is answered. */
function answeredAll(missing: readonly (readonly string[])[], { answer, shown }: Seen): Score {
  if (missingSaid(answer.missing.join('\n'), missing)) return score('incomplete', ['shows other figures beside what is missing']);
  return { ...score('wrong', ['answered what cannot be answered']), verified: passesForProven(answer, shown) };
}

function explained(says: readonly (readonly string[])[], text: string): Score {
  const absent = says.filter((group) => !saysOne(text, group));
  if (absent.length === 0) return score('right');
  return score(absent.length === says.length ? 'wrong' : 'incomplete', absent.map(([word = '']) => `does not say ${word}`));
}

type Seen = { readonly answer: Answer; readonly shown: readonly Shown[]; readonly whole: string };
/** Questions whose figures are a part of what is said, not its point. */
const wide: readonly string[] = ['comprehensive', 'buy_sell'];

function figuresFound(expect: FiguresExpected, { answer, shown, whole, mayBury }: Seen & { readonly mayBury: boolean }): Score {
  const names = [...new Map(expect.figures.map(({ company }) => [company[0] ?? '', company])).values()];
  const around = { text: whole, names };
  const absent = expect.figures.filter((figure) => !shown.some((one) => one.place !== 'chart' && matches(one, figure, around)));
  const cores = expect.figures.filter(({ core }) => core);
  const wrong = [
    ...(cores.length > 0 && cores.every((figure) => absent.includes(figure)) ? ['none of the figures asked for is shown'] : []),
    ...absent.filter((figure) => isReplaced(shown, figure, around)).map(({ what }) => `another value stands for ${what}`),
    ...rivals(expect, shown),
    ...spoken(expect, answer, 'contrary'),
  ];
  if (wrong.length > 0) return score('wrong', wrong);
  const first = [...headlineOf(shown), ...shown.filter(({ place }) => place === 'summary')];
  const isBuried = !mayBury && expect.figures.length === 1 && !first.some((one) => expect.figures.some((figure) => matches(one, figure, around)));
  const lacking = [...(isBuried && absent.length === 0 ? ['shown, but not as the answer'] : []), ...absent.map(({ what }) => `without ${what}`), ...spoken(expect, answer, 'open'), ...unsaid(expect, whole)];
  return score(lacking.length === 0 ? 'right' : 'incomplete', lacking);
}

/** Another year's or company's figure in the headline, and the right one not beside it. */
function rivals({ not, figures }: FiguresExpected, shown: readonly Shown[]): string[] {
  const headline = headlineOf(shown);
  const isRight = headline.some((one) => figures.some((figure) => figure.options.some((option) => amountAgrees(one, option, figure))));
  if (isRight) return [];
  return not.filter((rival) => headline.some((one) => amountAgrees(one, rival, { digits: 2, eitherSign: true }))).map(({ from }) => `the headline is ${from}`);
}

/** What is said in words, and is `as`: contrary to what is so, or left open. */
function spoken({ order, winner, direction }: FiguresExpected, answer: Answer, as: Said): string[] {
  const said: readonly (readonly [string, Said])[] = [
    ['order', orderSaid(answer, order)],
    ['who comes first', winner === null ? 'right' : winnerSaid(answer, winner)],
    ['direction', direction === null ? 'right' : directionSaid(answer, direction)],
  ];
  return said.filter(([, state]) => state === as).map(([what]) => `${what}: ${as}`);
}

function unsaid({ says, missing }: FiguresExpected, whole: string): string[] {
  return [...says, ...missing].filter((group) => !saysOne(whole, group)).map(([word = '']) => `does not say ${word}`);
}
