// assay doctor: is everything here that Assay needs? Says what is wrong and what to do; the network is not needed and only told of.
import { stat } from 'node:fs/promises';
import { AssayError } from '@assay/record';
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

type Check = { readonly name: string; readonly state: 'good' | 'open' | 'bad'; readonly said: string };
type Look = (session: Session) => Promise<Omit<Check, 'name'>>;

const good = (said: string): Omit<Check, 'name'> => ({ state: 'good', said });

async function lookAtFolder(folder: string): Promise<Omit<Check, 'name'>> {
  await readyFolder(folder);
  return good(folder);
}

async function lookAtKey({ environment }: Session): Promise<Omit<Check, 'name'>> {
  const key = await findSigningKey(environment.places.config);
  if (key === null) return good('none yet; it is made with the first run');
  const { mode } = await stat(keyPath(environment.places.config));
  const open = process.platform !== 'win32' && (mode & 0o077) !== 0;
  return open ? { state: 'bad', said: `others may read ${keyPath(environment.places.config)}: chmod 600 it` } : good(`${key.fingerprint.slice(0, 16)}…`);
}

async function lookAtRuns({ environment }: Session): Promise<Omit<Check, 'name'>> {
  const listed = await listRuns(environment.places.runs);
  const broken = listed.filter((run) => run.state === 'broken').length;
  const left = listed.filter((run) => run.state === 'incomplete').length;
  const said = `${String(listed.length - broken - left)} sealed, ${String(broken)} with a broken seal, ${String(left)} unfinished`;
  return { state: broken > 0 ? 'bad' : left > 0 ? 'open' : 'good', said };
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
  ['contact', ({ environment }) => Promise.resolve(environment.contact === null ? { state: 'open', said: 'not set, so the SEC is not asked: set ASSAY_CONTACT to your name and mail address' } : good(environment.contact))],
  ['network', async ({ signal, environment }) => (await isReachable('https://data.sec.gov/', { signal, fetch: composeFetch(environment) })
    ? good(environment.proxy === null ? 'data.sec.gov answers' : 'data.sec.gov answers through the proxy')
    : { state: 'open', said: 'data.sec.gov does not answer; the bundled figures are used instead' })],
];

async function look(name: string, at: Look, session: Session): Promise<Check> {
  try {
    return { name, ...(await at(session)) };
  } catch (error) {
    if (error instanceof AssayError) return { name, state: 'bad', said: `${error.message} ${error.remedy}` };
    throw error;
  }
}

export const examine: Verb<object> = async (_, session) => {
  const checks = await Promise.all(looks.map(([name, at]) => look(name, at, session)));
  const isWell = checks.every((check) => check.state !== 'bad');
  if (session.json) printJson(session, { well: isWell, checks });
  else {
    const { paint } = session.out;
    const marks = { good: paint.strength('strong', '●'), open: paint.strength('unverified', '?'), bad: paint.strength('contradicted', '✕') };
    for (const { name, state, said } of checks) session.out.line(`  ${marks[state]} ${padEnd(name, 12)} ${cleanLine(said)}`);
  }
  return isWell ? exitCodes.sound : exitCodes.failure;
};
