// All bundled files by name, as text.
import { makeClosesFile } from './closes-file.ts';
import { bundledCompanies, type BundledCompany } from './companies.ts';
import { makeCompanyFile, type CompanyFile } from './company-file.ts';
import { makeConstituentsFile, sectorOf, type Sector } from './constituents.ts';
import { lengthOf } from './derive-quarters.ts';
import type { Refusal } from './figure.ts';
import { makeInsidersFile } from './insiders-file.ts';
import { makeListing } from './listing.ts';
import { makeMacroFile } from './macro-file.ts';
import { makePeerFile, type PeerFile } from './peers-file.ts';
import { peerCompanies } from './peers.ts';
import { asciiJson, writeRows } from './write-rows.ts';

export type BuiltSample = { readonly files: ReadonlyMap<string, string>; readonly summary: readonly string[] };

export function buildSample(): BuiltSample {
  const files = new Map<string, string>();
  const refused: Refusal[] = [];
  const summary: string[] = [];
  for (const company of bundledCompanies) {
    const statements = makeCompanyFile(company, sectorOf(company.ticker));
    const closes = makeClosesFile(company);
    files.set(`companies/${company.ticker}.json`, statements.text);
    files.set(`closes/${company.ticker}.json`, closes.text);
    const insiders = makeInsidersFile(company);
    if (insiders !== null) files.set(`insiders/${company.ticker}.json`, insiders);
    refused.push(...statements.refused);
    summary.push(`${summarise(company, statements)}; closes ${String(closes.count)} ${closes.first}..${closes.last}`);
  }
  for (const asOf of new Set(bundledCompanies.map((company) => company.asOf))) files.set(`macro/${asOf}.json`, makeMacroFile(asOf));
  const peers = peerCompanies.map((company) => ({ company, sector: sectorOf(company.ticker), file: makePeerFile(company, sectorOf(company.ticker)) }));
  for (const { company, file } of peers) files.set(`peers/${company.ticker}.json`, file.text);
  files.set('peers.json', makePeersIndex(peers, makeListing()));
  files.set('constituents.json', makeConstituentsFile());
  files.set('sec-companies.tsv', makeListing());
  files.set('refused.json', makeRefusals(refused));
  files.set('index.json', makeIndex());
  return { files, summary: [...summary, `${String(refused.length)} figures refused`] };
}

function summarise(company: BundledCompany, { figures, refused }: CompanyFile): string {
  const ends = (length: string): string[] => [...new Set(figures.filter((figure) => figure.metric === 'revenue' && lengthOf(figure) === length).map((figure) => figure.end))].sort();
  const [years, quarters] = [ends('year'), ends('quarter')];
  return `${company.ticker} as of ${company.asOf}: ${String(figures.length)} figures, ${String(years.length)} years ${years[0] ?? ''}..${years.at(-1) ?? ''}, ${String(quarters.length)} quarters ${quarters[0] ?? ''}..${quarters.at(-1) ?? ''}, ${String(refused.length)} refused`;
}

function makeRefusals(refused: readonly Refusal[]): string {
  const header = { schema: 'assay.sample-refused/1', columns: ['ticker', 'value', 'metric', 'start', 'end', 'source', 'reason'] };
  return writeRows({ header, list: 'refused', rows: refused.map((one) => [one.ticker, one.value, one.metric, one.start, one.end, one.source, one.reason]) });
}

type Peer = { readonly company: BundledCompany; readonly sector: Sector; readonly file: PeerFile };

/** Who can be held beside whom, and on which days; the place is that in the list by size. */
function makePeersIndex(peers: readonly Peer[], listing: string): string {
  const places = new Map(listing.split('\n').map((line, place) => [line.split('\t')[0] ?? '', place]));
  const rows = peers.map(({ company, sector, file }) => ({ ticker: company.ticker, cik: company.cik, name: company.name, kind: company.kind, ...sector, exchange: company.exchange, fiscalCalendar: company.calendar, asOf: company.asOf, place: places.get(company.ticker) ?? null, days: file.days, yearEnd: file.yearEnd }));
  return `{\n"schema":"assay.sample-peers/1",\n"companies":[\n${rows.map(asciiJson).join(',\n')}\n]\n}\n`;
}

/** What the desk reads first: who is bundled, as of when, and in which files. */
function makeIndex(): string {
  const companies = bundledCompanies.map((company) => ({
    ticker: company.ticker, cik: company.cik, name: company.name, kind: company.kind, ...sectorOf(company.ticker), exchange: company.exchange, fiscalCalendar: company.calendar, asOf: company.asOf, insiders: makeInsidersFile(company) !== null,
  }));
  return `{\n"schema":"assay.sample-index/1",\n"companies":[\n${companies.map(asciiJson).join(',\n')}\n]\n}\n`;
}
