import { expect, test } from 'vitest';
import type { Company } from '../company.ts';
import type { IndexMember } from '../sample/listing.ts';
import { chooseLivePeers } from './choose-live-peers.ts';

const member = (ticker: string, industry: string, sector = 'Industrials'): IndexMember => ({ ticker, name: ticker, sector, industry, cik: `00000${ticker}`, added: null });
const own: Company = { ticker: 'MKR', cik: '00000MKR', name: 'Maker', sector: 'Industrials', industry: 'Machinery', exchange: null, fiscalCalendar: null, kind: 'company' };
const choose = (members: readonly IndexMember[], sizes: readonly string[]): readonly string[] => chooseLivePeers(own, { members, place: (cik) => (sizes.includes(cik.slice(5)) ? sizes.indexOf(cik.slice(5)) : null) });

test('the own industry stands first while its companies are of comparable size, then the sector by size, then sectors of like business [DATA-PEERS-1]', () => {
  const members = [member('MKR', 'Machinery'), member('NEAR', 'Machinery'), member('TINY', 'Machinery'), member('RAIL', 'Rail'), member('ORE', 'Steel', 'Materials'), member('PILL', 'Drugs', 'Health Care')];
  const sizes = ['RAIL', 'MKR', 'NEAR', 'ORE', ...Array.from({ length: 60 }, (_, at) => `X${String(at)}`), 'TINY'];
  expect(choose(members, sizes)).toEqual(['NEAR', 'RAIL', 'TINY', 'ORE']);
});

test('two share classes are one company, in the way Yahoo writes them [DATA-PEERS-1]', () => {
  const classes = [{ ...member('BIG.A', 'Rail'), cik: '1' }, { ...member('BIG.B', 'Rail'), cik: '1' }];
  expect(choose(classes, [])).toEqual(['BIG-A']);
});

test('a company without a sector is held beside nobody [DATA-PEERS-1]', () => {
  expect(chooseLivePeers({ ...own, sector: null, industry: null }, { members: [member('RAIL', 'Rail')], place: () => null })).toEqual([]);
});
