export { sealFiles, isSealedPath, pathKey } from './sealed-path.ts';
export { leafHash, treeRoot } from './hash-tree.ts';
export { makeManifest, manifestBytes, type RunFiles } from './make-manifest.ts';
export { readBase64, toBase64 } from './base64.ts';
export { verifySeal, type SealCheck, type SealProblem, type SealTools, type VerifyEd25519 } from './verify-seal.ts';
