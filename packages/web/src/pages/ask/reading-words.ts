// How a question was read, in the words of the reader.
import type { PlanView } from '@assay/record/api';

type Reading = NonNullable<PlanView['reading']>;

const operations: Readonly<Record<string, string>> = {
  'look-up': 'look up a figure', compare: 'compare', trend: 'follow over time', rank: 'rank', screen: 'pick out by a condition', explain: 'explain', value: 'weigh against the price', overview: 'an overview', define: 'explain a term',
};
const parts: Readonly<Record<string, string>> = { Q1: 'first quarter of', Q2: 'second quarter of', Q3: 'third quarter of', Q4: 'fourth quarter of', H1: 'first half of', H2: 'second half of' };

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function fiscalWords(part: string | undefined, year: string): string {
  if (part === undefined) return year === '' ? 'the last fiscal year' : `fiscal ${year}`;
  return `${part} ${year === '' ? 'the last fiscal year' : year}`;
}

export function periodWords(period: Readonly<Record<string, unknown>>): string {
  const { kind, year, part, on, count, of, from, to } = period;
  switch (kind) {
    case 'latest': return 'the newest that is known';
    case 'trailing': return 'the last twelve months';
    case 'fiscal': return fiscalWords(parts[shown(part)], shown(year));
    case 'date': return shown(on);
    case 'last': return `the last ${shown(count)} ${shown(of)}s`;
    case 'years': return `fiscal ${shown(from)} to ${shown(to)}`;
    case 'dates': return `${shown(from)} to ${shown(to)}`;
    default: return shown(kind);
  }
}

/** Name and words of each part that the reading found. */
export function readingRows(reading: Reading): readonly (readonly [string, string])[] {
  const companies = reading.companies.map(({ ticker, name }) => `${name} (${ticker})`).join(', ');
  const measures = reading.measures.map(({ words, id, as }) => `“${words}”${id === null ? '' : ` as ${id.replaceAll('_', ' ')}`}${as === null || as === 'value' ? '' : `, ${as}`}`).join('; ');
  const rows: (readonly [string, string])[] = [
    ['Companies', companies === '' ? reading.group ?? '' : companies], ['Measures', measures], ['Period', reading.periods.map(periodWords).join(', ')],
    ['Operation', reading.operation === null ? '' : operations[reading.operation] ?? reading.operation],
    ['Not known', reading.unknown.map(({ words, near }) => `“${words}”${near.length === 0 ? '' : ` (near: ${near.join(', ')})`}`).join('; ')],
    ['Not understood', reading.unread.map((word) => `“${word}”`).join(', ')],
  ];
  return rows.filter(([, words]) => words !== '');
}
