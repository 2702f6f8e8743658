import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test('an answer that passes over one of the things a question asks for does not call itself valid [ASK-READ-21]', async () => {
  const { answer } = await askSample('What were its sales at Amazon in 2024, what did the lawyers get, and what did it make before tax?', { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(false);
});

test('growth year after year, asked of all companies, is not told by both ends of the years [ASK-READ-21]', async () => {
  const { answer } = await askSample('Which companies grew earnings for three straight years?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^\w+ of the companies at hand meet the conditions asked for in each of those years: /);
  expect(answer.summary).toMatch(/ was \$[\d.]+ billion in fiscal \d{4}, \$[\d.]+ billion in fiscal \d{4}, \$[\d.]+ billion in fiscal \d{4} and \$[\d.]+ billion in fiscal \d{4}\./);
});

test('a series that is not held on the first of the days is not told to have moved from there [ASK-READ-21]', async () => {
  const { answer } = await askSample('How much has the 10-year yield changed since the start of 2023?', { engine: houseAskEngine });
  expect(answer.metadata.valid && /\b(?:rose|fell|up|down)\b/.test(answer.summary)).toBe(false);
});

test.each([
  ['How much came through the door at Visa in fiscal 2024, how much was left once everything was paid, and how much was that per share?', [/\$35\.9 billion in fiscal 2024/, /\$19\.7 billion in fiscal 2024/, /\$9\.73 in fiscal 2024/]],
  ['What did Apple and Microsoft each make in fiscal 2025, and what did each spend on research?', [/Apple’s net income was \$112\.0 billion/, /Microsoft’s net income was \$101\.8 billion/, /\$34\.6 billion/, /\$32\.5 billion/]],
] as const)('“%s” is answered in whole, and valid [ASK-READ-21]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  for (const figure of told) expect(answer.summary).toMatch(figure);
  expect(answer.metadata.valid).toBe(true);
});
