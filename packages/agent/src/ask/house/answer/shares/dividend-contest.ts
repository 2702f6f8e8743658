// Who of several paid more a share in a calendar year, by the ex-dividend days: what each paid, who is ahead, and of two by how much.
import { change } from '../../../../figures/arithmetic.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import type { Outcome } from '../outcome.ts';
import { differenceWritten } from '../sentences/written-out.ts';
import type { Holder, Scene } from '../scene.ts';
import { readingsIn } from '../times/times.ts';
import { ofSpan, toldOne, yearSpan } from './tell-dividends.ts';

const isFiscal = /\bfiscal\b|\bFY ?'?\d|\bfinancial year\b/i;
const asksWho = /\b(?:who|which|whose)\b[^?]*\b(?:more|most|higher|highest|larger|largest|bigger|biggest|less|least|lower|lowest)\b|\b(?:more|most|higher|highest|larger|bigger|less|least)\b[^?]*\bor\b/i;
const asksLeast = /\b(?:less|least|lower|lowest|smaller|smallest)\b/i;

/** Said in so many words; else by their statements, which are of fiscal years, unless one of them shows none. */
const isCalendar = /\b(?:calendar|cal|cy|ex-?(?:dividend|div|date|day)s?)\b/i;

type Paid = NonNullable<ReturnType<typeof ofSpan>> & { readonly holder: Holder };

/** Of two or more that are named, and of dividends a share alone. */
function isOfThem(scene: Scene): boolean {
  const { group, claims, companies } = scene.gathered.asked;
  const metrics = metricsAsked(scene);
  return metrics.length > 0 && metrics.every(({ id }) => id === 'dividends_per_share') && companies.length > 1 && group === null && claims === undefined;
}

/** The one calendar year; null of other measures and times. */
function yearAsked(scene: Scene): number | null {
  const { text } = scene.gathered.asked;
  const [period, ...others] = periodsAsked(scene);
  if (!isOfThem(scene) || others.length > 0 || isFiscal.test(text) || period?.kind !== 'fiscal' || period.part !== 'FY') return null;
  const isShown = scene.holders.every(({ bench: { book } }) => readingsIn(book, 'dividends_per_share', period).length > 0);
  return isCalendar.test(text) || !isShown ? period.year : null;
}

/** Null where nobody asks who paid more, and where the payments of one of them are not all on file. */
export function dividendContest(scene: Scene): Outcome | null {
  const { text } = scene.gathered.asked;
  const year = asksWho.test(text) ? yearAsked(scene) : null;
  const paid = year === null ? [] : scene.holders.flatMap((holder): readonly Paid[] => { const told = ofSpan(holder, yearSpan(year)); return told === null ? [] : [{ ...told, holder }]; });
  if (paid.length < 2 || paid.length < scene.holders.length) return null;
  const ordered = paid.toSorted((left, right) => right.sum.value.comparedTo(left.sum.value));
  const [first, second] = ordered;
  const last = ordered.at(-1);
  if (first === undefined || second === undefined || last === undefined || first.sum.value.eq(last.sum.value)) return null;
  const isLeast = asksLeast.test(text);
  const lead: Text = isLeast ? say`${last.holder.name} stands at the bottom on dividends per share.` : say`${first.holder.name} is ahead on dividends per share.`;
  const gap = ordered.length > 2 ? [] : [differenceWritten({ more: first.sum, less: second.sum, result: change(first.sum, second.sum), holder: first.holder })];
  return { summary: [lead, ...ordered.map(({ line }) => line), ...gap, ...ordered.flatMap(({ holder, paid: each }) => each.map((one) => toldOne(holder, one)))], blocks: [], missing: [] };
}
