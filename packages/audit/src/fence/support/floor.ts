// How far evidence may raise a verdict. The weakest passage decides, and what could not be looked up in a capture proves least.
import type { Passage } from '../passage.ts';
import type { FloorVerdict } from './support.ts';

export function floorOf(best: 'verified' | 'computed' | 'supported', passages: readonly Passage[]): FloorVerdict {
  if (passages.some((passage) => passage.origin.sourceKind === 'note')) return 'kb-sourced';
  if (passages.some((passage) => passage.origin.sourceKind === 'web')) return 'web-sourced';
  return passages.every((passage) => passage.origin.capture !== null) ? best : 'supported';
}
