import { expect, test } from 'vitest';
import { choiceOf, comparable, type SealedRun } from './comparable.ts';

const run = (id: string, ticker: string): SealedRun => ({ state: 'sealed', id, run: { company: { name: ticker, ticker }, question: { ticker } } } as unknown as SealedRun);
const groups = comparable([run('y3', 'YARD'), run('y2', 'YARD'), run('m1', 'MILL'), run('y1', 'YARD'), run('both1', 'YARD+MILL'), run('both2', 'YARD+MILL')]);

test('only companies with two runs can be compared [WEB-COMPARE-2]', () => {
  expect(groups.map(({ ticker, runs }) => [ticker, runs.length])).toEqual([['YARD', 3]]);
});

test('an address that names one run is completed with another of its company, the newest first [WEB-COMPARE-2]', () => {
  const ids = (asked: Partial<Parameters<typeof choiceOf>[1]>): readonly string[] | null => { const choice = choiceOf(groups, { a: null, b: null, company: null, ...asked }); return choice === null ? null : [choice.a.id, choice.b.id]; };
  expect([ids({}), ids({ a: 'y3' }), ids({ a: 'y1' }), ids({ a: 'y2', b: 'y1' }), ids({ a: 'm1' }), ids({ company: 'MILL' }), ids({ a: 'y2', b: 'y2' })])
    .toEqual([['y2', 'y3'], ['y3', 'y2'], ['y1', 'y3'], ['y2', 'y1'], null, null, ['y2', 'y3']]);
});
