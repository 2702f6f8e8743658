// The place that an agent names for its evidence: known to the resolver, and the place where the evidence stands.
import type { Hooks } from '../options.ts';
import type { Passage } from '../passage.ts';
import { locatorOf } from '../quote/locator.ts';
import type { Submission } from '../submission.ts';

export type SourceCheck = { readonly ok: true; readonly resolved: string | null } | { readonly ok: false };

export function checkSource(source: Submission['source'], passages: readonly Passage[], resolve: Hooks['resolveSource']): SourceCheck {
  if (source === undefined) return { ok: true, resolved: null };
  const places = passages.flatMap((passage) => passage.text.split('\n').map(locatorOf)).filter((place) => place.file !== null);
  const stands = places.length === 0 || places.some((place) => place.file === source.file && (source.line === null || place.line === source.line));
  const resolved = resolve?.(source) ?? null;
  return !stands || (resolve !== undefined && resolved === null) ? { ok: false } : { ok: true, resolved };
}
