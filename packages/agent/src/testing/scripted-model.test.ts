import { expect, test } from 'vitest';
import { generateText, type Ask } from '../model/ask.ts';
import { madeUpPrompt, scriptedModel } from './scripted-model.ts';

const ask = (stage: string): Ask => ({ role: 'cheap', stage, prompt: madeUpPrompt(), question: 'Well?' });

test('a call that the script does not foresee is refused, and the test ends with it whoever swallowed it [MODEL-SCRIPT-1]', async () => {
  const model = scriptedModel(['one']);
  await generateText(model, ask('write'));
  await expect(generateText(model, ask('write'))).rejects.toThrow('call 2 of write');
  expect(() => { model.assertDone(); }).toThrow('call 2 of write');
});

test('stages that run side by side have a script each, and turns left over are told [MODEL-SCRIPT-1]', async () => {
  const model = scriptedModel({ value: ['v1', 'v2'], macro: [(request, index) => `${request.stage} ${String(index)}`] });
  expect(await Promise.all([generateText(model, ask('macro')), generateText(model, ask('value'))])).toMatchObject([{ value: 'macro 0' }, { value: 'v1' }]);
  expect(() => { model.assertDone(); }).toThrow('value 1 of 2');
  await expect(generateText(model, ask('constructor'))).rejects.toThrow('constructor');
});
