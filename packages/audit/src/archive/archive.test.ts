import { createHash } from 'node:crypto';
import { deflateSync, zipSync, type Zippable } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSealedPath } from '../seal/sealed-path.ts';
import { packArchive } from './pack.ts';
import { unpackArchive } from './unpack-archive.ts';
import { zipLimits } from './zip-directory.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const files = new Map([['report.md', bytesOf('# Título — 売上')], ['run.json', bytesOf('{}')], ['captures/cap_000001', Uint8Array.of(0, 1, 2, 255)]]);

/** Writes a 16- or 32-bit number over the nth place where a directory line starts. */
function patchLine(archive: Uint8Array, line: number, patch: (view: DataView, at: number) => void): Uint8Array {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  let seen = 0;
  for (let at = 0; at < copy.length - 4; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    if (seen === line) patch(view, at);
    seen += 1;
  }
  return copy;
}

describe('an archive', () => {
  test('packing gives the same bytes whatever the order of the files [VAULT-ZIP-1]', () => {
    const packed = packArchive(files);
    expect(packArchive(new Map([...files].reverse()))).toEqual(packed);
    // A new version of the packing library that wrote other bytes would make every older archive look changed.
    expect(sha256(packed)).toBe('653af2769236710c0088d349b2bc0b4e46f17025147860b054115c45fa9e557d');
  });

  test('a packed archive is what a zip library makes of the same files, stored and dated 1980 [VAULT-ZIP-1]', () => {
    fc.assert(fc.property(fc.dictionary(fc.stringMatching(/^[a-zé売]{1,8}$/), fc.uint8Array({ maxLength: 50 })), (content) => {
      const paths = Object.keys(content).sort();
      const entries = Object.fromEntries(paths.map((path): [string, Zippable[string]] => [path, [content[path] ?? new Uint8Array(), { level: 0, mtime: new Date(1980, 0, 1), os: 0, attrs: 0 }]]));
      expect(packArchive(new Map(Object.entries(content)))).toEqual(zipSync(entries));
    }));
  });

  test('what was packed under names that can be sealed comes back byte for byte [VAULT-ZIP-1]', () => {
    fc.assert(fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/).filter(isSealedPath), fc.uint8Array({ maxLength: 50 })), (content) => {
      const given = new Map(Object.entries(content));
      const { files: read, problems } = unpackArchive(packArchive(given));
      expect(problems).toEqual([]);
      expect(new Map([...read].map(([path, bytes]) => [path, [...bytes]]))).toEqual(new Map([...given].map(([path, bytes]) => [path, [...bytes]])));
    }));
  });

  test('any changed byte of the archive file is noticed, also where no file stands [VAULT-ZIP-2]', () => {
    const packed = packArchive(files);
    for (let at = 0; at < packed.length; at += 1) {
      const changed = packed.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x21;
      const noticed = ((): boolean => {
        try {
          return unpackArchive(changed).problems.length > 0;
        } catch (error) {
          expect(error).toMatchObject({ code: 'seal-broken' });
          return true;
        }
      })();
      expect(noticed, `byte ${String(at)}`).toBe(true);
    }
  });

  test('an archive packed again by another program gives its files, and says that it was packed again [VAULT-ZIP-2]', () => {
    const again = zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(2026, 5, 1) });
    const { files: read, problems } = unpackArchive(again);
    expect([...read.keys()].sort()).toEqual([...files.keys()].sort());
    expect(problems).toHaveLength(1);
    expect(problems[0]?.why).toContain('packed again');
  });

  test('names that lead out of the folder are refused [VAULT-ZIP-3]', () => {
    for (const name of ['../outside', '/etc/passwd', 'a/../../b', 'C:\\windows', 'a\\b', '.ssh/key', 'a\u0000b']) {
      expect(() => unpackArchive(zipSync({ [name]: bytesOf('x') })), name).toThrow(/not allowed/);
    }
  });

  test('two files of one name, links and encrypted files are refused [VAULT-ZIP-3]', () => {
    expect(() => unpackArchive(zipSync({ 'report.md': bytesOf('a'), 'Report.md': bytesOf('b') }))).toThrow(/two files of one name/);
    const linked = patchLine(packArchive(files), 1, (view, at) => { view.setUint32(at + 38, (0xa1ff << 16) >>> 0, true); });
    expect(() => unpackArchive(linked)).toThrow(/link/);
    const encrypted = patchLine(packArchive(files), 1, (view, at) => { view.setUint16(at + 8, 1, true); });
    expect(() => unpackArchive(encrypted)).toThrow(/encrypted/);
  });

  test('a file that would unpack past the limit is refused before it is unpacked [VAULT-ZIP-3]', () => {
    const bomb = patchLine(packArchive(files), 0, (view, at) => { view.setUint32(at + 24, zipLimits.entryBytes + 1, true); });
    expect(() => unpackArchive(bomb)).toThrow(/would unpack to more/);
    const hundred = zipSync(Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`file-${String(index)}`, bytesOf('x')])));
    const many = [0, 1, 2, 3, 4].reduce<Uint8Array>((archive, line) => patchLine(archive, line, (view, at) => { view.setUint32(at + 24, zipLimits.entryBytes, true); }), hundred);
    expect(() => unpackArchive(many)).toThrow(/more than 1 GB/);
  });

  test('a packed file that swells past its declared size is cut there and named [VAULT-ZIP-3]', () => {
    const zeros = zipSync({ 'report.md': [new Uint8Array(1_000_000), { level: 9 }] });
    expect(deflateSync(new Uint8Array(1_000_000)).length).toBeLessThan(5_000);
    const lying = patchLine(zeros, 0, (view, at) => { view.setUint32(at + 24, 10, true); });
    const { files: read, problems } = unpackArchive(lying);
    expect(read.get('report.md')?.length ?? 0).toBeLessThanOrEqual(10);
    expect(problems).not.toEqual([]);
  });

  test('something that is no archive is said to be none', () => {
    expect(() => unpackArchive(new Uint8Array())).toThrow(/too short/);
    expect(() => unpackArchive(bytesOf('x'.repeat(500)))).toThrow(/no zip file/);
  });
});
