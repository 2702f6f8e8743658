// "At what price would it be valued at fifteen times its earnings?": what follows from a multiple which the question itself names.
import { countOf } from '../number-words.ts';

/** So many times `of` is the price asked for. */
export type Implied = { readonly multiple: number; readonly of: 'diluted_eps' | 'book_value_per_share' };

const number = String.raw`(?<count>\d{1,3}(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty-five|thirty|forty|fifty)`;
const at = new RegExp(String.raw`\b(?:at|for|pay(?:ing|s)?|with|of|on|is|a multiple of|pe of|p/e of)(?: (?:exactly|a|an|only|just|no more than|at most|more than|ever|its|multiple|ratio|p/e|pe|of))* ${number} ?(?:x|times)(?: (?:of|its|the|their|trailing|annual|last year's|20\d\d|fiscal|fy\d*|fy ?20\d\d|diluted|basic|reported))* ?(?<what>earnings|eps|profits?|book(?: value)?)`, 'i');
const price = /\b(?:at )?(?:what|which) (?:share |stock )?price\b|\bprice (?:would|must|should|at|if)\b|\b(?:px|price) at \d|\bhow (?:much|far|low|high|expensive) (?:would|could|must|should|may|might|can)\b|\bwhat (?:would|could|should) (?:a|one|the|its|each) (?:share|stock|price)\b|\b(?:most|maximum|highest price|more than) (?:i|you|one|we) (?:would|could|should|can|may) pay\b|\bwould (?:a|one|the|its) (?:share|stock|price) (?:cost|be|have to|need)\b|\bfair price\b|\bimplied price\b/i;
const words: Readonly<Record<string, number>> = { thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, 'twenty-five': 25, thirty: 30, forty: 40, fifty: 50, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 };

export function readImplied(text: string): Implied | null {
  const groups = at.exec(text)?.groups;
  if (groups === undefined || !price.test(text)) return null;
  return { multiple: numberOf(groups['count'] ?? ''), of: /book/i.test(groups['what'] ?? '') ? 'book_value_per_share' : 'diluted_eps' };
}

function numberOf(said: string): number {
  return words[said.toLowerCase()] ?? (/^\d/.test(said) ? Number(said) : countOf(said) ?? 1);
}
