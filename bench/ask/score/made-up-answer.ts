// A made-up answer for tests: what a summary and a few blocks say, and nothing else.
import type { Answer, AnswerFigure, ContentBlock } from '@assay/record';

export function figure(shown: string, value: string, given: Partial<AnswerFigure> = {}): AnswerFigure {
  return { shown, value, unit: 'USD', period: null, metric: 'revenue', citations: [1], ...given };
}

export function metricBlock(title: string, one: AnswerFigure, trend: 'up' | 'down' | null = null): ContentBlock {
  return { type: 'metric', title, data: { value: one.shown, label: title, trend, context: '', figure: one } };
}

export function textBlock(content: string): ContentBlock {
  return { type: 'text', title: '', data: { content, citations: [] } };
}

export function tableBlock(title: string, headers: readonly string[], rows: readonly (readonly (string | AnswerFigure)[])[]): ContentBlock {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell, figure: null } : { text: cell.shown, figure: cell })));
  return { type: 'table', title, data: { headers: [...headers], rows: cells } };
}

export function madeUpAnswer(summary: string, blocks: readonly ContentBlock[] = [], given: { readonly missing?: readonly string[]; readonly declined?: boolean; readonly valid?: boolean } = {}): Answer {
  return {
    schema: 'assay.answer/1', question: 'What was it?', summary, content_blocks: [...blocks], key_insights: [], recommendations: [], citations: [], missing: [...(given.missing ?? [])], follow_ups: [],
    metadata: {
      query_type: given.declined === true ? 'declined' : 'financial', complexity: 'simple', operation: null, companies_analyzed: [], confidence: 1, score: 1, valid: given.valid ?? true, partial: false, general_knowledge: false,
      as_of: null, engine: 'house', elapsed_ms: 1, verdicts: { verified: 1 },
    },
  };
}

/** As the program would write it down: every text of the answer, one under the other. */
export function asMarkdown({ summary, content_blocks: blocks, missing }: Answer): string {
  const told = blocks.map(({ title, type, data }) => {
    if (type === 'table') return [title, data.headers.join(' | '), ...data.rows.map((row) => row.map(({ text }) => text).join(' | '))].join('\n');
    if (type === 'metric') return `${title}: ${data.value}`;
    return type === 'chart' ? title : `${title}\n${data.content}`;
  });
  return [summary, ...told, ...missing].join('\n\n');
}
