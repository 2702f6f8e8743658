// Takes the place of `@noble/hashes` in the browser build: of that library the judge wants SHA-256 of whole bytes and nothing else, at a fifth of the size.
// FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1 and 6.2.2. What it gives is held against the library's in a test.

/** The first 32 bits of the fractional parts of a root of the first primes. */
function rootsOfPrimes(count: number, root: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes.map((prime) => ((prime ** root) % 1) * 2 ** 32 | 0);
}

const start = rootsOfPrimes(8, 1 / 2);
const constants = rootsOfPrimes(64, 1 / 3);

const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one bit, and its length in bits at the end of the last block of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array((Math.ceil((bytes.length + 9) / 64)) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  return view;
}

const words = new Int32Array(64);

function schedule(view: DataView, from: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(from + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [old, last] = [at(words, i - 15), at(words, i - 2)];
    words[i] = (turned(old, 7) ^ turned(old, 18) ^ (old >>> 3)) + at(words, i - 7) + (turned(last, 17) ^ turned(last, 19) ^ (last >>> 10)) + at(words, i - 16);
  }
}

/** Mixes one block of the message into the state. */
function mix(state: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3), at(state, 4), at(state, 5), at(state, 6), at(state, 7)];
  for (let i = 0; i < 64; i += 1) {
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + at(constants, i) + at(words, i);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + word;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const state = Int32Array.from(start);
  for (let from = 0; from < view.byteLength; from += 64) {
    schedule(view, from);
    mix(state);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) digest.setInt32(4 * i, word);
  return new Uint8Array(digest.buffer);
}

export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
