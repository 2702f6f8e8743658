// How a table of measures' words is written: the words, and the ids that they ask for.
import { latePattern, type LatePattern } from '../patterns/late-pattern.ts';

/** Words and the ids that they ask for; shorthand in capitals only as capitals. Order matters: the first that fits a place has it. */
export type MeasureWords = { readonly pattern: LatePattern; readonly ids: readonly string[] };

export const say = (words: string, ...ids: string[]): MeasureWords => ({ pattern: latePattern(String.raw`\b(?:${words})(?![\p{L}\p{N}])`, words === words.toUpperCase() && /^[A-Z|]+$/.test(words) ? 'gu' : 'giu'), ids });
