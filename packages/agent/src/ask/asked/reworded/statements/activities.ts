// The three parts of a cash flow statement by what they do: "how much cash did its financing activities bring in", "what did operations use".
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const parts: readonly (readonly [part: string, words: string])[] = [
  ['operating', String.raw`(?:operations|operating activities|(?:core )?operations themselves)`],
  ['investing', String.raw`(?:investing|investment activities|investing activities)(?: (?:side|section))?`],
  ['financing', String.raw`(?:financing|financing activities)(?: (?:side|section))?`],
];
const moves = String.raw`(?:us(?:e|ed) ?(?:up)?|consum(?:e|ed)|burn(?:t|ed)?(?: through)?|t[ao]ke?(?: up| in| out)?|took|absorb(?:ed)?|eat(?: up)?|ate|swallow(?:ed)?|suck(?:ed)? (?:up|in|out)|drain(?:ed)?|cost|br(?:ing|ought) in|provid(?:e|ed)|generat(?:e|ed)|yield(?:ed)?|thr[oe]w(?:n)? off|rais(?:e|ed)|contribut(?:e|ed)|add(?:ed)?|produc(?:e|ed)|deliver(?:ed)?)`;
const whose = String.raw`(?<who>(?:(?:its|their|the|[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}'s?) )?)`;
const whoseIn = (found: readonly unknown[]): string => { const groups = found.at(-1); return typeof groups === 'object' && groups !== null ? (groups as { readonly who?: string }).who ?? '' : ''; };

export const activities: readonly Rewording[] = parts.flatMap(([part, words]): readonly Rewording[] => [
  [re(String.raw`\b(?:how much|what)(?: (?:cash|money))? (?:did|does|do|has|have) ${whose}${words}(?: activities)? ${moves}(?![a-z])`), (...found: readonly unknown[]): string => `what was ${whoseIn(found)}${part} cash flow`],
  [re(String.raw`\b(?:how much|what)(?: (?:cash|money))? (?:was|were) (?:used|consumed|spent|burned|burnt|provided|generated|raised|brought in|absorbed|taken up) (?:by|in|on|through|from|for) ${whose}${words}(?: activities)?(?![a-z])`), (...found: readonly unknown[]): string => `what was ${whoseIn(found)}${part} cash flow`],
]).concat([
  // A turn behind another part of the statement.
  [re(String.raw`^((?:and |then |also |what about |how about )*)(?:(?:from|for|on|in) )?(?:the |its )?(investing|financing)(?: activities)?(?= ?\??$)`), '$1the $2 cash flow'],
]);
