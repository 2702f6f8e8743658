import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readIndexMembers } from '../sample/listing.ts';
import { sectorOfSic } from './sector-of-sic.ts';

const sectors = new Set(readIndexMembers((name) => readFileSync(join(import.meta.dirname, '..', '..', 'sample', name))).map((member) => member.sector));

test.each([
  ['3571', 'Information Technology'], ['3674', 'Information Technology'], ['7372', 'Information Technology'], ['2834', 'Health Care'], ['3841', 'Health Care'], ['6324', 'Health Care'],
  ['6021', 'Financials'], ['6331', 'Financials'], ['6282', 'Financials'], ['6798', 'Real Estate'], ['6512', 'Real Estate'], ['1311', 'Energy'], ['2911', 'Energy'], ['4922', 'Energy'], ['4911', 'Utilities'], ['4924', 'Utilities'],
  ['5331', 'Consumer Staples'], ['5812', 'Consumer Discretionary'], ['3711', 'Consumer Discretionary'], ['2080', 'Consumer Staples'], ['4813', 'Communication Services'], ['4512', 'Industrials'], ['3721', 'Industrials'], ['1040', 'Materials'], ['2810', 'Materials'], ['100', 'Consumer Staples'],
])('industry class %s is of the sector %s [DATA-SECTOR-1]', (sic, sector) => {
  expect(sectorOfSic(sic)).toBe(sector);
});

test('a class that names no trade has no sector [DATA-SECTOR-1]', () => {
  expect(['9995', '9721', '', 'ABCD', '12', null].map(sectorOfSic)).toEqual([null, null, null, null, null, null]);
});

test('every sector is one that the index names [DATA-SECTOR-1]', () => {
  const named = new Set(Array.from({ length: 10_000 }, (_, code) => sectorOfSic(String(code).padStart(4, '0'))).filter((sector) => sector !== null));
  expect([...named].filter((sector) => !sectors.has(sector))).toEqual([]);
  expect(named.size).toBe(sectors.size);
});
