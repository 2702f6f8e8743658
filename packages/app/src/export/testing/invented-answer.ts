// An answer about a company that does not exist, with every kind of block, as the structured form has it.
import { answerSchema, type Answer, type AnswerFigure } from '@assay/record';

function figure(shown: string, value: string, more: Partial<AnswerFigure> = {}): AnswerFigure {
  return { shown, value, unit: 'USD', period: 'FY2024', metric: 'revenue', citations: [1], ...more };
}

const years = [['FY2022', '$1.62 billion', '1620000000'], ['FY2023', '$1.87 billion', '1870000000'], ['FY2024', '$2.04 billion', '2040000000']] as const;
const margins = [['FY2023', '11.2%', '0.112'], ['FY2024', '12.9%', '0.129']] as const;

function citation(number: number, quote: string, more: object = {}): unknown {
  return {
    number, kind: 'figure', claims: [`clm_00000${String(number)}`], capture: 'cap_0123456789abcdef0123', anchor: { kind: 'span', start: 10, end: 10 + quote.length }, source: { start: 10, end: 10 + quote.length },
    quote, name: 'Company facts of Fernhill Tools, 10-K of 2025-02-20', url: 'https://data.example.test/facts.json', formula: null, ...more,
  };
}

/** Two years of sales, a table, two charts, an insight and a passage. */
export function inventedAnswer(more: Partial<Answer> = {}): Answer {
  return answerSchema.parse({
    schema: 'assay.answer/1', question: 'How did the sales of Fernhill Tools develop?', summary: 'Fernhill Tools’ revenue rose 9.1% to $2.04 billion in fiscal 2024.',
    content_blocks: [
      { type: 'metric', title: 'Revenue', data: { value: '$2.04 billion', label: 'fiscal 2024', trend: 'up', context: 'Fernhill Tools’ revenue was $2.04 billion in fiscal 2024.', figure: figure('$2.04 billion', '2040000000') } },
      { type: 'metric', title: 'Net margin', data: { value: '12.9%', label: 'fiscal 2024', trend: null, context: '', figure: figure('12.9%', '0.129', { unit: 'percent', metric: 'net_margin', citations: [2] }) } },
      { type: 'table', title: 'Revenue by year', data: { headers: ['Fiscal year', 'Revenue'], rows: years.map(([year, shown, value]) => [{ text: year, figure: null }, { text: shown, figure: figure(shown, value, { period: year }) }]) } },
      { type: 'chart', title: 'Revenue rose every year', data: { chart_type: 'bar', x_axis_label: 'Fiscal year', y_axis_label: 'Revenue', datasets: [{ name: 'Fernhill Tools', data: years.map(([x, shown, value]) => ({ x, y: Number(value), figure: figure(shown, value, { period: x }) })) }] } },
      { type: 'chart', title: 'The margin widened', data: { chart_type: 'line', x_axis_label: 'Fiscal year', y_axis_label: 'Net margin', datasets: [{ name: 'Fernhill Tools', data: margins.map(([x, shown, value]) => ({ x, y: Number(value), figure: figure(shown, value, { unit: 'percent', metric: 'net_margin', period: x, citations: [2] }) })) }, { name: 'Harbour Coffee', data: [{ x: 'FY2024', y: 0.041, figure: figure('4.1%', '0.041', { unit: 'percent', citations: [] }) }] }] } },
      { type: 'insight', title: '', data: { content: 'Sales grew faster than costs.', importance: 'high', citations: [2] } },
      { type: 'text', title: 'Why', data: { content: 'The company opened a second plant.', citations: [3] } },
      { type: 'quote', title: '', data: { content: 'Our second plant began to ship in March.', where: ['Fernhill Tools', '10-K 2024', 'Item 7'], citations: [3] } },
    ],
    key_insights: ['Sales grew faster than costs.'], recommendations: ['Look at the order book before deciding.'],
    citations: [citation(1, '2040000000'), citation(2, '263000000', { formula: 'net_income / revenue = 263000000 / 2040000000 = 0.1289' }), citation(3, 'Our second plant began to ship in March.', { kind: 'passage', name: 'Fernhill Tools, 10-K of 2025-02-20, Item 7', url: null })],
    missing: ['There are no estimates for Fernhill Tools in the bundled figures.'],
    follow_ups: ['And for Harbour Coffee?', 'How did its margin develop?', 'What were its sales in fiscal 2022?'],
    metadata: {
      query_type: 'financial', complexity: 'moderate', operation: 'trend', companies_analyzed: ['FERN'], confidence: 0.967, score: 96, valid: true, partial: false, general_knowledge: false, as_of: '2026-03-24', engine: 'house',
      elapsed_ms: 640, verdicts: { verified: 6, computed: 3, supported: 1 },
    },
    ...more,
  });
}
