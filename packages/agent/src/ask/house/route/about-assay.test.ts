import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';
import { asksAboutAssay } from './about-assay.ts';

test.each([
  ['What can you do?', 'skills'], ['help', 'skills'], ['So what kinds of questions can I ask?', 'skills'], ['What companies do you cover?', 'coverage'], ['Which tickers are available here?', 'coverage'], ['List the companies you have data on', 'coverage'],
  ['What data do you have on Visa?', 'company'], ['Which figures are there for Home Depot?', 'company'],
])('“%s” asks for no figure [ASK-ROUTE-3]', (text, about) => {
  expect(asksAboutAssay(text)).toBe(about);
});

test.each(['What can you do about the debt of Boeing?', 'Which companies have a net margin above 20%?', 'What companies did Salesforce buy?', 'Help me compare Apple and Visa', 'What is this ratio of Apple?', 'What figures did Visa report?'])('“%s” is of the world [ASK-ROUTE-3]', (text) => {
  expect(asksAboutAssay(text)).toBeNull();
});

test('what can be asked is told with the companies that are at hand, and nothing in it is open [ASK-ROUTE-3]', async () => {
  const { answer } = await askSample('What can you do?', { engine: houseAskEngine });
  expect(answer.metadata).toMatchObject({ valid: true, general_knowledge: false });
  expect(answer.missing).toEqual([]);
  expect(answer.metadata.verdicts).toMatchObject({ unverified: 0, contradicted: 0 });
  expect(JSON.stringify(answer.content_blocks)).toContain('McDonald’s');
});

test('of a company that is not bundled it is said that nothing is at hand [ASK-ROUTE-3]', async () => {
  const { answer } = await askSample('What data do you have on Tesla?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/Tesla.*not|No figures of Tesla/);
});
