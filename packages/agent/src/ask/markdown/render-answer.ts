// The blocks of an answer as Markdown: the same figures in the same order as its structured form, each with its place.
import type { Span } from '@assay/record';
import type { Text } from '../../prose/text.ts';
import type { AnswerDraft, Block, Quoted } from '../draft.ts';
import { openPlacedWriter, type PlacedFigure, type PlacedWriter } from './placed-writer.ts';
import { plainInline, quoteLines } from './plain-markdown.ts';

/** Below it stands what could not be had. */
export const missingHeading = 'What is missing';

export type Rendered = {
  readonly markdown: string;
  /** Every figure that is shown, where it is shown. */
  readonly figures: readonly PlacedFigure[];
  readonly summary: Span;
  /** Where each block of the draft stands, in its order; null for one that the Markdown leaves out because its figures are all said elsewhere. */
  readonly blocks: readonly (Span | null)[];
};

/** What an answer says of itself: notices before everything else, and a last line on the data. */
export type Frame = { readonly before: readonly string[]; readonly after: Text | null };
const noFrame: Frame = { before: [], after: null };

export function renderAnswer(draft: AnswerDraft, { before, after }: Frame = noFrame): Rendered {
  const writer = openPlacedWriter();
  for (const notice of before) writer.put(`*${plainInline(notice)}*\n\n`);
  const summary = writer.putText(draft.summary);
  writer.put('\n');
  const blocks = draft.blocks.map((block, index) => putBlock(block, { draft, index, writer }));
  putList('What stands out', draft.insights.filter(({ template }) => !isSaid(template, draft)), writer);
  putList('What follows from it', draft.recommendations, writer);
  putMissing(draft.missing, writer);
  putLine(after, writer);
  return { markdown: writer.markdown(), figures: writer.figures(), summary, blocks };
}

function putLine(line: Text | null, writer: PlacedWriter): void {
  if (line === null) return;
  writer.put('\n');
  writer.putText(line);
  writer.put('\n');
}

function isSaid(template: string, { summary, blocks }: AnswerDraft): boolean {
  return summary.template === template || blocks.some((block) => (block.kind === 'text' || block.kind === 'insight') && block.text.template === template);
}

type At = { readonly draft: AnswerDraft; readonly index: number; readonly writer: PlacedWriter };

/** Metrics in a row make a list; everything else stands apart. */
function putBlock(block: Block, at: At): Span | null {
  const { draft, index, writer } = at;
  if (block.kind === 'chart' && isShownElsewhere(block, draft)) return null;
  const isListed = block.kind === 'metric' && (draft.blocks[index - 1]?.kind === 'metric' || draft.blocks[index + 1]?.kind === 'metric');
  const goesOn = isListed && draft.blocks[index - 1]?.kind === 'metric';
  writer.put(`${goesOn ? '' : '\n'}${isListed ? '- ' : ''}`);
  const start = writer.at();
  putBody(block, writer);
  const span = { start, end: writer.at() };
  writer.put('\n');
  return span;
}

function putBody(block: Block, writer: PlacedWriter): void {
  switch (block.kind) {
    case 'text': case 'insight': writer.putText(block.text); break;
    case 'metric': writer.putText(block.sentence); break;
    case 'table': putTable(block, writer); break;
    case 'chart': putChart(block, writer); break;
    case 'quote': putQuote(block.quoted, writer); break;
  }
}

/** A chart draws what is said; only where nothing else says it, its points are written as a table. */
function isShownElsewhere(chart: Extract<Block, { readonly kind: 'chart' }>, { summary, blocks }: AnswerDraft): boolean {
  const shown = new Set([summary, ...blocks.flatMap(textsOf)].flatMap(({ figures }) => figures.map(({ id }) => id)));
  return chart.series.every(({ points }) => points.every(({ figure }) => shown.has(figure.id)));
}

function textsOf(block: Block): readonly AnswerDraft['summary'][] {
  switch (block.kind) {
    case 'text': case 'insight': return [block.text];
    case 'metric': return [block.sentence];
    case 'table': return block.rows.flat();
    case 'chart': case 'quote': return [];
  }
}

function putTable({ title, headers, rows }: Extract<Block, { readonly kind: 'table' }>, writer: PlacedWriter): void {
  writer.put('### ');
  writer.putText(title);
  writer.put('\n\n|');
  for (const header of headers) {
    writer.put(' ');
    writer.putText(header);
    writer.put(' |');
  }
  writer.put(`\n| --- |${' ---: |'.repeat(Math.max(0, headers.length - 1))}`);
  for (const row of rows) {
    writer.put('\n|');
    for (const cell of row) {
      writer.put(' ');
      writer.putText(cell);
      writer.put(' |');
    }
  }
}

function putChart({ title, xLabel, series }: Extract<Block, { readonly kind: 'chart' }>, writer: PlacedWriter): void {
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))];
  writer.put('### ');
  writer.putText(title);
  writer.put(`\n\n| ${xLabel} |${series.map(({ name }) => ` ${name} |`).join('')}\n| --- |${' ---: |'.repeat(series.length)}`);
  for (const x of xs) {
    writer.put(`\n| ${x} |`);
    for (const { points } of series) {
      const point = points.find((one) => one.x === x);
      writer.put(' ');
      if (point === undefined) writer.put('–');
      else writer.putText({ kind: 'text', template: `{{${point.figure.id}}}`, figures: [point.figure] });
      writer.put(' |');
    }
  }
}

function putQuote({ quote, where }: Quoted, writer: PlacedWriter): void {
  writer.put(quoteLines(quote));
  if (where.length > 0) writer.put(`\n>\n> — ${where.map(plainInline).join(', ')}`);
}

function putList(heading: string, items: AnswerDraft['insights'], writer: PlacedWriter): void {
  if (items.length === 0) return;
  writer.put(`\n## ${heading}\n\n`);
  for (const item of items) {
    writer.put('- ');
    writer.putText(item);
    writer.put('\n');
  }
}

function putMissing(missing: readonly string[], writer: PlacedWriter): void {
  if (missing.length === 0) return;
  writer.put(`\n## ${missingHeading}\n\n${missing.map((one) => `- ${plainInline(one)}`).join('\n')}\n`);
}
