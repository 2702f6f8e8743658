// "Sales, gross profit, and the one as a percentage of the other": of two lines the part is the one that the other holds, whichever was named first; and lines that are pointed at by a word of theirs, "the tax line".
import type { Rewording } from '../rewording.ts';
import { any, assets, equity, operatingCash, operatingProfit, re, sales } from '../words.ts';

const at = String.raw`(?:the |its |their |that |both )*`;

/** "The tax line", "the pre-tax line". */
export const linesByWord: readonly Rewording[] = [
  [re(String.raw`\b${at}(?:pre-?tax|before[- ]tax)[- ](?:line|figure|number|amount|sum|total|one)\b(?! up)`), 'pretax income'],
  [/\b(?:incomes?|profits?|earnings) pre-?tax\b(?! (?:income|profits?|earnings|margin))/gi, 'pretax income'],
  [/(?<!\b(?:income|profits?|earnings|results?|margins?|loss(?:es)?|basis|the|a) )\bpre-?tax(?=,|;| (?:and|&|vs\.?|versus|in|for|fy ?\d\d|20\d\d)\b|[?.]?$)/gi, 'pretax income'],
  [re(String.raw`\b${at}(?:income[- ])?tax(?:es)?[- ]line(?: (?:on|in) (?:its |the )?income statement)?\b(?! (?:says?|shows?|tells?|reads?)\b)`), 'income tax expense'],
  [re(String.raw`\b${at}interest[- ]line\b`), 'interest expense'],
  [re(String.raw`\b${at}(net[- ]income|net[- ]profit|gross[- ]profit|operating[- ](?:income|profit)|revenue|sales|r ?& ?d|sg ?& ?a|cap ?ex|dividends?|inventory|goodwill|cash|debt)[- ]line(?! items?\b)\b(?! of credit)`), '$1'],
];

/** From what holds the others to what is held: a line is a part of one that stands before it. */
const ranks: readonly (readonly [RegExp, number])[] = [
  [String.raw`${assets}`, 7], [String.raw`(?:total )?liabilities|${equity}|${sales}|revs?`, 6], ['costs? of (?:sales|revenues?|goods sold)|gross (?:profits?|income)|total debt', 5], [String.raw`operating expenses?|opex|ebitda|${operatingProfit}|${operatingCash}|ocf|(?:long|short)[- ]term debt`, 4],
  [String.raw`(?:pre-?tax|before[- ]tax) (?:income|profits?|earnings)|(?:income|profits?|earnings) before (?:income )?tax(?:es)?|net (?:income|profits?|earnings)|free cash flow|fcf|sg ?& ?a`, 3], ['r ?& ?d|research(?: and development)?|cap ?ex|capital expenditures?|(?:income )?tax(?:es)?(?: expense)?|interest(?: expense)?|dividends?(?: paid)?|(?:share )?(?:buy-?backs?|repurchases)|stock-based compensation', 2],
].map(([words, rank]) => [new RegExp(String.raw`\b(?:${String(words)})(?![a-z])`, 'gi'), Number(rank)]);

const part = any('percent(?:age)?', 'per ?cent', '%', 'share', 'part', 'fraction', 'proportion');
const asks = re(String.raw`\b(?:the )?one (?<how>as (?:an? )?(?:${part}|multiple) of|in (?:percent|per ?cent|%) of) (?:the )?other\b`);
/** "How much of the one is the other", "what share of one goes on the other". */
const asksPart = re(String.raw`\b(?:(?:how (?:much|large an? (?:${part})|big an? (?:${part}))|what (?:${part})) of (?:the )?one|(?:the )?one,? (?:is|was|makes up|made up) (?:what|which) (?:${part}) of (?:the )?other)(?: (?:is|was|are|were|did|does|goes|went|comes? to|makes? up|made up|on|to|into|for))*(?: (?:the )?other)?\b(?: (?:make up|come to|take|eat|represent)(?: up)?)?`);

type Line = { readonly start: number; readonly end: number; readonly rank: number };

/** Lines that are named, each once, a longer name before what is a part of it. */
function linesIn(text: string): readonly Line[] {
  const found = ranks.flatMap(([words, rank]) => [...text.matchAll(words)].map(({ index, 0: said }): Line => ({ start: index, end: index + said.length, rank })));
  return found.filter((one) => !found.some((other) => other !== one && other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start)).toSorted((one, other) => one.start - other.start);
}

/** "How many times over does the first cover the second?" */
const covers = /\bhow (?:many times(?: over)?|often) (?:(?:does|did|do|would) )?(?:the )?(?:first|former|one)(?: one)? (?:cover(?:ed|s)?|pay for|earn) (?:the )?(?:second|latter|other)(?: one)?\b/gi;

/** The text itself where neither of the two lines before holds the other. */
export function oneOfOther(text: string): string {
  return text.replace(covers, 'the former divided by the latter').replace(/\b(?:the )?one (?:over|divided by) (?:the )?other\b/gi, 'the former divided by the latter').replace(asksPart, 'one as a percentage of the other').replace(asks, (whole: string, how: string, at: number) => {
    const [one, other] = linesIn(text.slice(0, at)).slice(-2);
    if (one === undefined || other === undefined || one.rank === other.rank) return whole;
    const isWholeFirst = one.rank > other.rank;
    return isWholeFirst === /multiple/i.test(how) ? `the former ${how} the latter` : `the latter ${how} the former`;
  });
}
