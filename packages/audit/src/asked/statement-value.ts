// The value that a document's own statements give a measure at a time: a row of a titled statement before any other table, and none where rows disagree.
import { metricById, type Metric } from '@assay/calc';
import { decimal, type Decimal } from '@assay/record';
import { matchPeriod } from '../bind/match-period.ts';
import type { TimeQuery } from '../bind/time-query.ts';
import type { AuditContext } from '../derive/audit-context.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { contentWords } from '../report/words.ts';
import { isSpent } from './spent.ts';

/** `contested`: rows of equal standing give other values. */
export type StatementValue = { readonly kind: 'settled'; readonly value: Decimal; readonly fact: ReadFact } | { readonly kind: 'contested'; readonly facts: readonly ReadFact[] } | { readonly kind: 'none' };

const title = /\bstatements? of (?:consolidated |condensed )?(?:income|operations|earnings|profit|financial (?:position|condition)|cash flows?|comprehensive|loss)\b|\b(?:income|cash flows?|earnings|operations) statements?\b|\bbalance sheets?\b/i;
const aboutStatements = /\b(?:parent|condensed financial information|supplemental|pro forma|selected|percent(?:age)?s?|non-gaap|segment|reclassif\w*|adjust\w*|previously reported|subsidiar(?:y|ies) only)\b/i;

export function statementValue(id: string, time: TimeQuery | null, asked: { readonly words: string; readonly context: AuditContext }): StatementValue {
  if (time === null) return { kind: 'none' };
  const metric = metricById(id, asked.context.dictionary);
  const rows = (asked.context.index.byMetric.get(id) ?? []).filter((read) => read.column.length > 0 && isWhole(read) && (metric === undefined || isKindOf(metric, read)));
  const statements = rows.filter(isInStatement);
  const tier = [statements.filter(isOfOwner), statements, rows].map((facts) => atTime(facts, time)).find((facts) => facts.length > 0) ?? [];
  const named = closestRows(tier, ownWords(id, asked));
  return settled(id, named);
}

/** A balance is no line of a statement of flows, where its changes stand under its name; an amount of money is no figure per share. */
export function isKindOf(metric: Metric, { fact, caption }: ReadFact): boolean {
  if (metric.kind === 'stock' && (fact.period?.kind === 'duration' || /\bcash flows?\b/i.test(caption ?? ''))) return false;
  return fact.unit.kind !== 'money' || metric.unit.kind !== 'money' || fact.unit.per === null || metric.unit.per !== null;
}

/** A balance without a fiscal label is the year's where no other day of that year has one. */
function atTime(facts: readonly ReadFact[], time: TimeQuery): readonly ReadFact[] {
  const onTime = facts.filter((read) => matchPeriod(time, read) === 'agrees');
  if (onTime.length > 0 || time.kind !== 'fiscal' || time.part !== 'FY') return onTime;
  const open = facts.filter((read) => read.fact.period?.kind === 'instant' && matchPeriod(time, read) === 'unstated');
  return new Set(open.map(({ fact }) => (fact.period?.kind === 'instant' ? fact.period.on : ''))).size === 1 ? open : [];
}

/** A company's figure, no part, change or share of one. */
function isWhole({ fact }: ReadFact): boolean {
  return Object.keys(fact.dimensions).length === 0;
}

/** A row of a table that is titled as a statement, or a figure that carries a concept of its own. */
export function isInStatement({ fact, caption }: ReadFact): boolean {
  return fact.metric.concept !== null || (title.test(caption ?? '') && !aboutStatements.test(caption ?? ''));
}

/** A filing may hold statements of another company beside its own: the title says whose they are. */
function isOfOwner({ fact, caption }: ReadFact): boolean {
  const [name] = contentWords(fact.entity?.name ?? '');
  return name !== undefined && contentWords(caption ?? '').some((word) => word.stem === name.stem);
}

type Words = { readonly own: ReadonlySet<string>; readonly said: ReadonlySet<string> };

function ownWords(id: string, { words, context }: { readonly words: string; readonly context: AuditContext }): Words {
  const metric = metricById(id, context.dictionary);
  const own = new Set([metric?.label ?? '', ...(metric?.synonyms ?? [])].flatMap(stemsOf));
  return { own, said: new Set(stemsOf(words)) };
}

function stemsOf(text: string): string[] {
  return contentWords(text).map((word) => word.stem);
}

/** Of rows with words of their own those that the question names, else those with the fewest. */
function closestRows(facts: readonly ReadFact[], { own, said }: Words): ReadFact[] {
  const scored = facts.map((read) => {
    const extra = stemsOf(read.row.at(-1) ?? '').filter((word) => !own.has(word));
    const named = extra.filter((word) => said.has(word)).length;
    return { read, unnamed: extra.length - named, named };
  });
  const fewest = Math.min(...scored.map(({ unnamed }) => unnamed));
  const close = scored.filter(({ unnamed }) => unnamed === fewest);
  const most = Math.max(...close.map(({ named }) => named));
  return close.filter(({ named }) => named === most).map(({ read }) => read);
}

function settled(id: string, facts: readonly ReadFact[]): StatementValue {
  const [first] = facts;
  if (first === undefined) return { kind: 'none' };
  const sized = facts.map((read) => sizeOf(id, read));
  const [value] = sized;
  return value !== undefined && sized.every((other) => other.equals(value)) && facts.every((read) => read.fact.unit.kind === first.fact.unit.kind) ? { kind: 'settled', value, fact: first } : { kind: 'contested', facts };
}

function sizeOf(id: string, { fact }: ReadFact): Decimal {
  const value = decimal(fact.value);
  return isSpent(id) ? value.abs() : value;
}
