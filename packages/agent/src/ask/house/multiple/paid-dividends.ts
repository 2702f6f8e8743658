// Dividends of a share by their ex-dividend days: where no statement shows the year's dividend per share, those of the time asked about are told one by one and added up.
import { addDays, decimal, periodEnd, type Fact, type IsoDate } from '@assay/record';
import { endOf } from '../../../book/fact-book.ts';
import type { Reading } from '../../../figures/figure.ts';
import type { Holder } from '../answer/scene.ts';

/** Bundled files and a chart's events name them so; a dictionary's name they have none, for one payment is not the year's dividend. */
export const isPaid = ({ metric, unit }: Fact): boolean => (metric.id === 'dividend' || /^dividend(?: per share by ex-dividend day)?$/i.test(metric.label)) && unit.kind === 'money';
const dayOf = ({ period }: Fact): IsoDate => (period === null ? '' : periodEnd(period) ?? '');

function readingOf(fact: Fact): Reading {
  return { metric: 'dividends_per_share', value: decimal(fact.value), unit: fact.unit, period: fact.period, formula: null, facts: [fact], assumptions: {} };
}

/** Both days included, ascending. */
export function paidWithin(holder: Holder, from: IsoDate, to: IsoDate): readonly Reading[] {
  const paid = holder.gathering.facts.filter((fact) => isPaid(fact) && dayOf(fact) >= from && dayOf(fact) <= to);
  return [...new Map(paid.map((fact) => [dayOf(fact), fact])).values()].toSorted((left, right) => dayOf(left).localeCompare(dayOf(right))).map(readingOf);
}

/** The payment of the year before may come some days less than a year earlier: it is none of the twelve months. */
const ALMOST_A_YEAR = 350;

/** Those of the twelve months up to a day, ascending. */
export function paidInYearTo(holder: Holder, day: IsoDate): readonly Reading[] {
  const paid = paidWithin(holder, addDays(day, -364), day);
  const last = paid.at(-1);
  return last === undefined ? [] : paid.filter((one) => endOf(one) > addDays(endOf(last), -ALMOST_A_YEAR));
}

/** Whether any is on file. */
export const hasPaid = ({ gathering: { facts } }: Holder): boolean => facts.some(isPaid);
