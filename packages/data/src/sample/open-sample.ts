// The figures bundled with the program. Files are read when first asked for; nothing is parsed that is not needed.
import type { CapturedBytes, IsoDate, Sha256 } from '@assay/record';
import type { Company } from '../company.ts';
import type { Resolution } from '../resolution.ts';
import { makeDirectory, type Directory } from '../resolve/directory.ts';
import { resolveCompany } from '../resolve/resolve-company.ts';
import type { ListedCompany, SamplePart, SampleSource } from '../desk/sample-port.ts';
import { readIndexMembers, readListing, type IndexMember } from './listing.ts';
import { captureSample } from './sample-captures.ts';
import { capturePeers, readPeerIndex, type PeerSource } from './sample-peers.ts';
import { readSampleIndex, type ReadSampleFile } from './sample-index.ts';

export type Sample = SampleSource & PeerSource & {
  /** By ticker, CIK or name, among the bundled companies and the bundled lists of names. */
  readonly resolve: (query: string) => Resolution;
  /** All names of the bundled lists, for searches in running text. */
  readonly directory: () => Directory;
  /** Members of the S&P 500 on the list's own day. */
  readonly members: () => readonly IndexMember[];
};

export type SampleTools = { readonly readFile: ReadSampleFile; readonly sha256: Sha256 };

/** Throws AssayError('malformed-source') or a ZodError when a bundled file is damaged. */
export function openSample(tools: SampleTools): Sample {
  const index = readSampleIndex(tools.readFile);
  const bundled = index.map((entry) => entry.company);
  const asOf = (ticker: string): IsoDate | null => index.find((entry) => entry.company.ticker === ticker)?.asOf ?? null;
  const listed = once(() => readListing(tools.readFile));
  const members = once(() => readIndexMembers(tools.readFile));
  const directory = once(() => makeDirectory({ bundled, listed: listed(), members: members() }));
  const insiders = new Set(index.filter((entry) => entry.insiders).map((entry) => entry.company.ticker));
  const days = [...new Set(index.map((entry) => entry.asOf))].sort();
  const read = ({ company, part, asOf: until }: { readonly company: Company; readonly part: SamplePart; readonly asOf: IsoDate | null }): CapturedBytes[] => {
    const own = asOf(company.ticker);
    if (own === null) return [];
    const day = until !== null && until < own ? until : own;
    const file = fileOf(part, { ticker: company.ticker, day, days, insiders });
    const captured = file === null ? null : captureSample({ company, part, file, asOf: day }, tools);
    return captured === null ? [] : [captured];
  };
  const peers = once(() => readPeerIndex(tools.readFile));
  const peersOf: PeerSource['peersOf'] = (company, until) => {
    const own = asOf(company.ticker);
    return own === null ? [] : capturePeers({ company, asOf: until !== null && until < own ? until : own, bundled: peers() }, tools);
  };
  const byTicker = new Map(bundled.map((company) => [company.ticker, company]));
  return {
    peersOf, companies: () => bundled, listed: (): readonly ListedCompany[] => listed(), members, directory, asOf, read,
    resolve: (query) => {
      // What the program asks for a company's figures with; the list of all companies need not be read for it.
      const company = byTicker.get(query);
      return company === undefined ? resolveCompany(query, directory()) : { kind: 'found', company };
    },
  };
}

/** The list of constituents has a day of its own, later than any company's: it is no evidence for figures of that company and is not read with them. */
function fileOf(part: SamplePart, { ticker, day, days, insiders }: { readonly ticker: string; readonly day: IsoDate; readonly days: readonly IsoDate[]; readonly insiders: ReadonlySet<string> }): string | null {
  if (part === 'statements') return `companies/${ticker}.json`;
  if (part === 'closes') return `closes/${ticker}.json`;
  if (part === 'insiders') return insiders.has(ticker) ? `insiders/${ticker}.json` : null;
  if (part === 'constituents') return null;
  const newest = days.findLast((candidate) => candidate <= day) ?? days[0];
  return newest === undefined ? null : `macro/${newest}.json`;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
