// Which economic series a question is about, and the rest of its words.
import type { Course } from './course.ts';
import { asRate, consumerPrices, core, headline, priceLevel, seriesNames } from './course-subjects.ts';
import { has, without } from './patterns.ts';

export type Subject = { readonly of: Course['of']; readonly rest: string };

export function economySubject(text: string): Subject | null {
  const found: { id: string; at: number }[] = [];
  let rest = text;
  for (const { id, words: pattern } of seriesNames) {
    const at = rest.search(pattern);
    if (at < 0) continue;
    found.push({ id, at });
    rest = without(rest, pattern);
  }
  const prices = rest.search(consumerPrices);
  if (prices >= 0) {
    const isLevel = has(priceLevel, rest);
    if (!isLevel && !has(asRate, rest)) return null;
    const ids = has(core, rest) ? has(headline, rest) ? ['inflation', 'core_inflation'] : ['core_inflation'] : ['inflation'];
    found.push(...ids.map((id) => ({ id: isLevel ? id.replace('core_inflation', 'core_cpi').replace('inflation', 'cpi') : id, at: prices })));
    rest = without(rest, priceLevel, consumerPrices, core, headline, /\b(?:inflation|cpi|consumer prices?|price (?:index|rises?)|(?:12|twelve)-month|12m|yoy|y\/y|y-o-y|year[- ]on[- ]year|year[- ]over[- ]year|annual|yearly)\b/g);
  }
  return found.length === 0 ? null : { of: found.toSorted((left, right) => left.at - right.at).map(({ id }) => id), rest };
}
