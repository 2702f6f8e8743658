// `models.json` of a run: every exchange with a language model, whole.
import { modelExchangesSchema, packExchanges, unpackExchanges, type ModelExchange } from '@assay/agent';
import { brokenFile, readJsonFile } from '@assay/audit/archive';
import type { RunFiles } from '@assay/audit/seal';
import { canonicalJson } from '@assay/record';

export const modelsFile = 'models.json';

export function modelsBytes(exchanges: readonly ModelExchange[]): Uint8Array {
  return new TextEncoder().encode(canonicalJson(packExchanges(exchanges)));
}

/** Null for a run that asked no model. Throws AssayError('seal-broken') for a file without its form. */
export function readModelExchanges(files: RunFiles): readonly ModelExchange[] | null {
  if (!files.has(modelsFile)) return null;
  const read = modelExchangesSchema.safeParse(readJsonFile(files, modelsFile));
  if (!read.success) throw brokenFile(modelsFile, 'does not have the form of a record of model calls');
  try {
    return unpackExchanges(read.data);
  } catch {
    throw brokenFile(modelsFile, 'names a part that it does not hold');
  }
}
