// A company's yearly statements and its last close as readings: values with the facts they were read or worked out from.
import { evaluateFormula, metricById } from '@assay/calc';
import type { Decimal} from '@assay/record';
import { decimal, type CapturedBytes, type Fact, type Period, type Unit } from '@assay/record';
import { computed, figure, type Draft } from '../leaf.ts';
import { readCapture } from '../read-capture.ts';
import { failed, toolError, type Subject, type ToolContext, type ToolYield } from '../tool.ts';

export type Reading = { readonly metric: string; readonly label: string; readonly value: Decimal; readonly unit: Unit; readonly period: Period | null; /** Null for a reported value. */ readonly formula: string | null; readonly facts: readonly { readonly name: string; readonly fact: Fact }[] };

export type StatementBook = {
  readonly subject: Subject;
  readonly captures: readonly CapturedBytes[];
  readonly notes: readonly string[];
  /** Fiscal years with statements, newest first. */
  readonly years: readonly number[];
  /** A reported value of a fiscal year, or the dictionary's formula over reported ones; null where the company does not give it. */
  readonly yearly: (metric: string, year: number) => Reading | null;
  /** The last close up to the day asked. */
  readonly price: Reading | null;
};

export type OpenedBook = { readonly ok: true; readonly book: StatementBook } | Extract<ToolYield, { readonly ok: false }>;

export async function openBook(subject: Subject, context: ToolContext, wanted: { readonly price: boolean }): Promise<OpenedBook> {
  const [statements, closes] = await Promise.all([askStatements(subject, context), wanted.price ? askCloses(subject, context) : null]);
  if (!statements.ok) return statements;
  const facts = statements.captures.flatMap((captured) => readCapture(captured, context.sha256).facts);
  const byKey = indexFacts(facts);
  const years = [...new Set([...byKey.keys()].map((key) => Number(key.slice(key.lastIndexOf(' ') + 1))))].sort((left, right) => right - left);
  if (years.length === 0) return toolError('not-enough-data', `${subject.company.name} has no yearly statements before this day.`, 'Ask for a later day.');
  return {
    ok: true,
    book: {
      subject, years, captures: [...statements.captures, ...(closes?.captures ?? [])], notes: [...new Set([...statements.notes, ...(closes?.notes ?? [])])],
      yearly: (metric, year) => readYear(metric, { year, byKey, depth: 0 }), price: closes?.price ?? null,
    },
  };
}

type Asked = { readonly ok: true; readonly captures: readonly CapturedBytes[]; readonly notes: readonly string[] } | Extract<ToolYield, { readonly ok: false }>;

async function askStatements({ company, asked }: Subject, context: ToolContext): Promise<Asked> {
  const { edgar, sample } = context.sources;
  const outcome = company.cik === null ? null : await edgar.companyFacts(company.cik, asked);
  if (outcome?.ok === true) return { ok: true, captures: [outcome.captured], notes: outcome.note === null ? [] : [outcome.note] };
  const bundled = sample?.read({ company, part: 'statements', asOf: context.asOf, depth: 'deep' }) ?? [];
  if (bundled.length > 0) return { ok: true, captures: bundled, notes: [`Bundled figures as of ${bundled[0]?.capture.asOf ?? ''}, not live data.`] };
  return outcome === null ? toolError('not-offered', `${company.name} does not file with the SEC.`, 'Ask get_income_statement for the figures of an aggregator.') : failed(outcome);
}

/** Five days hold a session, whatever the holidays; the last close of a longer window is the same. */
const CLOSES_DAYS = 30;

async function askCloses({ company, asked }: Subject, context: ToolContext): Promise<{ readonly captures: readonly CapturedBytes[]; readonly notes: readonly string[]; readonly price: Reading | null } | null> {
  const { yahoo, sample } = context.sources;
  const outcome = await yahoo.chart(company.ticker, { days: CLOSES_DAYS, today: context.today }, asked);
  const captures = outcome.ok ? [outcome.captured] : sample?.read({ company, part: 'closes', asOf: context.asOf, depth: 'standard' }) ?? [];
  const closes = captures.flatMap((captured) => readCapture(captured, context.sha256).facts).filter((fact) => fact.metric.id === 'price' && fact.period?.kind === 'instant');
  const last = closes.toSorted((left, right) => (dayOf(left) < dayOf(right) ? -1 : 1)).at(-1);
  return { captures, notes: outcome.ok && outcome.note !== null ? [outcome.note] : [], price: last === undefined ? null : reported(last) };
}

function dayOf({ period }: Fact): string {
  return period?.kind === 'instant' ? period.on : '';
}

/** Whole-company values of whole fiscal years; of several for one year the last read stands, which the reader chose. */
function indexFacts(facts: readonly Fact[]): ReadonlyMap<string, Fact> {
  return new Map(facts.flatMap((fact) => {
    const fiscal = fact.period?.fiscal ?? null;
    return fact.metric.id === null || fiscal?.part !== 'FY' || Object.keys(fact.dimensions).length > 0 ? [] : [[`${fact.metric.id} ${String(fiscal.year)}`, fact] as const];
  }));
}

function reported(fact: Fact): Reading {
  return { metric: fact.metric.id ?? fact.metric.label, label: fact.metric.label, value: decimal(fact.value), unit: fact.unit, period: fact.period, formula: null, facts: [{ name: fact.metric.id ?? 'value', fact }] };
}

type Looking = { readonly year: number; readonly byKey: ReadonlyMap<string, Fact>; readonly depth: number };

const DEEPEST = 4;

function readYear(metric: string, looking: Looking): Reading | null {
  const fact = looking.byKey.get(`${metric} ${String(looking.year)}`);
  if (fact !== undefined) return reported(fact);
  const known = metricById(metric);
  if (known === undefined || known.formula === null || looking.depth >= DEEPEST) return null;
  const used: Reading[] = [];
  const evaluated = evaluateFormula(known.formula, ({ metric: input, shift }) => {
    if (shift?.of === 'quarter') return null;
    const reading = readYear(input, { ...looking, year: looking.year + (shift?.steps ?? 0), depth: looking.depth + 1 });
    if (reading === null) return null;
    used.push(reading);
    return { value: fractionOf(reading), ref: reading };
  });
  const [first] = used;
  if (!evaluated.ok || first === undefined || new Set(used.flatMap(({ unit }) => (unit.kind === 'money' ? [unit.currency] : []))).size > 1) return null;
  const isShare = known.unit.kind === 'fraction' || known.unit.kind === 'percent' || known.unit.kind === 'points';
  return {
    metric, label: known.label, value: isShare ? evaluated.value.times(100) : evaluated.value, unit: unitOf(known.unit, used), period: first.period, formula: known.formula,
    facts: used.flatMap((reading) => reading.facts.map(({ fact: input }) => ({ name: reading.metric, fact: input }))),
  };
}

function fractionOf({ value, unit }: Reading): Decimal {
  return unit.kind === 'percent' ? value.dividedBy(100) : value;
}

function unitOf(unit: Unit, used: readonly Reading[]): Unit {
  if (unit.kind === 'fraction' || unit.kind === 'points') return { kind: 'percent' };
  const money = used.map((reading) => reading.unit).find((candidate) => candidate.kind === 'money');
  return unit.kind === 'money' && money?.kind === 'money' ? { ...unit, currency: money.currency } : unit;
}

/** A reading as a number of an answer. */
export function shown(reading: Reading | null, entity: Subject['entity']): Draft {
  if (reading === null) return null;
  const [only] = reading.facts;
  if (reading.formula === null && only !== undefined) return figure(only.fact);
  return computed({
    entity, metric: { id: reading.metric, label: reading.label, concept: null }, value: reading.value.toSignificantDigits(20).toFixed(), unit: reading.unit, period: reading.period, formula: reading.formula ?? '',
    inputs: inputsOf(reading), assumptions: {},
  });
}

export function inputsOf({ facts }: Pick<Reading, 'facts'>): { readonly name: string; readonly facts: readonly Fact['id'][] }[] {
  return [...Map.groupBy(facts, ({ name }) => name)].map(([name, grouped]) => ({ name, facts: [...new Set(grouped.map(({ fact }) => fact.id))] }));
}

