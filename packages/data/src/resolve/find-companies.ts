// Companies of the S&P 500 by sector, sub-industry, business category and keyword.
import type { Company } from '../company.ts';
import type { IndexMember } from '../sample/listing.ts';
import { categoryNamed, type BusinessCategory } from './business-categories.ts';
import type { Directory } from './directory.ts';

export type CompanyQuery = {
  /** A GICS sector, or the beginning of its name: "Information Technology", "health". */
  readonly sector?: string;
  /** A GICS sub-industry, whole or in part: "Semiconductors". */
  readonly industry?: string;
  /** A kind of business as people call it: "chip makers", "banks". */
  readonly category?: string;
  /** Words of the name, sector or sub-industry. */
  readonly keyword?: string;
  readonly limit?: number;
};

export type CompaniesFound = {
  /** The largest first. */
  readonly companies: readonly Company[];
  /** How many there are, with those beyond the limit. */
  readonly count: number;
  /** How the question was understood, in words; null where nothing matched. */
  readonly readAs: string | null;
};

type Test = (member: IndexMember) => boolean;
const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());

/** All conditions together. A category that nobody knows finds nothing. */
export function findCompanies(query: CompanyQuery, lists: { readonly members: readonly IndexMember[]; readonly directory: Directory }): CompaniesFound {
  const conditions = [bySector(query.sector), byIndustry(query.industry), byCategory(query.category), byKeyword(query.keyword)].filter((condition) => condition !== null);
  const found = conditions.length === 0 ? [] : lists.members.filter((member) => conditions.every(({ test }) => test(member)));
  const ranked = found.flatMap((member) => {
    const ticker = member.ticker.replaceAll('.', '-');
    const entry = lists.directory.byTicker.get(ticker);
    return entry === undefined ? [] : [{ entry, ticker }];
  }).sort((left, right) => left.entry.rank - right.entry.rank);
  return { companies: ranked.slice(0, query.limit ?? 20).map(({ entry, ticker }) => lists.directory.companyOf(entry, ticker)), count: ranked.length, readAs: ranked.length === 0 ? null : conditions.map(({ said }) => said).join(', ') };
}

/** A phrase as somebody types it: a category if it is one, else a sector, a sub-industry, or words of a name. */
export function readCompanyQuery(phrase: string, members: readonly IndexMember[]): CompanyQuery {
  if (categoryNamed(phrase) !== null) return { category: phrase };
  const sector = members.find((member) => member.sector.toLowerCase() === phrase.trim().toLowerCase());
  if (sector !== undefined) return { sector: sector.sector };
  return members.some((member) => has(member.industry, phrase)) ? { industry: phrase } : { keyword: phrase };
}

type Condition = { readonly said: string; readonly test: Test };

function bySector(sector: string | undefined): Condition | null {
  return sector === undefined ? null : { said: `sector ${sector}`, test: (member) => member.sector.toLowerCase().startsWith(sector.trim().toLowerCase()) };
}

function byIndustry(industry: string | undefined): Condition | null {
  return industry === undefined ? null : { said: `sub-industry ${industry}`, test: (member) => has(member.industry, industry) };
}

function byCategory(phrase: string | undefined): Condition | null {
  if (phrase === undefined) return null;
  const category: BusinessCategory | null = categoryNamed(phrase);
  return { said: category === null ? phrase : `${category.name} (${category.industries.join('; ')})`, test: (member) => category?.industries.includes(member.industry) === true };
}

function byKeyword(keyword: string | undefined): Condition | null {
  const words = keyword?.trim().split(/\s+/) ?? [];
  return keyword === undefined ? null : { said: `keyword ${keyword}`, test: (member) => words.every((word) => has(`${member.name} ${member.sector} ${member.industry}`, word)) };
}
