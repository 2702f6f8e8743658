// What differs between two runs, put into words: what each change is about, how many there are, and what the runs differ in.
import type { PeriodMention } from '@assay/record';
import type { Comparison, JudgedClaim } from '../../api/queries.ts';
import { dayWords } from '../../parts/day-words.ts';

export const changeKinds = ['value', 'verdict', 'added', 'gone'] as const;
export type ChangeKind = (typeof changeKinds)[number];
export type Change = Comparison['changes'][number];

export const kindWords: Readonly<Record<ChangeKind, { readonly name: string; readonly means: string }>> = {
  value: { name: 'Another value', means: 'Both speak of it and show different figures or words.' },
  verdict: { name: 'Another verdict', means: 'Both show the same, and the judge says something else of it.' },
  added: { name: 'New', means: 'Only the second run says it.' },
  gone: { name: 'Gone', means: 'Only the first run says it.' },
};

export function kindOfChange({ kind }: Change): ChangeKind {
  return changeKinds.find((name) => name === kind) ?? 'value';
}

/** Null for all of them. */
export function readKind(asked: string | null): ChangeKind | null {
  return changeKinds.find((name) => name === asked) ?? null;
}

const months = ['', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;

function fiscalWords({ year, part }: Extract<PeriodMention, { readonly kind: 'fiscal' }>): string {
  const when = year === null ? '' : ` ${String(year)}`;
  return part === 'FY' ? `fiscal${when}` : `${part}${when}`;
}

function spanWords({ from, to, years }: Extract<PeriodMention, { readonly kind: 'span' }>): string {
  return years === null ? [from, to].filter((year) => year !== null).join('–') : `past ${String(years)} years`;
}

function relativeWords({ steps, of }: Extract<PeriodMention, { readonly kind: 'relative' }>): string {
  return `${String(Math.abs(steps))} ${of}${Math.abs(steps) === 1 ? '' : 's'} ${steps < 0 ? 'earlier' : 'later'}`;
}

/** A time in a few words: `fiscal 2024`, `24 Mar 2026`, `past 5 years`. */
export function mentionWords(mention: PeriodMention): string {
  switch (mention.kind) {
    case 'fiscal': return fiscalWords(mention);
    case 'date': return dayWords(mention.on);
    case 'month': return `${months[mention.month] ?? ''}${mention.year === null ? '' : ` ${String(mention.year)}`}`;
    case 'ended': return `${mention.months === null ? 'period' : `${String(mention.months)} months`} ended ${dayWords(mention.end)}`;
    case 'span': return spanWords(mention);
    case 'relative': return relativeWords(mention);
  }
}

/** What a claim is about: the measure, how it is taken, and when; its own words where it names no measure. */
export function subjectWords({ claim }: JudgedClaim): string {
  const { metric, operation, periods, text } = claim;
  if (metric === null) return `“${text}”`;
  const [first] = periods;
  const when = first === undefined ? '' : mentionWords(first.mention);
  return [`${metric.words}${operation === null ? '' : ` (${operation.replaceAll('-', ' ')})`}`, when].filter((part) => part !== '').join(', ');
}

function several(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** The whole comparison in one or two sentences. */
export function summaryWords({ same, counts }: Pick<Comparison, 'same' | 'counts'>): string {
  const { value = 0, verdict = 0, added = 0, gone = 0 } = counts;
  const agreed = `The runs say the same of ${several(same, 'subject', 'subjects')}`;
  if (value + verdict + added + gone === 0) return `${agreed}, and differ in nothing.`;
  const parts = [[value, 'shows another value', 'show another value'], [verdict, 'has another verdict', 'have another verdict'], [added, 'is new', 'are new'], [gone, 'is gone', 'are gone']] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, one, many]) => several(count, one, many));
  return `${agreed}; ${told.length === 1 ? told.join('') : `${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`}.`;
}

const causeNames: Readonly<Record<string, string>> = { data: 'Data', rules: 'Rules', model: 'Writer', prompt: 'Prompt', question: 'Question', program: 'Program', none: 'Wording' };

/** The server sends reasons as cause and text. */
export function reasonsOf({ why }: Change): readonly { readonly cause: string; readonly text: string }[] {
  return why.flatMap(({ cause, text }) => (typeof text === 'string' ? [{ cause: causeNames[String(cause)] ?? 'Reason', text }] : []));
}

function pairOf(value: unknown): readonly [string, string] | null {
  return Array.isArray(value) && value.length === 2 ? [String(value[0]), String(value[1])] : null;
}

/** `sample 2025-06-30`, as the server joins mode and day. */
function figuresWords(joined: string): string {
  const [mode = '', day = ''] = joined.split(' ');
  return `${mode === 'sample' ? 'sample figures' : mode === 'files' ? 'own files' : mode === 'mixed' ? 'partly sample figures' : `${mode} data`} as of ${dayWords(day)}`;
}

type DataDifference = { readonly onlyA: readonly string[]; readonly onlyB: readonly string[]; readonly shared: number; readonly asOf: unknown };

function dataDifference({ onlyA, onlyB, shared, asOf }: DataDifference): string[] {
  const days = pairOf(asOf);
  return [
    ...(days === null ? [] : [`A rests on ${figuresWords(days[0])}, B on ${figuresWords(days[1])}.`]),
    ...(onlyA.length + onlyB.length === 0 ? [] : [`${several(shared, 'source is', 'sources are')} the same; ${String(onlyA.length)} only in A, ${String(onlyB.length)} only in B.`]),
  ];
}

/** In what the runs differ before anything was written; the server sends null for what is the same. */
export function differenceWords(differences: Comparison['differences']): readonly string[] {
  const data = differences['data'] as DataDifference | undefined;
  const changed = (name: string, words: (pair: readonly [string, string]) => string): string[] => { const pair = pairOf(differences[name]); return pair === null ? [] : [words(pair)]; };
  return [
    ...(data === undefined ? [] : dataDifference(data)),
    ...changed('rules', ([a, b]) => `Judged by rules ${a} in A, ${b} in B.`), ...changed('model', ([a, b]) => `Written by ${a} in A, by ${b} in B.`),
    ...changed('question', () => 'The questions differ.'), ...changed('prompt', () => 'The prompts differ.'), ...changed('program', ([a, b]) => `Made by version ${a} and ${b}.`),
  ];
}
