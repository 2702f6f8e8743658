// The server: bound to this machine unless a password says who may come from elsewhere.
import { serve as listen } from '@hono/node-server';
import { AssayError } from '@assay/record';
import { buildPages } from '@assay/web/build';
import { clock } from '../clock.ts';
import { composeDesk } from '../compose.ts';
import type { Environment } from '../config/environment.ts';
import { withPreferences } from '../config/preferences.ts';
import { readAccess } from './access/access-file.ts';
import { openBudgets, usualBudgets } from './access/budgets.ts';
import { openSessions } from './access/sessions.ts';
import { openThrottle } from './access/throttle.ts';
import { openBoard } from './jobs/board.ts';
import { workInThread } from './jobs/work-in-thread.ts';
import { prepareSampleRun } from './jobs/sample-run.ts';
import { openMeasure } from './measure.ts';
import { proveInThread } from './proofs/prove-in-thread.ts';
import { openApp } from './open-app.ts';
import type { Parts } from './parts.ts';
import { openListing } from './state-of-run.ts';
import { removeOldUploads } from './uploads/take-upload.ts';

const ownNames = ['localhost', '127.0.0.1', '[::1]'] as const;

export type ServeInput = { readonly environment: Environment; readonly address: string; readonly port: number; readonly hostNames: readonly string[]; readonly sample: boolean; /** Where nothing was run yet, a sample run is made meanwhile. */ readonly firstRun?: boolean; readonly log: (words: string) => void };
export type Serving = { readonly url: string; readonly open: boolean; readonly close: () => Promise<void> };

function isLoopback(address: string): boolean {
  return address === '::1' || address === 'localhost' || /^127(?:\.\d{1,3}){3}$/.test(address);
}

/** Throws AssayError: 'not-allowed' for an address beyond this machine without a password, 'network-refused' for a port that cannot be had. */
export async function serve({ environment, address, port, hostNames, sample, log, firstRun = false }: ServeInput): Promise<Serving> {
  const access = await readAccess(environment.places.config);
  if (access === null && !isLoopback(address)) {
    throw new AssayError('not-allowed', `Without a password Assay serves this machine alone; at ${address} anyone on the network could read and start runs.`, { remedy: 'Set one first: `assay serve --set-password admin`.' });
  }
  const measure = openMeasure();
  await removeOldUploads(environment.places.cache);
  const board = openBoard({ work: workInThread(log), clock, onEnd: measure.jobEnded });
  const shown = address.includes(':') ? `[${address}]` : address;
  const prover = proveInThread(environment);
  // A vault of a thousand runs takes seconds to be looked through, so that begins before anybody asks.
  const listing = openListing(environment.places.runs);
  void listing().catch(() => undefined);
  const parts: Parts = {
    environment, board, prover, clock, access, measure, listing, desk: composeDesk(await withPreferences(environment), sample ? 'sample' : 'auto'), sessions: openSessions(clock), throttle: openThrottle(clock), budgets: openBudgets(clock, usualBudgets, measure.begun),
    hosts: [...ownNames, shown, ...hostNames].map((name) => name.toLowerCase()),
  };
  const { folder } = await buildPages({ cacheFolder: environment.places.cache, log });
  const app = openApp(parts, log, folder);
  const { server, bound } = await bind((request, remoteAddress) => app.fetch(request, remoteAddress === undefined ? {} : { remoteAddress }), { address, port });
  if (firstRun) await prepareSampleRun(parts);
  return {
    url: `http://${isLoopback(address) ? 'localhost' : shown}:${String(bound)}`, open: access === null,
    close: async () => {
      await board.close();
      await prover.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise<void>((resolve) => { server.close(() => { resolve(); }); });
    },
  };
}

type Answer = (request: Request, remoteAddress: string | undefined) => Response | Promise<Response>;
type Bound = { readonly server: ReturnType<typeof listen>; readonly bound: number };

function bind(answer: Answer, { address, port }: { readonly address: string; readonly port: number }): Promise<Bound> {
  return new Promise((resolve, reject) => {
    const server = listen({ fetch: (request, env) => answer(request, 'incoming' in env ? env.incoming.socket.remoteAddress : undefined), hostname: address, port }, (info) => { resolve({ server, bound: info.port }); });
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new AssayError('network-refused', `${address}:${String(port)} cannot be had${cause.code === 'EADDRINUSE' ? ': another program uses it' : ''}.`, { remedy: 'Name another port with --port.', cause }));
    });
  });
}
