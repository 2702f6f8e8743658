// The bundled figures read straight from their files, apart from every reader of Assay: expectations must not share its mistakes.
import { parseJson } from '@assay/record';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const folder = join(import.meta.dirname, '..', '..', '..', 'packages', 'data', 'sample');
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const companyFile = z.object({
  name: z.string(), asOf: day, fiscalCalendar: z.object({ month: z.int(), named: z.enum(['end-year', 'start-year']) }),
  facts: z.array(z.tuple([z.string(), z.number(), z.string(), day.nullable(), day, z.string().nullable(), z.int(), z.string().nullable()])),
});
const closesFile = z.object({ asOf: day, closes: z.array(z.tuple([day, z.number(), z.string()])) });
const macroFile = z.object({ observations: z.array(z.tuple([z.string(), z.number(), day])) });
const insidersFile = z.object({ trades: z.array(z.tuple([z.enum(['shares', 'price']), z.number(), z.string(), z.string(), day, day, z.int()])) });

export type CompanyFile = z.infer<typeof companyFile>;

const files = new Map<string, unknown>();

/** Each file is read once. Throws where it is not there. */
function read<Shape>(path: string, shape: z.ZodType<Shape>): Shape {
  const known = files.get(path) ?? shape.parse(parseJson(readFileSync(join(folder, path), 'utf8')));
  files.set(path, known);
  return known as Shape;
}

export const readCompany = (ticker: string): CompanyFile => read(`companies/${ticker}.json`, companyFile);
export const readCloses = (ticker: string): readonly (readonly [string, number, string])[] => read(`closes/${ticker}.json`, closesFile).closes;
export const readMacro = (asOf: string): readonly (readonly [string, number, string])[] => read(`macro/${asOf}.json`, macroFile).observations;

export type InsiderTrade = { readonly owner: string; readonly code: string; readonly day: string; readonly shares: number; readonly price: number };

export function readInsiderTrades(ticker: string): InsiderTrade[] {
  const trades = new Map<number, InsiderTrade>();
  for (const [what, value, owner, code, on, , number] of read(`insiders/${ticker}.json`, insidersFile).trades) {
    const trade = trades.get(number) ?? { owner, code, day: on, shares: 0, price: 0 };
    trades.set(number, { ...trade, [what]: value });
  }
  return [...trades.values()];
}
