// The names that tools take, in one list, so that nobody has to guess them.
import { z } from 'zod';
import { exchangeCodes, exchanges } from '../../calendar/exchanges.ts';
import { forums } from '../../social/reddit.ts';
import { levelIndicators, indicatorGroups, returnIndicators } from '../indicators/indicator-list.ts';
import { indicatorAliases } from '../macro/indicators.ts';
import { indexSymbols } from '../../resolve/known/indices.ts';
import { stepNames } from '../prices/steps.ts';
import { periodNames } from '../prices/window.ts';
import { defineTool, toolGroups } from '../tool.ts';

const kinds = ['periods', 'intervals', 'exchanges', 'indices', 'macro', 'indicators', 'forums', 'groups'] as const;
type Kind = (typeof kinds)[number];
type Named = { readonly name: string; readonly means: string };

const named = (names: readonly string[], means: (name: string) => string): Named[] => names.map((name) => ({ name, means: means(name) }));
const pairs = (of: Readonly<Record<string, string>>): Named[] => Object.entries(of).map(([name, means]) => ({ name, means }));
const spans: Readonly<Record<string, string>> = { d: 'sessions', mo: 'months', y: 'years', wk: 'weeks' };

function spanOf(name: string): string {
  const [, amount, unit] = /^(\d+)([a-z]+)$/.exec(name) ?? [];
  if (amount === undefined || unit === undefined) return name === 'ytd' ? 'since the start of the year' : 'everything known';
  const plural = spans[unit] ?? unit;
  return `${amount} ${amount === '1' ? plural.slice(0, -1) : plural}`;
}

const lists: Readonly<Record<Kind, () => Named[]>> = {
  periods: () => named(periodNames, spanOf), intervals: () => named(stepNames, (name) => `a row for ${spanOf(name)}`), exchanges: () => named(exchangeCodes, (code) => exchanges[code as keyof typeof exchanges].name), indices: () => pairs(indexSymbols), macro: () => pairs(indicatorAliases),
  indicators: () => [...Object.values(indicatorGroups).flat(), ...levelIndicators, ...returnIndicators].map(({ id, label }) => ({ name: id, means: label })),
  forums: () => named(forums, (forum) => `r/${forum} at Reddit`), groups: () => named(toolGroups, (group) => `tools of ${group}`),
};

export const listToolConstants = defineTool({
  name: 'list_tool_constants', group: 'help',
  description: 'The names that tools take: periods and intervals of prices, exchanges, indices with their symbols, macro series by alias with their FRED name, technical indicators, forums, groups of tools.',
  input: z.object({ kind: z.enum(['all', ...kinds]).default('all').describe('One list, or all.') }),
  output: z.object({ constants: z.array(z.object({ kind: z.enum(kinds), names: z.array(z.object({ name: z.string(), means: z.string() })) })) }),
  source: { name: 'This program', licence: 'Apache-2.0', key: null, ttlMs: null },
  run: ({ kind }) => Promise.resolve({ ok: true, captures: [], answer: { constants: kinds.filter((one) => kind === 'all' || one === kind).map((one) => ({ kind: one, names: lists[one]() })) } }),
});
