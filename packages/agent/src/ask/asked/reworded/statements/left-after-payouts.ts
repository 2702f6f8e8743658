// What is left of a cash flow after both dividends and buybacks: both are taken off, and not the one that stands nearest.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const buybacks = any('(?:share |stock )?buy-?backs?', '(?:share |stock )?repurchases');
const dividends = any('(?:cash )?dividends?(?: paid| payments?)?', 'divs?');
const joint = String.raw`(?:,? (?:and|plus|then)(?: (?:also |then )?(?:after|net of))?|,? (?:&|\+)|,) (?:the |its |their )?`;
const both = String.raw`(?:${dividends}${joint}${buybacks}|${buybacks}${joint}${dividends})(?: (?:together|combined|have been paid|are paid|were paid))?`;
const cash = String.raw`(?<cash>free cash(?: flow)?|fcf|operating cash(?: flow)?|ocf|cash from operations)`;
const left = String.raw`(?: (?:was|is|were|are|has been|it has|it had|had|has|did it have|there was|remained|remains|remaining|left(?: over)?|over|to spare))*`;

const capex = String.raw`(?:cap ?ex|capital (?:expenditures?|spending|outlays)),? (?:and )?`;

/** What is spent on capital goes first: what is left of it is the free cash flow. */
function lessBoth(...found: readonly unknown[]): string {
  const groups = found.at(-1);
  const { cash: of = '', when = '', spent } = typeof groups === 'object' && groups !== null ? (groups as Readonly<Record<string, string | undefined>>) : {};
  return `${spent === undefined ? of : 'free cash flow'} less dividends paid less share repurchases${when}`;
}

/** "FCF after dividends and buybacks", "what was left of the free cash flow once …". */
export const leftAfterPayouts: readonly Rewording[] = [
  [re(String.raw`\b(?:what|how much)(?: (?:was|is|were))? (?:left(?: over)?|remained|remains|remaining) of (?=[^?.;]{0,60}?\b(?:free cash|fcf|operating cash|ocf|cash from operations)\b[^?.;]{0,50}? (?:after|once|net of) (?:paying |deducting )?(?:the |its |their )*${both})`), 'what was '],
  [re(String.raw`\bhow much of (?=[^?.;]{0,60}?\b(?:free cash|fcf|operating cash|ocf|cash from operations)\b[^?.;]{0,50}? (?:after|once|net of) (?:paying |deducting )?(?:the |its |their )*${both})`), 'what was '],
  [re(String.raw`\b${cash}(?<when>(?: (?:in|for|of|during) (?:fiscal |fy ?)?(?:year )?'?\d{2,4})?)${left},? (?:after|once|net of)(?: (?:paying|deducting|taking off|covering|funding))?(?: (?:for|out))? (?:the |its |their )*(?<spent>${capex})?${both}`), lessBoth],
];

const asks = new RegExp(String.raw`\b(?:after|once|net of)(?: (?:paying|deducting|taking off|covering|funding))? (?:the |its |their )*(?:${capex})?${both}`, 'i');

/** Whether both are to be taken off. */
export const takesOffBoth = (text: string): boolean => asks.test(text);
