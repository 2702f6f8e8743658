// A reading that knows of what the question before was: its answer is held against that, too.
import type { Asked } from '../../asked/asked.ts';

/** Unchanged where nothing was asked before. */
export function behindBefore(asked: Asked, earlier: readonly Asked[]): Asked {
  const last = earlier.at(-1);
  if (last === undefined) return asked;
  const { companies, measures, periods } = last;
  const before = { companies, measures, periods };
  return { ...asked, before, ...(asked.parts === undefined ? {} : { parts: asked.parts.map((part) => ({ ...part, before })) }) };
}
