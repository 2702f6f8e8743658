// The value of all shares over a figure of a year, and one share over what it earned, in a quotient, pointed back to or by how many times: multiples of a price by their names.
// "Market cap / fiscal 2025 revenue, price / fiscal 2025 EPS", "that value as a multiple of fiscal 2025 revenue".
import { sayAgain, type Rewording } from '../rewording.ts';
import { any, operatingCash, re } from '../words.ts';

const year = String.raw`((?:(?:fiscal |fy ?|calendar )?(?:year )?['’]?(?:20)?\d\d|ttm|trailing(?:[- ]twelve[- ]months?)?)(?:['’]s)? )`;
const value = any('(?:its |the )?(?:market|mkt)\\.?[- ]?(?:cap(?:itali[sz]ation)?|value)');
const over = String.raw`(?: ?[/÷] ?|,? (?:over|divided by|as (?:a |how large a )?multiple of|as so many times) )(?:its |the )?`;
const pointed = String.raw`(?:(?:that|this|the same)(?: (?:market )?(?:value|amount|figure|sum|worth|number|total|price tag))?|the (?:value|amount|figure|sum|total)|it|what that is)`;
const share = String.raw`(?:(?:the |its )?(?:(?:share|stock|closing) )?price|the (?:stock|shares?)|px)`;
const eps = String.raw`((?:diluted |basic )?)(?:eps|earnings[- ](?:per|a|for each|for every)[- ]share|profits?[- ](?:per|a)[- ]share)`;
const end = String.raw`(?![a-z])(?! ?(?:[-–/]|growth|margin|yield))`;
const figures: readonly (readonly [string, string])[] = [
  [any('(?:net |total )?(?:sales|revenues?)', 'revs?', 'turnover'), 'price to sales'],
  [any('free cash flow', 'fcf'), 'price to free cash flow'],
  [any(operatingCash, 'ocf', 'cfo'), 'price to operating cash flow'],
];

const ofFigure = ([words, multiple]: readonly [string, string]): readonly Rewording[] => [
  [re(String.raw`\b${value}${over}${year}(?:${words})${end}`), (_: string, when = ''): string => `${multiple} on ${when}${words.includes('sales') ? 'revenue' : multiple.slice('price to '.length)}`],
  [re(String.raw`(?<=[,;] |\band )${pointed}${over}${year}(?:${words})${end}`), (_: string, when = ''): string => `${multiple} on ${when}${words.includes('sales') ? 'revenue' : multiple.slice('price to '.length)}`],
  [re(String.raw`\bhow many times (?:its |the |that )?${year}(?:${words}) (?:is|was|does|would) (?:that|it|this|the (?:market )?value)(?: (?:be|come to|make))?(?=[,;?.]|$)`), (_: string, when = ''): string => `${multiple} on ${when}${words.includes('sales') ? 'revenue' : multiple.slice('price to '.length)}`],
];

const ofShare: readonly Rewording[] = [
  [re(String.raw`(?<=^|[,;:(] |\band |\bthe )${share}${over}${year}${eps}${end}`), 'price-earnings ratio on $1$2earnings per share'],
  [re(String.raw`\bhow many times (?:its |the |that )?${year}${eps} (?:is|was|does) (?:the (?:stock|shares?|price)|it|one share)(?: (?:cost|trade(?: at| for)?|sell(?: at| for)?|go for))?(?=[,;?.]|$)`), 'price-earnings ratio on $1$2earnings per share'],
];

/** What the whole company costs, by what it is on the market. */
const whole: Rewording = [re(String.raw`\b(?:what(?:['’]s| is| was)|how much (?:is|was)) the (?:whole|entire) (?:firm|company|business|outfit|group|thing|lot) worth (?:on|in|to) the (?:stock )?(?:market|exchange)(?: (?:at|on) (?:its|the) (?:last|latest) (?:close|closing price))?`), 'what is the market capitalization at the last close'];

const valued = /\b(?:market|mkt)\.?[- ]?(?:cap(?:itali[sz]ation)?|value)\b/i;

/** Before anything else is read of it. */
export const worthOnMarket = (text: string): string => sayAgain(text, [whole]);

export function valueAsMultiple(given: string): string {
  const text = worthOnMarket(given);
  return valued.test(text) ? sayAgain(text, [...figures.flatMap(ofFigure), ...ofShare]) : text;
}
