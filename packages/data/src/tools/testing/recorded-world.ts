// The tools over the recorded answers of the true services: true clients, true sockets, a server that replays. Absent outside the workshop.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openFilingLibrary } from '@assay/knowledge';
import { openDesk } from '../../desk/open-desk.ts';
import type { DataDesk, ToolRunner } from '../../desk/desk.ts';
import { openMemoryStore } from '../../capture/memory-store.ts';
import type { Store } from '../../capture/store.ts';
import type { Fetch, Sleep } from '../../effects.ts';
import { nodeSha256 } from '../../testing/node-sha256.ts';
import { realSleep } from '../../testing/real-time.ts';
import { openRecordings, type Recordings } from '../../testing/recordings.ts';
import { recordedAnswers, replayFetch, startReplayServer, yahooVisit, type Answerer } from '../../testing/replay-server.ts';
import { filingDocuments } from './filing-documents.ts';
import { fmpFromFacts } from './fmp-from-facts.ts';
import { fredFromFacts } from './fred-from-facts.ts';
import { redditFromFacts, stockTwitsAnswers, tavilyAnswers } from './outside-answers.ts';
import { insiderForms } from './insider-forms.ts';
import { newsFromFacts } from './news-from-facts.ts';
import { filingPages, publicAddress } from './pages.ts';
import { peerQuotes } from './peer-quotes.ts';
import { reportPages } from './report-pages.ts';
import { yahooAnswers } from './yahoo-answers.ts';
import { yahooCharts } from './yahoo-charts.ts';
import { yahooModules } from './yahoo-modules.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'shared', 'recorded');
export const recordingsAbsent = !existsSync(join(root, 'index.json'));

export type WorldOptions = {
  /** The world's day: recordings of the end of February 2025 are fresh on it. */
  readonly today?: string;
  /** Further answerers come first. */
  readonly answerers?: readonly Answerer[];
  readonly store?: Store;
  /** Keeps the true pace towards every party and lets every answer take so long; without it nothing waits. */
  readonly latencyMs?: number;
};

export type RecordedWorld = { readonly desk: DataDesk & ToolRunner; readonly asked: readonly string[]; readonly close: () => Promise<void> };

/** The pace between requests is tested elsewhere; deadlines keep their length. */
const hurried: Sleep = (ms, signal) => realSleep(signal === undefined ? 0 : ms, signal);

export async function openRecordedWorld(options: WorldOptions = {}): Promise<RecordedWorld> {
  const recordings = openRecordings(root);
  const server = await startReplayServer(...(options.answerers ?? []), ...worldAnswerers(recordings, options.today ?? '2025-02-28'));
  const { latencyMs } = options;
  const opened = Date.parse(`${options.today ?? '2025-02-28'}T21:30:00Z`);
  const desk = openDesk({
    mode: 'live', fetch: latencyMs === undefined ? replayFetch(server) : lateFetch(replayFetch(server), latencyMs), store: options.store ?? openMemoryStore(),
    clock: () => new Date(latencyMs === undefined ? opened : opened + performance.now()), sleep: latencyMs === undefined ? hurried : realSleep, random: () => 0,
    sha256: nodeSha256, filings: openFilingLibrary(), contact: 'Example tester@example.test', fredKey: 'a'.repeat(32), fmpKey: 'made-up-fmp-key', tavilyKey: 'tvly-made-up-key', redditKey: { id: 'made-up-id', secret: 'made-up-secret' }, fetchAt: filingPages, resolveHost: publicAddress,
  });
  return { desk, asked: server.asked, close: server.close };
}

/** Everything that is recorded, and what is built of facts in the documented form. */
export function worldAnswerers(recordings: Recordings, today: string): Answerer[] {
  return [
    yahooVisit, filingDocuments(recordings), insiderForms(recordings), reportPages, peerQuotes(today), fredFromFacts, fmpFromFacts(recordings), newsFromFacts, tavilyAnswers(recordings), stockTwitsAnswers(recordings), redditFromFacts, yahooCharts, recordedAnswers(recordings), yahooModules(recordings), yahooAnswers(recordings),
  ];
}

/** The recordings themselves; only where they are not absent. */
export function worldRecordings(): Recordings {
  return openRecordings(root);
}

function lateFetch(fetch: Fetch, latencyMs: number): Fetch {
  return async (url, init) => {
    await realSleep(latencyMs);
    return fetch(url, init);
  };
}
