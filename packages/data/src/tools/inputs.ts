// Inputs that many tools share, and the company a ticker stands for.
import { isoDate } from '@assay/record';
import { z } from 'zod';
import { entityOf } from '../company.ts';
import { toolError, type Subject, type ToolContext, type ToolYield } from './tool.ts';

export const tickerInput = z.string().trim().min(1).max(80).describe('Ticker, name or CIK of a company; an index starts with ^.');
export const limitInput = (most: number, usual: number): z.ZodDefault<z.ZodInt> => z.int().min(1).max(most).default(usual).describe(`At most so many rows (1–${String(most)}).`);
export const dayInput = isoDate.describe('A day, YYYY-MM-DD.');

export type Found = { readonly ok: true; readonly subject: Subject } | Extract<ToolYield, { readonly ok: false }>;

/** The company of a ticker or name. One right answer or an error that lists the candidates. */
export async function subjectOf(query: string, { resolve, asOf, signal }: ToolContext): Promise<Found> {
  const found = await resolve(query);
  if (found.kind === 'unknown') {
    const near = found.suggestions.slice(0, 3).map((company) => `${company.ticker} (${company.name})`).join(', ');
    return toolError('unknown-company', `No company is known as “${query}”.`, near === '' ? 'Give its ticker or its SEC number (CIK).' : `Perhaps ${near}?`);
  }
  if (found.kind === 'ambiguous') return toolError('ambiguous-company', `“${query}” may be ${found.candidates.slice(0, 5).map((company) => `${company.ticker} (${company.name})`).join(', ')}.`, 'Give the ticker.');
  const entity = entityOf(found.company);
  return { ok: true, subject: { company: found.company, entity, asked: { entity, asOf, signal } } };
}
