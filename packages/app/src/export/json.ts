// A run as one JSON document laid out to be read, captures described but not included: their bytes are in the archive.
import type { SealCheck } from '@assay/audit/seal';
import type { FinishedRun } from '../vault/run-files.ts';

/** What a reader looks for first stands first; numbers that were text stay text. */
export function exportJson({ contents, rules }: FinishedRun, { manifest, fingerprint }: SealCheck): string {
  const { run, report, coverage, claims, verdicts, captures, ...rest } = contents;
  const seal = manifest === null ? null : { root: manifest.root, sealedAt: manifest.sealedAt, fingerprint };
  const document = { schema: 'assay.export/1', run, seal, rules, coverage, report, claims, verdicts, captures: captures.map(({ capture }) => capture), ...rest };
  return `${JSON.stringify(document, null, 2)}\n`;
}
