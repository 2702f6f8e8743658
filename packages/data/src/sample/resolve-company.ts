// Finds the company that a ticker, CIK or name means, among those with bundled figures and the lists of names.
import type { Company } from '../company.ts';
import type { Resolution } from '../resolution.ts';
import type { ListedCompany } from '../desk/sample-port.ts';
import { companyFromList, type IndexMember } from './listing.ts';
import { editDistance, plainName } from './nearest.ts';

export type KnownNames = { readonly bundled: readonly Company[]; readonly listed: readonly ListedCompany[]; readonly members: ReadonlyMap<string, IndexMember> };

const mostSuggestions = 5;

/** By ticker in any case ("brk.b" is BRK-B), by CIK, by whole name, by the beginning of a name; otherwise what it may have meant. */
export function resolveCompany(query: string, names: KnownNames): Resolution {
  const text = query.trim();
  if (text === '') return { kind: 'unknown', suggestions: names.bundled.slice(0, mostSuggestions) };
  const exact = byTicker(text, names) ?? byCik(text, names);
  if (exact !== undefined) return { kind: 'found', company: exact };
  const named = oneOfEach(byName(text, names));
  const [only, ...others] = named;
  if (only === undefined) return { kind: 'unknown', suggestions: suggest(text, names) };
  return others.length === 0 ? { kind: 'found', company: only } : { kind: 'ambiguous', candidates: named.slice(0, mostSuggestions) };
}

function byTicker(text: string, names: KnownNames): Company | undefined {
  const ticker = text.toUpperCase().replace(/^\$/, '').replaceAll('.', '-');
  const bundled = names.bundled.find((company) => company.ticker === ticker);
  if (bundled !== undefined) return bundled;
  const listed = names.listed.find((company) => company.ticker === ticker);
  return listed === undefined ? undefined : companyOf(listed, names);
}

function byCik(text: string, names: KnownNames): Company | undefined {
  if (!/^(CIK)?\d{4,10}$/i.test(text)) return undefined;
  const cik = text.replace(/\D/g, '').padStart(10, '0');
  const listed = names.listed.find((company) => company.cik === cik);
  return names.bundled.find((company) => company.cik === cik) ?? (listed === undefined ? undefined : companyOf(listed, names));
}

function byName(text: string, names: KnownNames): Company[] {
  const wanted = plainName(text);
  if (wanted.length < 2) return [];
  const all = [...names.bundled.map((company) => ({ company, name: plainName(company.name) })), ...names.listed.map((listed) => ({ company: listed, name: plainName(listed.name) }))];
  const whole = all.filter((entry) => entry.name === wanted);
  const found = whole.length > 0 ? whole : all.filter((entry) => entry.name.startsWith(`${wanted} `));
  return found.map((entry) => ('kind' in entry.company ? entry.company : companyOf(entry.company, names)));
}

/** Share classes of one company count once; the bundled or first listed class stands for it. */
function oneOfEach(companies: readonly Company[]): Company[] {
  return [...Map.groupBy(companies, (company) => company.cik ?? company.ticker).values()].flatMap((classes) => classes.slice(0, 1));
}

type Scored = { readonly listed: ListedCompany; readonly distance: number; readonly standing: number };

/** Nearest tickers and first words of names; among equals the bundled, then members of the index, then by size. */
function suggest(text: string, names: KnownNames): Company[] {
  const ticker = text.toUpperCase();
  const name = plainName(text);
  const bundled = new Set(names.bundled.map((company) => company.ticker));
  const most = ticker.length <= 3 ? 1 : 2;
  const scored = names.listed.flatMap((listed): Scored[] => {
    const firstWord = plainName(listed.name).split(' ')[0] ?? '';
    const distance = Math.min(editDistance(ticker, listed.ticker, most), name.length < 4 ? most + 1 : editDistance(name, firstWord, most));
    return distance > most ? [] : [{ listed, distance, standing: bundled.has(listed.ticker) ? 0 : names.members.has(listed.ticker) ? 1 : 2 }];
  });
  const ordered = scored.sort((left, right) => left.distance + left.standing - right.distance - right.standing || left.distance - right.distance);
  return oneOfEach(ordered.map(({ listed }) => companyOf(listed, names))).slice(0, mostSuggestions);
}

function companyOf(listed: ListedCompany, names: KnownNames): Company {
  const bundled = names.bundled.find((company) => company.ticker === listed.ticker);
  return bundled ?? companyFromList(listed, names.members.get(listed.ticker.replaceAll('-', '.')) ?? names.members.get(listed.ticker));
}
