// A follow-up that asks what multiple the close of before makes: "what P/E is that on fiscal 2024 EPS?" behind the close of a day. At that close, and not at the newest.
import type { IsoDate } from '@assay/record';
import type { Asked } from '../asked.ts';
import { areAmong, momentWords, saidAfter, withoutTalk, type SaidAfter } from '../times/follow/figure-before.ts';
import { writtenOut } from '../question-text.ts';
import { ownedBy } from './owned-by.ts';

const closed = new Set('a an against and as at base based basis be by calculate close come comes did divide divided do does dollars each earn earned earnings eps diluted for full get give going had has have hand how in is it its just last make me makes many mean means multiple much of on out p pe per percent please price quote ratio read reckon relative share so stand that the then there this times to was we were what which would yield x using work year e over came that\'s'.split(' '));
const points = /\b(?:that|this|it|there|then)\b|^(?:and )?(?:the )?(?:p ?\/ ?e|pe|multiple|earnings yield)\b/i;
const now = /\b(?:now|today|latest|newest|last close|current(?:ly)?|most recent)\b/i;
const asked: readonly (readonly [RegExp, string])[] = [
  [/\bearnings yield\b|\byield\b[^?]{0,30}\b(?:earn\w*|eps)\b/i, 'earnings yield'],
  [/\bp ?\/ ?e\b|\bpe\b|\bprice[- ]?(?:to[- ])?earnings\b|\b(?:how many|what) times\b[^?]{0,60}\b(?:eps|earnings|earned)\b|\bmultiple\b[^?]{0,40}\b(?:eps|earnings)\b|\b(?:divide[ds]?|over|put) (?:that|this|it|the) (?:price|close|quote)?[^?.]{0,16}\b(?:by|over)\b[^?]{0,40}\b(?:eps|earnings per share)\b|^(?:and |so |now )?(?:put )?(?:that|this) (?:over|divided by|on|against|\/) [^?]{0,30}\b(?:eps|earnings per share)\b|\b(?:that|this|the) (?:price|close) (?:over|divided by|\/)[^?]{0,40}\b(?:eps|earnings per share)\b/i, 'price-earnings ratio'],
];

/** The day of the one close of one company that was asked about. */
function dayBefore({ course, companies }: Asked): IsoDate | null {
  const [window, ...others] = course?.windows ?? [];
  const isOne = course?.of === 'close' && course.form.kind === 'value' && others.length === 0 && companies.length === 1;
  return isOne && window?.kind === 'point' ? window.on : null;
}

const own = new Set(['pe_ratio', 'price', 'diluted_eps', 'net_income', 'earnings_yield', 'price_to_sales', 'price_to_book']);

/** On which year's earnings, in words; null where another figure or time is named. */
function basisOf({ figures, times, rest }: SaidAfter): string | null {
  const [year, ...others] = new Map(times.map(({ period }) => [JSON.stringify(period), period])).values();
  const isPlain = others.length === 0 && figures.every(({ measure }) => measure.kind === 'metric' && own.has(measure.id)) && areAmong(rest, closed);
  if (!isPlain) return null;
  if (year === undefined) return '';
  return year.kind === 'fiscal' && year.year !== null ? ` on the diluted EPS of ${momentWords(year)}` : null;
}

/** Null where another close or company is named, or anything else is asked. */
export function multipleAtClose(given: string, earlier: Asked, today: IsoDate): string | null {
  const on = dayBefore(earlier);
  const name = asked.find(([pattern]) => pattern.test(given))?.[1];
  const said = on === null || name === undefined || now.test(given) ? null : saidAfter(withoutTalk(writtenOut(given)), today);
  const basis = said === null || !points.test(said.text) ? null : basisOf(said);
  return on === null || name === undefined || basis === null ? null : `What was ${ownedBy(earlier.companies[0]?.name ?? '')} ${name} at the close on ${momentWords({ kind: 'date', on })}${basis}?`;
}
