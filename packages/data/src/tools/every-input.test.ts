// Whatever a tool is asked, it answers or says in a typed error why not: it never throws, never waits for ever, and in sample mode asks nobody.
import { AssayError } from '@assay/record';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openMemoryStore } from '../capture/memory-store.ts';
import { failureCodes } from '../capture/failure.ts';
import { openDesk } from '../desk/open-desk.ts';
import type { DeskMode } from '../desk/desk.ts';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { tools } from './catalogue.ts';
import { toolErrorCodes, type Tool, type ToolAnswer } from './tool.ts';
// Loaded before a test counts its time.
import '../yahoo/visit.ts';

const codes: ReadonlySet<string> = new Set([...toolErrorCodes, ...failureCodes]);
const asked: string[] = [];
const desk = (mode: DeskMode): ReturnType<typeof openDesk> => openDesk({
  mode, store: openMemoryStore(), clock: () => new Date('2025-07-31T21:30:00Z'), sleep: () => Promise.resolve(), sha256: nodeSha256, contact: 'Example tester@example.test', fredKey: 'a'.repeat(32),
  fetch: (url) => {
    asked.push(url);
    return Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('no network'), { code: 'ENETUNREACH' }) }));
  },
});
const sample = desk('sample');

const texts: Readonly<Record<string, string>> = {
  'an empty text': '', 'blanks': '   ', 'a path upwards': '../../etc/passwd', 'ten thousand letters': 'A'.repeat(10_000), 'a NUL': 'AAPL\0', 'an emoji': '🍎🚀', 'a name of every object': '__proto__', 'another one': 'constructor',
  'a lone surrogate': '\ud800', 'a line break': 'AAPL\r\nHost: example.test', 'percent signs': '%2e%2e%2f%', 'an unknown ticker': 'ZZVVKKWW', 'a tag': '<script>alert(1)</script>', 'a day that is none': '2025-02-30', 'a number': '-1e308',
};
const others: Readonly<Record<string, unknown>> = { 'nothing': null, 'a truth value': true, 'an endless number': Infinity, 'no number': NaN, 'a number below nought': -1, 'a huge number': 1e21, 'an empty list': [], 'a list of nothing': [null], 'an object': { toString: 'no' } };

type Shape = { readonly properties?: Readonly<Record<string, { readonly type?: string; readonly enum?: readonly unknown[] }>>; readonly required?: readonly string[] };
const shapeOf = (tool: Tool): Shape => z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' }) as Shape;

/** What is needed, filled with something that is understood. */
function usual(tool: Tool): Record<string, unknown> {
  const { properties = {}, required = [] } = shapeOf(tool);
  const known: Readonly<Record<string, unknown>> = { ticker: 'AAPL', manager: '0001067983', series: 'DGS10', day: '2025-07-30', date: '2025-07-30', query: 'Apple', url: 'https://example.test/' };
  return Object.fromEntries(required.map((name) => [name, known[name] ?? properties[name]?.enum?.[0] ?? (properties[name]?.type === 'array' ? ['AAPL'] : properties[name]?.type === 'string' ? 'AAPL' : 1)]));
}

type Case = { readonly said: string; readonly input: unknown };

/** Each value in each place, with the rest as usual; and inputs that are no object at all. */
function casesOf(tool: Tool): Case[] {
  const names = Object.keys(shapeOf(tool).properties ?? {});
  const filled = usual(tool);
  const values = Object.entries({ ...texts, ...others });
  const placed = names.flatMap((name) => values.map(([said, value]): Case => ({ said: `${said} as ${name}`, input: { ...filled, [name]: value } })));
  const whole: Case[] = [{ said: 'nothing at all', input: undefined }, { said: 'an empty object', input: {} }, { said: 'a list', input: [] }, { said: 'a text', input: 'AAPL' }, { said: 'a number', input: 7 }, { said: 'an unknown name', input: { ...filled, nonsense: 1 } }];
  return [...whole, { said: 'a prototype', input: Object.fromEntries([['__proto__', { ticker: 'AAPL' }]]) }, ...placed];
}

function wrongIn(answer: ToolAnswer): string | null {
  if (answer.ok) return null;
  const { code, message, remedy } = answer.error;
  if (!codes.has(code)) return `unknown code ${code}`;
  if (message === '' || remedy === '') return `${code} without words`;
  return message.length + remedy.length > 2000 ? `${code} with ${String(message.length)} letters` : null;
}

async function problemOf(run: () => Promise<ToolAnswer>): Promise<string | null> {
  try {
    return wrongIn(await run());
  } catch (error) {
    if (error instanceof AssayError && error.code === 'interrupted') return null;
    return error instanceof Error ? `threw ${error.name}: ${error.message.slice(0, 200)}` : 'threw';
  }
}

async function problemsOf(cases: readonly Case[], run: (input: unknown) => Promise<ToolAnswer>): Promise<string[]> {
  const found: string[] = [];
  for (const { said, input } of cases) {
    const problem = await problemOf(() => run(input));
    if (problem !== null) found.push(`${said}: ${problem}`);
  }
  return found;
}

test.each(tools)('$name takes anything for input and answers or says what is wrong, and asks nobody in sample mode [TOOL-ROBUST-1]', async (tool) => {
  asked.length = 0;
  expect(await problemsOf(casesOf(tool), (input) => sample.runTool(tool.name, input))).toEqual([]);
  expect(asked).toEqual([]);
}, 30_000);

test.each(tools)('$name as of a day long ago or not yet come answers or says what is missing [TOOL-ROBUST-1]', async (tool) => {
  asked.length = 0;
  const days = ['0001-01-01', '1899-12-31', '1970-01-01', '2025-07-31', '9999-12-31'];
  expect(await problemsOf(days.map((day) => ({ said: day, input: day })), (day) => sample.runTool(tool.name, usual(tool), { asOf: String(day) }))).toEqual([]);
  expect(asked).toEqual([]);
});

test.each(tools)('$name ends when it is stopped before it begins, and when no source can be reached [TOOL-ROBUST-2]', async (tool) => {
  const live = desk('live');
  const filled = usual(tool);
  expect(await problemsOf([{ said: 'stopped', input: usual(tool) }], (input) => live.runTool(tool.name, input, { signal: AbortSignal.abort() }))).toEqual([]);
  const outOfReach = Object.keys(shapeOf(tool).properties ?? {}).flatMap((name) => Object.entries(texts).map(([said, value]): Case => ({ said: `${said} as ${name}`, input: { ...filled, [name]: value } })));
  expect(await problemsOf([{ said: 'out of reach', input: usual(tool) }, ...outOfReach], (input) => live.runTool(tool.name, input))).toEqual([]);
}, 30_000);
