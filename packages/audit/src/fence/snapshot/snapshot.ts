// A fence to canonical JSON and back. Everything is kept: calls, passages, both kinds of submissions, what the agent wrote.
import { AssayError, canonicalJson, parseJson, type Sha256 } from '@assay/record';
import { FenceState } from '../fence-state.ts';
import { Fence } from '../open-fence.ts';
import type { FenceOptions } from '../options.ts';
import { sealedSnapshot, snapshotSchema, type FenceSnapshot } from './snapshot-schema.ts';

function hashOf(text: string, sha256: Sha256): string {
  return sha256(new TextEncoder().encode(text));
}

function documentHash(markdown: string | null, sha256: Sha256): string | null {
  return markdown === null ? null : hashOf(markdown, sha256);
}

/** The same fence gives the same text. The hash shows what was changed by accident; to show what was changed on purpose, keep it elsewhere. */
export function snapshotFence(fence: Fence): string {
  const { state, options } = fence;
  const kept = {
    version: 1, name: fence.name, document: documentHash(fence.markdown(), options.sha256), scope: fence.scope, upstream: fence.upstream().map((one) => one.name),
    begun: state.begun, validFrom: state.validFrom, submitted: state.submitted, own: state.own.texts,
    calls: state.calls, passages: [...state.passages.values()], accepted: state.accepted, refused: state.refused,
  };
  return canonicalJson({ fence: kept, sha256: hashOf(canonicalJson(kept), options.sha256) });
}

/**
 * Opens a fence with what a snapshot holds. Links are the caller's to make again. Throws AssayError('malformed-source') for what is no snapshot,
 * 'seal-broken' where it does not have its hash, is of another document or scope, or where a passage no longer stands in its capture.
 */
export function restoreFence(text: string, options: FenceOptions & { /** The hash that was kept elsewhere. */ readonly expected?: string }): Fence {
  const kept = readSnapshot(text, options);
  const state = new FenceState();
  Object.assign(state, { begun: kept.begun, validFrom: kept.validFrom, submitted: kept.submitted });
  state.calls.push(...kept.calls);
  for (const passage of kept.passages) state.passages.set(passage.handle, passage);
  // Optional fields that a schema leaves undefined are absent in JSON, so the two forms are one.
  state.accepted.push(...(kept.accepted as FenceState['accepted']));
  state.refused.push(...(kept.refused as FenceState['refused']));
  for (const own of kept.own) state.own.add(own);
  const fence = new Fence({ ...options, name: kept.name }, state);
  checkFits(kept, fence);
  return fence;
}

function readSnapshot(text: string, { sha256, expected }: { readonly sha256: Sha256; readonly expected?: string }): FenceSnapshot {
  let read: unknown;
  try { read = parseJson(text); } catch { read = null; }
  const sealed = sealedSnapshot.safeParse(read);
  if (!sealed.success) throw new AssayError('malformed-source', 'This is no snapshot of a fence.', { remedy: 'Give the text that snapshotFence made.' });
  const hash = hashOf(canonicalJson(sealed.data.fence), sha256);
  if (hash !== sealed.data.sha256 || (expected !== undefined && hash !== expected)) throw broken('The snapshot does not have its hash: it was changed.');
  const kept = snapshotSchema.safeParse(sealed.data.fence);
  if (!kept.success) throw new AssayError('malformed-source', 'The snapshot does not have the form of this version.', { remedy: 'Restore it with the version that made it.' });
  return kept.data;
}

function checkFits(kept: FenceSnapshot, fence: Fence): void {
  if (kept.document !== documentHash(fence.markdown(), fence.options.sha256)) throw broken('The snapshot is of another document.');
  if (canonicalJson(kept.scope) !== canonicalJson(fence.scope)) throw broken('The snapshot is of another scope.');
  if (fence.options.captureText === undefined && fence.options.captureSource === undefined) return;
  const moved = kept.passages.find(({ origin, text }) => origin.capture !== null && fence.captureText(origin.capture.id)?.startsWith(text, origin.capture.start) !== true);
  if (moved !== undefined) throw broken(`The passage ${moved.handle} does not stand in its capture.`);
}

function broken(message: string): AssayError {
  return new AssayError('seal-broken', message, { remedy: 'Use the snapshot as it was made, with the document and captures it was made with.' });
}
