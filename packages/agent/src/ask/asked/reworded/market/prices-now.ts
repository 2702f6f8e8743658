// The newest close in talk: where the stock is now, what a share costs today.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

export const pricesNow: readonly Rewording[] = [
  [re(String.raw`\bwhere (?:the |its |their )?(?:stock|shares?(?: price)?|price)(?: (?:is|are|stands?|sits?|trades?))* (?:(?:right |just )?(?:now|today)|at present|these days|at the (?:last|latest) close)(?![a-z])`), 'the latest share price'],
  [re(String.raw`\bwhat (?:(?:a|one|each|its|the) )?(?:share|stock)s? (?:costs?|goes for|go for|trades? (?:at|for)|fetch(?:es)?|is worth|sells? for)(?: on the market)? (?:(?:right |just )?(?:now|today)|at present|these days|at the (?:last|latest|newest|most recent) close)(?![a-z])`), 'the latest share price'],
];

export function withPricesNow(text: string): string {
  return sayAgain(text, pricesNow);
}
