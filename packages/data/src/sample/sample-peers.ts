// The bundled figures of companies that others are held beside: a small file each, with earnings, revenue, equity and closes of a few days.
import { isoDate, parseJson, type CapturedBytes, type IsoDate } from '@assay/record';
import { z } from 'zod';
import { companyKinds, type Company } from '../company.ts';
import { choosePeers, type PeerCandidate } from '../desk/choose-peers.ts';
import { captureSample, type CaptureTools } from './sample-captures.ts';

const index = z.object({
  schema: z.literal('assay.sample-peers/1'),
  companies: z.array(z.object({
    ticker: z.string(), cik: z.string(), name: z.string(), kind: z.enum(companyKinds), sector: z.string().nullable(), industry: z.string().nullable(),
    exchange: z.string().nullable(), fiscalCalendar: z.object({ month: z.int(), named: z.enum(['end-year', 'start-year']) }), asOf: isoDate, place: z.int().nullable(), days: z.array(isoDate), yearEnd: isoDate.nullable(),
  })),
});

export type BundledPeer = PeerCandidate & { readonly asOf: IsoDate; readonly place: number | null };

export function readPeerIndex(readFile: CaptureTools['readFile']): BundledPeer[] {
  const read = index.parse(parseJson(new TextDecoder().decode(readFile('peers.json'))));
  return read.companies.map(({ asOf, place, days, yearEnd, ...company }) => ({ company, asOf, place, days, yearEnd }));
}

export type PeersWanted = { readonly company: Company; readonly asOf: IsoDate; readonly bundled: readonly BundledPeer[] };

/** Captures of the peers as they were known on `asOf`, in the order of their kinship; empty where too few can be compared. */
export function capturePeers({ company, asOf, bundled }: PeersWanted, tools: CaptureTools): CapturedBytes[] {
  const sizeRank = (of: Company): number | null => bundled.find((entry) => entry.company.ticker === of.ticker)?.place ?? null;
  const choice = choosePeers({ company, asOf, candidates: bundled, sizeRank });
  return (choice?.peers ?? []).flatMap((peer) => {
    const own = bundled.find((entry) => entry.company.ticker === peer.ticker)?.asOf ?? asOf;
    const captured = captureSample({ company: peer, part: 'peer', file: `peers/${peer.ticker}.json`, asOf: own < asOf ? own : asOf }, tools);
    return captured === null ? [] : [captured];
  });
}

/** What the desk asks the bundled figures for when companies are to be held beside one another. */
export type PeerSource = {
  /** Nothing published after `asOf`; by default the company's own day. */
  readonly peersOf: (company: Company, asOf: IsoDate | null) => readonly CapturedBytes[];
};
