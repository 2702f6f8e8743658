import { expect, test } from 'vitest';
import { cutSections } from '../filings/cut-sections.ts';
import { readQuestion } from './read-question.ts';
import { sectionsAsked } from './section-asked.ts';

test('years and forms are read from a question [KNOW-QUERY-1]', () => {
  expect(readQuestion('How did rents do in FY2023 against fiscal 22, in the 10-K?')).toEqual({ years: [2023, 2022], forms: ['10-K'] });
  expect(readQuestion('rents in Q3 2024, per the quarterly report')).toEqual({ years: [2024], forms: ['10-Q'] });
  expect(readQuestion('Which of the 2,024 boats are new?')).toEqual({ years: [], forms: [] });
});

test('a section is meant by number, by name or by its short name [KNOW-QUERY-1]', () => {
  const head = (text: string): string => `<div><b>${text}</b></div><p>${'We rent boats by the hour. '.repeat(30)}</p>`;
  const annual = cutSections({ html: ['Item 1. Business', 'Item 1A. Risk Factors', 'Item 7. Management’s Discussion and Analysis', 'Item 8. Financial Statements'].map(head).join('') }, '10-K').sections;
  expect(['7', 'item 7', 'Item 7.', 'MD&A', "management's discussion"].map((asked) => sectionsAsked(asked, annual))).toEqual(Array.from({ length: 5 }, () => ['7']));
  expect([sectionsAsked('Risk factors', annual), sectionsAsked('notes', annual), sectionsAsked('9A', annual), sectionsAsked('poetry', annual)]).toEqual([['1A'], ['8'], [], []]);
  const quarterly = cutSections({ html: `${head('Part I')}${['Item 1. Financial Statements', 'Item 2. Management’s Discussion and Analysis'].map(head).join('')}${head('Part II')}${['Item 1. Legal Proceedings', 'Item 1A. Risk Factors'].map(head).join('')}` }, '10-Q').sections;
  expect([sectionsAsked('Part II, Item 1A', quarterly), sectionsAsked('risk factors', quarterly), sectionsAsked('MD&A', quarterly), sectionsAsked('I.1', quarterly)]).toEqual([['II.1A'], ['II.1A'], ['I.2'], ['I.1']]);
});
