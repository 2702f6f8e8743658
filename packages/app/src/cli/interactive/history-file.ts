// What was typed in earlier sessions. A file of the user's own, readable by nobody else; a line that holds a key is not kept.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '../../config/environment.ts';
import { mostHistory } from './terminal.ts';

export function historyPath({ places }: Pick<Environment, 'places'>): string {
  return join(places.config, 'history');
}

/** Looks like a key or a token: a long word of letters and digits together, as no question has. */
const keyLike = /(?:^|[^\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/;
const longestLine = 2_000;

function mayBeKept(line: string, { secrets }: Pick<Environment, 'secrets'>): boolean {
  return line.trim() !== '' && line.length <= longestLine && !keyLike.test(line) && !secrets.some(({ value }) => line.includes(value));
}

/** Newest last; none where there is no such file, or it cannot be read. */
export async function readHistory(environment: Pick<Environment, 'places'>): Promise<readonly string[]> {
  const text = await readFile(historyPath(environment), 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '').slice(-mostHistory);
}

/** A history that cannot be written is no reason to trouble anybody. */
export async function writeHistory(lines: readonly string[], environment: Pick<Environment, 'places' | 'secrets'>): Promise<void> {
  const path = historyPath(environment);
  const fresh = `${path}.${randomUUID()}`;
  const kept = lines.filter((line) => mayBeKept(line, environment)).slice(-mostHistory);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(fresh, kept.map((line) => `${line.replace(/[\u0000-\u001f\u007f]/g, ' ')}\n`).join(''), { mode: 0o600 });
    await rename(fresh, path);
  } catch {
    await rm(fresh, { force: true }).catch(() => undefined);
  }
}
