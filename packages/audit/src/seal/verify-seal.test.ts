import { createHash, createPrivateKey, generateKeyPairSync, sign, verify, createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, runId, type Manifest, type Signature } from '@assay/record';
import { toBase64 } from './base64.ts';
import { makeManifest, manifestBytes, type RunFiles } from './make-manifest.ts';
import { verifySeal, type SealTools } from './verify-seal.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const tools: SealTools = {
  sha256,
  verifyEd25519: ({ publicKey, message, signature }) => {
    try {
      return verify(null, message, createPublicKey({ key: Buffer.from(publicKey), format: 'der', type: 'spki' }), signature);
    } catch {
      return false;
    }
  },
};
const pair = generateKeyPairSync('ed25519');
const der = Uint8Array.from(pair.publicKey.export({ format: 'der', type: 'spki' }));
const privateKey = createPrivateKey(pair.privateKey.export({ format: 'pem', type: 'pkcs8' }));
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function signed(manifest: Uint8Array): Uint8Array {
  const signature: Signature = { schema: 'assay.signature/1', algorithm: 'ed25519', publicKey: toBase64(der), fingerprint: sha256(der), signature: toBase64(Uint8Array.from(sign(null, manifest, privateKey))) };
  return bytesOf(canonicalJson(signature));
}

function seal(content: RunFiles): Map<string, Uint8Array> {
  const manifest = manifestBytes(makeManifest({ id: runId.parse('run_abcdef'), sealedAt: '2026-01-02T03:04:05.000Z' }, content, sha256));
  return new Map([...content, ['manifest.json', manifest], ['signature.json', signed(manifest)]]);
}

const content = new Map([['report.md', bytesOf('# Margins widened')], ['captures/cap_0001', Uint8Array.of(0, 255, 7)], ['run.json', bytesOf('{}')]]);
const named = async (files: RunFiles): Promise<string[]> => (await verifySeal(files, tools)).problems.map((problem) => `${problem.kind} ${problem.path}`);

describe('a seal', () => {
  test('a run as it was sealed is whole and names its signer [VAULT-SEAL-1]', async () => {
    const check = await verifySeal(seal(content), tools);
    expect(check).toMatchObject({ whole: true, problems: [], fingerprint: sha256(der) });
  });

  test('any changed byte of any file is named, the manifest and the signature included [VAULT-SEAL-2]', async () => {
    const sealed = [...seal(content)];
    await fc.assert(fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(), fc.integer({ min: 1, max: 255 }), async (file, at, flip) => {
      const copy = new Map(sealed.map(([path, bytes]) => [path, bytes.slice()]));
      const [path, bytes] = [...copy][file] ?? ['', new Uint8Array()];
      const index = at % bytes.length;
      bytes[index] = (bytes[index] ?? 0) ^ flip;
      const check = await verifySeal(copy, tools);
      expect(check.whole).toBe(false);
      // A changed manifest no longer carries its signature: either name leads to it.
      expect(check.problems.some((problem) => problem.path === path || (path === 'manifest.json' && problem.path === 'signature.json'))).toBe(true);
    }), { numRuns: 400 });
  });

  test('every single byte of manifest and signature counts, down to spaces and padding bits [VAULT-SEAL-2]', async () => {
    const sealed = seal(content);
    for (const path of ['manifest.json', 'signature.json']) {
      const bytes = sealed.get(path) ?? new Uint8Array();
      for (let at = 0; at < bytes.length; at += 1) {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ 1;
        expect((await verifySeal(new Map([...sealed, [path, changed]]), tools)).whole, `${path} byte ${String(at)}`).toBe(false);
      }
    }
  });

  test('a byte added to or cut from a file is named with both sizes [VAULT-SEAL-2]', async () => {
    const sealed = seal(content);
    expect(await named(new Map([...sealed, ['report.md', bytesOf('# Margins widened ')]]))).toEqual(['changed report.md']);
    expect(await named(new Map([...sealed, ['report.md', bytesOf('# Margins widene')]]))).toEqual(['changed report.md']);
  });

  test('a missing file and an added file are named [VAULT-SEAL-3]', async () => {
    const sealed = seal(content);
    sealed.delete('captures/cap_0001');
    sealed.set('captures/cap_0002', bytesOf('more'));
    expect(await named(sealed)).toEqual(['missing captures/cap_0001', 'extra captures/cap_0002']);
  });

  test('a run without its manifest or signature is not whole [VAULT-SEAL-3]', async () => {
    for (const path of ['manifest.json', 'signature.json']) {
      const sealed = seal(content);
      sealed.delete(path);
      expect(await named(sealed)).toEqual([`missing ${path}`]);
    }
  });

  test('a manifest rewritten to fit changed files loses its signature [VAULT-SEAL-4]', async () => {
    const other = seal(new Map([...content, ['report.md', bytesOf('# Margins fell')]]));
    other.set('signature.json', seal(content).get('signature.json') ?? new Uint8Array());
    expect(await named(other)).toEqual(['signature signature.json']);
  });

  test('a fingerprint that is not the key’s own is refused [VAULT-SEAL-4]', async () => {
    const sealed = seal(content);
    const text = new TextDecoder().decode(sealed.get('signature.json')).replace(sha256(der), '0'.repeat(64));
    expect(await named(new Map([...sealed, ['signature.json', bytesOf(text)]]))).toEqual(['signature signature.json']);
  });

  test('a signed manifest with names that leave the folder, doubles or a wrong root is refused [VAULT-SEAL-5]', async () => {
    const good = makeManifest({ id: runId.parse('run_abcdef'), sealedAt: '2026-01-02T03:04:05.000Z' }, content, sha256);
    const [first, ...rest] = good.files;
    if (first === undefined) throw new Error('no files');
    const forged: readonly Manifest[] = [
      { ...good, files: [{ ...first, path: '../outside' }, ...rest] },
      { ...good, files: [first, { ...first, path: first.path.toUpperCase() }, ...rest] },
      { ...good, files: [...rest, first] },
      { ...good, files: [...good.files, { ...first, path: 'signature.json' }] },
      { ...good, root: '0'.repeat(64) },
    ];
    for (const manifest of forged) {
      const bytes = manifestBytes(manifest);
      const found = await named(new Map([...content, ['manifest.json', bytes], ['signature.json', signed(bytes)]]));
      expect(found.some((problem) => problem.endsWith('manifest.json'))).toBe(true);
    }
  });
});
