// Of a question that is read part by part, each claimed amount belongs to the part that says it.
import type { Asked } from '../asked.ts';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function shared(clause: string, text: string): number {
  const said = new Set(wordsOf(text));
  return wordsOf(clause).filter((word) => said.has(word)).length;
}

/** Each claim with the part that shares most words with what stands around it, the earlier of two. Parts that claim nothing are plain questions. */
export function withClaims(parts: readonly Asked[], { claims = [] }: Pick<Asked, 'claims'>): readonly Asked[] {
  const owners = claims.map(({ clause }) => {
    const counts = parts.map(({ text }) => shared(clause, text));
    return counts.indexOf(Math.max(...counts));
  });
  return parts.map((part, index) => (owners.includes(index) ? { ...part, claims: claims.filter((_, at) => owners[at] === index) } : part));
}
