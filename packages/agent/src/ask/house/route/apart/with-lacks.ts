// What is missing beside what is answered, at the place where it is told.
import type { Asked } from '../../../asked/asked.ts';

/** Parts are told each by itself: the last one names what is missing. */
export function withLacks(asked: Asked, lacks: readonly string[]): Asked {
  const last = (asked.parts?.length ?? 0) - 1;
  return { ...asked, lacks, ...(asked.parts === undefined ? {} : { parts: asked.parts.map((part, index) => (index === last ? { ...part, lacks } : part)) }) };
}
