// The report of a fiscal year or quarter itself, by a figure that it brought: a later report repeats figures, and is filed long after.
import { daysBetween, periodEnd, type Fact } from '@assay/record';
import type { Anchor } from '../../../../book/anchor.ts';
import type { Reading } from '../../../../figures/figure.ts';
import type { Holder } from '../scene.ts';
import { readingsIn } from '../times/times.ts';

export type Report = { readonly reading: Reading; readonly fact: Fact; readonly filed: string; readonly end: string };

/** The last day on which a yearly report may be handed in late is well before. */
const LATEST = 150;

const first = ['revenue', 'net_income', 'total_assets'];

const endOf = ({ period }: Pick<Fact, 'period'>): string => (period === null ? '' : periodEnd(period) ?? '');

/** Figures of statements, the plainest first. */
function idsOf({ gathering: { facts } }: Holder): readonly string[] {
  const filed = facts.filter(({ source }) => source.filed !== null && source.form !== null);
  return [...new Set([...first, ...filed.flatMap(({ metric }) => metric.id ?? [])])];
}

/** Later reports repeat a figure: the first of them is the one that brought it. Null where it is worked out, or no report gives it as it stands. */
export function firstReport({ gathering }: Holder, reading: Reading, isQuarterly: boolean): Fact | null {
  const [own] = reading.facts;
  if (reading.formula !== null || own === undefined) return null;
  const forms = isQuarterly ? /^10-Q/ : /^(?:10-[KQ]|20-F|40-F)/;
  const same = gathering.facts.filter((fact) => fact.metric.id === own.metric.id && fact.source.filed !== null && forms.test(fact.source.form ?? '') && endOf(fact) === endOf(own) && fact.period?.kind === own.period?.kind && fact.value === own.value);
  return same.toSorted((left, right) => (left.source.filed ?? '').localeCompare(right.source.filed ?? ''))[0] ?? null;
}

/** Filed soon after the time that the figure is of. */
function inTime(holder: Holder, reading: Reading | undefined, isQuarterly: boolean): Report | null {
  const fact = reading === undefined ? null : firstReport(holder, reading, isQuarterly);
  const end = reading === undefined || reading.period === null ? null : periodEnd(reading.period);
  if (reading === undefined || fact === null || fact.source.filed === null || end === null) return null;
  const { filed } = fact.source;
  const days = daysBetween(end, filed);
  return days >= 0 && days <= LATEST ? { reading, fact, filed, end } : null;
}

/** Null where no figure at hand comes from it. */
export function ownReport(holder: Holder, { period, length }: Anchor): Report | null {
  const fiscal = period?.fiscal;
  if (fiscal === null || fiscal === undefined || fiscal.part === 'TTM') return null;
  const asked = { kind: 'fiscal' as const, year: fiscal.year, part: fiscal.part };
  const isQuarterly = length === 'quarter' && fiscal.part !== 'Q4';
  for (const id of idsOf(holder)) {
    const report = inTime(holder, readingsIn(holder.bench.book, id, asked).at(-1), isQuarterly);
    if (report !== null) return report;
  }
  return null;
}

/** Every yearly and quarterly report that a figure at hand comes from, by the day on which it was filed. */
export function reportsOf(holder: Holder, isOfForm: (form: string) => boolean): readonly Report[] {
  const { yearAnchors, quarterAnchors } = holder.bench.book;
  const yearly = new Set(yearAnchors.map(({ end }) => end));
  const anchors = [...yearAnchors, ...quarterAnchors.filter(({ end }) => !yearly.has(end))];
  return anchors.flatMap((anchor) => ownReport(holder, anchor) ?? []).filter(({ fact }) => isOfForm(fact.source.form ?? '')).toSorted((left, right) => left.filed.localeCompare(right.filed));
}
