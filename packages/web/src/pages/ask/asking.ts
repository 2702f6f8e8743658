// What is asked as the form holds it, and as the server takes it.
import type { startJobSchema } from '@assay/record/api';
import type { z } from 'zod';
import type { CompanyMatch, Kind } from './read-entry.ts';

export type StartJob = z.input<typeof startJobSchema>;

export const depthNames = ['quick', 'standard', 'deep'] as const;
export type Depth = (typeof depthNames)[number];
export const engineNames = ['auto', 'house', 'model'] as const;
export type Engine = (typeof engineNames)[number];

/** `asOf` is a day, or empty for today; `year` a fiscal year that a question keeps to, or empty for any. */
export type Options = { readonly depth: Depth; readonly asOf: string; readonly year: string; readonly sample: boolean; readonly engine: Engine };
export const usualOptions: Options = { depth: 'standard', asOf: '', year: '', sample: false, engine: 'auto' };

export type Entry = { readonly kind: Kind; readonly text: string; readonly company: CompanyMatch | null; /** Runs that answered the earlier questions, newest last. */ readonly earlier: readonly string[] };

/** The server hears the newest of a long conversation. */
const mostEarlier = 5;

function narrowed({ company, year }: { readonly company: CompanyMatch | null; readonly year: string }): { readonly ticker?: string; readonly year?: number } {
  return { ...(company === null ? {} : { ticker: company.ticker }), ...(/^\d{4}$/.test(year) ? { year: Number(year) } : {}) };
}

/** Null where there is nothing to ask yet. */
export function requestOf({ kind, text, company, earlier }: Entry, { depth, asOf, year, sample, engine }: Options, strike: readonly string[] = []): StartJob | null {
  const words = text.trim();
  const common = { ...(asOf === '' ? {} : { asOf }), sample, engine, ...(strike.length === 0 ? {} : { plan: { strike: [...strike] } }) };
  if (kind === 'question') return words === '' ? null : { kind, text: words, ...narrowed({ company, year }), earlier: earlier.slice(-mostEarlier), ...common };
  const named = company?.ticker ?? words;
  return named === '' ? null : { kind, company: named, depth, ...(company === null || words === '' ? {} : { question: words }), ...common };
}

function engineWords(engine: Engine, hasModel: boolean | null): string {
  if (engine === 'house') return 'by rules';
  if (engine === 'model') return 'by a language model';
  return hasModel === null ? '' : hasModel ? 'by a language model' : 'by rules';
}

/** What holds, in one line. `hasModel`: whether one is set up, null while that is not known. */
export function optionWords({ depth, asOf, year, sample, engine }: Options, kind: Kind, hasModel: boolean | null): string {
  return [kind === 'analysis' ? `${depth} depth` : year === '' ? '' : `fiscal ${year} alone`, asOf === '' ? 'as of today' : `as of ${asOf}`, sample ? 'sample figures' : 'live figures', engineWords(engine, hasModel)].filter((part) => part !== '').join(' · ');
}
