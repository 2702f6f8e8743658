// Whom a question is about: companies named rightly or wrongly, by ticker or name, and names that nobody knows.
import { findMentions, type Company, type DataDesk, type Mention } from '@assay/data';
import { blank, type Place } from '../question-text.ts';
import { findLooseNames } from './loose-names.ts';
import { nameList } from './name-list.ts';
import { nameOf, type Named } from './named.ts';
import { findPlainTickers } from './plain-tickers.ts';

export type ReadCompanies = {
  readonly companies: readonly Company[];
  readonly unknown: readonly { readonly words: string; readonly near: readonly string[] }[];
  readonly places: readonly Place[];
};

type Desk = Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'>;
/** `understood`: which places of the text, its names blanked, other readers understand. Only what neither takes may be a name that nobody knows. */
type Around = { readonly desk: Desk; readonly ticker: string | null; readonly understood: (text: string) => readonly Place[]; /** Whether a group or an earlier question says whom it is about. */ readonly isKnown: boolean };

export async function readCompanies(text: string, { desk, ticker, understood, isKnown }: Around): Promise<ReadCompanies> {
  const named = readNamed(text);
  const rest = blank(text, named);
  const loose = await findLooseNames(blank(rest, understood(rest)), { text, desk, isAlone: named.length === 0 && !isKnown });
  const all = [...named, ...loose].sort((left, right) => left.start - right.start);
  const given = ticker === null ? null : await fromTicker(ticker, desk);
  const every = given === null ? all : [...all, given];
  const companies = every.flatMap(({ company }) => (company === null ? [] : [asBundled(company, desk)]));
  return { companies: unique(companies), unknown: every.flatMap(({ unknown }) => (unknown === null ? [] : [unknown])), places: all };
}

/** Names and tickers that the lists hold, possessives and typing errors included. */
function readNamed(text: string): Named[] {
  const directory = nameList();
  const tickers = findPlainTickers(text, directory);
  const mentions = findMentions(text, directory).filter(({ span }) => !tickers.some((other) => span.start < other.end && other.start < span.end));
  return [...mentions.filter((mention) => !isCommonNoun(mention, text)).map(asNamed), ...tickers.map(({ start, end, company }) => ({ start, end, company, unknown: null }))];
}

function asNamed(mention: Mention): Named {
  const { start, end } = mention.span;
  if ('company' in mention) return { start, end, company: mention.company, unknown: null };
  return { start, end, company: null, unknown: { words: mention.span.text, near: mention.candidates.slice(0, 5).map(nameOf) } };
}

/** "price target" and "the gap" name things; in a question they are never the company of that name. */
function isCommonNoun({ span }: Mention, text: string): boolean {
  const before = text.slice(Math.max(0, span.start - 12), span.start);
  const after = text.slice(span.end, span.end + 12);
  if (/^targets?$/i.test(span.text)) return /\b(?:price|analysts?'?|mean|median|consensus|street) $/i.test(before) || /^ prices?\b/i.test(after);
  return span.text === span.text.toLowerCase() && /\b(?:the|a|an|this|that|any|each|every) $/i.test(before) && !/'s$/.test(span.text) && !span.text.includes(' ');
}

async function fromTicker(ticker: string, desk: Desk): Promise<Named> {
  const found = await desk.resolveCompany(ticker);
  const place = { start: 0, end: 0 };
  if (found.kind === 'found') return { ...place, company: found.company, unknown: null };
  return { ...place, company: null, unknown: { words: ticker, near: (found.kind === 'ambiguous' ? found.candidates : found.suggestions).slice(0, 5).map(nameOf) } };
}

/** The figures of a company are bundled under one of its share classes. */
function asBundled(company: Company, desk: Desk): Company {
  const bundled = desk.sampleCompanies();
  const exact = bundled.find(({ ticker }) => ticker === company.ticker);
  if (exact !== undefined) return exact;
  return desk.mode === 'sample' ? bundled.find(({ cik }) => cik !== null && cik === company.cik) ?? company : company;
}

export function unique(companies: readonly Company[]): Company[] {
  return [...new Map(companies.map((company) => [company.ticker, company])).values()];
}
