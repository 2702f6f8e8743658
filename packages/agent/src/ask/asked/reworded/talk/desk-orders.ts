// Notes of a desk on multiples and orders: "2024A", "rank cheap -> dear", "which richer", "mktcap last close, x revenue", "gs vs v".
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const ends: Readonly<Record<string, string>> = { cheap: 'the cheapest', low: 'the lowest', lo: 'the lowest', dear: 'the most expensive', rich: 'the most expensive', expensive: 'the most expensive', pricey: 'the most expensive', high: 'the highest', hi: 'the highest', best: 'the best', worst: 'the worst' };
const end = `(${Object.keys(ends).join('|')})`;
const arrow = String.raw`(?: ?(?:->|→|=>|>) ?| to | thru )`;
const line = '(revenues?|revs?|sales|earnings|ebitda|fcf|free cash flow|book(?: value)?)';

const orders: readonly Rewording[] = [
  [re(String.raw`\b(rank(?:ed|ing)?|sort(?:ed)?|order(?:ed)?|list(?:ed)?),?(?: them| these| the (?:two|three|four))? ${end}${arrow}${end}\b`), (...[, verb = '', from = '', to = '']: readonly string[]): string => `${verb} from ${ends[from.toLowerCase()] ?? from} to ${ends[to.toLowerCase()] ?? to}`],
  [re(String.raw`\b(?:which|who)(?:'s| is)? (richer|dearer|pricier|cheaper)(?= ?(?:[?.,;]|$))`), (...[, way = '']: readonly string[]): string => `which is ${/^cheap/i.test(way) ? 'cheaper' : 'more expensive'}`],
];

const notes: readonly Rewording[] = [
  [/\bnxt (?=\d|few|couple|two|three|four|six|twelve|yr|year|qtr|quarter|months?|mtg|meeting|wk|week)/gi, 'next '], [/\b(next|coming|last|past) (\d{1,2}) ?m(?:os?|ths?)?\b(?! ?\$)/gi, '$1 $2 months'],
  // "2024A": as reported.
  [/\b((?:fy ?'?)?20\d\d|fy ?'?\d\d)A\b/g, '$1'],
  [re(String.raw`(?<=\b(?:mkt ?cap|market cap(?:itali[sz]ation)?)\b[^?]{0,40})[,;]? (?:and )?(?:as )?(?:a )?(?:x|multiple of|times) (?:its )?${line}(?= ?[?.,;]|$)`), ', and what multiple of its $1 is that'],
  // One letter in small type behind "vs", beside another ticker.
  [/(?<=^| )([a-z]{2,5},? (?:vs\.?|versus|and|or|&) )v(?= |,|:)(?! \d)/g, '$1V'], [/(?<=^| )v(?= (?:vs\.?|versus) [a-z]{2,5}\b)/g, 'V'],
];

export const deskOrders = (text: string): string => sayAgain(text, [...notes, ...orders]);
