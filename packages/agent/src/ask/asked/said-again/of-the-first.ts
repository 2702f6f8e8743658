// "And what was its net income?", behind an answer that put several companies in an order: of the one that was told first.
import { shortName } from '../../../write/company-name.ts';
import type { Asked } from '../asked.ts';

/** No first quarter, and no first of two years. */
const named = /\b(?:the (?:winner|leader|top one|first one|first)|that company|that firm)(?<whose>['’]s)?(?=[?.!, ]*$|['’]s| (?:have|has|had|make|made|earn|earned|pay|paid|trade|trades|spend|spent|owe|owes)\b)/iu;
const ofOne = /\b(?:its|it)(?![\p{L}\d])/iu;
/** Another order of them, or all of them, or a turn in which "it" is a figure. */
const ofSeveral = /\b(?:which|who|whose|rank\w*|highest|lowest|most|least|bottom|all of them|each|every|both|they|their|them|compar\w+|the others?|second|third|than|versus|vs|against|difference|gap|lead|by how)\b|\b(?:is|was|does|did|has|how much (?:of|did)|what (?:about|if)) it\b/i;

export type Again = { readonly text: string; readonly earlier: readonly Asked[] };

/** As it was behind any other answer, and for a question that asks of several. */
export function ofTheFirst(text: string, earlier: readonly Asked[]): Again {
  const last = earlier.at(-1);
  const first = last?.toldFirst;
  if (last === undefined || first === undefined || ofSeveral.test(text)) return { text, earlier };
  const isNamed = named.test(text);
  if (!isNamed && !ofOne.test(text)) return { text, earlier };
  const said = isNamed ? text.replace(named, `${shortName(first.name)}$<whose>`) : text;
  return { text: said, earlier: [...earlier.slice(0, -1), { ...last, companies: [first], group: null, operation: 'look-up', order: null, limit: null, conditions: [] }] };
}
