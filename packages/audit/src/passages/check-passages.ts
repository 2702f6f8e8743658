// A claim in words against the passages of the sources that speak of the same.
import type { WordsCheck } from '../judge/words-check.ts';

export const checkPassages: WordsCheck = () => null;
