// Companies of which a ticker or a name holds what is typed: names of today, names in everyday use, and names that were given up.
import type { Company, Directory } from '@assay/data';
import type { CompanyMatch } from '@assay/record/api';

type Naming = NonNullable<ReturnType<Directory['names']['called']>[number]>;
export type PartMatch = { readonly company: Company; readonly how: CompanyMatch['how']; /** The name that was given up and by which it was found. */ readonly formerly: string | null };
type Ranked = PartMatch & { readonly place: number };

/** As the directory writes names: small letters, no marks, one space between words. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/[\p{M}'’.`]/gu, '').replaceAll('&', ' and ').replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** 0 for the whole name, 1 for its beginning, 2 for the beginning of a later word, 3 for a part of a word; null where it is not in it. Two letters are in too many names to be looked for inside. */
function placeIn(name: string, part: string): number | null {
  if (name === part) return 0;
  if (name.startsWith(part)) return 1;
  if (part.length < 3) return null;
  if (` ${name}`.includes(` ${part}`)) return 2;
  return part.length > 3 && name.includes(part) ? 3 : null;
}

const isGivenUp = ({ how }: Naming): boolean => how === 'former' || how === 'acquired';

/** At one place a name of today goes before one that was given up, and a well-known company before others. */
function order(left: { readonly ranked: Ranked; readonly naming: Naming }, right: { readonly ranked: Ranked; readonly naming: Naming }): number {
  return left.ranked.place - right.ranked.place || Number(isGivenUp(left.naming)) - Number(isGivenUp(right.naming)) || Number(right.naming.entry.wellKnown) - Number(left.naming.entry.wellKnown) || left.naming.entry.rank - right.naming.entry.rank;
}

function byName(part: string, directory: Directory): readonly PartMatch[] {
  const found = [...directory.names.all()].flatMap(([name, namings]) => {
    const place = placeIn(name, part);
    return place === null ? [] : namings.map((naming) => ({ naming, ranked: { company: directory.companyOf(naming.entry), how: isGivenUp(naming) ? 'former' as const : 'part' as const, formerly: isGivenUp(naming) ? naming.said : null, place } }));
  });
  return found.sort(order).map(({ ranked: { company, how, formerly } }) => ({ company, how, formerly }));
}

function byTicker(part: string, directory: Directory): readonly PartMatch[] {
  const wanted = part.toUpperCase().replaceAll(' ', '-');
  const begun = [...directory.byTicker].filter(([ticker]) => ticker.startsWith(wanted)).sort(([left, { rank: a }], [right, { rank: b }]) => Number(right === wanted) - Number(left === wanted) || a - b);
  return begun.map(([ticker, entry]) => ({ company: directory.companyOf(entry, ticker), how: 'part', formerly: null }));
}

/** Best first, each company once. A ticker that is typed whole goes first, tickers that only begin so come behind the names. */
export function matchCompanies(typed: string, directory: Directory, most: number): readonly PartMatch[] {
  const part = plain(typed);
  if (part.length < 2) return [];
  const tickers = part.length > 6 ? [] : byTicker(part, directory);
  const whole = tickers.filter(({ company }) => company.ticker === part.toUpperCase());
  const seen = new Map<string, PartMatch>();
  for (const match of [...whole, ...byName(part, directory), ...tickers]) {
    if (seen.size >= most) break;
    if (!seen.has(match.company.ticker)) seen.set(match.company.ticker, match);
  }
  return [...seen.values()];
}
