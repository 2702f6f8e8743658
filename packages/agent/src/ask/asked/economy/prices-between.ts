// What living cost in one month against another, years apart: how far the level of consumer prices rose between them.
import type { IsoDate } from '@assay/record';
import { blank } from '../places.ts';
import { readPeriods } from '../periods/periods.ts';
import { isTalk } from './economy-talk.ts';
import { monthName } from './months.ts';

const living = /\b(?:consumer prices?|cpi|price level|cost of living|basket|groceries|(?:hundred|\$ ?100|100) dollars?|\$ ?100|dearer|more expensive|life|living)\b/i;
const asksMore = /\b(?:percent|per cent|pct|how (?:much|many)|higher|more|rise|rose|risen|up|dearer|increase[d]?)\b|%/i;
/** What the sum became is another figure than the percentage. */
const asksSum = /\bwhat (?:did|does|would|will) (?:it|that|they|the same \w+|this)(?: basket)? cost\b|\bhow many dollars\b|\bin dollars\b|\bworth\b/i;
const around = new Set('then since america american americans all going gone judged measured going altogether whole family since by hundred dollar dollars basket goods groceries everything family household shopper shopping bill things stuff costs costing buy bought buys same dear pricier costlier us the general national did between since until judging according consumers u.s.a usa americans went gone cumulatively cumulative wise person people'.split(' '));

const isOfLiving = (text: string): boolean => living.test(text) && asksMore.test(text) && !asksSum.test(text) && !/\b(?:core|pce|annuali[sz]\w*|per year|a year|average|inflation)\b/i.test(text);

/** The one month from which it is up to now; null where it is another time, or within a year. */
function sinceMonth([only, ...others]: ReturnType<typeof readPeriods>, today: IsoDate): string | null {
  const period = only?.period;
  const isOpen = period?.kind === 'dates' && others.length === 0 && period.to === today && period.from.endsWith('-01') && Number(today.slice(0, 4)) - Number(period.from.slice(0, 4)) > 1;
  return isOpen ? period.from.slice(0, 7) : null;
}

/** "My rent was last raised in March 2021. …": a sentence before the one that asks may name the one month, and nothing that is asked. */
const storyOf = (text: string): number => /^(?:[^.?!]*[.!] )+(?=[^.?!]+\?)/.exec(text)?.[0].length ?? 0;

type Found = ReturnType<typeof readPeriods>;

/** "We married in June 2019. … since then?" */
function sinceThen(text: string, [told, ...more]: Found): string | null {
  const isSince = /\b(?:since|from) (?:then|that time)\b|\bsince(?=[ ?.,]*$)/i.test(text);
  if (told?.period.kind !== 'dates' || more.length > 0 || told.end > storyOf(text) || !isSince) return null;
  return told.period.from.slice(0, 7) === told.period.to.slice(0, 7) ? told.period.from.slice(0, 7) : null;
}

/** "Since January 2020 … by January 2026". */
const monthsOf = (found: Found, today: IsoDate): readonly string[] => found.flatMap(({ period }) => (period.kind === 'dates' && (period.from.slice(0, 7) === period.to.slice(0, 7) || (period.to === today && period.from.endsWith('-01'))) ? [period.from.slice(0, 7)] : []));

/** Null where there are not two months more than a year apart, or where anything else is said. */
export function pricesBetween(text: string, today: IsoDate): string | null {
  if (!isOfLiving(text.slice(storyOf(text)))) return null;
  const found = readPeriods(text, today).filter(({ period }) => period.kind !== 'latest');
  if (!isTalk(blank(text, found).replace(/\$ ?100\b|\b100\b/g, ' ').slice(storyOf(text)), around)) return null;
  const since = sinceMonth(found, today) ?? sinceThen(text, found);
  if (since !== null) return `By how many percent did consumer prices rise since ${monthName(since)}?`;
  const months = monthsOf(found, today);
  const [from = '', to = ''] = months.toSorted();
  const isApart = Number(to.slice(0, 4)) * 12 + Number(to.slice(5)) - Number(from.slice(0, 4)) * 12 - Number(from.slice(5)) > 12;
  return found.length !== 2 || months.length !== 2 || !isApart ? null : `By how many percent did consumer prices rise from ${monthName(from)} to ${monthName(to)}?`;
}
