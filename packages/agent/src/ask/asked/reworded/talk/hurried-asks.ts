// Hurried asks of a company and its share, in the words of chats: "buy or nah", "pricey rn?", "divvy safe?", "ok financially?", "pros n cons".
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const name = String.raw`([a-z][\w&.’'-]*(?: [a-z&][\w&.’'-]*){0,2}?)`;
const end = String.raw`(?= ?[?.!]*$)`;
const degree = '(?:too |so |very |really |a bit |kinda |pretty |that )*';
const dear = '(?:pric[e]?y|dear|costly|steep|rich|overcooked|frothy|toppy)';
const paper = String.raw`(?:'s|’s)?(?: (?:stock|shares?))?`;
const notOf = String.raw`(?!(?:what|why|how|which|who|is|are|was|were|does|do|did|the|its?|they|oil|rates?|money|bonds?)\b)`;

export const hurried: readonly Rewording[] = [
  [re(String.raw`\brn${end}`), 'right now'],
  [re(String.raw`\b(buy|sell|hold|own)(?:,| or|\/)+ ?(?:nah|nope|naw|pass)${end}`), '$1 or not'],
  [re(String.raw`\bdivv(y|ies)\b`), (_: string, many = ''): string => (many === 'ies' ? 'dividends' : 'dividend')],
  // A price that is named by such a word is asked about as one too high.
  [re(String.raw`^(?:is |are )?${notOf}${name}${paper}:? (?:looking |look |looks )?${degree}${dear}((?: (?:right now|now|here|today|at (?:this|these|current) (?:price|level)s?))?)${end}`), (_: string, who = '', when = ''): string => `is ${who} overvalued${when}`],
  [re(String.raw`\b(is|are) ${name} (?:doing )?(?:ok|okay|fine|alright|all right|sound|stable|solid|strong|in good shape|in trouble|in good nick) financially\b`), '$1 $2 financially healthy'],
  [re(String.raw`\b(is|are) ${name} financially (?:ok|okay|fine|alright|all right|in good shape|in good nick)\b`), '$1 $2 financially healthy'],
  [re(String.raw`^${notOf}${name}:? (?:got |has |with )?(?:way )?too much debt${end}`), 'does $1 have too much debt'],
  [re(String.raw`^${notOf}${name}(?:'s|’s)?:? dividends? (safe|secure|sustainable)${end}`), 'is $1\'s dividend $2'],
  [re(String.raw`\bpros (?:and|&|n|\/) cons\b`), 'strengths and weaknesses'],
  [re(String.raw`\b(should (?:i|we)|shall (?:i|we)|(?:is it |it's )?time to) (?:dump|ditch|unload|off-?load|flog|jettison)\b`), '$1 sell'],
];

export function hurriedAsks(text: string): string {
  return sayAgain(text, hurried);
}
