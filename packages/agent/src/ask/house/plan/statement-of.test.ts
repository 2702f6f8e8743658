import { expect, test } from 'vitest';
import { sourcesOf } from './statement-of.ts';

test.each([['short_term_debt', 'balance'], ['short_term_investments', 'balance'], ['short_interest', 'quote'], ['revenue', 'income']] as const)('%s stands in %s [ASK-PLAN-1]', (id, source) => {
  expect([...sourcesOf(id)]).toEqual([source]);
});
