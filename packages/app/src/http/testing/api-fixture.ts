// An API over a vault with one run, for tests: without a port, with a clock that the test moves.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginWorkingRun } from '../../analysis/working-run.ts';
import { composeDesk } from '../../compose.ts';
import { readEnvironment } from '../../config/environment.ts';
import { inventedAnswer } from '../../export/testing/invented-answer.ts';
import { smallRun } from '../../testing/small-run.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { saveRun } from '../../vault/save-run.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import type { Access } from '../access/access-file.ts';
import { tokenHash } from '../access/access-file.ts';
import { openBudgets, type RoleBudget } from '../access/budgets.ts';
import { hashPassword } from '../access/password.ts';
import { openSessions } from '../access/sessions.ts';
import { openThrottle } from '../access/throttle.ts';
import { openBoard, type Work } from '../jobs/board.ts';
import { openMeasure } from '../measure.ts';
import { proveHere } from '../proofs/prove-here.ts';
import { openListing } from '../state-of-run.ts';
import { openApp } from '../open-app.ts';
import type { Parts } from '../parts.ts';
import type { AccessRole } from '@assay/record/api';

export type Asking = { readonly method?: string; readonly body?: unknown; /** Bytes that are sent as they are. */ readonly raw?: Uint8Array; readonly headers?: Readonly<Record<string, string>>; readonly remoteAddress?: string };
export type Api = {
  readonly home: string; readonly run: string; /** A run that answered a question; the same as `run` where none was wanted. */ readonly answered: string; /** Begun with a model and stopped. */ readonly stopped: string; readonly capture: string; readonly parts: Parts; readonly logged: string[];
  readonly ask: (path: string, asking?: Asking) => Promise<Response>;
  readonly pass: (ms: number) => void;
  readonly remove: () => Promise<void>;
};

export const passwords: Readonly<Record<AccessRole, string>> = { reader: 'quiet reading lamp', analyst: 'counts every figure', admin: 'keeps the keys safe' };
export const tokens: Readonly<Record<AccessRole, string>> = { reader: 'assay_reader-token-of-a-test', analyst: 'assay_analyst-token-of-a-test', admin: 'assay_admin-token-of-a-test' };

export async function closedAccess(): Promise<Access> {
  const roles: readonly AccessRole[] = ['reader', 'analyst', 'admin'];
  return { passwords: await Promise.all(roles.map(async (role) => ({ role, hash: await hashPassword(passwords[role]) }))), tokens: roles.map((role) => ({ role, name: role, sha256: tokenHash(tokens[role]) })) };
}

/** Work that waits until it is cancelled. */
export const patientWork: Work = (_, { signal }) => new Promise((_resolve, reject) => { signal.addEventListener('abort', () => { reject(new Error('stopped')); }, { once: true }); });

export async function openApi(options: { readonly access?: Access | null; readonly work?: Work; readonly budgets?: Readonly<Record<AccessRole, RoleBudget>>; readonly answered?: boolean } = {}): Promise<Api> {
  const home = await mkdtemp(join(tmpdir(), 'assay-api-'));
  const environment = readEnvironment({ ASSAY_HOME: home });
  const { runs, config } = environment.places;
  let now = Date.parse('2026-03-24T12:00:00Z');
  const clock = (): Date => new Date(now);
  const finished = smallRun();
  const key = await openSigningKey(config);
  const keep = (one: typeof finished): ReturnType<typeof saveRun> => saveRun(one, { disk: nodeDisk, runs, key, clock, secrets: [] });
  const saved = await keep(finished);
  const answered = options.answered === true ? await keep({ ...smallRun({ id: 'run_20260102-aapl-0002' }), answer: inventedAnswer() }) : saved;
  const { company } = finished.exchanges;
  if (company === null) throw new RangeError('the small run is of a company');
  const stopped = await beginWorkingRun(runs, { question: finished.contents.run.question, company, startedAt: '2026-01-03T10:00:00.000Z', sample: true });
  const measure = openMeasure();
  const parts: Parts = {
    environment, prover: proveHere(environment), listing: openListing(runs), clock, access: options.access ?? null, desk: composeDesk(environment, 'sample'), board: openBoard({ work: options.work ?? patientWork, clock, onEnd: measure.jobEnded }), measure,
    sessions: openSessions(clock), throttle: openThrottle(clock), budgets: openBudgets(clock, options.budgets, measure.begun), hosts: ['localhost', '127.0.0.1'],
  };
  const logged: string[] = [];
  const app = openApp(parts, (words) => { logged.push(words); });
  return {
    home, run: saved.id, answered: answered.id, stopped: stopped.id, capture: finished.contents.captures[0]?.capture.id ?? '', parts, logged,
    ask: async (path, { method = 'GET', body, raw, headers = {}, remoteAddress = '192.0.2.1' } = {}) => app.request(`http://localhost${path}`, {
      method, headers: { host: 'localhost', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers }, ...(raw === undefined ? {} : { body: new Uint8Array(raw) }), ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }, { remoteAddress }),
    pass: (ms) => { now += ms; },
    remove: async () => {
      await parts.board.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
