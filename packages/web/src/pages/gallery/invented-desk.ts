// An answer, filings and settings for the gallery; everything in them is invented.
import type { Answer } from '@assay/record';
import type { LibraryView, SearchView, SettingsView } from '@assay/record/api';
import { captureId } from './invented-runs.ts';

const figure = { shown: '38.4%', value: '0.384', unit: 'percent', period: 'FY2025', metric: 'gross_margin', citations: [1] };

export const answer: Answer = {
  schema: 'assay.answer/1', question: 'What became of the margin?', reading: { text: 'gross margin of Boatyard Works, newest', not_understood: ['slips'], shown: true }, summary: 'It fell.', key_insights: [], recommendations: [],
  content_blocks: [
    { type: 'metric', title: 'Margin', data: { value: '38.4%', label: 'gross margin', trend: 'down', context: 'It was 41.0% a year before.', figure } },
    { type: 'table', title: 'Margins', data: { headers: ['Year', 'Margin'], rows: [[{ text: 'FY2025', figure: null }, { text: '38.4%', figure }]] } },
    { type: 'chart', title: 'Margin by year', data: { chart_type: 'line', x_axis_label: 'Year', y_axis_label: 'Margin', datasets: [{ name: 'Margin', data: [{ x: '2025', y: 0.384, figure }] }] } },
    { type: 'text', title: 'Why', data: { content: 'Timber rose faster than prices.', citations: [1] } }, { type: 'quote', title: 'In its words', data: { content: 'Timber cost us dearly.', where: ['10-K', 'Item 7'], citations: [1] } },
  ],
  citations: [{ number: 1, kind: 'figure', claims: [], capture: captureId, anchor: { kind: 'json', pointer: '/rows/1', bytes: null }, source: { start: 0, end: 5 }, quote: '0.384', about: 'Gross margin, fiscal 2025', name: 'Annual report (10-K)', url: null, formula: null }],
  missing: ['Nothing says what the slips brought in.'], follow_ups: ['And the year before?'],
  metadata: { query_type: 'financial', complexity: 'simple', operation: 'trend', companies_analyzed: ['BOAT'], confidence: 0.9, score: 90, valid: true, partial: true, general_knowledge: false, as_of: null, engine: 'house', elapsed_ms: 900, verdicts: { verified: 3, computed: 1, unverified: 1 } },
};

const filing = { company: { name: 'Boatyard Works', ticker: 'BOAT', cik: null }, form: '10-K', period: '2025-12-31', filed: '2026-02-12', fiscalYear: 2025, chunks: 84, tables: 12, ingestedAt: '2026-03-14T09:12:00Z', id: captureId, source: 'file', url: 'file:boatyard.html', itemCount: 14, pageCount: null };
export const library: LibraryView = { documents: [filing], total: 1, next: null, counts: { documents: 1, companies: 1, passages: 84, tables: 12 } };
export const found: SearchView = {
  query: 'timber', searched: 1,
  hits: [{ company: 'Boatyard Works', ticker: 'BOAT', form: '10-K', period: '2025-12-31', filed: '2026-02-12', filing: captureId, section: '7', title: 'Results', headings: ['Costs'], page: 31, isTable: false, text: 'Timber cost us dearly in the spring.', sentence: 'Timber cost us dearly', why: 'the word “timber”', score: 0.8, place: { start: 120, end: 156 } }],
};
export const nothingFound: SearchView = { query: 'nothing', searched: 1, hits: [] };

export const settings: SettingsView = {
  version: '0.1.0', rules: 'rules/1', role: 'admin', access: 'open', roles: [], sample: true, defaults: { depth: 'standard', engine: 'auto' }, models: { isSet: false, problem: 'The file of models has no form that is known.', usd: '2', minutes: 10, tokens: 400_000 },
  companies: [{ ticker: 'BOAT', name: 'Boatyard Works' }], contact: false, contactFixed: false, dataFolder: '/home/reader/assay/runs', contactAddress: null, keys: { fred: true, fmp: false, tavily: false, reddit: false },
  limits: { requestBytes: 65_536, questionCharacters: 2_000, earlierQuestions: 5, uploadBytes: 201_326_592, uploadFileBytes: 67_108_864, uploadReportBytes: 16_777_216, uploadFiles: 200, budget: { atOnce: 4, runsAnHour: 600, auditsAnHour: 2_400, plansAnHour: 12_000 } },
};
