import { createHash } from 'node:crypto';
import { sha256 as withLibrary } from '@noble/hashes/sha2.js';
import { bytesToHex as hexOfLibrary } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesToHex, sha256 } from './sha256.ts';

test('the examples of the standard [STAND-WEB-3]', () => {
  const hashOf = (text: string): string => bytesToHex(sha256(new TextEncoder().encode(text)));
  expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashOf('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
});

test('every length about the ends of blocks hashes as in the program and in the library [STAND-WEB-3]', () => {
  for (let length = 0; length <= 260; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length * 7) & 255);
    expect(bytesToHex(sha256(bytes)), String(length)).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(bytesToHex(sha256(bytes))).toBe(hexOfLibrary(withLibrary(bytes)));
  }
});

test('any bytes hash as in the program [STAND-WEB-3]', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => bytesToHex(sha256(bytes)) === createHash('sha256').update(bytes).digest('hex')));
});
