import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test('a share’s move since a fiscal year ended does not begin with the calendar year [ASK-ANSWER-9]', async () => {
  expect((await askSample('What was Home Depot’s return since the end of fiscal 2023?', { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});
