import { expect, test } from 'vitest';
import { readTokens } from '@assay/audit';
import { allObservations } from '../specialists/all-observations.ts';
import { industryTrades } from './industries.ts';
import { anyBank, anyCompany, anyFund, anyInsurer, anyReit } from './kinds.ts';
import { sectorTrades } from './sectors.ts';
import type { Trade } from './trade.ts';

const allTrades: readonly Trade[] = [...industryTrades, ...sectorTrades, anyBank, anyInsurer, anyReit, anyFund, anyCompany];

function sentencesOf(trade: Trade): string[] {
  return [trade.business, trade.next, trade.watch, ...trade.hazards, ...Object.values(trade.why), ...trade.macro.map((link) => link.because)];
}

/** What several trades have in common, with the trades that share it. */
function shared(of: (trade: Trade) => readonly string[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const trade of allTrades) for (const words of of(trade)) owners.set(words, (owners.get(words) ?? new Set()).add(trade.business));
  return [...owners].filter(([, trades]) => trades.size > 1).map(([words, trades]) => `${words} | ${[...trades].join(' | ')}`);
}

const runLength = 6;

function runsOf(trade: Trade): string[] {
  return sentencesOf(trade).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}’-]+/gu) ?? [];
    return words.map((_, at) => words.slice(at, at + runLength)).filter((run) => run.length === runLength).map((run) => run.join(' '));
  });
}

test('what is said of a trade holds no number, time, direction or rank [AGENT-TEXT-3]', () => {
  const claims = allTrades.flatMap(sentencesOf).flatMap((words) => readTokens(words).filter((token) => token.kind !== 'identifier').map((token) => `${token.text} in: ${words}`));
  expect([...new Set(claims)]).toEqual([]);
});

test('no trade borrows a sentence from another', () => {
  expect(shared(sentencesOf)).toEqual([]);
});

test('no trade borrows a phrase of six words from another', () => {
  expect(shared(runsOf)).toEqual([]);
});

test('a trade says a thing only in a single place', () => {
  const repeated = allTrades.flatMap((trade) => sentencesOf(trade).filter((sentence, at, all) => all.indexOf(sentence) !== at));
  expect(repeated).toEqual([]);
});

const places = new Set(['American', 'Americans', 'Asia', 'Belarus', 'Brazil', 'Brazilian', 'Canada', 'China', 'Chinese', 'Europe', 'German', 'Gulf', 'Japanese', 'Russia', 'Washington', 'Congress', 'Medicaid', 'Medicare', 'Easter', 'Thanksgiving', 'Christmas', 'New', 'Year']);

test('a trade names institutions, places and seasons, and no company', () => {
  const names = allTrades.flatMap(sentencesOf).flatMap((sentence) => (sentence.match(/(?<=[^.;:]\s)\p{Lu}[\p{L}’]+/gu) ?? []).filter((word) => !places.has(word)).map((word) => `${word} in: ${sentence}`));
  expect(names).toEqual([]);
});

test('a trade speaks of its kind and never of this very company', () => {
  const pointed = allTrades.flatMap(sentencesOf).filter((sentence) => /\b(?:this|the) company\b|\bthe company’s\b/iu.test(sentence));
  expect(pointed).toEqual([]);
});

test('hazards are put as what could or might happen', () => {
  expect(allTrades.flatMap((trade) => trade.hazards).filter((hazard) => !/\b(?:could|might|would|may)\b/u.test(hazard))).toEqual([]);
});

test('what the next report has to show is a clause that begins with whether', () => {
  expect(allTrades.map((trade) => trade.next).filter((clause) => !/^whether [^.]+$/u.test(clause))).toEqual([]);
});

test('macro clauses read on after a semicolon', () => {
  const opensAnew = (clause: string): boolean => /^\p{Lu}/u.test(clause) && !places.has(clause.split(' ')[0] ?? '');
  expect(allTrades.flatMap((trade) => trade.macro.map((link) => link.because)).filter((clause) => opensAnew(clause) || clause.endsWith('.'))).toEqual([]);
});

test('emphasis names observations that exist', () => {
  const known = new Set(allObservations.map((observation) => observation.name));
  expect([...new Set(allTrades.flatMap((trade) => Object.keys(trade.emphasis)))].filter((name) => !known.has(name))).toEqual([]);
});
