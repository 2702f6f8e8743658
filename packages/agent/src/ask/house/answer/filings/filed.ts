// Which report states a figure, and when it was filed: as the facts themselves say it.
import { periodEnd, type Fact } from '@assay/record';
import { say } from '../../../../prose/text.ts';
import { onDay } from '../../../../prose/times.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { accession, asksFiled } from '../../../asked/subjects/asks-filed.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import { ownedBy } from '../sentences/naming.ts';
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
  const isOfEither = period.kind === 'latest' && asksNewest(scene.gathered.asked.text);
  for (const id of ids) {
    const { book } = holder.bench;
    const readings = period.kind !== 'latest' ? readingsIn(book, id, period) : isOfEither ? inOrder([...allQuarters(book, id), ...allYears(book, id)]) : isQuarterly ? allQuarters(book, id) : allYears(book, id);
    const found = readings.toReversed().flatMap((reading) => { const fact = firstReport(holder, reading, isQuarterly && !isOfEither); return fact === null ? [] : [{ reading, fact }]; })[0];
    if (found !== undefined) return toldOf(scene, holder, found);
  }
  return null;
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

/** Later reports repeat a figure: the first of them is the one that brought it. */
function firstReport({ gathering }: Holder, reading: Reading, isQuarterly: boolean): Fact | null {
  const [own] = reading.facts;
  if (reading.formula !== null || own === undefined) return null;
  const forms = isQuarterly ? /^10-Q/ : /^(?:10-[KQ]|20-F|40-F)/;
  const same = gathering.facts.filter((fact) => fact.metric.id === own.metric.id && fact.source.filed !== null && forms.test(fact.source.form ?? '') && endOf(fact) === endOf(own) && fact.period?.kind === own.period?.kind && fact.value === own.value);
  return same.toSorted((left, right) => (left.source.filed ?? '').localeCompare(right.source.filed ?? ''))[0] ?? null;
}

function toldOf({ gathered: { asked } }: Scene, holder: Holder, { reading, fact: { source } }: { readonly reading: Reading; readonly fact: Fact }): Outcome | null {
  if (source.filed === null || source.form === null) return null;
  const number = source.accession !== null && accession.test(asked.text) ? say`Its accession number is ${source.accession}.` : null;
  const told = say`The report that states ${ownedBy(holder.name)} ${measureName(reading)} of ${namedSize(holder, reading)} ${inTime(reading)} is its Form ${source.form}, filed ${onDay(source.filed)}.`;
  return { summary: number === null ? [told] : [told, number], blocks: [], missing: [] };
}

function endOf({ period }: Fact): string | null {
  return period === null ? null : periodEnd(period);
}
