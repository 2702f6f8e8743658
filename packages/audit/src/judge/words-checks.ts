// The checks of claims without figures, in the order in which they are asked.
import { checkFigure } from '../passages/check-figure.ts';
import { checkNamedFigure } from '../passages/check-named-figure.ts';
import { checkWorkedFigure } from '../passages/check-worked-figure.ts';
import { checkPassages } from '../passages/check-passages.ts';
import { checkStatement, unlessRecordsDiffer } from '../statements/check-statement.ts';
import type { WordsCheck } from './words-check.ts';

export const wordsChecks: readonly WordsCheck[] = [checkStatement, unlessRecordsDiffer(checkPassages), checkFigure, checkNamedFigure, checkWorkedFigure];
