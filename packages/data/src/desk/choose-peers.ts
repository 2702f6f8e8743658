// Whom a company is held beside: its own industry first, then its sector, then sectors of like business, then companies of like size. At most five.
import { daysBetween, type IsoDate } from '@assay/record';
import type { Company } from '../company.ts';

/** A company with the days on which its multiples can be had. */
export type PeerCandidate = { readonly company: Company; readonly days: readonly IsoDate[]; /** End of the newest fiscal year on file. */ readonly yearEnd?: IsoDate | null };
export type PeerChoice = { readonly day: IsoDate; readonly peers: readonly Company[] };
export type PeerSearch = { readonly company: Company; readonly asOf: IsoDate; readonly candidates: readonly PeerCandidate[]; /** Place in a list by size; null for a company that is not on it. */ readonly sizeRank: (company: Company) => number | null };

const MOST = 5;
const ENOUGH = 3;
/** One company tells nothing of the others. */
const FEWEST = 2;
/** A comparison of an earlier day says nothing about the present. */
const OLDEST_DAYS = 60;

/** Sectors whose companies are bought for like reasons. */
const alike: readonly (readonly [string, string])[] = [
  ['Information Technology', 'Communication Services'], ['Consumer Discretionary', 'Consumer Staples'], ['Industrials', 'Materials'], ['Health Care', 'Consumer Staples'],
  ['Financials', 'Real Estate'], ['Energy', 'Utilities'], ['Energy', 'Materials'],
];

type Kinship = 0 | 1 | 2 | 3;
type Choice = PeerChoice & { readonly kin: number };

/**
 * The newest day on which three companies or more of the same sector can be compared; else of like sectors; else the day with most of those,
 * filled up with companies of like size. Null with fewer than two.
 */
export function choosePeers(search: PeerSearch): PeerChoice | null {
  const others = search.candidates.filter(({ company }) => company.ticker !== search.company.ticker);
  const days = [...new Set(others.flatMap((candidate) => candidate.days))].filter((day) => day <= search.asOf && daysBetween(day, search.asOf) <= OLDEST_DAYS).sort().reverse();
  const on = (day: IsoDate): Company[] => others.filter((candidate) => candidate.days.includes(day)).map(({ company }) => company);
  for (const furthest of [1, 2] as const) {
    const found = days.map((day) => chooseOn(search, day, { others: on(day), furthest })).find(({ peers }) => peers.length >= ENOUGH);
    if (found !== undefined) return { day: found.day, peers: found.peers };
  }
  const [best] = days.map((day) => chooseOn(search, day, { others: on(day), furthest: 3 })).toSorted((left, right) => Math.min(right.peers.length, ENOUGH) - Math.min(left.peers.length, ENOUGH) || right.kin - left.kin);
  return best === undefined || best.peers.length < FEWEST ? null : { day: best.day, peers: filledUp(search, best) };
}

/** A report on a year is filed within so many days of its end. */
const FILING_DAYS = 75;
const YEAR_DAYS = 366;

/** Where too few have a price, a company of the own or a like sector without one still has results: those of a year that no later one has replaced by the day. */
function filledUp(search: PeerSearch, { day, peers }: Choice): readonly Company[] {
  const isCurrent = (end: IsoDate): boolean => daysBetween(end, day) > 0 && daysBetween(end, day) < YEAR_DAYS + FILING_DAYS;
  const others = search.candidates.filter(({ company, yearEnd }) => company.ticker !== search.company.ticker && !peers.includes(company) && kinshipOf(search.company, company) < 3 && yearEnd !== undefined && yearEnd !== null && isCurrent(yearEnd));
  const nearest = others.map(({ company }) => company).toSorted((left, right) => kinshipOf(search.company, left) - kinshipOf(search.company, right) || distance(search, left) - distance(search, right) || left.ticker.localeCompare(right.ticker));
  return peers.length >= ENOUGH ? peers : [...peers, ...nearest.slice(0, ENOUGH - peers.length)];
}

/** Nearer kinship first; a further one is asked only while there are too few. */
function chooseOn(search: PeerSearch, day: IsoDate, from: { readonly others: readonly Company[]; readonly furthest: Kinship }): Choice {
  const chosen: Company[] = [];
  for (const kinship of ([0, 1, 2, 3] as const).filter((each) => each <= from.furthest)) {
    if (chosen.length >= ENOUGH) break;
    const next = from.others.filter((other) => kinshipOf(search.company, other) === kinship).toSorted((left, right) => distance(search, left) - distance(search, right) || left.ticker.localeCompare(right.ticker));
    chosen.push(...next.slice(0, (kinship < 2 ? MOST : ENOUGH) - chosen.length));
  }
  return { day, peers: chosen, kin: chosen.filter((other) => kinshipOf(search.company, other) < 3).length };
}

/** 0 for the same industry, 1 for the same sector, 2 for a like one, 3 for any other. */
export function kinshipOf(company: Company, other: Company): Kinship {
  if (company.industry !== null && company.industry === other.industry) return 0;
  if (company.sector !== null && company.sector === other.sector) return 1;
  return alike.some((pair) => pair.includes(company.sector ?? '') && pair.includes(other.sector ?? '')) ? 2 : 3;
}

function distance({ company, sizeRank }: PeerSearch, other: Company): number {
  const [own, theirs] = [sizeRank(company), sizeRank(other)];
  return own === null || theirs === null ? Number.MAX_SAFE_INTEGER : Math.abs(own - theirs);
}
