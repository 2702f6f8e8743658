// All companies that can be named, with every ticker, number and name that finds them. Built once from the lists; nothing is guessed here.
// Tickers and numbers are there at once; names are indexed when the first is asked for.
import type { Company } from '../company.ts';
import type { ListedCompany } from '../desk/sample-port.ts';
import { companyFromList, type IndexMember } from '../sample/listing.ts';
import type { Entry, Naming } from './entry.ts';
import { commonNames } from './known/common-names.ts';
import { newlyListed, newTickers } from './known/elsewhere.ts';
import { earlierNames } from './known/earlier-names.ts';
import { openNameIndex, type AddedName, type NameIndex } from './names/name-index.ts';
import { plainName } from './names/plain-name.ts';

export type KnownNames = { readonly bundled: readonly Company[]; readonly listed: readonly ListedCompany[]; readonly members: readonly IndexMember[] };

export type { Entry, Naming };

export type Directory = {
  readonly entries: readonly Entry[];
  readonly byTicker: ReadonlyMap<string, Entry>;
  readonly byCik: ReadonlyMap<string, Entry>;
  /** Tickers that were given up, and today's. */
  readonly earlierTickers: ReadonlyMap<string, string>;
  readonly names: NameIndex;
  readonly companyOf: (entry: Entry, ticker?: string) => Company;
};

type Draft = { readonly earlierTickers: Map<string, string>; readonly entries: Entry[]; readonly byTicker: Map<string, Entry>; readonly byCik: Map<string, Entry>; readonly added: AddedName[] };

export function makeDirectory(names: KnownNames): Directory {
  const draft: Draft = { earlierTickers: new Map(), entries: [], byTicker: new Map(), byCik: new Map(), added: [] };
  names.listed.forEach((listed, rank) => { addListed(draft, listed, rank); });
  for (const company of names.bundled) addBundled(draft, company);
  for (const member of names.members) addMember(draft, member);
  for (const [today, earlier] of newTickers) renameTicker(draft, earlier, today);
  addNewlyListed(draft);
  addKnownNames(draft);
  const members = new Map(names.members.map((member) => [member.ticker.replaceAll('.', '-'), member]));
  const bundled = new Map(names.bundled.map((company) => [company.ticker, company]));
  const { entries, byTicker, byCik, earlierTickers, added } = draft;
  return { entries, byTicker, byCik, earlierTickers, names: openNameIndex(added), companyOf: (entry, ticker) => companyOf(entry, ticker, { members, bundled }) };
}

function addListed(draft: Draft, listed: ListedCompany, rank: number): void {
  const known = draft.byCik.get(listed.cik);
  if (known !== undefined) {
    addLaterTicker(draft, known, listed.ticker);
    return;
  }
  const entry: Entry = { rank, cik: listed.cik, tickers: [listed.ticker], name: listed.name, wellKnown: false };
  draft.entries.push(entry);
  draft.byCik.set(listed.cik, entry);
  if (!draft.byTicker.has(listed.ticker)) draft.byTicker.set(listed.ticker, entry);
  draft.added.push({ naming: { entry, how: 'whole', said: listed.name, year: null }, plain: listed.plain });
}

/** The class with figures stands for its company. */
function addBundled(draft: Draft, company: Company): void {
  const known = company.cik === null ? undefined : draft.byCik.get(company.cik);
  if (known === undefined) addListed(draft, { cik: company.cik ?? '', ticker: company.ticker, name: company.name }, 0);
  else addTicker(draft, known, company.ticker);
}

/**
 * The index list is newer than the bundled list of companies: it adds today's tickers and names. A company that it holds
 * under another number is the same one when the ticker and the first word of the name agree (a new holding company).
 */
function addMember(draft: Draft, member: IndexMember): void {
  const ticker = member.ticker.replaceAll('.', '-');
  const known = draft.byCik.get(member.cik) ?? sameCompany(draft.byTicker.get(ticker), member);
  if (known === undefined) addListed(draft, { cik: member.cik, ticker, name: member.name }, memberRank);
  else if (!known.tickers.includes(ticker)) renameTicker(draft, known.tickers[0] ?? '', ticker);
  const entry = draft.byTicker.get(ticker);
  if (entry === undefined) return;
  entry.wellKnown = true;
  entry.name = withoutClass(member.name).replace(/ \(The\)$/, '');
  if (!draft.byCik.has(member.cik)) draft.byCik.set(member.cik, entry);
  draft.added.push({ naming: { entry, how: 'whole', said: withoutClass(member.name), year: null }, plain: undefined });
}

/** The index list has a line for each class: "News Corp (Class B)". A class is asked for beside the name. */
function withoutClass(name: string): string {
  return name.replace(/ \(Class \w\)$/, '');
}

function sameCompany(holder: Entry | undefined, member: IndexMember): Entry | undefined {
  return holder !== undefined && plainName(holder.name).split(' ')[0] === plainName(member.name).split(' ')[0] ? holder : undefined;
}

/** Where a large company stands that the SEC's list does not hold yet. */
const memberRank = 400;

/** Today's main ticker, before the others. */
function addTicker(draft: Draft, entry: Entry, ticker: string): void {
  entry.tickers.splice(0, entry.tickers.length, ticker, ...entry.tickers.filter((other) => other !== ticker));
  draft.byTicker.set(ticker, entry);
}

function addLaterTicker(draft: Draft, entry: Entry, ticker: string): void {
  if (!entry.tickers.includes(ticker)) entry.tickers.push(ticker);
  if (!draft.byTicker.has(ticker)) draft.byTicker.set(ticker, entry);
}

function renameTicker(draft: Draft, earlier: string, today: string): void {
  const entry = draft.byTicker.get(earlier);
  if (entry === undefined || entry.tickers.includes(today)) return;
  addTicker(draft, entry, today);
  draft.earlierTickers.set(earlier, today);
}

/** Whoever is on the lists under such a name already is not added again. */
function addNewlyListed(draft: Draft): void {
  if (draft.entries.length < wholeList) return;
  const wanted = new Set(newlyListed.map(({ names }) => beginning(names[0] ?? '')));
  const listed = new Set(draft.added.flatMap(({ naming: { said } }) => (wanted.has(beginning(said)) ? [plainName(said)] : [])));
  for (const { ticker, names } of newlyListed) {
    const [name = ticker] = names;
    if (draft.byTicker.has(ticker) || listed.has(plainName(name))) continue;
    const entry: Entry = { rank: memberRank, cik: null, tickers: [ticker], name, wellKnown: true };
    draft.entries.push(entry);
    draft.byTicker.set(ticker, entry);
    for (const said of names) draft.added.push({ naming: { entry, how: 'common', said, year: null }, plain: undefined });
  }
}

/** Names that begin otherwise are not made plain only to be compared. */
function beginning(name: string): string {
  return name.slice(0, 4).toLowerCase();
}

/** Fewer companies than this are a test's or a damaged list, not the market. */
const wholeList = 1000;

function addKnownNames(draft: Draft): void {
  for (const [ticker, called] of Object.entries(commonNames)) {
    const entry = draft.byTicker.get(ticker);
    if (entry === undefined) continue;
    entry.wellKnown = true;
    for (const said of called) draft.added.push({ naming: { entry, how: 'common', said, year: null }, plain: undefined });
  }
  for (const { name, ticker, how, year } of earlierNames) {
    const entry = draft.byTicker.get(ticker);
    if (entry !== undefined) draft.added.push({ naming: { entry, how, said: name, year }, plain: undefined });
  }
}

type Lists = { readonly members: ReadonlyMap<string, IndexMember>; readonly bundled: ReadonlyMap<string, Company> };

function companyOf(entry: Entry, wanted: string | undefined, { members, bundled }: Lists): Company {
  const ticker = wanted ?? entry.tickers[0] ?? '';
  const own = bundled.get(ticker);
  if (own !== undefined) return own;
  const member = members.get(ticker) ?? entry.tickers.map((other) => members.get(other)).find((found) => found !== undefined);
  if (entry.cik === null) return { ticker, cik: null, name: entry.name, sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' };
  return companyFromList({ ticker, cik: entry.cik, name: entry.name }, member);
}
