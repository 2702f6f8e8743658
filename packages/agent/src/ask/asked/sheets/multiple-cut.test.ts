import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { multipleCut } from './multiple-cut.ts';

test.each([
  ['bought AAPL at 6/28/2024 close: % gain to last close; P/E on FY2025 diluted EPS', { year: 'FY2025', rest: 'bought AAPL at 6/28/2024 close: % gain to last close' }],
  ["How much is IBM down since 28 June 2024, and how many times fiscal 2024's diluted earnings per share is it?", { year: 'fiscal 2024', rest: 'How much is IBM down since 28 June 2024?' }],
])('the multiple is cut from “%s” [ASK-READ-9]', (asked, cut) => {
  expect(multipleCut(asked)).toEqual(cut);
});

test.each(['At the close of 30 June 2025, what was IBM’s P/E on 2024 diluted EPS?', 'IBM’s P/E on 2024 EPS and its net margin in 2024', 'P/E on 2024 EPS'])('nothing is cut from “%s”', (asked) => {
  expect(multipleCut(asked)).toBeNull();
});

test('the day of a purchase is not the day of the multiple beside it [ASK-READ-9]', async () => {
  const { answer } = await askSample('sell AAPL? bought at 6/28/2024 close: % gain to last close; % below 52wk high close; P/E on FY2025 diluted EPS', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/rose 19\.5% from \$210\.62 on 28 June 2024.*is down 12\.1% from \$286\.19.*price over earnings was 33\.7 times on 24 March 2026/);
  expect(answer.summary).not.toContain('28.2 times');
});
