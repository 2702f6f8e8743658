// assay doctor: is everything here that Assay needs? Says what is wrong and what to do; the network is not needed and only told of.
import { stat } from 'node:fs/promises';
import { AssayError } from '@assay/record';
import { quoted } from '../../config/model-file.ts';
import { bundledSample, composeFetch } from '../../compose.ts';
import { isReachable } from '../../reach.ts';
import { listRuns } from '../../vault/list-runs.ts';
import { readyFolder } from '../../vault/ready-vault.ts';
import { findSigningKey, keyPath } from '../../vault/signing-key.ts';
import { readTrustedKeys } from '../../vault/trusted-keys.ts';
import { VERSION } from '../../version.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { cleanLine } from '../view/clean-text.ts';
import { padEnd } from '../view/text-width.ts';
import type { Check, Found, Look } from './doctor/check.ts';
import { lookAtModels } from './doctor/models.ts';

const good = (said: string): Found => ({ state: 'good', said });

async function lookAtFolder(folder: string): Promise<Found> {
  await readyFolder(folder);
  return good(folder);
}

async function lookAtKey({ environment }: Session): Promise<Found> {
  const key = await findSigningKey(environment.places.config);
  if (key === null) return good('none yet; it is made with the first run');
  const { mode } = await stat(keyPath(environment.places.config));
  const open = process.platform !== 'win32' && (mode & 0o077) !== 0;
  return open ? { state: 'bad', said: `others may read ${keyPath(environment.places.config)}`, next: `chmod 600 ${quoted(keyPath(environment.places.config))}` } : good(`${key.fingerprint.slice(0, 16)}…`);
}

async function lookAtRuns({ environment }: Session): Promise<Found> {
  const listed = await listRuns(environment.places.runs);
  const broken = listed.filter((run) => run.state === 'broken').length;
  const left = listed.filter((run) => run.state === 'incomplete').length;
  const said = `${String(listed.length - broken - left)} sealed, ${String(broken)} with a broken seal, ${String(left)} unfinished`;
  return { state: broken > 0 ? 'bad' : left > 0 ? 'open' : 'good', said, ...(left > 0 ? { next: `${environment.calledAs} runs --clean` } : {}) };
}

/** Keys by name alone: a value is never shown. */
function dataKeys({ fredKey, fmpKey, tavilyKey, redditKey }: Session['environment']): Found {
  const named = { FRED_API_KEY: fredKey, FMP_API_KEY: fmpKey, TAVILY_API_KEY: tavilyKey, REDDIT_CLIENT_ID: redditKey };
  const [set, unset] = [Object.entries(named).filter(([, value]) => value !== null), Object.entries(named).filter(([, value]) => value === null)];
  const list = (entries: readonly (readonly [string, unknown])[]): string => (entries.length === 0 ? 'none' : entries.map(([name]) => name).join(', '));
  return good(`set: ${list(set)}; not set: ${list(unset)}`);
}

const looks: readonly (readonly [string, Look])[] = [
  ['program', () => Promise.resolve(good(`assay ${VERSION} on Node ${process.versions.node}`))],
  ['runs folder', (session) => lookAtFolder(session.environment.places.runs)],
  ['config', (session) => lookAtFolder(session.environment.places.config)],
  ['cache', (session) => lookAtFolder(session.environment.places.cache)],
  ['signing key', lookAtKey],
  ['pinned keys', async ({ environment }) => good(String((await readTrustedKeys(environment.places.config)).length))],
  ['runs', lookAtRuns],
  ['sample data', () => Promise.resolve(good(`${String(bundledSample().companies().length)} companies`))],
  ['contact', ({ environment }) => Promise.resolve(environment.contact === null ? { state: 'open', said: 'not set, so the SEC is not asked', next: 'export ASSAY_CONTACT="Your Name you@example.org"' } : good(environment.contact))],
  ['data keys', ({ environment }) => Promise.resolve(dataKeys(environment))],
  ['network', async ({ signal, environment }) => (await isReachable('https://data.sec.gov/', { signal, fetch: composeFetch(environment) })
    ? good(environment.proxy === null ? 'data.sec.gov answers' : 'data.sec.gov answers through the proxy')
    : { state: 'open', said: 'data.sec.gov does not answer; the bundled figures are used instead', next: environment.proxy === null ? 'behind a proxy, set HTTPS_PROXY to its address' : 'check the proxy that HTTPS_PROXY names' })],
];

async function look(name: string, at: Look, session: Session): Promise<Check> {
  try {
    return { name, ...(await at(session)) };
  } catch (error) {
    if (error instanceof AssayError) return { name, state: 'bad', said: error.message, next: error.remedy };
    throw error;
  }
}

export const examine: Verb<object> = async (_, session) => {
  const [own, models] = await Promise.all([Promise.all(looks.map(([name, at]) => look(name, at, session))), lookAtModels(session)]);
  const checks: readonly Check[] = [...own, ...models];
  const isWell = checks.every((check) => check.state !== 'bad');
  if (session.json) printJson(session, { well: isWell, checks });
  else {
    const { paint } = session.out;
    const marks = { good: paint.strength('strong', '●'), open: paint.strength('unverified', '?'), bad: paint.strength('contradicted', '✕') };
    for (const { name, state, said, next } of checks) {
      session.out.line(`  ${marks[state]} ${padEnd(name, 14)} ${cleanLine(said)}`);
      if (next !== undefined) session.out.line(paint.dim(`    ${padEnd('', 14)} → ${cleanLine(next)}`));
    }
  }
  return isWell ? exitCodes.sound : exitCodes.failure;
};
