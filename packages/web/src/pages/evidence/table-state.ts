// Which rows of the claims are shown and in what order. The whole of it stands in the query of the address.
import type { ClaimRow } from '@assay/record/api';
import type { Strength } from '@assay/record';

export const columns = ['number', 'word', 'text', 'section', 'metric', 'entity', 'period', 'value', 'source'] as const;
export type Column = (typeof columns)[number];
export const columnNames: Readonly<Record<Column, string>> = { number: 'No.', word: 'Verdict', text: 'Claim', section: 'Section', metric: 'Metric', entity: 'Entity', period: 'Period', value: 'Source value', source: 'Source' };

/** Fields that are chosen from a list of what there is. */
export const choices = ['word', 'section', 'metric', 'entity', 'period'] as const;
export type Choice = (typeof choices)[number];
export type TableState = Readonly<Record<Choice, string>> & { readonly words: string; readonly sort: Column; readonly down: boolean };

export const untouched: TableState = { word: '', section: '', metric: '', entity: '', period: '', words: '', sort: 'number', down: false };

export function readTable(search: string): TableState {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  const column = columns.find((name) => name === sort.replace(/^-/, ''));
  const chosen = Object.fromEntries(choices.map((name) => [name, query.get(name === 'word' ? 'verdict' : name) ?? ''])) as Record<Choice, string>;
  return { ...chosen, words: query.get('words') ?? '', sort: column ?? 'number', down: column !== undefined && sort.startsWith('-') };
}

export function writeTable({ words, sort, down, ...chosen }: TableState): string {
  const query = new URLSearchParams();
  for (const name of choices) if (chosen[name] !== '') query.set(name === 'word' ? 'verdict' : name, chosen[name]);
  if (words !== '') query.set('words', words);
  if (sort !== 'number' || down) query.set('sort', `${down ? '-' : ''}${sort}`);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

const surestFirst: readonly Strength[] = ['strong', 'partial', 'judgment', 'unverified', 'contradicted'];

function compare(left: ClaimRow, right: ClaimRow, by: Column): number {
  if (by === 'number') return left.number - right.number;
  if (by === 'word') return surestFirst.indexOf(left.strength) - surestFirst.indexOf(right.strength) || left.word.localeCompare(right.word, 'en');
  return left[by].localeCompare(right[by], 'en', { numeric: true });
}

function textOf(row: ClaimRow): string {
  return [row.number, row.word, row.text, row.section, row.metric, row.entity, row.period, row.value, row.source, row.rule, row.reason].join(' ').toLowerCase();
}

/** Rows that fit every filter and hold every word, sorted; equal ones stay in the order of the report. */
export function rowsFor(rows: readonly ClaimRow[], state: TableState): readonly ClaimRow[] {
  const words = state.words.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const found = rows.filter((row) => choices.every((name) => state[name] === '' || row[name] === state[name]) && (words.length === 0 || words.every((word) => textOf(row).includes(word))));
  const order = state.down ? -1 : 1;
  return found.toSorted((left, right) => order * compare(left, right, state.sort) || left.number - right.number);
}

/** What a field can be chosen as: what stands in the rows, each once. */
export function valuesOf(rows: readonly ClaimRow[], field: Choice): readonly string[] {
  return [...new Set(rows.map((row) => row[field]))].filter((value) => value !== '').toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true }));
}

/** Tabs and line ends would break the form, and a sheet must not take a text for a formula. */
function cell(value: string | number): string {
  const text = String(value).replace(/[\t\r\n]+/g, ' ');
  return /^(?:[=@]|[+-](?!\s?[$€£]?\d))/.test(text) ? `'${text}` : text;
}

/** Rows as tab-separated values under a line of names, for a sheet. */
export function asTsv(rows: readonly ClaimRow[]): string {
  const head = [...columns.map((name) => columnNames[name]), 'Right value', 'Rule', 'Reason'];
  return [head, ...rows.map((row) => [...columns.map((name) => row[name]), row.right ?? '', row.rule, row.reason])].map((line) => line.map(cell).join('\t')).join('\n');
}
