// What a rule of saying again is, and how a list of them is followed.
import { mayStandIn } from '../patterns/needed-words.ts';

/** A phrase and what it is said as; in a text `$1` stands for what the phrase's first group holds. */
export type Rewording = readonly [RegExp, string | ((whole: string, ...groups: string[]) => string)];

/** Each rule in its turn, on what the ones before it made of the text. */
export function sayAgain(text: string, rules: readonly Rewording[]): string {
  return rules.reduce((rest, [pattern, plain]) => {
    if (!mayStandIn(rest, pattern)) return rest;
    return typeof plain === 'string' ? rest.replace(pattern, plain) : rest.replace(pattern, plain);
  }, text);
}
