// What is said of companies that are named is no condition that is put to them.
import { expect, test } from 'vitest';
import { readOperation } from './operation.ts';

const named = [{ ticker: 'MRRM' }, { ticker: 'TSSK' }];
const operation = (text: string): string => readOperation({ text, rest: text, companies: named, group: null, unknown: [], measures: [{ kind: 'metric', id: 'revenue', as: 'growth', words: 'sales' }], periods: [], conditions: [{}], order: null } as unknown as Parameters<typeof readOperation>[0]);

test.each([
  ['Two grocers whose sales shrank, Marram and Tussock: by how many percent did each go down?', 'compare'],
  ['Sales of Marram and Tussock went down: whose fell more?', 'compare'],
  ['Which of Marram and Tussock saw sales fall by more than 5%?', 'screen'],
])('“%s” is to %s [ASK-READ-1]', (text, wanted) => {
  expect(operation(text)).toBe(wanted);
});

test.each([
  ['Marram net margin 2023, debt 2023 - buy?', 'value'],
  ['Marram net margin 2023, and what did it buy?', 'look-up'],
])('%s: what is asked last decides, whatever is named before it [ASK-READ-1]', (text, wanted) => {
  const clues = { text, rest: text, companies: named.slice(0, 1), group: null, unknown: [], measures: [{ kind: 'metric', id: 'net_margin', as: 'value', words: 'net margin' }], periods: [{ kind: 'fiscal', year: 2023, part: 'FY' }], conditions: [], order: null };
  expect(readOperation(clues as unknown as Parameters<typeof readOperation>[0])).toBe(wanted);
});
