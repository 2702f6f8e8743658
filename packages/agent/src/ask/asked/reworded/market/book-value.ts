// "Is Acme trading below book value?": its price-to-book ratio held against one.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const lead = String.raw`((?:(?:so|and|but|well)[,:]? )*)`;
const now = '(?: (?:now|today|currently|right now))?';
const share = String.raw`(?:'s (?:stock|shares?|share price))?(?: (?:stock|shares?))?`;
const below = String.raw`below|under|less than|(?:a )?discount to`;
const above = String.raw`above|over|more than|(?:a )?premium to`;

function asRatio(...said: readonly string[]): string {
  const [, before = '', whom = '', side = '', end = ''] = said;
  return `${before}Is ${whom}'s price-to-book ratio ${/^(?:below|under|less|(?:a )?discount)/i.test(side) ? 'below' : 'above'} 1${end}`;
}

export const bookValue: readonly Rewording[] = [
  [re(String.raw`^${lead}(?:is|are|does|do) (?!it\b|they\b)([^?.;,]{2,40}?)${share}${now} (?:trad(?:e|es|ing)|sell(?:s|ing)?|chang(?:e|ing) hands|priced|valued|quoted)${now} (?:at )?(${below}|${above}) (?:its |their |the )?book(?: value)?(?: per share| a share)?${now}([?.! ]*)$`), asRatio],
];
