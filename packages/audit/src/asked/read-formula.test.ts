import { expect, test } from 'vitest';
import { readFormula } from './read-formula.ts';
import { shown } from './testing/shown.ts';

test('a definition is read by the usual order of operations, signs or words [AUD-ASK-1]', () => {
  expect(shown(readFormula('cash from operations less capex divided by FY2020 revenue'))).toBe('(cash from operations - (capex / revenue@2020))');
  expect(shown(readFormula('(cash from operations - capex) / revenue'))).toBe('((cash from operations - capex) / revenue)');
  expect(shown(readFormula('365 * average inventory between FY2019 and FY2020 / cost of goods sold (COGS)'))).toBe('((365 * mean[inventory@2019; inventory@2020]) / cost of goods sold)');
});

test('an average without times is that of the year’s two ends, a change that from the year before [AUD-ASK-1]', () => {
  expect(shown(readFormula('net income / average total assets'))).toBe('(net income / mean[total assets@-1; total assets])');
  expect(shown(readFormula('COGS + change in inventory'))).toBe('(COGS + change[inventory; inventory@-1])');
  expect(shown(readFormula('average of receivables and inventory'))).toBe('mean[receivables; inventory]');
});

test('what cannot be read whole is no calculation, and hyphens in names are no signs [AUD-ASK-2]', () => {
  expect([readFormula('net income / (total assets'), readFormula('2 + '), readFormula('')].map(shown)).toEqual(['none', 'none', 'none']);
  expect(shown(readFormula('long-term debt - cash'))).toBe('(long-term debt - cash)');
});
