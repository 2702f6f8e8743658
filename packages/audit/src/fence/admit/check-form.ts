// The form of what an agent sends, before anything of it is believed.
import type { RefusalCode } from '../codes.ts';
import type { Limits } from '../limits.ts';
import type { Submission } from '../submission.ts';
import { hasHidden, mixesScripts } from '../words/hidden.ts';

const textFields = ['claim', 'claimId', 'label', 'quote', 'formula', 'value'] as const;

/** A value as a submission, copied field by field; null where a field has another type. Unknown fields are left behind. */
export function readSubmission(value: unknown): Submission | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const sent = value as Readonly<Record<string, unknown>>;
  const texts = textFields.filter((field) => sent[field] !== undefined && sent[field] !== null);
  if (texts.some((field) => typeof sent[field] !== 'string')) return null;
  const [handles, source, finding] = [readHandles(sent['handles']), readSource(sent['source']), sent['finding'] ?? 'found'];
  if (handles === null || source === null || (finding !== 'found' && finding !== 'not-found')) return null;
  return { ...Object.fromEntries(texts.map((field) => [field, String(sent[field]).toWellFormed()])), ...(handles === undefined ? {} : { handles }), ...(source === undefined ? {} : { source }), finding };
}

function readHandles(value: unknown): readonly string[] | null | undefined {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) && value.every((handle): handle is string => typeof handle === 'string') ? value.map((handle) => handle.toWellFormed()) : null;
}

function readSource(value: unknown): Submission['source'] | null {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object') return null;
  const { file, line } = value as { readonly file?: unknown; readonly line?: unknown };
  if (typeof file !== 'string') return null;
  const known = { file: file.toWellFormed() };
  if (line === undefined || line === null) return { ...known, line: null };
  return Number.isInteger(line) ? { ...known, line: Number(line) } : null;
}

export function checkForm(submission: Submission, limits: Limits): RefusalCode | null {
  const texts = textFields.map((field) => submission[field] ?? '');
  if (texts.some((text) => text.length > limits.textLength) || (submission.handles?.length ?? 0) > limits.handles) return 'too-long';
  if (texts.some(hasHidden)) return 'hidden-characters';
  return texts.some(mixesScripts) ? 'mixed-script' : null;
}
