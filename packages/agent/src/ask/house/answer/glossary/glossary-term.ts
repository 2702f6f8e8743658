// One entry of the glossary.
import { latePattern, type LatePattern } from '../../../asked/patterns/late-pattern.ts';

export type Term = { readonly words: LatePattern; readonly meaning: string; /** The measures of the dictionary that it explains. */ readonly ids?: readonly string[] };

export function term(words: string, meaning: string, ...ids: readonly string[]): Term {
  return { words: latePattern(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu'), meaning, ...(ids.length === 0 ? {} : { ids }) };
}
