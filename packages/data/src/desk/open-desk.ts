// Joins live sources, cache and bundled figures behind the desk's door.
import { AssayError, type IsoDate, type Sha256 } from '@assay/record';
import { openCapturer } from '../capture/capture.ts';
import { openExchange } from '../capture/exchange.ts';
import { offlineCapturer } from '../capture/offline-capturer.ts';
import type { Store } from '../capture/store.ts';
import type { Company } from '../company.ts';
import type { FilingLibrary } from '../filing-library.ts';
import type { Clock, Fetch, Random, Sleep } from '../effects.ts';
import { openSample, type Sample } from '../sample/open-sample.ts';
import { resolveCompany } from '../resolve/resolve-company.ts';
import { packagedSample, readFromFolder } from '../sample/sample-folder.ts';
import { toolNamed } from '../tools/catalogue.ts';
import { runTool } from '../tools/run-tool.ts';
import type { ToolContext } from '../tools/tool.ts';
import { dataModeOf } from './data-mode.ts';
import type { DataDesk, DeskEvent, DeskMode, Gathered, GatherOptions, ToolRunner } from './desk.ts';
import type { Resolution } from '../resolution.ts';
import { openPeerLists, type PeerLists } from './choose-live-peers.ts';
import { gatherLive, type Collected } from './gather-live.ts';
import { indexNamed } from '../resolve/known/indices.ts';
import { gatherSample } from './gather-sample.ts';
import { learnCompany } from './learn-company.ts';
import { openSecDirectory, type SecDirectory } from './sec-directory.ts';
import { openSources, type SourceKeys } from './open-sources.ts';

export type DeskOptions = SourceKeys & {
  readonly mode: DeskMode;
  readonly fetch: Fetch;
  readonly store: Store;
  readonly clock: Clock;
  readonly sleep: Sleep;
  readonly sha256: Sha256;
  /** Cuts and searches filings; without it the tools of filings' text say that it is missing. */
  readonly filings?: FilingLibrary;
  /** Spreads retries; without it they come at even times. */
  readonly random?: Random;
  /** Folder of the bundled figures; by default the package's own. */
  readonly sampleDir?: string;
};

/** In `auto` the user waits for a report: three seconds decide whether there is a network. Who asked for live data waits longer. */
const firstContactMs: Readonly<Record<DeskMode, number>> = { auto: 3000, live: 12_000, sample: 0, replay: 0 };

type Parts = { readonly options: DeskOptions; readonly sources: ReturnType<typeof openSources>; readonly sample: Sample; readonly secDirectory: SecDirectory; readonly peerLists: PeerLists; readonly listeners: Set<(event: DeskEvent) => void> };

export function openDesk(options: DeskOptions): DataDesk & ToolRunner {
  const { fetch, clock, sleep, sha256, store, mode } = options;
  const listeners = new Set<(event: DeskEvent) => void>();
  const onSilent = (host: string, why: string): void => { for (const listen of listeners) listen({ event: 'network-silent', host, why }); };
  const manners = { clock, sleep, random: options.random ?? ((): number => 0.5), firstContactMs: firstContactMs[mode], onSilent };
  const exchange = openExchange({ ...manners, fetch });
  const capture = mode === 'sample' ? offlineCapturer : openCapturer({ exchange, store, clock, sha256, replay: mode === 'replay' });
  const sources = openSources(capture, manners, options);
  const sample = openSample({ readFile: readFromFolder(options.sampleDir ?? packagedSample), sha256 });
  const parts: Parts = { options, sources, sample, secDirectory: openSecDirectory(sample), peerLists: openPeerLists(sample), listeners };
  return {
    mode, sampleCompanies: () => sample.companies(), resolveCompany: (query) => resolve(query, parts), gather: (company, asked) => gather(company, asked, parts),
    runTool: (name, input, asked) => runTool(toolNamed(name), input, toolContext(parts, asked)),
  };
}

/** A day that is not over yet hides nothing. */
function toolContext(parts: Parts, asked: { readonly asOf?: IsoDate | null; readonly signal?: AbortSignal } | undefined): ToolContext {
  const { options, sources, sample } = parts;
  const today = options.clock().toISOString().slice(0, 10);
  const asOf = asked?.asOf ?? null;
  return {
    sources: { ...sources, sample: options.mode === 'auto' || options.mode === 'sample' ? sample : null }, resolve: (query) => resolve(query, parts),
    filings: options.filings ?? null, clock: options.clock, sha256: options.sha256, asOf: asOf !== null && asOf < today ? asOf : null, today, signal: asked?.signal,
  };
}

/** The bundled names first: they need no network. Only a name they do not hold, or hold without its number, is looked up with the SEC. */
async function resolve(query: string, { options, sources, sample, secDirectory }: Parts): Promise<Resolution> {
  const index = indexNamed(query);
  if (index !== null) return { kind: 'found', company: index };
  const known = sample.resolve(query);
  const isSettled = known.kind === 'ambiguous' || (known.kind === 'found' && known.company.cik !== null);
  if (isSettled || options.mode === 'sample') return known;
  const asked = await sources.edgar.companyTickers();
  if (!asked.ok) return known;
  return resolveCompany(query, secDirectory(asked.captured));
}

async function gather(company: Company, asked: GatherOptions, parts: Parts): Promise<Gathered> {
  const { options, sample, listeners } = parts;
  const today = options.clock().toISOString().slice(0, 10);
  // A day that is not over yet hides nothing.
  const asOf = asked.asOf !== null && asked.asOf < today ? asked.asOf : null;
  const listen = asked.onEvent ?? ((): void => undefined);
  listeners.add(listen);
  try {
    const scene = { company, options: asked, asOf, today };
    const collected = options.mode === 'sample' ? gatherSample({ ...scene, sample }) : await gatherLive({ ...scene, sources: parts.sources }, { sample: options.mode === 'auto' ? sample : null, lists: parts.peerLists });
    if (!collected.captures.some(({ capture }) => capture.entity !== null && capture.reader !== 'sec-submissions')) throw noSources(company, collected, parts);
    return { company: learnCompany(company, collected.captures, options.sha256), ...collected, data: dataModeOf(collected.captures, { asOf, today }) };
  } finally {
    listeners.delete(listen);
  }
}

function noSources(company: Company, collected: Collected, { options, sample }: Parts): AssayError {
  const bundled = sample.companies().map((known) => known.ticker).join(', ');
  const why = options.mode === 'sample' ? 'The bundled figures do not hold this company.' : collected.missing.slice(0, 2).map((missing) => missing.why).join(' ');
  const isBundled = sample.asOf(company.ticker) !== null;
  return new AssayError('no-sources', `There are no figures for ${company.name} (${company.ticker}). ${why}`, {
    remedy: isBundled ? 'Use the bundled figures with --sample.' : `Connect to the network, or ask about a company whose figures are bundled: ${bundled}.`,
  });
}

