// What a model said, read as one action. Models wrap JSON in prose and fences; anything that is not one object of a known kind is malformed.
import { parseJson } from '@assay/record';

export type Action =
  | { readonly kind: 'search'; readonly tool: string; readonly args: unknown }
  | { readonly kind: 'submit'; readonly submission: unknown }
  | { readonly kind: 'done' };

/** More than this is not looked at. */
const MAX_LENGTH = 40_000;

export function readAction(said: unknown): Action | null {
  const value = typeof said === 'string' ? objectIn(said) : said;
  if (typeof value !== 'object' || value === null) return null;
  const { action, tool, args, ...rest } = value as Readonly<Record<string, unknown>>;
  if (action === 'done') return { kind: 'done' };
  if (action === 'search') return typeof tool === 'string' ? { kind: 'search', tool, args: args ?? {} } : null;
  return action === 'submit' ? { kind: 'submit', submission: rest['submission'] ?? rest } : null;
}

/** The text from its first brace to its last. */
function objectIn(text: string): unknown {
  if (text.length > MAX_LENGTH) return null;
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end < start) return null;
  try { return parseJson(text.slice(start, end + 1)); } catch { return null; }
}
