import { expect, test } from 'vitest';
import { noFilters, type AskFilters, type Asked } from './asked.ts';
import { readAsked } from './read-asked.ts';
import { conversations } from './testing/conversations.ts';
import { questions } from './testing/questions.ts';
import { deskIn, testDay } from './testing/sample-desk.ts';
import { sketch } from './testing/sketch.ts';

const desk = deskIn('sample');
const read = async (text: string, earlier: readonly Asked[] = [], filters: AskFilters = noFilters): Promise<Asked> => readAsked(text, { desk, today: testDay, filters, earlier });

test.each(questions)('%s [ASK-READ-1]', async (question, _, reading) => {
  expect(sketch(await read(question))).toBe(reading);
});

test('the same words give the same reading, whatever their case and marks [ASK-READ-1]', async () => {
  const wordings = ['What was Caterpillar\'s net income in fiscal 2022?', 'what was caterpillar’s net income in fiscal 2022', 'WHAT WAS CATERPILLAR\'S NET INCOME IN FISCAL 2022?!', '  What  was Caterpillar\'s net income in   fiscal 2022 ? '];
  const readings = await Promise.all(wordings.map(async (wording) => sketch(await read(wording))));
  expect(new Set(readings)).toEqual(new Set(['look-up | CAT | net_income | FY2022']));
});

test('filters add a company, a year and a form to what the words say [ASK-READ-1]', async () => {
  const asked = await read('What was the net income?', [], { ticker: 'IBM', year: 2023, form: '10-K', section: null });
  expect(sketch(asked)).toBe('look-up | IBM | net_income | FY2023');
  expect(asked).toMatchObject({ wantsWords: true, filters: { form: '10-K' } });
});

test.each([
  ['IT spending is up: what was the revenue of CAT in 2024?', 'CAT'], ['Is it ON track? Show the debt of V.', 'V'], ['$t revenue', 'T'], ['$a net income', 'A'], ['Did ALL companies grow? Look at IBM only: revenue growth 2024', 'IBM'], ['What was a good year for MCD revenue, all in all?', 'MCD'],
])('%s is about %s alone [ASK-READ-2]', async (question, ticker) => {
  expect((await read(question)).companies.map((company) => company.ticker)).toEqual([ticker]);
});

test.each([
  ['What is the revenue of Foobar Industries?', 'Foobar Industries', ''], ['MSTF net income 2024', 'MSTF', 'MSFT'], ['appl gross margin', 'appl', 'AAPL'],
])('%s keeps “%s” with near names [ASK-READ-2]', async (question, words, near) => {
  const { unknown, companies } = await read(question);
  expect(companies).toEqual([]);
  expect(unknown).toHaveLength(1);
  expect(unknown[0]?.words).toBe(words);
  expect(unknown[0]?.near.some((name) => name.startsWith(near))).toBe(true);
});

test.each(conversations.map((turns) => [turns.map(([question]) => question).join(' / '), turns] as const))('%s [ASK-READ-3]', async (_, turns) => {
  const earlier: Asked[] = [];
  for (const [question, reading] of turns) {
    const asked = await read(question, earlier);
    expect(sketch(asked)).toBe(reading);
    earlier.push(asked);
  }
});

test.each([
  'How many trucks did Caterpillar sell in 2024?', 'Alphabet\'s YouTube revenue 2024', 'What was Apple\'s revenue in Japan last year?', 'Salesforce subscription revenue 2024', 'IBM revenue by segment', 'What was the adjusted net income of Visa in 2024?', 'organic revenue growth of P&G',
  'Microsoft Azure revenue', 'How much revenue did Amazon make from advertising in 2024?',
])('%s is no figure of the whole company [ASK-READ-4]', async (question) => {
  const { measures } = await read(question);
  expect(measures.filter((measure) => measure.kind === 'metric' && ['revenue', 'net_income'].includes(measure.id))).toEqual([]);
});
