// A question of several asks of which each keeps what the ones before it said, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { readInTurn } from './in-turn.ts';

const around = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };
const inTurn = async (text: string) => readInTurn(await readAsked(text, around), around);

test('an ask behind another one is of the same company, figure and time where it says no other [ASK-READ-4]', async () => {
  const parts = (await inTurn('How much cash did Boeing hold at the end of 2024, and how many dollars more was that than at the end of 2022?'))?.parts ?? [];
  expect(parts.map(({ companies, measures }) => [companies[0]?.ticker, ...measures.map((measure) => ('as' in measure ? `${measure.kind === 'metric' ? measure.id : ''} ${measure.as}` : ''))])).toEqual([['BA', 'cash value'], ['BA', 'cash change']]);
});

test.each([
  ['one thing is asked for', 'What was Apple’s revenue in fiscal 2024?'],
  ['something is to be confirmed', 'What was Caterpillar’s last close, and is it true that this was its highest of 2025?'],
  ['the second is of what the first works out', 'At what price would Salesforce trade at 30 times its fiscal 2025 diluted EPS, and how far in percent is that from its latest close?'],
  ['a sentence that asks nothing tells the time', 'The board met on 17 April 2025. What was UnitedHealth’s close, and how far had it fallen?'],
  ['one of them is of nothing known', 'What was IBM’s revenue in 2024, and which colour is its logo?'],
])('it is not read so where %s [ASK-READ-4]', async (_, text) => {
  expect(await inTurn(text)).toBeNull();
});

test('all of it is told [ASK-READ-4]', async () => {
  const { answer } = await askSample('What was IBM’s total debt at the end of June 2025, and how many dollars heavier was the load than when 2024 ended?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/\$64\.2 billion on 30 June 2025.*\$9\.19 billion|\$9\.19 billion.*\$64\.2 billion/s);
  expect(answer.metadata.valid).toBe(true);
});

test('an ask of the economy before that of a company is nobody’s [ASK-READ-4]', async () => {
  const { answer } = await askSample('How many percent did the CPI rise between June 2021 and June 2024, and how many percent did Visa’s revenue rise from fiscal 2021 to fiscal 2024?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/consumer price index rose 15\.66% from .*Visa’s revenue rose 49\.0%/s);
});
