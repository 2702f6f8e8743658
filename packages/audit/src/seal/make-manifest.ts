// The manifest: every file of a run with its size and hash, in one order, and the root of their hash tree.
import { AssayError, canonicalJson, type Manifest, type RunId, type SealedFile, type Sha256 } from '@assay/record';
import { treeRoot } from './hash-tree.ts';
import { isSealedPath, pathKey, sealFiles } from './sealed-path.ts';

/** The files of a run by path; the manifest and the signature are not among them. */
export type RunFiles = ReadonlyMap<string, Uint8Array>;

/** Code-unit order: the same on every machine, whatever its language. */
export function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  return left.path < right.path ? -1 : left.path > right.path ? 1 : 0;
}

function listFiles(files: RunFiles, sha256: Sha256): SealedFile[] {
  return [...files].map(([path, bytes]) => ({ path, size: bytes.length, sha256: sha256(bytes) })).sort(byPath);
}

/** Throws AssayError('internal') for a name that cannot be sealed: names are the program's own at this point. */
export function makeManifest(run: { readonly id: RunId; readonly sealedAt: string }, files: RunFiles, sha256: Sha256): Manifest {
  const keys = new Set([...files.keys()].map(pathKey));
  const refused = [...files.keys()].find((path) => !isSealedPath(path) || path === sealFiles.manifest || path === sealFiles.signature);
  if (refused !== undefined || keys.size !== files.size) {
    throw new AssayError('internal', `The file name ${refused ?? 'given twice'} cannot be sealed.`, { remedy: 'Report this: a run named a file outside its own folder.' });
  }
  const listed = listFiles(files, sha256);
  return { schema: 'assay.manifest/1', run: run.id, sealedAt: run.sealedAt, files: listed, root: treeRoot(listed, sha256) };
}

/** The bytes that are stored and signed. */
export function manifestBytes(manifest: Manifest): Uint8Array {
  return new TextEncoder().encode(canonicalJson(manifest));
}
