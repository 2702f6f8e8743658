import { expect, test } from 'vitest';
import { shareOfSales } from './share-of-sales.ts';

test.each([
  ['Of all the money Tansy took in over fiscal 2021, what chunk was its app store?', "what part of Tansy's revenue over fiscal 2021 came from its app store?"],
  ['How much of its 2021 sales did it keep, first as operating profit and then as net profit, in percent?', 'what were its operating margin and net margin in 2021?'],
  ['How much does Tansy pay out of its earnings?', "what is Tansy's payout ratio?"],
  ['who yields more, Tansy or Marram', 'which has the higher dividend yield, Tansy or Marram'],
  ['overview of Tansy\'s balance sheet at the end of 2021', "Tansy's balance sheet at the end of 2021"],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(shareOfSales(said)).toBe(plain);
});

test.each(['Of the money that was borrowed, what part was due?', 'How much of its 2021 sales did it keep as operating profit?'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(shareOfSales(said)).toBe(said);
});
