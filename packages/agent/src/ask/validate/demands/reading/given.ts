// What an answer gives, figure by figure, as it can be held against a question: of which measure, in which form, of which time. Read from the finished draft, not from how the question was read.
import { metricById } from '@assay/calc';
import { periodEnd, type Figure, type IsoDate } from '@assay/record';
import { renderPlaced } from '../../../../prose/render.ts';
import type { Text } from '../../../../prose/text.ts';
import type { AnswerDraft, Block } from '../../../draft.ts';

export type GivenForm = 'value' | 'growth' | 'change' | 'cagr' | 'ratio' | 'difference' | 'sum' | 'average' | 'total';

export type GivenFigure = {
  readonly id: string;
  /** Of which measure it is, without its form: `revenue` for a growth of revenue. */
  readonly measure: string;
  /** The measure as the dictionary or the arithmetic names it: `revenue_growth`. */
  readonly metric: string;
  readonly form: GivenForm;
  /** Measures that its formula names. */
  readonly inputs: readonly string[];
  readonly unit: Figure['unit'];
  readonly value: number;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly fiscal: { readonly year: number; readonly part: string } | null;
  /** The sentence, cell or title in which it stands. */
  readonly sentence: string;
  /** The words before it that say whose it is and of what: from the last break of the sentence on. */
  readonly clause: string;
  /** How it stood before, told beside it: nobody asked for that. */
  readonly isBeside: boolean;
};

const suffixes: readonly (readonly [RegExp, GivenForm])[] = [[/_growth$/, 'growth'], [/_cagr(?:_\d+y)?$/, 'cagr'], [/_change$/, 'change'], [/^(.+)_to_.+$/, 'ratio'], [/^(.+)_less_.+$/, 'difference'], [/^(.+)_plus_.+$/, 'sum']];
const isArithmetic = /@|^pow|[-+*/]/;

function formOf({ metric, formula }: Figure): { readonly form: GivenForm; readonly measure: string } {
  if (formula !== null && /^avg\(/.test(formula)) return { form: 'average', measure: metric };
  if (formula !== null && /^sum\(/.test(formula)) return { form: 'total', measure: metric };
  // A ratio with a name of its own is a measure by itself.
  const isNamed = /_to_|_less_|_plus_/.test(metric) && metricById(metric) !== undefined;
  const found = isNamed || formula === null || !isArithmetic.test(formula) ? undefined : suffixes.find(([ending]) => ending.test(metric));
  if (found === undefined) return { form: 'value', measure: metric };
  const [ending, form] = found;
  const base = metric.replace(ending, '$1').replace('$1', '');
  return { form, measure: base === 'eps' ? 'diluted_eps' : base };
}

function inputsOf(formula: string | null): readonly string[] {
  return formula === null ? [] : [...new Set(formula.match(/[a-z][a-z0-9_]{2,}/g) ?? [])].filter((name) => !['before', 'optional', 'pow', 'sum', 'avg', 'ttm', 'closes'].includes(name));
}

const tail = /, (?:(?:up|down) [\d.,]{1,20}(?:%| percentage points) from|against|unchanged from) [^;:]{1,90}?(?=[.;:](?:\s|$)|$)/g;

function givenBy(figure: Figure, at: Pick<GivenFigure, 'sentence' | 'clause' | 'isBeside'>): GivenFigure {
  const { id, period, metric, unit, value, formula } = figure;
  return {
    ...formOf(figure), ...at, id, metric, unit, value: Number(value), inputs: inputsOf(formula),
    from: period?.kind === 'duration' ? period.start : period === null ? null : periodEnd(period), to: period === null ? null : periodEnd(period), fiscal: period?.fiscal ?? null,
  };
}

/** Sentences end where a capital, a number or a quotation mark follows. */
const ends = /(?<=[.!?])\s+(?=[\p{Lu}“\d])/gu;

/** The figures of a text, each with its sentence. */
export function givenIn(text: Text): readonly GivenFigure[] {
  const { words, placed } = renderPlaced(text);
  const tails = [...words.matchAll(tail)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
  const cuts = [0, ...[...words.matchAll(ends)].map(({ index }) => index), words.length];
  return placed.map(({ figure, start }) => {
    const next = cuts.findIndex((cut) => cut > start);
    const from = cuts[next - 1] ?? 0;
    return givenBy(figure, { sentence: words.slice(from, cuts[next] ?? words.length).trim(), clause: words.slice(from, start).split(/[;:] /).at(-1)?.trim() ?? '', isBeside: tails.some((place) => place.start <= start && start < place.end) });
  });
}

function textsOf(block: Block): readonly Text[] {
  switch (block.kind) {
    case 'text': case 'insight': return [block.text];
    case 'metric': return [block.sentence];
    case 'table': return [block.title, ...block.rows.flat()];
    case 'chart': case 'quote': return [];
  }
}

export type Given = {
  /** Of the summary and what stands directly under it, in their order. */
  readonly opening: readonly GivenFigure[];
  readonly all: readonly GivenFigure[];
  /** What the answer names as missing. */
  readonly missing: string;
};

export function givenBySummary({ summary, blocks, missing }: AnswerDraft): Given {
  const [first] = blocks;
  const opening = [...givenIn(summary), ...(first === undefined || first.kind === 'table' || first.kind === 'chart' ? [] : textsOf(first).flatMap(givenIn))];
  return { opening, all: [...givenIn(summary), ...blocks.flatMap((block) => textsOf(block).flatMap(givenIn))], missing: missing.join('\n') };
}
