import { expect, test } from 'vitest';
import { allChoices, fittingChoices } from './choices.ts';

const offered = { path: '/runs/run_0123456789', runs: [], companies: [], loggedIn: false };

test('the palette offers pages, the pages of this run, and commands [WEB-PALETTE-1]', () => {
  const names = allChoices(offered).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['Run of this run', 'Report of this run', 'Evidence of this run', 'Ask']);
  expect(names).toContain('Copy the address of this page');
  expect(names).not.toContain('Log out');
});

test('what is typed narrows it, beginnings first; companies come as the server found them [WEB-PALETTE-1]', () => {
  const choices = allChoices({ ...offered, path: '/', companies: [{ ticker: 'YARD', name: 'Boatyard', sample: false }] });
  expect(fittingChoices(choices, 'ke').map(({ name }) => name)).toEqual(['Keys', 'Runs on Boatyard', 'Ask about Boatyard']);
  expect(fittingChoices(allChoices(offered), 'zzz')).toEqual([]);
});
