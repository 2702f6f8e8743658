// Which economic series a question is about, and the rest of its words.
import { mayStandIn } from '../patterns/needed-words.ts';
import type { Course } from './course.ts';
import { eachPartSought } from './parts/each-part-sought.ts';
import { asRate, consumerPrices, core, headline, priceLevel, seriesNames } from './course-subjects.ts';
import { has, without } from './words/patterns.ts';

export type Subject = { readonly of: Course['of']; readonly rest: string };

const otherTerms: readonly (readonly [string, RegExp])[] = [['treasury_2y', /\b(?:two|2)[- ]years?\b/g], ['treasury_10y', /\b(?:ten|10)[- ]years?\b/g], ['treasury_30y', /\b(?:thirty|30)[- ]years?\b/g]];

type Found = { readonly id: string; readonly at: number };

/** Series by their names, in the order in which their words are taken. */
function seriesIn(text: string): { readonly found: readonly Found[]; readonly rest: string } {
  const named = takenBy(seriesNames.map(({ id, words }) => [id, words] as const), text);
  if (!named.found.some(({ id }) => id.startsWith('treasury_'))) return named;
  // "The ten-year Treasury yield against the two-year".
  const others = takenBy(otherTerms.filter(([id]) => !named.found.some((one) => one.id === id)), named.rest);
  return { found: [...named.found, ...others.found], rest: others.rest };
}

function takenBy(names: readonly (readonly [string, RegExp])[], text: string): { readonly found: readonly Found[]; readonly rest: string } {
  const found: Found[] = [];
  let rest = text;
  for (const [id, pattern] of names) {
    const at = mayStandIn(rest, pattern) ? rest.search(pattern) : -1;
    if (at < 0) continue;
    found.push({ id, at });
    rest = without(rest, pattern);
  }
  return { found, rest };
}

/** "CPI, core CPI": one of them without that word. */
const coreNamed = /\b(?:core|underlying)(?: (?:us|u\.s\.|cpi|consumer|prices?|inflation|rate|yoy|y\/y))+/g;
const named = /\b(?:cpi|inflation)\b(?! (?:target|goal|aim|adjusted|expect))/;
const namesBoth = (text: string): boolean => text.search(coreNamed) >= 0 && named.test(text.replace(coreNamed, ' ')) && !/\b(?:food|energy|fuel)\b/.test(text);

export function economySubject(text: string): Subject | null {
  const named = seriesIn(text);
  const found = [...named.found];
  let { rest } = named;
  const prices = rest.search(consumerPrices);
  if (prices >= 0) {
    const isLevel = has(priceLevel, rest);
    if (!isLevel && !has(asRate, rest)) return null;
    const ids = has(core, rest) ? has(headline, rest) || namesBoth(rest) ? ['inflation', 'core_inflation'] : ['core_inflation'] : ['inflation'];
    found.push(...ids.map((id) => ({ id: isLevel ? id.replace('core_inflation', 'core_cpi').replace('inflation', 'cpi') : id, at: prices })));
    rest = without(rest, priceLevel, consumerPrices, core, headline, /\b(?:inflation|cpi|consumer prices?|price (?:index|rises?)|(?:12|twelve)-month|12m|yoy|y\/y|y-o-y|year[- ]on[- ]year|year[- ]over[- ]year|annual|yearly)\b/g);
  }
  return found.length === 0 ? null : { of: found.toSorted((left, right) => left.at - right.at).map(({ id }) => id), rest };
}

const product = /\b(?:the )?(?:us |u\.s\. |american |america's )?(?:real )?(?:gdp|gross domestic product)\b|\bthe (?:us |american |u\.s\. )?economy\b/g;

/** The real product of the country, where each quarter is asked about: of one time other readers tell how it grew. */
export function productByPart(text: string): Subject | null {
  return has(product, text) && !/\bnominal\b|\bannuali[sz]ed\b/.test(text) && eachPartSought(text) !== null ? { of: ['real_gdp'], rest: without(text, product) } : null;
}

/** Yields and prices are read on every day, claims every week. */
export const isByMonth = (id: string): boolean => !/^(?:treasury_|yield_curve_|breakeven|real_yield|wti|initial_claims)/.test(id);

/** "Job growth in 2024" is how the number of jobs changed; the growth of output and of prices is a series of its own. */
export const asMove = (text: string): string => text.replace(/\bwhat (?:did|has|have|had) ([^?,;§]{3,50}?) (?:do|done)(?= (?:between\b|from\b|since\b|§))/g, 'how did $1 change').replace(/\b(?:us |u\.s\. )?(?:jobs?|employment|(?:non-?farm )?payrolls?) (?:growth|gains?)\b/g, 'nonfarm payrolls change').replace(/\b(retail sales|industrial production) growth\b/g, '$1 change');
