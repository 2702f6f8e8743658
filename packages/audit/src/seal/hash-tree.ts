// A binary hash tree after RFC 6962 section 2.1: leaves and nodes are hashed under different first bytes,
// so that no inner node can be passed off as a file.
import { canonicalJson, type SealedFile, type Sha256 } from '@assay/record';

const LEAF = 0x00;
const NODE = 0x01;

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hashParts(parts: readonly Uint8Array[], sha256: Sha256): string {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return sha256(joined);
}

/** The leaf of one file: the hash of 0x00 and the canonical JSON of its path, size and SHA-256. */
export function leafHash(file: SealedFile, sha256: Sha256): string {
  return hashParts([Uint8Array.of(LEAF), new TextEncoder().encode(canonicalJson(file))], sha256);
}

/** The largest power of two smaller than `count`: where RFC 6962 splits a list. */
function splitPoint(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}

function rootOfLeaves(leaves: readonly string[], sha256: Sha256): string {
  const [only] = leaves;
  if (only === undefined) return sha256(new Uint8Array());
  if (leaves.length === 1) return only;
  const split = splitPoint(leaves.length);
  const left = rootOfLeaves(leaves.slice(0, split), sha256);
  const right = rootOfLeaves(leaves.slice(split), sha256);
  return hashParts([Uint8Array.of(NODE), fromHex(left), fromHex(right)], sha256);
}

/** The root over files in the given order, as hex; of no files it is the hash of nothing. */
export function treeRoot(files: readonly SealedFile[], sha256: Sha256): string {
  return rootOfLeaves(files.map((file) => leafHash(file, sha256)), sha256);
}
