// Filings first, the aggregator where no filing speaks. Where both speak and differ, both stay: the judge says so.
import { addDays, type IsoDate } from '@assay/record';
import { checkIdentities, sheetOf, type Failure } from './check-identities.ts';
import type { BundledCompany } from './companies.ts';
import { deriveQuarters, lengthOf } from './derive-quarters.ts';
import { refuse, type Figure, type Refusal } from './figure.ts';
import { accessionsOf, readAggregator } from './read-aggregator.ts';
import { readFilingFigures } from './read-company-facts.ts';
import { refuseBrokenQuarters } from './refuse-broken-quarters.ts';
import { sumShortTermDebt } from './short-term-debt.ts';

export type Merged = { readonly figures: readonly Figure[]; readonly refused: readonly Refusal[] };

export function mergeFigures(company: BundledCompany): Merged {
  const omitted = new Set(company.omit ?? []);
  const isWanted = (figure: Figure): boolean => !omitted.has(figure.metric);
  const sheets = readAggregator(company);
  const versions = readFilingFigures(company, accessionsOf(sheets)).filter(isWanted);
  const latest = latestVersions(versions);
  const filings = refuseFailing(company, Map.groupBy([...latest, ...deriveQuarters(latest)], (figure) => figure.end));
  const aggregated = refuseFailing(company, Map.groupBy(sheets.flatMap((sheet) => sheet.figures).filter(isWanted), (figure) => figure.end));
  const whole = refuseBrokenQuarters(company.ticker, aggregated.kept);
  const compared = compareSources(company, filings.kept, whole.kept);
  const earlier = versions.filter((figure) => !latest.includes(figure));
  const figures = [...filings.kept, ...sumShortTermDebt(filings.kept), ...earlier, ...compared.kept].filter((figure) => isWithinReach(figure, company.asOf));
  return { figures, refused: [...filings.refused, ...aggregated.refused, ...whole.refused, ...compared.refused].filter((one) => isWithinReach(one, company.asOf)) };
}

function latestVersions(versions: readonly Figure[]): Figure[] {
  const byKey = new Map(versions.map((figure) => [`${figure.metric}|${figure.start ?? ''}|${figure.end}`, figure]));
  return [...byKey.values()];
}

/** Checks the figures of each day together: balances with balances, and each length of time for itself. */
function refuseFailing(company: BundledCompany, byEnd: ReadonlyMap<IsoDate, readonly Figure[]>): { kept: Figure[]; refused: Refusal[] } {
  const sheets = [...byEnd.values()].flatMap((figures) => [...Map.groupBy(figures, lengthOf).values()]);
  const judged = sheets.flatMap((sheet) => {
    const failures = checkIdentities(sheetOf(sheet));
    return sheet.map((figure) => ({ figure, failure: failures.find((candidate: Failure) => candidate.metrics.includes(figure.metric)) }));
  });
  return {
    kept: judged.filter(({ failure }) => failure === undefined).map(({ figure }) => figure),
    refused: judged.flatMap(({ figure, failure }) => (failure === undefined ? [] : [refuse(company.ticker, figure, failure.reason)])),
  };
}

/** Whether these hold the effect of exchange rates differs from row to row, so they serve the identities only. */
const onlyForChecks = new Set(['change_in_cash', 'exchange_rate_effect']);

/** An aggregator's figure is refused where it is far from the filing's, and kept where it merely differs or was known earlier. */
function compareSources(company: BundledCompany, filings: readonly Figure[], aggregated: readonly Figure[]): { kept: Figure[]; refused: Refusal[] } {
  const filed = Map.groupBy(filings, placeOf);
  const kept: Figure[] = [];
  const refused: Refusal[] = [];
  for (const figure of withoutRepeats(aggregated).filter((one) => !onlyForChecks.has(one.metric))) {
    const same = filed.get(placeOf(figure))?.[0];
    if (same === undefined) kept.push(figure);
    else if (Math.abs(same.value - figure.value) > Math.abs(same.value) / 2) refused.push(refuse(company.ticker, figure, `the filing says ${String(same.value)}`));
    else if (isWorthKeeping(figure, same)) kept.push({ ...figure, start: same.start });
  }
  return { kept, refused };
}

/** A single filing repeats past years, so a figure can stand there long after it was first known: what is hidden after an earlier day must not hide it. */
function isWorthKeeping(figure: Figure, same: Figure): boolean {
  const isEarlier = (figure.published.filed ?? '') < (same.published.filed ?? '');
  return isEarlier || (same.value !== figure.value && same.derived === null);
}

/** A year's last balance stands in two rows of the aggregator. Net income including noncontrolling interests is a figure of its own only where it differs from net income; the same for equity. */
function withoutRepeats(figures: readonly Figure[]): Figure[] {
  const plain = new Map(figures.map((figure) => [`${figure.metric}|${placeOf(figure)}`, figure.value]));
  const twin: Readonly<Record<string, string>> = { net_income_including_noncontrolling: 'net_income', net_income_to_common: 'net_income', total_equity: 'shareholders_equity' };
  const once = [...new Map(figures.map((figure) => [`${figure.metric}|${placeOf(figure)}|${String(figure.value)}`, figure])).values()];
  return once.filter((figure) => {
    const other = twin[figure.metric];
    return other === undefined || plain.get(`${other}|${placeOf({ ...figure, metric: other })}`) !== figure.value;
  });
}

function placeOf(figure: Figure): string {
  return `${figure.metric}|${lengthOf(figure)}|${figure.end}`;
}

const years = { annual: 10, quarterly: 6, toDate: 3, coverDay: 3 } as const;

function isWithinReach(figure: Pick<Figure, 'metric' | 'start' | 'end'>, asOf: IsoDate): boolean {
  const since = (count: number): IsoDate => addDays(asOf, -Math.round(count * 365.25) - 40);
  const length = lengthOf(figure);
  if (length === 'year') return figure.end >= since(years.annual);
  if (length === 'half' || length === 'nine-months') return figure.end >= since(years.toDate);
  return figure.end >= since(length === 'instant' && figure.metric === 'shares_outstanding' ? years.coverDay : length === 'instant' ? years.annual : years.quarterly);
}
