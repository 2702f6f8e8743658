// `preferences.json` of the config folder: what a user set in the pages. The environment goes before it.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson, depths } from '@assay/record';
import { z } from 'zod';
import { writeFault } from '../vault/disk-fault.ts';
import type { Environment } from './environment.ts';
import { readJsonConfig } from './model-file.ts';

const preferencesSchema = z.strictObject({
  depth: z.enum(depths).default('standard'), engine: z.enum(['auto', 'house', 'model']).default('auto'),
  /** Whom the SEC may write to. */
  contact: z.string().regex(/^[\x20-\x7e]{3,120}$/).nullable().default(null),
});
export type Preferences = z.infer<typeof preferencesSchema>;

function pathIn(config: string): string {
  return join(config, 'preferences.json');
}

/** Throws AssayError('usage') for a file that does not have its form. */
export async function readPreferences(config: string): Promise<Preferences> {
  return await readJsonConfig(pathIn(config), { schema: preferencesSchema, secret: false }) ?? preferencesSchema.parse({});
}

export async function writePreferences(config: string, preferences: Preferences): Promise<void> {
  const path = pathIn(config);
  const beside = `${path}.${String(process.pid)}.new`;
  try {
    await mkdir(config, { recursive: true, mode: 0o700 });
    await writeFile(beside, canonicalJson(preferencesSchema.parse(preferences)), { mode: 0o600 });
    await rename(beside, path);
  } catch (error) {
    throw writeFault(error, path);
  }
}

export async function withPreferences(environment: Environment): Promise<Environment> {
  return environment.contact !== null ? environment : { ...environment, contact: (await readPreferences(environment.places.config)).contact };
}
