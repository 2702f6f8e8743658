import { expect, test } from 'vitest';
import { asksWhichOfSeveral, earlierOf } from './which-of-several.ts';

test.each([['which is cheaper', true], ['and who has more cash?', true], ['which one is bigger', true], ['which is cheaper, 2023 or 2024', false], ['which year was better', false]])('“%s” asks which of several it is: %s', (text, isAsked) => {
  expect(asksWhichOfSeveral(text)).toBe(isAsked);
});

test('the companies of two questions on the same figure are held against one another', () => {
  const one = (ticker: string) => ({ companies: [{ ticker }], group: null, measures: [{ kind: 'metric', id: 'pe_ratio', as: 'value', words: 'p/e' }] }) as unknown as Parameters<typeof earlierOf>[0][number];
  expect(earlierOf([one('AAPL'), one('MSFT')], 'which is cheaper')?.companies.map(({ ticker }) => ticker)).toEqual(['AAPL', 'MSFT']);
  expect(earlierOf([one('AAPL'), one('AAPL')], 'which is cheaper')?.companies).toHaveLength(1);
});
