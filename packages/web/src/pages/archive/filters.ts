// Which runs the archive shows, in which order: read from the address and written back to it.
import type { ListedRunView } from '@assay/record/api';
import { countsOf } from '../../parts/tally.ts';

export const kinds = ['analysis', 'question', 'audit'] as const;
export type RunKind = (typeof kinds)[number];
export const verdictChoices = ['contradicted', 'unverified', 'proven'] as const;
export const sortings = ['newest', 'oldest', 'least-proven', 'company'] as const;

export type Filters = {
  readonly words: string; readonly company: string; readonly kind: RunKind | null; readonly verdict: (typeof verdictChoices)[number] | null;
  /** Days, ends included. */
  readonly from: string; readonly to: string;
  readonly sort: (typeof sortings)[number]; readonly page: number;
};

const isDay = /^\d{4}-\d{2}-\d{2}$/;

function oneOf<Name extends string>(names: readonly Name[], asked: string | null): Name | null {
  return names.find((name) => name === asked) ?? null;
}

/** What an address asks that is not known counts as not asked. */
export function readFilters(search: URLSearchParams): Filters {
  const day = (name: string): string => { const asked = search.get(name) ?? ''; return isDay.test(asked) ? asked : ''; };
  const page = Number(search.get('page') ?? 1);
  return {
    words: search.get('words') ?? '', company: (search.get('company') ?? '').toUpperCase(), kind: oneOf(kinds, search.get('kind')), verdict: oneOf(verdictChoices, search.get('verdict')),
    from: day('from'), to: day('to'), sort: oneOf(sortings, search.get('sort')) ?? 'newest', page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Only what differs from the usual stands in the address. A change of anything but the page leads to the first page. */
export function changeFilters(search: URLSearchParams, change: Partial<Record<keyof Filters, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) if (value === '' || (name === 'sort' && value === 'newest') || (name === 'page' && value === '1')) next.delete(name); else next.set(name, value);
  return next;
}

export function isFiltered({ words, company, kind, verdict, from, to }: Filters): boolean {
  return words !== '' || company !== '' || kind !== null || verdict !== null || from !== '' || to !== '';
}

type Sealed = Extract<ListedRunView, { readonly state: 'sealed' }>;

/** The report of somebody else that was audited here has files for sources; a question keeps how it was asked. */
export function kindOf({ run }: Pick<Sealed, 'run'>): RunKind {
  if (run.data.mode === 'files') return 'audit';
  return run.question.ask === undefined ? 'analysis' : 'question';
}

export function tickerOf({ run }: Pick<Sealed, 'run'>): string {
  return (run.company.ticker ?? run.question.ticker).toUpperCase();
}

export function titleOf({ run, id }: Pick<Sealed, 'run' | 'id'>): string {
  return run.title ?? run.question.text ?? id;
}

function hasVerdict({ coverage }: Sealed, verdict: NonNullable<Filters['verdict']>): boolean {
  const counts = countsOf(coverage);
  if (verdict === 'proven') return counts.contradicted + counts.unverified + counts.partial === 0;
  return counts[verdict] > 0;
}

function fits(listed: Sealed, filters: Filters): boolean {
  const { run } = listed;
  const text = [titleOf(listed), run.question.text, run.company.name, tickerOf(listed), listed.id].join(' ').toLowerCase();
  const day = run.startedAt.slice(0, 10);
  return filters.words.toLowerCase().split(/\s+/).every((word) => text.includes(word))
    && (filters.company === '' || tickerOf(listed).split('+').includes(filters.company))
    && (filters.kind === null || kindOf(listed) === filters.kind)
    && (filters.verdict === null || hasVerdict(listed, filters.verdict))
    && (filters.from === '' || day >= filters.from) && (filters.to === '' || day <= filters.to);
}

/** Runs that are not whole have nothing to filter by: they are shown unless something is asked for; words find them by id. */
function fitsAny(listed: ListedRunView, filters: Filters): boolean {
  if (listed.state === 'sealed') return fits(listed, filters);
  return !isFiltered({ ...filters, words: '' }) && listed.id.includes(filters.words.toLowerCase());
}

const startOf = (listed: ListedRunView): string => (listed.state === 'sealed' ? listed.run.startedAt : '');
const provenOf = (listed: ListedRunView): number => (listed.state === 'sealed' ? listed.coverage.ratio ?? 2 : 3);
const companyOf = (listed: ListedRunView): string => (listed.state === 'sealed' ? listed.run.company.name ?? tickerOf(listed) : '\uffff');

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

const orders: Readonly<Record<Filters['sort'], (left: ListedRunView, right: ListedRunView) => number>> = {
  newest: (left, right) => compareTexts(startOf(right), startOf(left)),
  oldest: (left, right) => compareTexts(startOf(left), startOf(right)),
  'least-proven': (left, right) => provenOf(left) - provenOf(right),
  company: (left, right) => compareTexts(companyOf(left), companyOf(right)),
};

export function applyFilters(runs: readonly ListedRunView[], filters: Filters): ListedRunView[] {
  return runs.filter((listed) => fitsAny(listed, filters)).toSorted(orders[filters.sort]);
}

export const pageSize = 50;

/** The page that is asked for, or the last one there is. */
export function pageOf<Item>(items: readonly Item[], page: number): { readonly items: readonly Item[]; readonly page: number; readonly pages: number; readonly first: number } {
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const at = Math.min(page, pages);
  const first = (at - 1) * pageSize;
  return { items: items.slice(first, first + pageSize), page: at, pages, first };
}

/** Companies of these runs, by ticker, for the choice. */
export function companiesOf(runs: readonly ListedRunView[]): readonly (readonly [ticker: string, name: string])[] {
  const known = new Map<string, string>();
  for (const listed of runs) if (listed.state === 'sealed' && tickerOf(listed) !== '' && !tickerOf(listed).includes('+')) known.set(tickerOf(listed), listed.run.company.name ?? tickerOf(listed));
  return [...known].toSorted(([left], [right]) => compareTexts(left, right));
}
