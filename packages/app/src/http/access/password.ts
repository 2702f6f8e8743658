// Passwords at rest: argon2id by the parameters that OWASP names for interactive use, in the PHC string form.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };
/** OWASP password storage cheat sheet: 19 MiB, two passes, one lane. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const stored = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,64})\$([A-Za-z0-9+/]{32,128})$/;

async function tagOf(password: string, salt: Uint8Array, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  // The same letters may come composed or not, by keyboard and system.
  return derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce: salt, memory, passes, parallelism, tagLength });
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, cost);
  return `$argon2id$v=19$m=${String(cost.memory)},t=${String(cost.passes)},p=${String(cost.parallelism)}$${base64(salt)}$${base64(tag)}`;
}

/** False for a hash of another form as well. Parameters come from the hash, so that older ones go on working; absurd ones are refused. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = stored.exec(hash) ?? [];
  const given: Cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  if (tag === '' || given.memory < 8 * given.parallelism || given.memory > 1_048_576 || given.passes < 1 || given.parallelism < 1) return false;
  const expected = Buffer.from(tag, 'base64');
  if (expected.length !== tagLength) return false;
  return timingSafeEqual(await tagOf(password, Buffer.from(salt, 'base64'), given), expected);
}
