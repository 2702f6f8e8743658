// "And the other one?", behind a question on one of two that were named before it: the other of the two, by its name.
import type { Asked } from '../../asked.ts';

const other = /\bthe other(?: (?:one|company|firm|stock|of (?:the two|them|both)))?(?<whose>['’]s)?(?=[ ?.!,;]*$|,? (?:one )?(?:in|for|at|then|too|as well)\b)/iu;

/** Of two that were named together, the one of which the last question was not. */
function otherOf(earlier: readonly Asked[]): string | undefined {
  const [only, ...more] = earlier.at(-1)?.companies ?? [];
  if (only === undefined || more.length > 0) return undefined;
  const pair = earlier.findLast(({ companies }) => companies.length === 2 && companies.some(({ ticker }) => ticker === only.ticker))?.companies ?? [];
  return pair.find(({ ticker }) => ticker !== only.ticker)?.name;
}

/** As it was where no two were named before, or the last question was not of one of them. */
export function theOther(text: string, earlier: readonly Asked[]): string {
  const found = /\bthe one\b/i.test(text) ? null : other.exec(text);
  const name = found === null ? undefined : otherOf(earlier);
  return found === null || name === undefined ? text : `${text.slice(0, found.index)}${name}${found.groups?.['whose'] ?? ''}${text.slice(found.index + found[0].length)}`;
}
