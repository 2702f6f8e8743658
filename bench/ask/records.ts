// The questions of the bench, each in three wordings, with what a right answer must show: those that were studied, and a later set in two halves told by the hash of the id.
import { parseJson } from '@assay/record';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const categories = [
  'price', 'price_history', 'fundamental_growth', 'fundamental_snapshot', 'fundamental_balance', 'fundamental_cashflow', 'valuation', 'sec_filings', 'sec_financials', 'insider_activity',
  'analyst_recs', 'institutional', 'options_sentiment', 'comprehensive', 'buy_sell', 'news', 'macro', 'definitions', 'multi_company', 'impossible', 'follow_up',
] as const;
export type Category = (typeof categories)[number];

export const units = ['USD', 'USD/share', 'percent', 'points', 'multiple', 'shares', 'count', 'index'] as const;
export type ExpectedUnit = (typeof units)[number];

/** One of the words must be said; of several such groups, each. */
const words = z.array(z.string().min(1)).min(1);
const amount = z.object({ from: z.string(), value: z.number(), unit: z.enum(units) });

const option = amount.extend({
  /** The period must be named beside the figure: all the words of one of these. Empty: no period is needed. */
  periods: z.array(words),
});
const figure = z.object({
  what: z.string(),
  /** Names that the company goes by; one must stand with the figure. Empty: none is needed. */
  company: z.array(z.string()),
  /** Where a question leaves something open (a year or the last twelve months), each reading that is right. */
  options: z.array(option).min(1),
  /** Significant digits that must be shown at least; fewer where they are exact. */
  digits: z.int().min(1).max(6),
  /** Without any core figure an answer is wrong, without another one it is incomplete. */
  core: z.boolean(),
  /** An outflow may be shown as a positive amount. */
  eitherSign: z.boolean(),
});

const winner = z.object({ names: words, over: z.array(words).min(1), sense: z.enum(['most', 'least']) });

const expectation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('figures'), figures: z.array(figure).min(1), says: z.array(words),
    /** Names in the order that a ranking must have. */
    order: z.array(words),
    winner: winner.nullable(),
    direction: z.enum(['up', 'down']).nullable(),
    /** What the headline must not be: another year's or company's figure. */
    not: z.array(amount),
    /** What cannot be had and must be named as missing beside the figures. */
    missing: z.array(words),
  }),
  z.object({ kind: z.literal('declines'), missing: z.array(words).min(1) }),
  /** `orDeclines`: to decline with these very words is as good an answer, as where a ratio has no meaning. */
  z.object({ kind: z.literal('explains'), says: z.array(words).min(1), orDeclines: z.boolean() }),
]);

export const questionSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  category: z.enum(categories),
  difficulty: z.enum(['simple', 'moderate', 'complex']),
  /** A careful sentence; a hurried or telegraphic one; an indirect or colloquial one. */
  wordings: z.tuple([z.string(), z.string(), z.string()]),
  /** What was asked before in the same conversation. */
  earlier: z.string().optional(),
  expect: expectation,
});
export type BenchQuestion = z.infer<typeof questionSchema>;
export type Expectation = BenchQuestion['expect'];
export type FiguresExpected = Extract<Expectation, { kind: 'figures' }>;
export type ExpectedFigure = z.infer<typeof figure>;
export type ExpectedAmount = z.infer<typeof amount>;

/** `studied`: failures were read and mended, so it shows what was learnt, not how well new questions fare. `reworded`: studied questions in three new wordings each, by writers who saw nothing but the question. Of the later set the open half may be studied, the closed half never. */
export const halves = ['studied', 'reworded', 'open', 'closed'] as const;
export type Half = (typeof halves)[number];

/** Ids of the later sets begin with one of these. */
const laterSets = ['w32-', 'w33-'] as const;

export function halfOf(id: string): Half {
  if (id.startsWith('reworded-')) return 'reworded';
  if (!laterSets.some((set) => id.startsWith(set))) return 'studied';
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(-1), 16) % 2 === 0 ? 'open' : 'closed';
}

export const fileOf = (half: Half): string => join(import.meta.dirname, `${half}.jsonl`);

export function readQuestions(half: Half): BenchQuestion[] {
  return readFileSync(fileOf(half), 'utf8').split('\n').filter((line) => line !== '').map((line) => questionSchema.parse(parseJson(line)));
}
