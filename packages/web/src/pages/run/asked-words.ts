// What a job was asked for, in words, and how to ask for it again.
import type { Job } from '@assay/record/api';
import type { Beginning } from './work-state.ts';

export type Asked = Job['asked'];

export function beginningOf({ kind }: Asked): Beginning {
  if (kind === 'question') return 'question';
  if (kind === 'ingestion') return 'intake';
  return kind === 'audit' ? 'audit' : 'analysis';
}

export function askedWords(asked: Asked): string {
  if (asked.kind === 'question') return asked.text;
  if (asked.kind === 'analysis') return `${asked.company}: ${asked.depth} analysis`;
  if (asked.kind === 'resumption') return 'Going on with an interrupted analysis';
  return 'report' in asked ? `Audit of ${asked.report}` : 'Taking in filings';
}

/** What is there when it is done, and where it is read. */
export function readyWords({ kind }: Asked): string {
  const words = { question: 'The answer is ready.', analysis: 'The report is ready.', resumption: 'The report is ready.', audit: 'The audit is ready.', ingestion: 'The filings are taken in.' } as const;
  return words[kind];
}

export function readyAt({ kind }: Asked, run: string | null): string | null {
  if (run !== null) return `/runs/${run}`;
  return kind === 'ingestion' ? '/knowledge' : null;
}

/** Empty where the sources are the reader's own, or the run itself knows because it began earlier. */
export function dataWords(asked: Asked): string {
  if (!('sample' in asked)) return '';
  return [asked.sample ? 'sample data' : 'live data', asked.asOf === null || asked.asOf === undefined ? '' : `as of ${asked.asOf}`, asked.engine === 'house' ? 'rules' : ''].filter((part) => part !== '').join(' · ');
}

/** The first page with the field filled in. */
export function askedAgain(asked: Asked): string {
  if (asked.kind === 'question') return `/?${new URLSearchParams({ q: asked.text }).toString()}`;
  return asked.kind === 'analysis' ? `/?${new URLSearchParams({ q: asked.company, kind: 'analysis', depth: asked.depth }).toString()}` : '/';
}
