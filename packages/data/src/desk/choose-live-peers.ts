// Whose quotes are asked for a company: of the index's members the own industry first, then the own sector, then sectors of like business; all of comparable size.
import type { Company } from '../company.ts';
import type { IndexMember } from '../sample/listing.ts';
import { kinshipOf } from './choose-peers.ts';

export type PeerLists = {
  readonly members: readonly IndexMember[];
  /** Place on the SEC's list, which is ordered by market value, of any share class; null for a company that is not on it. */
  readonly place: (cik: string) => number | null;
};

/** The bundled lists of names; read when first asked for. */
export function openPeerLists(sample: { readonly members: () => readonly IndexMember[]; readonly listed: () => readonly { readonly cik: string }[] }): PeerLists {
  let places: ReadonlyMap<string, number> | null = null;
  return {
    get members() { return sample.members(); },
    place: (cik) => {
      places ??= new Map(sample.listed().map((listed, at): [string, number] => [listed.cik, at]).reverse());
      return places.get(cik) ?? null;
    },
  };
}

/** As many as one request asks for; a note shows the first of them that have a multiple. */
const OF_SECTOR = 6;
const OF_LIKE_SECTORS = 3;
/** A member of the own industry far larger or smaller is another kind of company: places differ by no more than this factor. */
const COMPARABLE = 8;

/** Tickers as Yahoo writes them, best first; empty for a company without a sector. */
export function chooseLivePeers(company: Company, { members, place }: PeerLists): readonly string[] {
  const own = company.cik === null ? null : place(company.cik);
  const others = oneClassEach(members).filter((member) => member.cik !== company.cik && member.ticker !== company.ticker).map((member) => {
    const there = place(member.cik);
    return { member, kinship: kinshipOf(company, memberCompany(member)), apart: own === null || there === null ? Number.MAX_VALUE : Math.abs(Math.log((own + 1) / (there + 1))) };
  }).toSorted((left, right) => left.apart - right.apart || left.member.ticker.localeCompare(right.member.ticker));
  const industry = others.filter(({ kinship, apart }) => kinship === 0 && apart <= Math.log(COMPARABLE));
  const sector = others.filter((other) => other.kinship <= 1 && !industry.includes(other));
  const chosen = [...[...industry, ...sector].slice(0, OF_SECTOR), ...others.filter(({ kinship }) => kinship === 2).slice(0, OF_LIKE_SECTORS)];
  return chosen.map(({ member }) => member.ticker.replaceAll('.', '-'));
}

function memberCompany({ ticker, name, sector, industry, cik }: IndexMember): Company {
  return { ticker, name, sector, industry, cik, exchange: null, fiscalCalendar: null, kind: 'company' };
}

/** Two share classes are one company. */
function oneClassEach(members: readonly IndexMember[]): readonly IndexMember[] {
  return [...new Map(members.toReversed().map((member) => [member.cik, member])).values()].reverse();
}
