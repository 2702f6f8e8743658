// The charts of a note: the price, what a share would be worth, and the company's main figures, drawn from the run's captured bytes. A chart with too few points is left out, never guessed.
import { readFacts } from '@assay/audit/facts';
import { AssayError, decimal, periodEnd, type Fact, type IsoDate, type RunContents, type Sha256 } from '@assay/record';
import { html, nothing, type Html } from '../markup.ts';
import { renderBarChart } from './bar-chart.ts';
import { closeSeries, meansInClaims } from './close-series.ts';
import { renderMarginChart, type MarginSeries } from './margin-chart.ts';
import { namedLevels } from './named-levels.ts';
import { renderPriceChart } from './price-chart.ts';
import { cashTitle, growthTitle } from './titles.ts';
import { scaleFor } from './words.ts';
import { renderWorthChart } from './worth-chart.ts';
import { worthRows } from './worth-rows.ts';
import { combineYears, yearSeries, type FactSet, type YearSeries } from './year-series.ts';

/** Fewer points than this make no finding. */
const MIN_YEARS = 3;
const MIN_CLOSES = 20;

type Drawn = Pick<RunContents, 'captures' | 'facts' | 'findings' | 'claims' | 'verdicts' | 'report' | 'run'>;

export function renderCharts(run: Drawn, sha256: Sha256): Html {
  const set: FactSet = { facts: chartFacts(run, sha256), company: run.run.company };
  const currency = currencyOf(set);
  const cash = cashChart(set, currency);
  const charts = [...priceCharts(set, run, currency), salesChart(set, currency), marginsChart(set, cash === null), cash].filter((chart) => chart !== null);
  if (charts.length === 0) return nothing;
  return html`<section class="charts" aria-labelledby="charts"><h2 id="charts">Price, value and main figures</h2><div class="grid">${charts}</div></section>\n`;
}

/** A run keeps the facts that its figures rest on; the rest of a series is read from the captured bytes again. A source that cannot be read gives no points. */
function chartFacts(run: Pick<RunContents, 'captures' | 'facts' | 'run'>, sha256: Sha256): readonly Fact[] {
  const read = run.captures.flatMap((source) => {
    try {
      return readFacts(source, { sha256 }).map(({ fact }) => fact);
    } catch (error) {
      if (error instanceof AssayError) return [];
      throw error;
    }
  });
  return [...run.facts, ...read].filter((fact) => isKnownBy(fact, run.run.data.asOf));
}

/** A response may hold what was published after the day on which the run looks at the world. */
function isKnownBy({ source, period }: Fact, day: IsoDate): boolean {
  const end = period === null ? null : periodEnd(period);
  return (source.filed === null || source.filed <= day) && (end === null || end <= day);
}

/** The currency of the company's figures. */
function currencyOf({ facts }: FactSet): string {
  const unit = facts.find((fact) => fact.unit.kind === 'money' && fact.unit.currency !== null)?.unit;
  return unit?.kind === 'money' ? unit.currency ?? 'USD' : 'USD';
}

/** What a share costs, and what it would be worth. */
function priceCharts(set: FactSet, run: Drawn, currency: string): (Html | null)[] {
  const closes = closeSeries(set);
  const close = closes.at(-1);
  if (close === undefined || closes.length < MIN_CLOSES) return [];
  const sign = currency === 'USD' ? '$' : `${currency} `;
  const rows = worthRows({ run, set, closes, sign });
  return [
    renderPriceChart(closes, { means: meansInClaims(run.claims), levels: namedLevels(run, close.close), currency }),
    rows.length === 0 ? null : renderWorthChart({ rows, close, sign, currency }),
  ];
}

function salesChart(set: FactSet, currency: string): Html | null {
  const revenue = yearSeries(set, 'revenue');
  if (revenue.length < MIN_YEARS) return null;
  const profit = yearSeries(set, 'net_income').filter((point) => revenue.some((own) => own.year === point.year));
  const second = profit.length < MIN_YEARS ? null : { name: 'net income', series: profit };
  return renderBarChart({
    id: 'chart-sales', wide: true, currency, title: growthTitle('Revenue', revenue, second),
    series: [{ name: 'Revenue', values: revenue }, ...(second === null ? [] : [{ name: 'Net income', values: profit }])],
  });
}

/** Takes the whole width where no other chart stands beside it. */
function marginsChart(set: FactSet, alone: boolean): Html | null {
  const revenue = yearSeries(set, 'revenue');
  const margin = (metric: string): YearSeries => combineYears(yearSeries(set, metric), revenue, (part, whole) => (whole.isZero() ? null : part.dividedBy(whole).times(100)));
  const known: MarginSeries[] = [
    { name: 'Operating margin', values: margin('operating_income') }, { name: 'Gross margin', values: margin('gross_profit') }, { name: 'Net margin', values: margin('net_income') },
  ].filter(({ values }) => values.length >= MIN_YEARS);
  return known.length === 0 ? null : renderMarginChart(known, alone);
}

function cashChart(set: FactSet, currency: string): Html | null {
  const stated = yearSeries(set, 'free_cash_flow');
  const made = combineYears(yearSeries(set, 'operating_cash_flow'), yearSeries(set, 'capital_expenditure'), (cash, spent) => cash.minus(decimal(spent).abs()));
  const values = made.length >= stated.length ? made : stated;
  if (values.length < MIN_YEARS) return null;
  const style = { scale: scaleFor(values.map((point) => point.value)), currency, length: 'long' } as const;
  return renderBarChart({ id: 'chart-cash', wide: false, currency, title: cashTitle('Free cash flow', values, style), series: [{ name: 'Free cash flow', values }] });
}
