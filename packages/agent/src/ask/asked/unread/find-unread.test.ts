import { describe, expect, test } from 'vitest';
import { noFilters, type Asked } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, portsOf, testDay } from '../testing/sample-desk.ts';
import { routeQuestion } from '../../house/route/route-question.ts';

const desk = deskIn('sample');
const read = async (text: string): Promise<Asked> => readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] });

describe('words that no part of a reading used', () => {
  test.each([
    'What did Caterpillar rake in during fiscal 2023, top line?',
    'Kindly provide the total stockholders\' equity of Goldman Sachs at December 31, 2024.',
    'my landlord swears that IBM pays a fat dividend: what was its dividend per share in 2024, please?',
    'Order the bundled companies by return on equity from best to worst',
    'list sample companies whose net margin exceeds 25%',
    'By how many percentage points did Salesforce\'s operating margin widen from fiscal 2023 to fiscal 2025?',
    'what\'s the effective federal funds rate nowadays',
    'Hammers or hamburgers? Which had the higher net margin in fiscal 2024, Home Depot or McDonald\'s?',
    'A bank and a card network: what were the net margins of Goldman Sachs and Visa in fiscal 2024?',
    'Two industrial icons: how did the sales of Boeing and of Caterpillar develop between 2019 and 2024?',
  ])('are none where every word is a name, a measure, a time or plain talk: %s [ASK-READ-5]', async (question) => {
    expect(await read(question)).toMatchObject({ unread: [], strange: [] });
  });

  test.each([
    ['Boeing\'s undrawn credit facility', 'undrawn'], ['Microsoft capital expenditure guidance for fiscal 2026', 'guidance'], ['Apple gross margin excluding services', 'excluding'], ['Salesforce attrition rate', 'attrition'], ['lemonade revenue of McDonald\'s', 'lemonade'], ['How long would Visa need to repay its debt?', 'How long'],
    ['What did the pharma segment of Johnson & Johnson sell in 2024?', 'segment'], ['revenue of Home Depot per square foot', 'per square foot'], ['Visa close on 45.13.2024', '45.13.2024'],
  ])('are strange where they carry what is asked for: %s (%s) [ASK-READ-5]', async (question, words) => {
    const { strange, measures } = await read(question);
    expect(strange?.join(' ')).toContain(words);
    expect(measures.filter(({ kind }) => kind === 'metric' || kind === 'series')).toEqual([]);
  });

  test('stay where there are not as many of them as companies, or where they narrow what is asked [ASK-READ-5]', async () => {
    expect((await read('Lemonade or tea? What was the revenue of McDonald\'s in 2024?')).unread).not.toEqual([]);
    expect((await read('Without lemonade and per teacup: what were the revenues of McDonald\'s and IBM in 2024?')).unread).not.toEqual([]);
  });

  test('are told of and leave the answer where they only go beside it [ASK-READ-5]', async () => {
    expect(await read('over a plate of gnocchi, what was the revenue of IBM in 2024?')).toMatchObject({ unread: ['plate', 'gnocchi'], strange: [], measures: [{ id: 'revenue' }] });
  });

  test('in a list of figures are looked for in the filings beside them [ASK-READ-5]', async () => {
    expect((await read('IBM\'s revenue, net income and headquarters lease in 2024')).measures.map((measure) => ('id' in measure ? measure.id : measure.kind))).toEqual(expect.arrayContaining(['revenue', 'net_income', 'subject']));
  });

  test('of several companies are declined by name [ASK-READ-5]', async () => {
    const route = await routeQuestion({ text: 'Compare the undrawn debt of Caterpillar and IBM', filters: noFilters, asOf: null, earlier: [] }, portsOf(desk), { signal: undefined, onEvent: () => undefined });
    expect(route).toMatchObject({ kind: 'declined' });
    expect(route.why).toContain('“undrawn”');
  });
});
