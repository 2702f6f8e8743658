import { describe, expect, test } from 'vitest';
import { longestQuestion, readForm, readPlainFilters, readQuestion, readSection, readYear } from './read-question.ts';

describe('what is typed beside a question', () => {
  test('a question is one line; nothing, marks alone and a document are none [ASK-CLI-4]', () => {
    expect(readQuestion('  What was\n revenue? ')).toBe('What was revenue?');
    for (const words of ['', ' \t', '???', 'a'.repeat(longestQuestion + 1)]) expect(() => readQuestion(words)).toThrow(expect.objectContaining({ code: 'usage' }));
    expect(readQuestion('a'.repeat(longestQuestion))).toHaveLength(longestQuestion);
  });

  test('a year is one with figures [ASK-CLI-4]', () => {
    expect([readYear('2024', '2026-03-01'), readYear('FY2023', '2026-03-01'), readYear('2027', '2026-03-01'), readYear(undefined, '2026-03-01')]).toEqual([2024, 2023, 2027, null]);
    for (const words of ['20x4', '1702', '2028', '-2024', '2024.5', '']) expect(() => readYear(words, '2026-03-01')).toThrow(expect.objectContaining({ code: 'usage' }));
  });

  test('a form is written as the SEC writes it, whichever way it was typed [ASK-CLI-4]', () => {
    expect(['10k', '10-K', 'form 10-q', 'def14a'].map(readForm)).toEqual(['10-K', '10-K', '10-Q', 'DEF 14A']);
    for (const words of ['10-Z', '', 'annual']) expect(() => readForm(words)).toThrow(/is no form/);
  });

  test('a section is a few words [ASK-CLI-4]', () => {
    expect(readSection(' Risk  Factors ')).toBe('Risk Factors');
    for (const words of ['', 'a'.repeat(81)]) expect(() => readSection(words)).toThrow(expect.objectContaining({ code: 'usage' }));
    expect(readPlainFilters({}, '2026-03-01')).toEqual({ year: null, form: null, section: null });
  });
});
