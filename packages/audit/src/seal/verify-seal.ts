// Checks a seal from bytes alone, in Node and in a browser. Every file that changed, went missing or was added is named,
// the manifest and the signature included: nothing in a sealed run can change unseen.
import { canonicalJson, manifestSchema, parseJson, signatureSchema, type Manifest, type Sha256, type Signature } from '@assay/record';
import { readBase64 } from './base64.ts';
import { treeRoot } from './hash-tree.ts';
import { byPath, type RunFiles } from './make-manifest.ts';
import { isSealedPath, pathKey, sealFiles } from './sealed-path.ts';

/** `publicKey` is SPKI DER, `signature` the 64 bytes of RFC 8032. WebCrypto answers later, node:crypto at once. */
export type VerifyEd25519 = (signed: { readonly publicKey: Uint8Array; readonly message: Uint8Array; readonly signature: Uint8Array }) => boolean | Promise<boolean>;

export type SealProblem = {
  readonly kind: 'changed' | 'missing' | 'extra' | 'malformed' | 'signature';
  readonly path: string;
  /** What is wrong with it, one clause without a full stop. */
  readonly why: string;
};

export type SealCheck = {
  /** Null when it cannot be read; then no file can be checked against it. */
  readonly manifest: Manifest | null;
  /** SHA-256 of the key that signed; null when there is no readable signature. It says who, never that they may be trusted. */
  readonly fingerprint: string | null;
  readonly problems: readonly SealProblem[];
  /** True when no byte differs from what was signed. */
  readonly whole: boolean;
};

type Read<Value> = { readonly value: Value | null; readonly problems: readonly SealProblem[] };
type Schema<Value> = { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } };

/** Reads one of the two closing files. Only its canonical bytes are accepted: a re-spaced copy is a changed file. */
function readClosing<Value>(path: string, bytes: Uint8Array | undefined, schema: Schema<Value>): Read<Value> {
  if (bytes === undefined) return { value: null, problems: [{ kind: 'missing', path, why: 'is missing: the run was never sealed, or the seal was taken away' }] };
  const malformed: SealProblem = { kind: 'malformed', path, why: 'cannot be read' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const parsed = schema.safeParse(parseJson(text));
    if (!parsed.success) return { value: null, problems: [malformed] };
    const exact = canonicalJson(parsed.data) === text;
    return { value: parsed.data, problems: exact ? [] : [{ kind: 'changed', path, why: 'is not in its canonical form' }] };
  } catch {
    return { value: null, problems: [malformed] };
  }
}

function checkFiles(files: RunFiles, manifest: Manifest, sha256: Sha256): SealProblem[] {
  const problems: SealProblem[] = [];
  const listed = new Set(manifest.files.map((file) => file.path));
  for (const { path, size, sha256: sealed } of manifest.files) {
    const bytes = files.get(path);
    if (bytes === undefined) problems.push({ kind: 'missing', path, why: 'is missing' });
    else if (bytes.length !== size) problems.push({ kind: 'changed', path, why: `has ${String(bytes.length)} bytes, sealed were ${String(size)}` });
    else if (sha256(bytes) !== sealed) problems.push({ kind: 'changed', path, why: 'has other bytes than were sealed' });
  }
  for (const path of files.keys()) if (!listed.has(path)) problems.push({ kind: 'extra', path, why: 'was not there when the run was sealed' });
  return problems.sort(byPath);
}

/** The list itself: names that stay inside the folder, each once, in order, under the root that the files hash to. */
function checkManifest(manifest: Manifest, sha256: Sha256): SealProblem[] {
  const path = sealFiles.manifest;
  const paths = manifest.files.map((file) => file.path);
  const reserved: readonly string[] = Object.values(sealFiles);
  if (paths.some((each) => !isSealedPath(each) || reserved.includes(each))) return [{ kind: 'malformed', path, why: 'lists a file name that is not allowed' }];
  if (new Set(paths.map(pathKey)).size !== paths.length) return [{ kind: 'malformed', path, why: 'lists a file twice' }];
  if ([...manifest.files].sort(byPath).some((file, index) => file.path !== paths[index])) return [{ kind: 'malformed', path, why: 'lists its files out of order' }];
  return treeRoot(manifest.files, sha256) === manifest.root ? [] : [{ kind: 'changed', path, why: 'does not hash to its own root' }];
}

async function checkSignature(signature: Signature, message: Uint8Array, tools: SealTools): Promise<SealProblem[]> {
  const problem = (why: string): SealProblem[] => [{ kind: 'signature', path: sealFiles.signature, why }];
  const publicKey = readBase64(signature.publicKey);
  const bytes = readBase64(signature.signature);
  if (publicKey === null || bytes === null) return problem('holds bytes that cannot be read');
  if (tools.sha256(publicKey) !== signature.fingerprint) return problem('names a fingerprint that is not its key’s');
  const holds = await tools.verifyEd25519({ publicKey, message, signature: bytes });
  return holds ? [] : problem('does not fit manifest.json: one of the two was changed after sealing');
}

export type SealTools = { readonly sha256: Sha256; readonly verifyEd25519: VerifyEd25519 };

/** Checks all files of a run, the two closing ones among them. Never throws for what the bytes hold. */
export async function verifySeal(files: RunFiles, tools: SealTools): Promise<SealCheck> {
  const manifestFile = files.get(sealFiles.manifest);
  const manifest = readClosing(sealFiles.manifest, manifestFile, manifestSchema);
  const signature = readClosing(sealFiles.signature, files.get(sealFiles.signature), signatureSchema);
  const content = new Map([...files].filter(([path]) => path !== sealFiles.manifest && path !== sealFiles.signature));
  const problems = [
    ...manifest.problems,
    ...(manifest.value === null ? [] : [...checkManifest(manifest.value, tools.sha256), ...checkFiles(content, manifest.value, tools.sha256)]),
    ...signature.problems,
    ...(signature.value === null || manifestFile === undefined ? [] : await checkSignature(signature.value, manifestFile, tools)),
  ];
  return { manifest: manifest.value, fingerprint: signature.value?.fingerprint ?? null, problems, whole: problems.length === 0 };
}
