// Which report states a figure, and when it was filed: as the facts themselves say it.
import { periodEnd, type Fact } from '@assay/record';
import { say, type Text } from '../../../../prose/text.ts';
import { onDay } from '../../../../prose/times.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { accession, asksFiled } from '../../../asked/subjects/asks-filed.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import { ownedBy } from '../sentences/naming.ts';
import { firstReport, ownReport } from './own-report.ts';
import { together, type Outcome } from '../outcome.ts';
import { inTime, measureName, namedSize } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { allQuarters, allYears, readingsIn } from '../times/times.ts';

/** Null where the question asks for no report, or no fact names one. */
export function filedOutcome(scene: Scene): Outcome | null {
  const { asked } = scene.gathered;
  if (!asksFiled(asked.text)) return null;
  const told = scene.holders.flatMap((holder) => periodsAsked(scene).flatMap((period) => filedOne(scene, holder, period) ?? []));
  return told.length === 0 ? null : together(told);
}

function filedOne(scene: Scene, holder: Holder, period: ReturnType<typeof periodsAsked>[number]): Outcome | null {
  const ids = [...metricsAsked(scene).map(({ id }) => id), 'revenue', 'net_income', 'total_assets'];
  const isQuarterly = asksQuarterly(scene.gathered.asked);
  const own = ofItsTime(scene, holder, period);
  if (own !== null) return toldOf(scene, holder, own);
  const isOfEither = period.kind === 'latest' && asksNewest(scene.gathered.asked.text);
  for (const id of ids) {
    const { book } = holder.bench;
    const readings = period.kind !== 'latest' ? readingsIn(book, id, period) : isOfEither ? inOrder([...allQuarters(book, id), ...allYears(book, id)]) : isQuarterly ? allQuarters(book, id) : allYears(book, id);
    const found = readings.toReversed().flatMap((reading) => { const fact = firstReport(holder, reading, isQuarterly && !isOfEither); return fact === null ? [] : [{ reading, fact }]; })[0];
    if (found !== undefined) return toldOf(scene, holder, found);
  }
  return null;
}

/** The report of the one year or quarter itself, where no figure is named: a figure of it may stand in a later report alone. */
function ofItsTime(scene: Scene, holder: Holder, period: ReturnType<typeof periodsAsked>[number]): ReturnType<typeof ownReport> {
  if (period.kind !== 'fiscal' || period.year === null || metricsAsked(scene).length > 0) return null;
  const { book } = holder.bench;
  const anchor = (period.part === 'FY' ? book.yearAnchors : book.quarterAnchors).find((one) => one.period?.fiscal?.year === period.year && one.period.fiscal.part === period.part);
  return anchor === undefined ? null : ownReport(holder, anchor);
}

const newest = /\b(?:most recent(?:ly)?|latest|last|newest|freshest|current)\b/i;
const yearly = /\b(?:10-?k|annual|yearly|20-?f)s?\b/i;
const quarterly = /\b(?:10-?q|quarterly|qtrly)s?\b/i;

/** Its own words first, then the form that was read. */
function asksQuarterly({ text, filters }: Scene['gathered']['asked']): boolean {
  if (yearly.test(text) !== quarterly.test(text)) return quarterly.test(text);
  return filters.form?.startsWith('10-Q') === true || /\bquarter (?:report|filing|accounts|statement)s?\b/i.test(text);
}

/** "Its most recent filing": a yearly or a quarterly one, where no form is named or both are. */
const asksNewest = (text: string): boolean => newest.test(text) && yearly.test(text) === quarterly.test(text);

const inOrder = (readings: readonly Reading[]): readonly Reading[] => readings.toSorted((left, right) => endOfReading(left).localeCompare(endOfReading(right)));
const endOfReading = ({ period }: Reading): string => (period === null ? '' : periodEnd(period) ?? '');

function toldOf({ gathered: { asked } }: Scene, holder: Holder, { reading, fact: { source } }: { readonly reading: Reading; readonly fact: Fact }): Outcome | null {
  if (source.filed === null || source.form === null) return null;
  const number = source.accession !== null && accession.test(asked.text) ? say`Its accession number is ${source.accession}.` : null;
  const told = saidOfReport(holder, { reading, fact: { source } });
  return { summary: number === null ? [told] : [told, number], blocks: [], missing: [] };
}

/** The report by a figure that it states. */
export function saidOfReport(holder: Holder, { reading, fact: { source } }: { readonly reading: Reading; readonly fact: Pick<Fact, 'source'> }): Text {
  return say`The report that states ${ownedBy(holder.name)} ${measureName(reading)} of ${namedSize(holder, reading)} ${inTime(reading)} is its Form ${source.form ?? ''}, filed ${onDay(source.filed ?? '')}.`;
}
