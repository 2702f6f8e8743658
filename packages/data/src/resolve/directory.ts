// All companies that can be named, with every ticker, number and name that finds them. Built once from the lists; nothing is guessed here.
import type { Company } from '../company.ts';
import type { ListedCompany } from '../desk/sample-port.ts';
import { companyFromList, type IndexMember } from '../sample/listing.ts';
import { commonNames } from './known/common-names.ts';
import { newlyListed, newTickers } from './known/elsewhere.ts';
import { formerNames } from './known/former-names.ts';
import { plainName } from './names/plain-name.ts';

export type KnownNames = { readonly bundled: readonly Company[]; readonly listed: readonly ListedCompany[]; readonly members: readonly IndexMember[] };

export type Entry = {
  /** Place on the SEC's list, which is ordered by market value: the smaller, the better known. */
  readonly rank: number;
  readonly cik: string | null;
  /** As listed, the main one first; preferred shares and earlier tickers too. */
  readonly tickers: string[];
  name: string;
  /** Whether the company is in the S&P 500 or has a name in the table of common names. */
  wellKnown: boolean;
};

/** How a name belongs to a company: `whole` on a list, `common` in everyday use, `former` until a year. */
export type Naming = { readonly entry: Entry; readonly how: 'whole' | 'common' | 'former'; readonly said: string; readonly until: number | null };

export type Directory = {
  readonly entries: readonly Entry[];
  readonly byTicker: ReadonlyMap<string, Entry>;
  readonly byCik: ReadonlyMap<string, Entry>;
  /** Tickers that were given up, and today's. */
  readonly earlierTickers: ReadonlyMap<string, string>;
  /** By plain name. */
  readonly byName: ReadonlyMap<string, readonly Naming[]>;
  /** Plain names by their first word. */
  readonly byFirstWord: ReadonlyMap<string, readonly string[]>;
  readonly companyOf: (entry: Entry, ticker?: string) => Company;
};

type Draft = { readonly earlierTickers: Map<string, string>; readonly entries: Entry[]; readonly byTicker: Map<string, Entry>; readonly byCik: Map<string, Entry>; readonly byName: Map<string, Naming[]> };

export function makeDirectory(names: KnownNames): Directory {
  const draft: Draft = { earlierTickers: new Map(), entries: [], byTicker: new Map(), byCik: new Map(), byName: new Map() };
  names.listed.forEach((listed, rank) => { addListed(draft, listed, rank); });
  for (const company of names.bundled) addBundled(draft, company);
  for (const member of names.members) addMember(draft, member);
  for (const [today, earlier] of newTickers) renameTicker(draft, earlier, today);
  for (const { ticker, names: called } of newlyListed) addNewlyListed(draft, ticker, called);
  addKnownNames(draft);
  const members = new Map(names.members.map((member) => [member.ticker.replaceAll('.', '-'), member]));
  const bundled = new Map(names.bundled.map((company) => [company.ticker, company]));
  return { ...draft, byFirstWord: firstWords(draft.byName), companyOf: (entry, ticker) => companyOf(entry, ticker, { members, bundled }) };
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
  addName(draft, listed.name, { entry, how: 'whole', said: listed.name, until: null });
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
  const holder = draft.byTicker.get(ticker);
  const sameName = holder !== undefined && plainName(holder.name).split(' ')[0] === plainName(member.name).split(' ')[0];
  const known = draft.byCik.get(member.cik) ?? (sameName ? holder : undefined);
  if (known === undefined) addListed(draft, { cik: member.cik, ticker, name: member.name }, memberRank);
  else if (!known.tickers.includes(ticker)) renameTicker(draft, known.tickers[0] ?? '', ticker);
  const entry = draft.byTicker.get(ticker);
  if (entry === undefined) return;
  entry.wellKnown = true;
  entry.name = member.name.replace(/ \((?:Class \w|The)\)$/, '');
  if (!draft.byCik.has(member.cik)) draft.byCik.set(member.cik, entry);
  addName(draft, member.name, { entry, how: 'whole', said: member.name, until: null });
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

function addNewlyListed(draft: Draft, ticker: string, called: readonly string[]): void {
  const [name = ticker] = called;
  if (draft.byTicker.has(ticker) || draft.byName.has(plainName(name)) || draft.entries.length < wholeList) return;
  const entry: Entry = { rank: memberRank, cik: null, tickers: [ticker], name, wellKnown: true };
  draft.entries.push(entry);
  draft.byTicker.set(ticker, entry);
  for (const said of called) addName(draft, said, { entry, how: 'common', said, until: null });
}

/** Fewer companies than this are a test's or a damaged list, not the market. */
const wholeList = 1000;

function addKnownNames(draft: Draft): void {
  for (const [ticker, called] of Object.entries(commonNames)) {
    const entry = draft.byTicker.get(ticker);
    if (entry === undefined) continue;
    entry.wellKnown = true;
    for (const said of called) addName(draft, said, { entry, how: 'common', said, until: null });
  }
  for (const { name, ticker, until } of formerNames) {
    const entry = draft.byTicker.get(ticker);
    if (entry !== undefined) addName(draft, name, { entry, how: 'former', said: name, until });
  }
}

function addName(draft: Draft, name: string, naming: Naming): void {
  const plain = plainName(name);
  if (plain === '') return;
  const known = draft.byName.get(plain);
  if (known === undefined) draft.byName.set(plain, [naming]);
  else if (!known.some((other) => other.entry === naming.entry)) known.push(naming);
  else if (naming.how === 'common') known.splice(known.findIndex((other) => other.entry === naming.entry), 1, naming);
}

function firstWords(byName: ReadonlyMap<string, readonly Naming[]>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of byName.keys()) {
    const space = name.indexOf(' ');
    const word = space === -1 ? name : name.slice(0, space);
    const others = found.get(word);
    if (others === undefined) found.set(word, [name]);
    else others.push(name);
  }
  return found;
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
