// The answer as the component shows it: metrics side by side, the points of a chart in rows, only addresses that a reader may open.
import type { Answer, AnswerFigure, Citation, ContentBlock } from '@assay/record';
import { answerAbout, answerNotice, readingLine } from '../answer-words.ts';
import { chartRows, chartTicks, type ChartRow, type Ticks } from './chart-rows.ts';

type Block<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;
type Cited = { readonly citations: readonly number[] };
type Cell = Cited & { readonly text: string; readonly isFigure: boolean };
type Metric = Cited & { readonly title: string; readonly shown: string; readonly label: string; readonly trend: 'up' | 'down' | 'flat' | null; readonly context: string };
export type Section =
  | { readonly kind: 'metrics'; readonly metrics: readonly Metric[] }
  | { readonly kind: 'table'; readonly title: string; readonly headers: readonly string[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'chart'; readonly title: string; readonly form: 'line' | 'bar'; readonly xLabel: string; readonly yLabel: string; readonly series: readonly string[]; readonly rows: readonly ChartRow[]; readonly ticks: Ticks }
  | (Cited & { readonly kind: 'insight'; readonly title: string; readonly content: string; readonly importance: 'high' | 'medium' | 'low' })
  | (Cited & { readonly kind: 'text'; readonly title: string; readonly content: string })
  | (Cited & { readonly kind: 'quote'; readonly title: string; readonly content: string; readonly where: string });
type Source = { readonly number: number; readonly name: string; readonly quote: string; readonly url: string | null; readonly formula: string | null };
/** Written into the component as it stands. */
export type ComponentModel = {
  readonly question: string; readonly summary: string; readonly sections: readonly Section[]; readonly insights: readonly string[]; readonly recommendations: readonly string[];
  readonly missing: readonly string[]; readonly followUps: readonly string[]; readonly sources: readonly Source[]; readonly notice: string | null; readonly reading: string | null; readonly about: string;
};

export function componentModel(answer: Answer): ComponentModel {
  return {
    question: answer.question, summary: answer.summary, sections: sectionsOf(answer.content_blocks), insights: answer.key_insights, recommendations: answer.recommendations,
    missing: answer.missing, followUps: answer.follow_ups, sources: answer.citations.map(sourceOf), notice: answerNotice(answer.metadata), reading: readingLine(answer), about: answerAbout(answer),
  };
}

/** Metrics that follow one another stand in one grid. */
function sectionsOf(blocks: readonly ContentBlock[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.type !== 'metric') sections.push(sectionOf(block));
    else if (last?.kind === 'metrics') sections[sections.length - 1] = { kind: 'metrics', metrics: [...last.metrics, metricOf(block)] };
    else sections.push({ kind: 'metrics', metrics: [metricOf(block)] });
  }
  return sections;
}

function metricOf({ title, data }: Block<'metric'>): Metric {
  return { title, shown: data.value, label: data.label, trend: data.trend, context: data.context, citations: data.figure.citations };
}

function cellOf({ text, figure }: { readonly text: string; readonly figure: AnswerFigure | null }): Cell {
  return { text, isFigure: figure !== null, citations: figure?.citations ?? [] };
}

function sectionOf(block: Exclude<ContentBlock, { type: 'metric' }>): Section {
  const { title } = block;
  switch (block.type) {
    case 'table': return { kind: 'table', title, headers: block.data.headers, rows: block.data.rows.map((row) => row.map(cellOf)) };
    case 'chart': {
      const { chart_type: form, x_axis_label: xLabel, y_axis_label: yLabel, datasets } = block.data;
      return { kind: 'chart', title, form, xLabel, yLabel, series: datasets.map(({ name }) => name), rows: chartRows(datasets), ticks: chartTicks(datasets) };
    }
    case 'insight': return { kind: 'insight', title, content: block.data.content, importance: block.data.importance, citations: block.data.citations };
    case 'text': return { kind: 'text', title, content: block.data.content, citations: block.data.citations };
    case 'quote': return { kind: 'quote', title, content: block.data.content, where: block.data.where.join(' › '), citations: block.data.citations };
  }
}

/** A link may lead to the web and nowhere else: `javascript:` in an address would run in the reader's page. */
function webAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

function sourceOf({ number, about, name, quote, url, formula }: Citation): Source {
  return { number, name: about === undefined ? name : `${about}, in ${name}`, quote, url: webAddress(url), formula };
}
