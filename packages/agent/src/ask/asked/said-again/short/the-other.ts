// "And the other one?", behind a question on one of two that were named before it: the other of the two, by its name.
import type { Asked } from '../../asked.ts';

const other = /\bthe other(?: (?:one|company|firm|stock|of (?:the two|them|both)))?(?<whose>['’]s)?(?=[ ?.!,;]*$|,? (?:one )?(?:in|for|at|then|too|as well)\b)/iu;

/** As it was where no two were named before, or the last question was not of one of them. */
export function theOther(text: string, earlier: readonly Asked[]): string {
  const found = other.exec(text);
  const [only, ...more] = earlier.at(-1)?.companies ?? [];
  if (found === null || only === undefined || more.length > 0) return text;
  const pair = earlier.findLast(({ companies }) => companies.length === 2 && companies.some(({ ticker }) => ticker === only.ticker))?.companies ?? [];
  const name = pair.find(({ ticker }) => ticker !== only.ticker)?.name;
  return name === undefined ? text : `${text.slice(0, found.index)}${name}${found.groups?.['whose'] ?? ''}${text.slice(found.index + found[0].length)}`;
}
