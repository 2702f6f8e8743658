// Where a conversation stands: what it is about, with what it is asked, what was answered last.
import type { Asked, AskFilters } from '@assay/agent';
import type { IsoDate } from '@assay/record';
import type { Answered, Asking } from '../ask/answer-question.ts';

export type Conversation = {
  readonly filters: AskFilters;
  readonly asOf: IsoDate | null;
  readonly engine: 'auto' | 'house' | 'model';
  readonly sample: boolean;
  readonly useCache: boolean;
  /** What is kept for the next question: company, measure and period of the last ones, newest last. */
  readonly earlier: readonly Asked[];
  readonly last: Answered | null;
  readonly turns: readonly { readonly text: string; readonly run: string }[];
  /** Opened at the first question, and again when data or engine change. */
  readonly asking: Asking | null;
};

export const mostEarlier = 5;
const noFilters: AskFilters = { ticker: null, year: null, form: null, section: null };

export const newConversation: Conversation = { filters: noFilters, asOf: null, engine: 'auto', sample: false, useCache: true, earlier: [], last: null, turns: [], asking: null };

/** Forgets what was spoken of; how it is asked stays. */
export function startAnew(conversation: Conversation): Conversation {
  return { ...conversation, filters: noFilters, earlier: [], last: null, turns: [] };
}

export function promptOf({ filters, asOf }: Pick<Conversation, 'filters' | 'asOf'>): string {
  const set = [filters.ticker, filters.year, filters.form, filters.section, asOf === null ? null : `as of ${asOf}`].filter((each) => each !== null);
  return set.length === 0 ? 'assay> ' : `assay (${set.join(' ')})> `;
}

/** What a line asks: the words themselves, or those of the suggestion whose number was typed. */
export function askedBy(line: string, { last }: Pick<Conversation, 'last'>): string {
  const number = /^\s*([1-9])[.)]?\s*$/.exec(line)?.[1];
  return (number === undefined ? undefined : last?.answer.follow_ups[Number(number) - 1]) ?? line;
}
