// A question on a few companies is asked of each of them, without the words that put them in an order.
import { describe, expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { askedOfEach } from './each-company.ts';

const desk = deskIn('sample');
const each = async (question: string): Promise<ReturnType<typeof askedOfEach>> => askedOfEach(await readAsked(question, { desk, today: testDay, filters: noFilters, earlier: [] }), testDay);
const texts = async (question: string): Promise<readonly string[] | undefined> => (await each(question))?.texts.map(({ text }) => text);

describe('a question on a few companies is asked of each of them [ASK-PARTS-3]', () => {
  test.each([
    ['Rank Visa, Boeing and IBM by gross margin in fiscal 2023, from highest to lowest.', ['Visa: gross margin in fiscal 2023.', 'Boeing: gross margin in fiscal 2023.', 'IBM: gross margin in fiscal 2023.']],
    ['What part of revenue did Apple and Caterpillar spend on research in 2021 and in 2023, and which had the higher share in 2023?', ['What part of revenue did Apple spend on research in 2021 and in 2023?', 'What part of revenue did Caterpillar spend on research in 2021 and in 2023?']],
  ])('%s', async (question, told) => {
    expect(await texts(question)).toEqual(told);
  });

  test('a company told with a time of its own keeps it, and one without takes that of the next [ASK-PARTS-3]', async () => {
    expect(await texts('Take Visa and IBM in fiscal 2023 and Boeing in fiscal 2022: what was the net margin of each?')).toEqual([expect.stringContaining('Visa in fiscal 2023'), expect.stringContaining('IBM in fiscal 2023'), expect.stringContaining('Boeing in fiscal 2022')]);
  });

  test('"that year" and earnings without a year are those of the company’s own time [ASK-PARTS-3]', async () => {
    expect(await texts('Visa (FY2023) or Boeing (FY2022)? P/E at the latest close on diluted EPS, net margin of that year')).toEqual([expect.stringMatching(/diluted EPS of fiscal 2023, net margin of fiscal 2023/), expect.stringMatching(/diluted EPS of fiscal 2022, net margin of fiscal 2022/)]);
  });

  test('what only all of them together tell is asked of none [ASK-PARTS-3]', async () => {
    expect(await each('What did Visa and IBM earn together in 2023?')).toBeNull();
    // The time of all stands in the words that ask who is ahead.
    expect(await each('Visa vs IBM, which one is worth less per dollar of fiscal 2023 sales? give both market caps')).toBeNull();
    expect(await each('By how much was Visa’s net income above that of IBM in 2023, Visa or IBM?')).toBeNull();
    expect(await each('Which grew faster: IBM in 2023 or Boeing in 2022?')).toBeNull();
  });

  test('the words that ask for the order are kept, and the clause that asks who it is [ASK-PARTS-3]', async () => {
    expect(await each('Capex over operating cash flow of Visa and IBM, 2019 and 2023; who was higher in 2023')).toMatchObject({ who: expect.stringContaining('who was higher in 2023') as string });
  });
});
