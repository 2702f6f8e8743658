// `access.json` of the config folder: who may ask over HTTP. Only hashes stand in it; still nobody else may read it.
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson } from '@assay/record';
import { accessRoles, type AccessRole } from '@assay/record/api';
import { z } from 'zod';
import { readJsonConfig } from '../../config/model-file.ts';
import { writeFault } from '../../vault/disk-fault.ts';
import { hashPassword } from './password.ts';

const role = z.enum(accessRoles);
const accessSchema = z.strictObject({
  passwords: z.array(z.strictObject({ role, hash: z.string().max(300) })).default([]),
  /** For programs: SHA-256 of a token of 256 random bits, which needs no slow hash. */
  tokens: z.array(z.strictObject({ name: z.string().max(80), role, sha256: z.string().regex(/^[0-9a-f]{64}$/) })).default([]),
});
export type Access = z.infer<typeof accessSchema>;

function pathIn(config: string): string {
  return join(config, 'access.json');
}

/** Null where nobody set anything: the server is then open, and only to this machine. */
export async function readAccess(config: string): Promise<Access | null> {
  const access = await readJsonConfig(pathIn(config), { schema: accessSchema, secret: true });
  return access === null || (access.passwords.length === 0 && access.tokens.length === 0) ? null : access;
}

async function writeAccess(config: string, access: Access): Promise<void> {
  const path = pathIn(config);
  const beside = `${path}.${String(process.pid)}.new`;
  try {
    await mkdir(config, { recursive: true, mode: 0o700 });
    await writeFile(beside, canonicalJson(access), { mode: 0o600 });
    await rename(beside, path);
  } catch (error) {
    throw writeFault(error, path);
  }
}

/** One password a role: a new one takes the place of the old. */
export async function setPassword(config: string, given: { readonly role: AccessRole; readonly password: string }): Promise<void> {
  const access = await readAccess(config) ?? { passwords: [], tokens: [] };
  const hash = await hashPassword(given.password);
  await writeAccess(config, { ...access, passwords: [...access.passwords.filter((one) => one.role !== given.role), { role: given.role, hash }] });
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token itself is told once and kept nowhere. */
export async function addToken(config: string, given: { readonly role: AccessRole; readonly name: string }): Promise<string> {
  const access = await readAccess(config) ?? { passwords: [], tokens: [] };
  const token = `assay_${randomBytes(32).toString('base64url')}`;
  await writeAccess(config, { ...access, tokens: [...access.tokens.filter((one) => one.name !== given.name), { ...given, sha256: tokenHash(token) }] });
  return token;
}
