import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { readWorthOver } from './worth-over-figures.ts';

const around: ReadAround = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };

test.each([
  ['What is NVIDIA\'s market capitalisation at the latest close, and how many times fiscal 2026 revenue and how many times fiscal 2026 net income is that?', /\$5\.48 trillion.* 25\.4 times.* = 45\.6 times/],
  ['Caterpillar\'s market cap now, as a multiple of 2024 sales and of 2024 operating income', /= 3\.3 times.* = 16\.4 times/],
])('%s: the worth, and each multiple of it [ASK-VALUATION-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});

test.each(['What is Caterpillar\'s market cap now and what were its 2024 revenue and net income?', 'Caterpillar\'s market value at the last close; how many times its fiscal 2024 revenue is that, and what was its net income?'])('%s asks for amounts, and is left to others [ASK-VALUATION-1]', async (text) => {
  expect(await readWorthOver(await readAsked(text, around), around)).toBeNull();
});
