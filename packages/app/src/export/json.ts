// A run as one JSON document, captures described but not included: their bytes are in the archive.
import type { SealCheck } from '@assay/audit/seal';
import { canonicalJson } from '@assay/record';
import type { FinishedRun } from '../vault/run-files.ts';

export function exportJson({ contents, rules }: FinishedRun, seal: SealCheck): string {
  const { captures, ...rest } = contents;
  const { manifest, fingerprint } = seal;
  return `${canonicalJson({ schema: 'assay.export/1', ...rest, rules, captures: captures.map(({ capture }) => capture), seal: manifest === null ? null : { root: manifest.root, sealedAt: manifest.sealedAt, fingerprint } })}\n`;
}
