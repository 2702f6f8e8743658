import { describe, expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';
import { sentencesOf } from './sentences.ts';

const desk = deskIn('sample');
const read = async (text: string): Promise<string> => sketch(await readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] }));

describe('a story before the question', () => {
  test.each([
    ['My dentist keeps saying that IBM drowns in debt. What was its goodwill at the end of 2024?', 'look-up | IBM | goodwill | FY2024'],
    ['We had tickets for the zoo and a flat tyre. How large was Visa\'s free cash flow in fiscal 2023?', 'look-up | V | free_cash_flow | FY2023'],
    ['I dream of owning a bulldozer one day. What was net income at Caterpillar in 2022?', 'look-up | CAT | net_income | FY2022'],
    ['Quick one for my homework: what was the gross margin of Apple in fiscal 2023?', 'look-up | AAPL | gross_margin | FY2023'],
  ])('changes nothing of what is read: %s [ASK-READ-9]', async (question, reading) => {
    expect(await read(question)).toBe(reading);
  });

  test.each([
    ['Salesforce closed its books for fiscal 2024. What was its net income?', /CRM \| net_income \| FY2024/],
    ['I own Boeing. How does its revenue of 2024 compare with that of Caterpillar?', /BA CAT \| revenue/],
    ['Plastic or planes, Visa or Boeing: who had the higher gross margin in 2023? And what was that of Visa?', /V BA/],
    ['goldman, visa: net income each, who had more, 2023', /V GS|GS V/],
    ['In 2019 Apple was smaller. How much more revenue did it have in fiscal 2024?', /2019/],
  ])('is read where it says what the question leaves open: %s [ASK-READ-9]', async (question, reading) => {
    expect(await read(question)).toMatch(reading);
  });

  test('ends where a sentence ends, not behind an abbreviation [ASK-READ-9]', () => {
    expect(sentencesOf('I like Visa Inc. It is big. Visa vs. Apple Inc. 2024?')).toHaveLength(2);
    expect(sentencesOf('I saw it. What was it?')).toEqual(['I saw it.', 'What was it?']);
  });
});
