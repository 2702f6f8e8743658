import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['What will Visa’s revenue come to in fiscal 2031, and what did it come to in fiscal 2024?', /^Visa’s revenue was \$35\.9 billion in fiscal 2024/, 'fiscal 2031'],
  ['CAT net income: 2030 forecast; 2023 actual', /^Caterpillar’s net income was \$10\.3 billion in fiscal 2023/, 'fiscal 2030'],
])('%s: what was is told, and what is to come is named as missing [ASK-ROUTE-4]', async (text, told, ahead) => {
  const { answer, contents } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(contents.report).toMatch(new RegExp(`A forecast for ${ahead}, which lies after .*known to nobody`));
  expect(answer.metadata.valid).toBe(true);
});

test('of a time that is to come alone nothing is told', async () => {
  const { answer } = await askSample('What will Visa earn in fiscal 2031?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^It asks for the future/);
});
