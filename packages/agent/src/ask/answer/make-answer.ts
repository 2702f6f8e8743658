// The answer as programs read it: the draft's blocks with the same figures as the Markdown, and what the judge says of them.
import type { Answer, AnswerFigure, CapturedBytes, Citation, ContentBlock, Figure, Run, Span } from '@assay/record';
import { periodName, spansOverlap, unitName } from '@assay/record';
import { renderFigure } from '../../figures/render-figure.ts';
import { renderText } from '../../prose/render.ts';
import type { Text } from '../../prose/text.ts';
import type { Block, Quoted } from '../draft.ts';
import { withGaps } from '../graph/notices.ts';
import type { AskState, Version } from '../graph/ask-state.ts';
import { makeReading } from './make-reading.ts';

export type AnswerAround = { readonly state: AskState; readonly run: Run; readonly captures: readonly CapturedBytes[]; readonly elapsedMs: number; readonly followUps: readonly string[] };

export function makeAnswer(version: Version, around: AnswerAround): Answer {
  const { draft, rendered, validation, citations } = version;
  const cite = citing(version, citations);
  return {
    schema: 'assay.answer/1', question: around.run.question.text ?? '', reading: makeReading(around.state.route, { summary: renderText(draft.summary), verdicts: version.audited.verdicts, notFollowed: version.validation.issues.flatMap(({ kind, claim }) => (kind === 'unread' ? [claim] : [])) }) ?? null, summary: renderText(draft.summary),
    content_blocks: draft.blocks.map((block, index) => contentBlock(block, { span: rendered.blocks[index] ?? null, cite })),
    key_insights: draft.insights.map(renderText), recommendations: draft.recommendations.map(renderText), citations: [...citations],
    missing: [...withGaps(draft, around.state).missing], follow_ups: [...around.followUps],
    metadata: {
      ...routeOf(around.state), confidence: confidenceOf(version), score: validation.score, valid: validation.valid,
      partial: around.state.left.length > 0, general_knowledge: draft.isGeneral, as_of: around.captures.length === 0 ? null : around.run.data.asOf, engine: around.run.engine,
      elapsed_ms: around.elapsedMs, verdicts: version.audited.coverage.verdicts,
    },
  };
}

function routeOf({ route }: AskState): Pick<Answer['metadata'], 'query_type' | 'complexity' | 'operation' | 'companies_analyzed'> {
  const asked = route?.asked ?? null;
  return { query_type: route?.kind ?? 'declined', complexity: route?.kind === 'financial' ? route.complexity : 'simple', operation: asked?.operation ?? null, companies_analyzed: (asked?.companies ?? []).map(({ ticker }) => ticker) };
}

/** Of the claims that can be checked, the share that is proved; what merely stands in a source counts half. Null where there is nothing to check. */
function confidenceOf({ audited: { coverage: { claims, verdicts } }, validation: { issues, score } }: Version): number | null {
  const checked = claims - verdicts.judgment;
  // What only says what is missing claims nothing that one could be sure of.
  if (checked <= 0 || score === null) return null;
  const proved = verdicts.verified + verdicts.computed + (verdicts.supported + verdicts['kb-sourced'] + verdicts['web-sourced']) / 2;
  // Right figures for what may be another question are worth half.
  const isDoubtful = issues.some(({ kind }) => kind === 'unread' || kind === 'not-answered');
  return Math.round(proved / checked * (isDoubtful ? 500 : 1000)) / 1000;
}

type Cite = { readonly citations: readonly Citation[]; readonly inSpan: (span: Span) => number[]; readonly ofFigure: (figure: Figure) => number[] };

/** Which citations prove what stands in a stretch of the Markdown, or a figure wherever it is shown. */
function citing({ audited, rendered }: Version, citations: readonly Citation[]): Cite {
  const spans = new Map(audited.claims.map((claim) => [claim.id, claim.span]));
  const inSpan = (span: Span): number[] => citations.filter(({ claims }) => claims.some((id) => {
    const claim = spans.get(id);
    return claim !== undefined && spansOverlap(claim, span);
  })).map(({ number }) => number);
  const ofFigure = (figure: Figure): number[] => [...new Set(rendered.figures.filter((placed) => placed.figure.id === figure.id).flatMap(({ span }) => inSpan(span)))].sort((left, right) => left - right);
  return { citations, inSpan, ofFigure };
}

function shownFigure(figure: Figure, shown: string, cite: Cite): AnswerFigure {
  return { shown, value: figure.value, unit: unitName(figure.unit), period: figure.period === null ? null : periodName(figure.period), metric: figure.metric, citations: cite.ofFigure(figure) };
}

/** A cell that shows one figure and nothing else carries it. */
function cellOf(text: Text, cite: Cite): { text: string; figure: AnswerFigure | null } {
  const words = renderText(text);
  const [figure] = text.figures;
  const isFigure = figure !== undefined && text.figures.length === 1 && /^\s*\{\{[^{}]+\}\}[^\p{L}\p{N}]*$/u.test(text.template);
  return { text: words, figure: isFigure ? shownFigure(figure, words, cite) : null };
}

/** The quote's own place first, then what proves the claims in it. */
function ofQuote({ capture, source }: Quoted, within: readonly number[], { citations }: Cite): number[] {
  const own = citations.filter((citation) => citation.capture === capture && citation.source.start === source.start && citation.source.end === source.end).map(({ number }) => number);
  return [...new Set([...own, ...within])];
}

type AtBlock = { readonly span: Span | null; readonly cite: Cite };

function contentBlock(block: Block, { span, cite }: AtBlock): ContentBlock {
  const citations = span === null ? [] : cite.inSpan(span);
  switch (block.kind) {
    case 'text': return { type: 'text', title: '', data: { content: renderText(block.text), citations } };
    case 'insight': return { type: 'insight', title: '', data: { content: renderText(block.text), importance: block.importance, citations } };
    case 'quote': return { type: 'quote', title: block.quoted.where.at(-1) ?? '', data: { content: block.quoted.quote, where: [...block.quoted.where], citations: ofQuote(block.quoted, citations, cite) } };
    case 'metric': {
      const figure = shownFigure(block.figure, renderFigure(block.figure, 'plain'), cite);
      return { type: 'metric', title: block.title, data: { value: figure.shown, label: block.title, trend: block.trend, context: renderText(block.sentence), figure } };
    }
    case 'table': return { type: 'table', title: renderText(block.title), data: { headers: block.headers.map(renderText), rows: block.rows.map((row) => row.map((cell) => cellOf(cell, cite))) } };
    case 'chart': return chartBlock(block, cite);
  }
}

function chartBlock({ title, chart, xLabel, yLabel, series }: Extract<Block, { readonly kind: 'chart' }>, cite: Cite): ContentBlock {
  const datasets = series.map(({ name, points }) => ({ name, data: points.map(({ x, figure }) => ({ x, y: Number(figure.value), figure: shownFigure(figure, renderFigure(figure, 'plain'), cite) })) }));
  return { type: 'chart', title: renderText(title), data: { chart_type: chart, x_axis_label: xLabel, y_axis_label: yLabel, datasets } };
}
