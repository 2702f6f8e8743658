// Figures of a list that are told in whole clauses ("how much it sold and how that changed", "what the stock costs in earnings"), said by their names, so that a question of several things falls apart at its joints.
import { sayAgain, type Rewording } from '../reworded/rewording.ts';
import { re } from '../reworded/words.ts';

const it = '(?:it|they|the (?:company|firm|business|group|bank))';
const sold = '(?:sold|sells|took in|takes in|turned over|brought in|rang up)';
const share = "(?:the |its |their )?(?:stock|shares?|share price|stock price)";

const clauses: readonly Rewording[] = [
  [re(String.raw`\bhow much ${it} ${sold},? (?:and|&|plus) (?:how (?:much )?(?:that|this|it) (?:has |had )?(?:changed|moved|grew|developed|rose|fell)|(?:by )?how much (?:that|this|it) (?:had |has )?(?:changed|grew|grown|rose|risen|moved)|the change)(?=[,;.?]| (?:and|plus)\b)`), 'its revenue and revenue growth'],
  [re(String.raw`(?<=[:,;] )how much ${it} ${sold}(?=[,;]| (?:and|plus)\b)`), 'its revenue'],
  [re(String.raw`\b(?:what|how much) did (?:it|they|the (?:company|firm|group|bank)) (?:take in|sell|turn over|bring in|ring up) and (?:earn|make|keep|net)(?=[ ,;?.])(?! (?:more|less|per|a)\b)`), 'what were its revenue and net income'],
  [re(String.raw`\b(?:what|how much) ${share} (?:costs?|goes? for|sells? for|trades? at|is priced at|is worth) in (?:terms of )?(?:its )?(?:earnings|profits?)(?= at | on |[,;.?]|$)`), 'the price-earnings ratio'],
  [re(String.raw`\bhow many times (?:its |the )?(?:diluted )?(?:earnings per share|eps) (?:is|was|does|do) (?:the |its )?(?:latest|last|newest|most recent) (?:close|price|share price|closing price)\b`), 'what is its price-earnings ratio at the latest close'],
  [re(String.raw`\bsum (?:it|this|that|them) up\b`), 'show it'],
  [re(String.raw`(?:^|(?<=[.!] ))sum up (?=[A-Z])`), 'show '],
  [re(String.raw`\b(?:pick(?:ing)? up|start(?:ing)?|initiat(?:e|ing)|tak(?:e|ing) (?:up|over)) (?:the )?coverage (?:of|on)\b`), 'looking at'],
];

const onThatYear = /\bhow many times (?:(?:that|the same) year's |its |(?:fiscal )?20\d\d(?:'s)? )+(?:diluted )?(?:earnings per share|eps) (?:is|was|does|do) (?:the |its )?(?:latest|last|newest|most recent) (?:close|price|share price|closing price)\b/i;

/** On the earnings of the one year that the question names. */
function onEarningsOfYear(text: string): string {
  const [year, ...others] = new Set([...text.matchAll(/\b20\d\d\b/g)].map(([one]) => one));
  return year === undefined || others.length > 0 ? text : text.replace(onThatYear, `what is the P/E at the last close on fiscal ${year} diluted EPS`);
}

/** Unchanged where a figure goes by its name. */
export function listedByName(text: string): string {
  return sayAgain(onEarningsOfYear(text), clauses);
}
