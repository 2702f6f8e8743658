import { describe, expect, test } from 'vitest';
import { hashOfWays, readWays } from './build/main.ts';
import { canonicalQuestion } from './canonical.ts';
import { subjectNames, subjectClass } from './labels.ts';
import { maskQuestion } from './masked.ts';
import { decodeModel, likestTo, modelFile } from './model.ts';
import { readAsked } from '../read-asked.ts';
import { noFilters, type Asked } from '../asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { readAlike, type Brought } from './read-alike.ts';
import { signsOf } from './signs.ts';
import { timeWords } from './time-words.ts';
import { readFileSync } from 'node:fs';

const around = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };
const read = async (text: string): Promise<Asked> => readAsked(text, around);
const filling = { companies: ['AAPL'], times: 'fiscal 2024', numbers: [] };
const idsOf = ({ measures, multiple, course, calculation }: Asked): string => JSON.stringify([measures, multiple ?? null, course ?? null, calculation ?? null]);

describe('ways of asking', () => {
  test('the weights are learnt from the ways that lie beside them [ASK-ALIKE-1]', () => {
    expect(decodeModel(readFileSync(modelFile)).learntFrom).toBe(hashOfWays(readWays()));
  });

  test('every way has a form and a subject, and names nobody', () => {
    const ways = readWays();
    expect(ways.length).toBeGreaterThan(6000);
    expect(ways.filter(({ op, of, text }) => op === '' || of === '' || text.length > 300 || /\b(?:19|20)\d{2}\b/.test(text))).toEqual([]);
  });

  test.each([
    ['Of every hundred dollars in the till, how many stayed with {C} as operating profit in {T}?', 'operating_margin', 'value'],
    ['How many folks on the inside at {C} got rid of their own stock in {T}?', 'insider_sellers', 'value'],
    ['Which year of {T} brought {C} its fattest bottom line?', 'net_income', 'highest'],
    ['{C} divi yield rn', 'dividend_yield', 'value'],
    ['How many Americans wanted work and could not find any in {T}, in percent?', 'unemployment', 'value'],
  ])('%s', (masked, of, op) => {
    expect(likestTo(signsOf(masked))).toMatchObject({ of, op });
  });
});

describe('a question without its names, times and numbers', () => {
  test.each([
    ['What did Apple’s 10-K say it sold in fiscal 2024?', 'What did {C} 10-K say it sold in {T}?', 'fiscal 2024'],
    ['75 shares of Big Blue on 31 July 2025, how much?', '{N} shares of {C} {T}, how much?', 'on 31 July 2025'],
    ['GS px from 2 Jan 2024 to 31 Dec 2024', '{C} price {T}', 'from 2 Jan 2024 to 31 Dec 2024'],
  ])('%s', (question, masked, times) => {
    expect(maskQuestion(question, testDay)).toMatchObject({ masked, times });
  });

  test('a number keeps its sign of money or of percent', () => {
    expect(maskQuestion('Put $1,000 in it at 5%?', testDay).numbers).toEqual(['$1,000', '5%']);
  });
});

describe('said again in plain words', () => {
  test.each(Object.keys(subjectNames))('%s is read as a figure, every word of it [ASK-ALIKE-2]', async (of) => {
    const isOfDays = ['price', 'economy'].includes(subjectClass(of) ?? '');
    const question = canonicalQuestion({ op: 'value', of }, { ...filling, times: isOfDays ? '31 July 2024' : 'fiscal 2024' });
    const asked = await read(question ?? '');
    expect(asked.strange ?? []).toEqual([]);
    expect(asked.measures.filter(({ kind }) => kind === 'metric' || kind === 'series')).not.toEqual([]);
    expect(asked.companies.map(({ ticker }) => ticker)).toEqual(subjectClass(of) === 'economy' ? [] : ['AAPL']);
  });

  test('no two subjects are read alike', async () => {
    const all = await Promise.all(Object.keys(subjectNames).map(async (of) => idsOf(await read(canonicalQuestion({ op: 'value', of }, { ...filling, times: '' }) ?? ''))));
    expect(new Set(all).size).toBe(all.length);
  });

  test('of what cannot be answered it asks by its name, so that it is said what is missing', () => {
    expect(canonicalQuestion({ op: 'none', of: 'analyst_ratings' }, filling)).toContain('analyst ratings');
    expect(canonicalQuestion({ op: 'none', of: 'forecast' }, filling)).toBeNull();
  });

  test.each([
    [{ op: 'value', of: 'revenue' }, { ...filling, companies: [] }],
    [{ op: 'compare', of: 'revenue' }, filling],
    [{ op: 'invested', of: 'price' }, filling],
    [{ op: 'best_day', of: 'revenue' }, filling],
    [{ op: 'value', of: 'nothing_known' }, filling],
  ])('nothing is said where there is nobody, or nothing, to say it of', (likeness, given) => {
    expect(canonicalQuestion(likeness, given)).toBeNull();
  });

  test('times of statements are said so that they are read again', async () => {
    for (const text of ['in fiscal 2024', 'in the second quarter of fiscal 2024', 'from fiscal 2019 to fiscal 2024', 'over the last 5 years', 'over the last twelve months']) {
      const { periods } = await read(`What was Apple’s revenue ${text}?`);
      const again = await read(`What was Apple’s revenue in ${timeWords(periods)}?`);
      expect(again.periods).toEqual(periods);
    }
  });
});

describe('a question that is not wholly understood', () => {
  const alike = async (text: string, brought: Brought): Promise<string | null> => {
    const found = await readAlike(await read(text), brought, around);
    return found === null ? null : idsOf(found);
  };

  test('is read like the nearest known way of asking, as a guess that keeps its own words [ASK-ALIKE-3]', async () => {
    const text = 'I would like to put 40 shares of Home Depot aside for my grandson; what is the bill at the latest price?';
    const found = await readAlike(await read(text), 'nothing-read', around);
    expect(found).toMatchObject({ text });
    expect(found?.measures[0]).toMatchObject({ id: 'price' });
    expect(found?.unread).not.toEqual([]);
  });

  test('and in which a word of prices was read is of the figure that it is plainly like', async () => {
    const told = await read('What return did Home Depot earn on its shareholders’ equity in 2024?');
    const found = await readAlike({ ...told, measures: [{ kind: 'metric', id: 'price', as: 'growth', words: 'return' }] }, 'a-figure', around);
    expect(found?.measures).toMatchObject([{ id: 'return_on_equity' }]);
    expect(await alike('What was IBM’s return on invested capital in fiscal 2024?', 'nothing-found')).toBeNull();
    expect(await alike('By what percentage did Visa’s share price rise in 2024?', 'a-figure')).toBeNull();
  });

  test('whose figure is named outright is no other figure', async () => {
    expect(await alike('By how many dollars did Amazon’s property and equipment, net, increase between the end of 2021 and the end of 2024?', 'doubt')).toBeNull();
  });

  test('of a part becomes one of the ratio that is meant', async () => {
    expect(await alike('For each dollar due within a year, how many dollars of current assets did McDonald’s hold at the end of 2024?', 'doubt')).toContain('current_ratio');
  });

  test.each([
    ['How well was Apple’s profit of 2024 backed by cash from operations, as a ratio?', 'operating_cash_flow'],
    ['For each dollar Home Depot earns, what do investors shell out?', 'pe_ratio'],
    ['What would it cost to take over IBM whole, with its debts assumed and its cash pocketed?', 'enterprise_value'],
  ])('of which only parts were read is one of the whole: %s [ASK-ALIKE-5]', async (text, whole) => {
    expect(await alike(text, 'a-figure')).toContain(whole);
  });

  test.each(['What were Apple’s revenue and net income in 2024?', 'Google in 2025: revenue up how much percent, profit (net) up how much percent?', 'What did Apple spend on research in 2024?', 'How much net income did Apple make in 2024?'])('whose figures are each asked for stays as it is: %s', async (text) => {
    expect(await alike(text, 'a-figure')).toBeNull();
  });

  test('which asks what a term means, or of a company that nobody knows, is not guessed at', async () => {
    expect(await alike('What does EBITDA mean?', 'nothing-read')).toBeNull();
    expect(await alike('What did Zorblatt Heavy Industries sell in 2024?', 'nothing-read')).toBeNull();
  });
});
