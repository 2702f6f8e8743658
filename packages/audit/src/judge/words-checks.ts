// The checks of claims without figures, in the order in which they are asked.
import { checkPassages } from '../passages/check-passages.ts';
import type { WordsCheck } from './words-check.ts';

export const wordsChecks: readonly WordsCheck[] = [checkPassages];
