// The composition root: the one place where the parts meet and where clock, randomness, network and disk enter.
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openFilingLibrary } from '@assay/knowledge';
import { openDesk, openSample, packagedSample, readFromFolder, type DataDesk, type Fetch, type FetchAt, type Random, type Sample, type Sleep, type ToolRunner } from '@assay/data';
import { clock } from './clock.ts';
import type { Environment } from './config/environment.ts';
import { resolveHost } from './outside/resolve-host.ts';
import { openIngestedFilings } from './library/ingested-filings.ts';
import { withLibraryCompanies } from './library/with-library-companies.ts';
import { openFileStore } from './store/file-store.ts';
import { sha256 } from './vault/sha256.ts';

export const random: Random = () => randomInt(2 ** 40) / 2 ** 40;

export const sleep: Sleep = async (ms, signal) => {
  await wait(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
};

export function bundledSample(): Sample {
  return openSample({ readFile: readFromFolder(packagedSample), sha256 });
}

/** The platform's fetch, through the proxy that the environment names: a company's network often has no other way out. */
export function composeFetch({ proxy }: Environment): Fetch {
  // Node's HTTP brings a client and a WebSocket with it, which the bundled figures do without: loaded where it is needed.
  if (proxy !== null) process.getBuiltinModule('node:http').setGlobalProxyFromEnv({ ...proxy });
  return (url, init) => fetch(url, init);
}

const fetchAt: FetchAt = async (...asked) => (await import('./outside/fetch-at.ts')).fetchAt(...asked);

/** The desk that a run asks: `auto` is cache, network, then the bundled figures; `sample` the bundled figures alone. */
export function composeDesk(environment: Environment, mode: 'auto' | 'sample'): DataDesk & ToolRunner {
  const { places, contact, fredKey, fmpKey, tavilyKey, redditKey } = environment;
  const ingested = openIngestedFilings(places.library, bundledSample);
  const desk = openDesk({ mode, fetch: composeFetch(environment), store: openFileStore(join(places.cache, 'answers')), clock, sleep, sha256, random, contact, fredKey, fmpKey, tavilyKey, redditKey, fetchAt, resolveHost, filings: { ...openFilingLibrary(), ingested } });
  return withLibraryCompanies(desk, ingested);
}
