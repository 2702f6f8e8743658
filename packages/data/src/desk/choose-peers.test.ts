import { expect, test } from 'vitest';
import type { Company } from '../company.ts';
import { choosePeers, kinshipOf, type PeerCandidate } from './choose-peers.ts';

const company = (ticker: string, sector: string, industry: string): Company => ({ ticker, cik: null, name: ticker, sector, industry, exchange: null, fiscalCalendar: null, kind: 'company' });
const maker = company('MKR', 'Industrials', 'Machinery');
const at = (of: Company, ...days: string[]): PeerCandidate => ({ company: of, days });
const places = ['MKR', 'FAR', 'NEAR', 'A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2'];
const choose = (candidates: readonly PeerCandidate[], asOf = '2025-08-15'): string[] | null => {
  const choice = choosePeers({ company: maker, asOf, candidates, sizeRank: (of) => places.indexOf(of.ticker) });
  return choice === null ? null : [choice.day, ...choice.peers.map((peer) => peer.ticker)];
};
const day = '2025-07-31';
const industrial = (ticker: string): Company => company(ticker, 'Industrials', 'Rail');
const materials = (ticker: string): Company => company(ticker, 'Materials', 'Steel');
const care = (ticker: string): Company => company(ticker, 'Health Care', 'Drugs');

test('the own industry stands before the sector, the nearest in size first, and five are enough [SAMPLE-PEERS-1]', () => {
  const candidates = ['A5', 'A3', 'A1', 'A2', 'A4'].map((ticker) => at(industrial(ticker), day));
  expect(choose([...candidates, at(company('B2', 'Industrials', 'Machinery'), day)])).toEqual([day, 'B2', 'A1', 'A2', 'A3', 'A4']);
});

test('sectors of like business are asked only where the own gives too few, and any other last [SAMPLE-PEERS-1]', () => {
  expect(choose([at(industrial('A1'), day), at(materials('A2'), day), at(materials('A3'), day), at(care('A4'), day)])).toEqual([day, 'A1', 'A2', 'A3']);
  expect(choose([at(industrial('A1'), day), at(care('A5'), day), at(care('A4'), day), at(care('B1'), day)])).toEqual([day, 'A1', 'A4', 'A5']);
});

test('an earlier day with enough of the own sector is taken before a later one without [SAMPLE-PEERS-1]', () => {
  const sector = ['A1', 'A2', 'A3'].map((ticker) => at(industrial(ticker), day));
  const others = ['A4', 'A5', 'B1'].map((ticker) => at(care(ticker), '2025-08-15'));
  expect(choose([...sector, ...others])?.[0]).toBe(day);
});

test('a day of long ago, a later day and a single company give no comparison [SAMPLE-PEERS-1]', () => {
  const sector = (on: string): PeerCandidate[] => ['A1', 'A2', 'A3'].map((ticker) => at(industrial(ticker), on));
  expect([choose(sector('2025-05-01')), choose(sector('2025-08-18')), choose([at(industrial('A1'), day)])]).toEqual([null, null, null]);
});

test('the company is none of its own peers [SAMPLE-PEERS-1]', () => {
  expect(choose([at(maker, day), at(industrial('A1'), day), at(industrial('A2'), day)])).toEqual([day, 'A1', 'A2']);
});

test('kinship is told by industry, sector and like sectors', () => {
  expect([industrial('A1'), company('A2', 'Industrials', 'Machinery'), materials('A3'), care('A4')].map((other) => kinshipOf(maker, other))).toEqual([1, 0, 2, 3]);
});

test('where two have a price a third of a like sector stands with its results, while no later year can have replaced them [SAMPLE-PEERS-1]', () => {
  const priced = [at(industrial('A1'), day), at(materials('A2'), day)];
  const unpriced = (of: Company, yearEnd: string): PeerCandidate => ({ company: of, days: [], yearEnd });
  expect(choose([...priced, unpriced(materials('A3'), '2024-12-31')])).toEqual([day, 'A1', 'A2', 'A3']);
  expect(choose([...priced, unpriced(materials('A3'), '2024-03-31')])).toEqual([day, 'A1', 'A2']);
  expect(choose([...priced, unpriced(care('A4'), '2024-12-31')])).toEqual([day, 'A1', 'A2']);
});
