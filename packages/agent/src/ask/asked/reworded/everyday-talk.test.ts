import { describe, expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const desk = deskIn('sample');
const read = async (text: string): Promise<string> => sketch(await readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] }));

describe('everyday words are read as the measures that they mean [ASK-READ-9]', () => {
  test.each([
    ['How much moolah did Alphabet shell out for research in 2023?', 'look-up | GOOGL | research_and_development | FY2023'],
    ['How stuffed was the piggy bank of Visa at the end of fiscal 2023?', 'look-up | V | cash | FY2023'],
    ['What was left for the shareholders of IBM once all the bills had been paid in 2022?', 'look-up | IBM | net_income | FY2022'],
    ['What share of Apple\'s sales was left after the cost of producing the gadgets in fiscal 2023?', 'look-up | AAPL | gross_margin | FY2023'],
    ['Which gives me more income on my savings, Goldman Sachs or IBM?', 'compare | GS IBM | dividend_yield | '],
    ['How big was the entire balance sheet of Boeing when 2022 ended?', 'look-up | BA | total_assets | FY2022'],
    ['Which of the 16 shrank its revenue in 2023?', 'screen | {the bundled companies} | revenue:change | FY2023 | if revenue below 0%'],
    ['What did Salesforce make from its core business in fiscal 2024?', 'look-up | CRM | operating_income | FY2024'],
  ])('%s', async (question, reading) => {
    expect(await read(question)).toBe(reading);
  });
});

describe('a company is known by its town, its founder and what it makes [ASK-READ-9]', () => {
  test.each([
    ['What was the net income of the Redmond giant in fiscal 2023?', 'look-up | MSFT | net_income | FY2023'], ['revenue of the iPhone maker in fiscal 2022', 'look-up | AAPL | revenue | FY2022'],
    ['How large was the gross profit of the folks in Peoria in 2021?', 'look-up | CAT | gross_profit | FY2021'], ['What did IBM in Armonk earn in 2023?', 'look-up | IBM | net_income | FY2023'],
  ])('%s', async (question, reading) => {
    expect(await read(question)).toBe(reading);
  });
});
