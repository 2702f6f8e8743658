// Ids are content addresses: the same thing has the same id in every replay.
import { z } from 'zod';
import { canonicalJson } from './canonical-json.ts';
import type { Sha256 } from './hash.ts';

export const idPrefixes = { run: 'run_', capture: 'cap_', fact: 'fct_', finding: 'fnd_', claim: 'clm_', figure: 'fig_' } as const;
export type IdKind = keyof typeof idPrefixes;

function idOf(kind: IdKind): z.ZodString {
  return z.string().regex(new RegExp(`^${idPrefixes[kind]}[0-9a-z-]{6,64}$`));
}

export const runId = idOf('run').brand<'run'>();
export const captureId = idOf('capture').brand<'capture'>();
export const factId = idOf('fact').brand<'fact'>();
export const findingId = idOf('finding').brand<'finding'>();
export const claimId = idOf('claim').brand<'claim'>();
export const figureId = idOf('figure').brand<'figure'>();
export type RunId = z.infer<typeof runId>;
export type CaptureId = z.infer<typeof captureId>;
export type FactId = z.infer<typeof factId>;
export type FindingId = z.infer<typeof findingId>;
export type ClaimId = z.infer<typeof claimId>;
export type FigureId = z.infer<typeof figureId>;

/** The id of a thing from its content: prefix and the first 20 hex digits of the hash of its canonical form. */
export function contentId(kind: IdKind, content: unknown, sha256: Sha256): string {
  return idPrefixes[kind] + sha256(new TextEncoder().encode(canonicalJson(content))).slice(0, 20);
}
