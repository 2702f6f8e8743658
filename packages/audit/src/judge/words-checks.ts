// The checks of claims in the order in which they are asked.
import { checkPassages } from '../passages/check-passages.ts';
import { checkStatement, unlessRecordsDiffer } from '../statements/check-statement.ts';
import type { WordsCheck } from './words-check.ts';

export const wordsChecks: readonly WordsCheck[] = [checkStatement, unlessRecordsDiffer(checkPassages)];
