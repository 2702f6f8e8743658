import { expect, test } from 'vitest';
import { readReports } from './read-reports.ts';

const read = (text: string, companies = 1): string | null => { const found = readReports({ text, companies }); return found === null ? null : [found.ask.kind, found.ask.form ?? 'either', ...found.leftOver].join(' '); };

test.each([
  ["When does 's fiscal year end?", 'year-end either'],
  ['fye?', 'year-end either'],
  ["Which month does 's financial year close in?", 'year-end either'],
  ["On what date did 's fiscal 2025 end?", 'year-end either'],
  ["In which calendar months does 's fiscal 2025 start and end?", 'span either'],
  ['fy25 from when to when', 'span either'],
  ["When did 's fiscal 2024 begin?", 'span either'],
  ['How many days after its year-end did file its annual report for fiscal 2024?', 'delay 10-K'],
  ['how soon after quarter end did file its last 10-Q', 'delay 10-Q'],
  ['Which forms has filed in 2025?', 'list either'],
  ['filings 2025 list', 'list either'],
  ['How many annual reports of are on file?', 'count 10-K'],
  ['how many 10-ks you got', 'count 10-K'],
])('%s [ASK-READ-1]', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

test.each([['Which of , and filed its 2024 annual report first?', 'first 10-K'], ['who filed 10-k for 2024 first', 'first 10-K'], ['Do and end their fiscal years in the same month?', 'year-end either']])('of several companies: %s [ASK-READ-1]', (text, wanted) => {
  expect(read(text, 3)).toBe(wanted);
});

test.each(["On which date was 's 10-K for the fiscal year ended September 30, 2024 filed?", "When did file the annual report for the year that ended in May?", 'Has filed any 8-K this year?', 'What does the latest 10-K say about risks?', 'When is the next 10-K due?', 'What was the cash at the end of fiscal 2024?', 'annual report', "What period does 's most recent 10-Q cover?", 'last 10-q which quarter', 'When does report next?', 'How many reports mention tariffs?'])('nothing of the kind: %s [ASK-READ-1]', (text) => {
  expect(read(text)).toBeNull();
});

test('a word that is neither of reports nor talk is left for the answer to account for [ASK-READ-1]', () => {
  expect(read("When does 's fiscal year end in Madagascar?")).toBe('year-end either madagascar');
});
