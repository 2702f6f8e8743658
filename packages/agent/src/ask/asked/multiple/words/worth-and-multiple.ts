// What the whole company is worth, and what that comes to over a figure of its statements: said by the names of the two measures. `¤` stands for a company, `§` for a day, `‡` for a fiscal year.
import { sayAgain, type Rewording } from '../../reworded/rewording.ts';

const re = (source: string): RegExp => new RegExp(source, 'g');

const own = String.raw`(?:(?:the|its|their|that|those|annual|full-year|fiscal|same|year's|net|trailing|whole|own|reported|‡|¤)(?:'s)? )*`;
/** Figures over which a price has a name. */
const figure = String.raw`(?<figure>(?:operating[- ]cash[- ]?flows?|cash (?:flows? )?from operations|ocf|cfo|free[- ]cash[- ]?flows?|fcf|sales|revenues?|turnover|(?:(?:share|stock)holders'? )?equity|book(?: value)?|gross profit))`;
const year = String.raw`(?<year>(?: (?:of|in|for|from))? ?‡)?`;
const that = '(?:that|this|it|those|they)';
const is = String.raw`(?:is|are|was|were|would|does|do|did|makes?|comes? to|represents?)(?: ${that})?(?: (?:be|make|come to|represent|equal|amount to|work out (?:at|to)))?`;

const names: readonly (readonly [RegExp, string])[] = [[/^(?:op|ocf|cfo|cash)/, 'operating cash flow'], [/^f/, 'free cash flow'], [/^(?:sales|rev|turn)/, 'sales'], [/equity|book/, 'book'], [/^gross/, 'gross profit']];

function overFigure(words: string, ...more: readonly unknown[]): string {
  const groups = more.at(-1) as Readonly<Record<string, string | undefined>>;
  const name = names.find(([pattern]) => pattern.test(groups['figure'] ?? ''))?.[1] ?? '';
  return ` and price to ${name}${words.includes('‡') ? ` on ‡ ${name} ` : ' '}`;
}

/** Of what it is made, told beside it. */
const newest = '(?:(?:the|its|their) )?(?:newest|latest|last|most recent|current)(?: available)?';
const counted = String.raw`(?:share count|count of shares|number of shares|shares outstanding|shares? number|count)`;
const aside = re(String.raw`,? ?\b(?:on|with|using|by|at|going by|counting|taking|and) ${newest} ${counted}\b,?|\((?=[^()]*\b(?:close|price)\b)(?=[^()]*(?:[x×*]|\btimes\b))[^()]*\bshares?\b[^()]*\)`);

const all = String.raw`(?:all (?:of )?(?:(?:the|its|their) )?(?:equity|stock|shares)|all of ¤|(?:the )?(?:whole|entire)(?: of)?(?: (?:equity|company|firm|business|lot|thing|¤))?|(?:the )?whole of ¤)`;

const turns: readonly Rewording[] = [
  [re(String.raw`\b(what|where|how much)'s (?=¤|it\b)`), '$1 is '],
  // "As a multiple of earnings and of free cash flow": two multiples.
  [re(String.raw`\b(multiples? of|how many times|times) (${own}${figure.replace('?<figure>', '?:')}|${own}(?:earnings|eps|profits?))(?:,? and (?:of )?|, (?:of )?)(?=${own}(?:${figure.replace('?<figure>', '?:')}|earnings|eps|profits?)\b)`), '$1 $2 and multiple of '],
  [re(String.raw`,? and (?:the |its )?(market (?:value|cap\w*)) (?:it)?self\b`), ' and $1'],
  [re(String.raw`^¤ on an? [\w-]+ basis[:,] `), '¤: '],
  [re(String.raw`\b(?:what|how much) (?:is|are|was|were) ${all}(?: (?:together|then|now|currently))? (?:worth|valued at)\b`), ' market value ¤ '],
  [re(String.raw`\bput a (?:price(?: tag)?|value|figure|number) on ${all}`), ' market value ¤ '],
  [re(String.raw`\b(?:what|how much|how many dollars) (?:does|do|did|would) the (?:stock )?market (?:pay|put|ask|charge|want)(?: for (?:it|all of it|${all}))?(?=[,;?. ])`), ' market value ¤ '],
];

/** Behind the worth of the company. */
const behind = String.raw`(?<=\b(?:cap\w*|market value|worth)\b[^?]{0,160}?)`;
const lead = String.raw`(?:[,;:] ?)?\b(?:(?:and|then|plus|also|tell me|say|give me|show) )*`;
const over: readonly RegExp[] = [
  re(String.raw`(?<=\b(?:cap\w*|market value)(?: (?:at |on )?§)?),? (?:(?:expressed|stated|told) )?as a multiple(?: of)? ${own}${figure}${year}`),
  re(String.raw`${behind}${lead}(?:what|which) multiple ${is} (?:of )?${own}${figure}${year}`),
  re(String.raw`${behind}${lead}(?:(?:at )?(?:what|which) multiple(?: of)?|(?:by )?how many times(?: over)?|how many years of) ${own}${figure}${year} (?:${that} )?${is}`),
  re(String.raw`${behind}${lead}(?:what ${is} )?${that}(?: (?:is|as))?(?: a)? (?:over|divided by|relative to|against|as a multiple of|÷|\/) ${own}${figure}${year}`),
  re(String.raw`${behind}${lead}(?:what|how much|how many times) (?:is|are|was) ${that} (?:over|divided by|relative to|against|as a multiple of|in terms of) ${own}${figure}${year}`),
  re(String.raw`${behind}${lead}${that} (?:as|in) (?:a multiple|multiples|times) (?:of )?${own}${figure}${year}`),
];

export function worthAndMultiple(text: string): string {
  const worth = sayAgain(text.replace(aside, ' '), turns);
  return over.reduce((rest, pattern) => rest.replace(pattern, overFigure), worth);
}
