// Questions that were answered before: which sealed run answered which question. A hint beside the vault, never evidence: the run itself
// must be there, whole, sealed by this machine's key, and have answered these very words with these filters, data, day, engine and rules.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RULES_VERSION } from '@assay/audit';
import { readAnswer } from '@assay/audit/archive';
import { verifySeal } from '@assay/audit/seal';
import type { Asked, AskFilters } from '@assay/agent';
import { canonicalJson, parseJson, type Answer, type IsoDate } from '@assay/record';
import { z } from 'zod';
import { loadRun } from '../../vault/load-run.ts';
import { readRun } from '../../vault/read-run.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { sha256 } from '../../vault/sha256.ts';
import { verifyEd25519 } from '../../vault/signing-key.ts';

/** All that decides an answer. `day`: the day of which it is asked, today's where none is given. */
export type AskKey = {
  readonly text: string;
  readonly filters: AskFilters;
  readonly earlier: readonly Asked[];
  readonly mode: 'auto' | 'sample';
  readonly day: IsoDate;
  readonly asOf: IsoDate | null;
  readonly engine: string;
  readonly version: string;
  /** As `answeringCode` names it. */
  readonly code: string;
};

export type AnsweredRun = { readonly finished: FinishedRun; readonly answer: Answer; readonly folder: string };
export type AnsweredPlace = { readonly cache: string; readonly runs: string; /** Of this machine's key. */ readonly fingerprint: string };

const hintSchema = z.object({ schema: z.literal('assay.answered/1'), run: z.string().regex(/^run_[0-9a-z-]{6,64}$/) });

function hintPath(key: AskKey, { cache, runs }: Pick<AnsweredPlace, 'cache' | 'runs'>): string {
  return join(cache, 'asked', `${sha256(new TextEncoder().encode(canonicalJson({ ...key, rules: RULES_VERSION, runs })))}.json`);
}

/** The same words, filters and conversation as the run was asked with; nothing is taken on the hint's word. */
function isAnswerTo(key: AskKey, { contents, rules }: FinishedRun): boolean {
  const { question, program, startedAt } = contents.run;
  const asked = { text: question.text, asOf: question.asOf, filters: question.ask?.filters, earlier: question.ask?.earlier, version: program.version, rules };
  const wanted = { text: key.text, asOf: key.asOf, filters: key.filters, earlier: key.earlier, version: key.version, rules: RULES_VERSION };
  return canonicalJson(asked) === canonicalJson(wanted) && (key.asOf !== null || startedAt.startsWith(key.day));
}

async function readHint(path: string): Promise<string | null> {
  const read = hintSchema.safeParse(parseJson(await readFile(path, 'utf8')));
  return read.success ? read.data.run : null;
}

/** Null where there is none, or none that may be used: removed, changed, sealed by somebody else, or not readable. */
export async function findAnswered(key: AskKey, place: AnsweredPlace): Promise<AnsweredRun | null> {
  try {
    const run = await readHint(hintPath(key, place));
    if (run === null) return null;
    const folder = join(place.runs, run);
    const loaded = await loadRun(folder);
    const seal = await verifySeal(loaded.files, { sha256, verifyEd25519 });
    if (seal.problems.length + loaded.problems.length > 0 || seal.fingerprint !== place.fingerprint) return null;
    const finished = readRun(loaded.files);
    const answer = readAnswer(loaded.files);
    return answer !== null && isAnswerTo(key, finished) ? { finished, answer, folder } : null;
  } catch {
    // Whatever is wrong with a hint or its run, the question is asked anew; `assay runs` says what is wrong with the run.
    return null;
  }
}

/** A hint that cannot be kept costs a repeated question its speed and nothing else. */
export async function rememberAnswered(key: AskKey, run: string, place: Pick<AnsweredPlace, 'cache' | 'runs'>): Promise<void> {
  const path = hintPath(key, place);
  const fresh = `${path}.${randomUUID()}`;
  try {
    await mkdir(join(place.cache, 'asked'), { recursive: true, mode: 0o700 });
    await writeFile(fresh, canonicalJson({ schema: 'assay.answered/1', run }), { mode: 0o600 });
    await rename(fresh, path);
  } catch {
    await rm(fresh, { force: true }).catch(() => undefined);
  }
}
