// What a probe asks: each tool about each company, and once where it is about no company.
import { z } from 'zod';
import type { Company } from '../company.ts';
import type { Tool } from '../tools/tool.ts';

export type ProbeQuestion = { readonly tool: string; /** A ticker, or `once`. */ readonly on: string; readonly input: Readonly<Record<string, unknown>> };
export type ProbeScope = { readonly tools: readonly Tool[]; readonly companies: readonly Company[]; readonly today: string };

/** Inputs that name no company, for tools that cannot be asked without: a series, a manager that files every quarter, a page that stays. */
const examples = (today: string): Readonly<Record<string, unknown>> => ({ indicator: 'DGS10', manager: '0001067983', url: 'https://www.sec.gov/about', date: today });

/** Fewer give no comparison. */
const FEWEST_PEERS = 3;

/** All tools about one company before the next, so that what they share is asked once. Tools whose needs no example meets are left out. */
export function probeQuestions({ tools, companies, today }: ProbeScope): ProbeQuestion[] {
  const shapes = tools.map((tool) => ({ tool: tool.name, ...shapeOf(tool) }));
  const once = shapes.filter((shape) => !isOfCompany(shape)).flatMap(({ tool, required }) => questionOf(tool, 'once', filled(required, examples(today))));
  const each = companies.flatMap((company) => shapes.filter(isOfCompany).flatMap(({ tool, required, names }) => {
    const others = companies.filter((other) => other !== company).slice(0, FEWEST_PEERS).map((other) => other.ticker);
    const about = { ...examples(today), ticker: company.ticker, query: company.name, ...(others.length < FEWEST_PEERS ? {} : { peers: others }) };
    return questionOf(tool, company.ticker, filled([...required, ...(names.includes('ticker') ? ['ticker'] : [])], about));
  }));
  return [...once, ...each];
}

type Shape = { readonly required: readonly string[]; readonly names: readonly string[] };

function shapeOf(tool: Tool): Shape {
  const { properties = {}, required = [] } = z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' });
  return { required, names: Object.keys(properties) };
}

function isOfCompany({ required, names }: Shape): boolean {
  return names.includes('ticker') || required.includes('query');
}

function filled(names: readonly string[], known: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  return names.every((name) => name in known) ? Object.fromEntries(names.map((name) => [name, known[name]])) : null;
}

function questionOf(tool: string, on: string, input: Record<string, unknown> | null): ProbeQuestion[] {
  return input === null ? [] : [{ tool, on, input }];
}
