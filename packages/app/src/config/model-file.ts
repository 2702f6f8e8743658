// `models.json` of the config folder: keys, addresses, roles and limits for those who would rather not set variables.
// A file that others may read is not used: it holds keys.
import { readFile, stat } from 'node:fs/promises';
import { AssayError, parseJson } from '@assay/record';
import { z } from 'zod';
import { isMissing, readFault } from '../vault/disk-fault.ts';

const perAccount = z.strictObject({ openai: z.string().min(1), anthropic: z.string().min(1), google: z.string().min(1), deepseek: z.string().min(1), local: z.string().min(1) }).partial();
const positive = z.number().positive();
export const modelFileSchema = z.strictObject({
  keys: perAccount, urls: perAccount,
  roles: z.strictObject({ strong: z.string(), cheap: z.string(), auditor: z.string() }).partial(),
  limits: z.strictObject({ usd: positive, tokens: positive, minutes: positive, rounds: positive, timeoutSeconds: positive }).partial(),
}).partial();
export type ModelFile = z.infer<typeof modelFileSchema>;

/** How a path is written in a command to copy. */
export function quoted(path: string): string {
  return /^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

async function refuseOpen(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const { mode } = await stat(path);
  if ((mode & 0o077) === 0) return;
  throw new AssayError('unreadable-file', `${path} may be read by others, so its keys are not used.`, { remedy: `Run: chmod 600 ${quoted(path)}` });
}

/** A JSON file of the config folder that need not be there; null where it is not. Throws AssayError('usage') where it does not have its form. */
export async function readJsonConfig<Content>(path: string, { schema, secret }: { readonly schema: z.ZodType<Content>; readonly secret: boolean }): Promise<Content | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
    if (secret) await refuseOpen(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw readFault(error, path);
  }
  return contentOf(text, path, schema);
}

function contentOf<Content>(text: string, path: string, schema: z.ZodType<Content>): Content {
  try {
    const read = schema.safeParse(parseJson(text));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    // The value itself is not repeated: it may be a key.
    throw new AssayError('usage', `${path} cannot be used: ${issue === undefined || issue.path.length === 0 ? 'it' : issue.path.join('.')} does not have its form.`, { remedy: 'docs/models.md shows the form of the file.' });
  } catch (error) {
    if (error instanceof AssayError) throw error;
    throw new AssayError('usage', `${path} is not JSON.`, { remedy: 'docs/models.md shows the form of the file.' });
  }
}
