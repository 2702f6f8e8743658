// Runs by company, where there are two at least: what can be compared.
import type { ListedRunView } from '@assay/record/api';
import { tickerOf } from '../archive/filters.ts';

export type SealedRun = Extract<ListedRunView, { readonly state: 'sealed' }>;
export type Group = { readonly ticker: string; readonly name: string; /** As listed: newest first. */ readonly runs: readonly SealedRun[] };

/** A run about no company, or about several, has no counterpart by company. */
export function comparable(runs: readonly SealedRun[]): Group[] {
  const groups = new Map<string, SealedRun[]>();
  for (const listed of runs) {
    const ticker = tickerOf(listed);
    if (ticker !== '' && !ticker.includes('+')) groups.set(ticker, [...groups.get(ticker) ?? [], listed]);
  }
  return [...groups].filter(([, of]) => of.length > 1).map(([ticker, of]) => ({ ticker, name: of[0]?.run.company.name ?? ticker, runs: of }));
}

export type Choice = { readonly group: Group; readonly a: SealedRun; readonly b: SealedRun };

/** What an address asks for, completed: the company of the run it names, and for a missing side another run of that company. Null where there are no two. */
export function choiceOf(groups: readonly Group[], asked: { readonly a: string | null; readonly b: string | null; readonly company: string | null }): Choice | null {
  const named = asked.a ?? asked.b;
  const group = groups.find(({ ticker, runs }) => (named === null ? asked.company === null || ticker === asked.company : runs.some(({ id }) => id === named)));
  if (group === undefined) return null;
  const [newest, before] = group.runs;
  const b = group.runs.find(({ id }) => id === asked.b && id !== asked.a) ?? (newest?.id === asked.a ? before : newest);
  const a = group.runs.find(({ id }) => id === asked.a) ?? group.runs.find(({ id }) => id !== b?.id);
  return a === undefined || b === undefined ? null : { group, a, b };
}
