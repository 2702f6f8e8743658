import { expect, test } from 'vitest';
import { isAt, placesInBar, runAt } from './places.ts';

test('on a page of a run the bar leads to its pages, elsewhere to all pages [WEB-SHELL-3]', () => {
  expect(placesInBar('/runs/run_0123456789/evidence').map(({ name }) => name)).toEqual(['Run', 'Report', 'Evidence', 'Compare', 'Archive']);
  expect(placesInBar('/archive').map(({ name }) => name)).toEqual(['Ask', 'Archive', 'Compare', 'Knowledge', 'Audit', 'Settings']);
  expect(runAt('/runs/elsewhere')).toBeNull();
});

test('one place counts as the current one [WEB-SHELL-3]', () => {
  const current = (path: string): string[] => placesInBar(path).filter(({ href }) => isAt(path, href)).map(({ name }) => name);
  expect(current('/')).toEqual(['Ask']);
  expect(current('/compare/run_0123456789/run_9876543210')).toEqual(['Compare']);
  expect(current('/runs/run_0123456789')).toEqual(['Report']);
  expect(current('/runs/run_0123456789/evidence')).toEqual(['Evidence']);
});
