// A group of fences kept and restored together, links included.
import { AssayError, canonicalJson, parseJson } from '@assay/record';
import { z } from 'zod';
import { FenceGroup } from '../chain/fence-group.ts';
import type { FenceOptions } from '../options.ts';
import { restoreFence, snapshotFence } from './snapshot.ts';

const groupSchema = z.object({ version: z.literal(1), fences: z.array(z.object({ name: z.string(), upstream: z.array(z.string()), snapshot: z.string() })) });

export function snapshotGroup(group: FenceGroup): string {
  return canonicalJson({ version: 1, fences: group.fences().map((fence) => ({ name: fence.name, upstream: fence.upstream().map((one) => one.name), snapshot: snapshotFence(fence) })) });
}

/** `optionsOf` gives each fence what it was opened with: documents and tools are not part of a snapshot. Throws as `restoreFence` does. */
export function restoreGroup(text: string, optionsOf: (name: string) => FenceOptions): FenceGroup {
  let read: unknown;
  try { read = parseJson(text); } catch { read = null; }
  const kept = groupSchema.safeParse(read);
  if (!kept.success) throw new AssayError('malformed-source', 'This is no snapshot of a group of fences.', { remedy: 'Give the text that snapshotGroup made.' });
  const group = new FenceGroup();
  for (const { name, snapshot } of kept.data.fences) group.add(restoreFence(snapshot, optionsOf(name)));
  for (const { name, upstream } of kept.data.fences) group.link(name, upstream);
  return group;
}
