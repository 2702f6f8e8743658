// What insiders did on the open market, as it is asked: of one of them by name, within a time, on one side, or how many they were.
import { addDays, type IsoDate } from '@assay/record';
import { amountOf, averagePriceOf, ownerName, sharesOf, type InsiderTrade } from '../../../../book/insider-trades.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { onDay } from '../../../../prose/times.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { inOneSpelling } from '../../../asked/course/words/signed-text.ts';
import { findPersons } from '../../../asked/insiders/find-persons.ts';
import { groups } from '../../../asked/insiders/insider-words.ts';
import { plain } from '../glossary/define.ts';
import { listed } from '../sentences/naming.ts';
import { textBlock, type Outcome } from '../outcome.ts';
import type { Holder } from '../scene.ts';

export type InsiderQuestion = { readonly text: string; readonly periods: readonly AskedPeriod[]; /** Words that no company is known by: a person, perhaps. */ readonly unknown: readonly string[]; readonly asOf: IsoDate; /** Beside other companies the owners are named, so that no reader takes the sum for another's. */ readonly isOneOfMany: boolean };

/** Owners whom the text names: by family name, by both names, or by a given name that only one of them bears. */
export function ownersNamed(trades: readonly InsiderTrade[], text: string): readonly string[] {
  const owners = [...new Set(trades.map(({ owner }) => owner))];
  return [...new Set(findPersons(inOneSpelling(text), owners).map(({ owner }) => owner))];
}

const office = /\b(?:ceo|cfo|coo|cto|chief \w+(?: officer)?|finance (?:chief|boss|director)|head of finance|top (?:man|woman|executive|boss)|chair(?:man|woman)?|president|founder|boss|treasurer|general counsel|his own|her own)\b/i;
const asksCount = /(?:\bhow many|\bnumber of|#(?: of)?|\bcount of)\s+(?:(?:different|distinct|separate|individual|unique|of its|of their|of the|company|corporate)\s+)*(?:insiders?(?! sales| trades| purchases| transactions)|people|persons?|executives?|directors?|officers?|managers?|board members?|sellers?|buyers?|insider (?:sellers?|buyers?))\b/i;
/** "How many separate Acme insiders": whose they are stands between. */
const ownerOf = /(?<=(?:\bmany|\bof|\bdifferent|\bdistinct|\bseparate|\bindividual|\bunique|#)\s+)(?:of )?[A-Z][\w&.'’-]*(?:\s+(?:[A-Z&][\w.'’-]*))*\s+(?=insider|people|person|executive|director|officer|manager|board|seller|buyer)/g;
const asksHeads = (text: string): boolean => asksCount.test(text.replace(ownerOf, '')) || /\b(?:count(?:ing|ed)?|number of|how many) heads\b/i.test(text);
const asksList = /\b(?:who|which (?:insiders?|executives?|directors?|officers?)|most|largest|biggest|top|list|each|by name)\b/i;
const buys = /\b(?:buy\w*|bought|purchas\w+|acquir\w+)\b/i;
const sells = /\b(?:sell\w*|sold|sales?|dump\w*|unload\w*|dispos\w+|part(?:ed)? with|cash(?:ed)? (?:in|out)|got rid)\b/i;

const asksPrice = /\b(?:prices?|px)\b|\bper share\b|\bfor each\b|\beach one\b|\ba share\b/i;
const asksSum = /\b(?:how (?:many|much)|total|in all|altogether|together|combined|overall|sum|put a (?:dollar )?figure|value|worth|number of|quantity|amount|compare|more)\b|\$/i;
const leavesOut = /\b(?:ex|except(?:ing)?(?: for)?|without|excluding|exclude|other than|apart from|aside from|besides|leaving(?: out)?|not counting|set(?:ting)? aside|leave out|minus)[\s-]+((?:[\p{L}.’'-]+\s+){0,2}[\p{L}’'-]+)/giu;

/** "Without him", or the owner's own name behind the word that leaves out. */
function isLeftOut(text: string, trades: readonly InsiderTrade[]): boolean {
  return [...text.matchAll(leavesOut)].some(([, who = '']) => /^(?:him|her|them|that one)\b/i.test(who) || ownersNamed(trades, who).length > 0);
}
/** "Until that day" is from the first form on. */
const isUntil = /\b(?:before|until|till|up to|prior to|ending|ended|to|through)\b[^.?]{0,24}\d/i;
const HALF_YEAR = 185;
const halfYear = /\b(?:half[- ]?(?:a )?year|six months|6 ?months|6m)\b/i;

/** The calendar days of a time; null where every form that was read is meant. */
function daysOf(period: AskedPeriod, asOf: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } | null {
  if (period.kind === 'dates') return period;
  if (period.kind === 'date') return { from: period.on, to: period.on };
  if (period.kind === 'years') return { from: `${String(period.from)}-01-01`, to: `${String(period.to)}-12-31` };
  if (period.kind === 'last') return { from: addDays(asOf, -Math.ceil(period.count * { day: 1, week: 7, month: 31, quarter: 92, year: 366 }[period.of])), to: asOf };
  if (period.kind !== 'fiscal' || period.year === null) return null;
  const [first, last] = ({ FY: ['01-01', '12-31'], Q1: ['01-01', '03-31'], Q2: ['04-01', '06-30'], Q3: ['07-01', '09-30'], Q4: ['10-01', '12-31'], H1: ['01-01', '06-30'], H2: ['07-01', '12-31'], '9M': ['01-01', '09-30'] } as const)[period.part];
  return { from: `${String(period.year)}-${first}`, to: `${String(period.year)}-${last}` };
}

function spanOf(period: AskedPeriod, { text, asOf }: Pick<InsiderQuestion, 'text' | 'asOf'>): { readonly from: IsoDate; readonly to: IsoDate } | null {
  const days = daysOf(period, asOf);
  if (days === null || !isUntil.test(text) || !(period.kind === 'date' || (period.kind === 'dates' && halfYear.test(text)))) return days;
  return { from: halfYear.test(text) ? addDays(days.to, -HALF_YEAR) : '0000-01-01', to: days.to };
}

function within(trades: readonly InsiderTrade[], { periods, asOf, text }: InsiderQuestion): readonly InsiderTrade[] {
  const spans = periods.map((period) => spanOf(period, { text, asOf })).filter((span) => span !== null);
  // Two months that are named one by one are the ends of one stretch.
  const [first, last] = [spans.map(({ from }) => from).sort()[0], spans.map(({ to }) => to).sort().at(-1)];
  return first === undefined || last === undefined ? trades : trades.filter(({ day }) => day >= first && day <= last);
}

function groupsOf(trades: readonly InsiderTrade[]): readonly (readonly InsiderTrade[])[] {
  return [...Map.groupBy(trades, ({ owner, isPurchase }) => `${owner}|${String(isPurchase)}`).values()].toSorted((left, right) => sharesOf(right).value.comparedTo(sharesOf(left).value));
}

/** `Between 2 May 2025 and 6 May 2025 Ada Byron sold 1,000 shares of Example on the open market for $1.0 million.` */
function tradeSentence(holder: Holder, own: readonly InsiderTrade[]): Text {
  return sumSentence(holder, own, ownerName(own[0]?.owner ?? ''));
}

function whenOf(trades: readonly InsiderTrade[]): Text {
  const days = trades.map(({ day }) => day).toSorted();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  return first === last ? say`On ${onDay(first)}` : say`Between ${onDay(first)} and ${onDay(last)}`;
}

/** An amount below ten million with one decimal of a million would be told too roughly. */
const FINE = 10_000_000;

function amountShown({ bench: { show } }: Holder, trades: readonly InsiderTrade[]): Text {
  const amount = amountOf(trades);
  return amount === null ? say`` : say` for ${show(amount, amount.value.lt(FINE) ? 'whole' : 'plain')}`;
}

function sumSentence(holder: Holder, trades: readonly InsiderTrade[], who: string): Text {
  return say`${whenOf(trades)} ${who} ${trades[0]?.isPurchase === true ? 'bought' : 'sold'} ${holder.bench.show(sharesOf(trades))} of ${holder.name} on the open market${amountShown(holder, trades)}.`;
}

/** What each share went for, over all trades of one side. */
function priceSentence(holder: Holder, trades: readonly InsiderTrade[]): readonly Text[] {
  const average = averagePriceOf(trades);
  if (average === null) return [];
  return [say`${whenOf(trades)} ${ownerName(trades[0]?.owner ?? '')} ${trades[0]?.isPurchase === true ? 'bought' : 'sold'} ${holder.bench.show(sharesOf(trades))} of ${holder.name} on the open market at an average price of ${holder.bench.show(average)}.`];
}

type Chosen = { readonly holder: Holder; readonly trades: readonly InsiderTrade[]; readonly verb: string; readonly isOneOfMany?: boolean };

/** Each of them by name and numbered: a count of names is no figure of a source. */
function counted({ holder, trades, verb }: Chosen): Outcome {
  const groups = groupsOf(trades);
  const owners = [...new Set(groups.map((own) => ownerName(own[0]?.owner ?? '')))];
  const numbered = owners.map((owner, index) => `${String(index + 1)}) ${owner}`);
  return { summary: [say`Insiders of ${holder.name} who ${verb} shares on the open market, in the forms that were read: ${numbered.join(', ')}.`], blocks: groups.map((own) => textBlock(tradeSentence(holder, own))), missing: [] };
}

/** The largest first; where one is named, only his. */
function byName({ holder, trades }: Chosen): Outcome {
  const [first, ...rest] = groupsOf(trades).map((own) => tradeSentence(holder, own));
  return { summary: first === undefined ? [] : [first], blocks: rest.length === 0 ? [] : [textBlock(join(rest, ' '))], missing: [] };
}

function none(holder: Holder, who: string, verb: string): Outcome {
  return { summary: [say`The forms that were read show no shares of ${holder.name} ${verb} on the open market by ${who} in the time asked about.`], blocks: [], missing: [] };
}

/** Companies beside one another by the shares that their insiders sold or bought; null where forms of fewer than two are at hand. */
export function insidersCompared(holders: readonly Holder[], question: InsiderQuestion): Outcome | null {
  const verb = sideOf(question.text) ?? 'sold';
  const sides = holders.flatMap((holder) => {
    const trades = within((holder.bench.insiders?.trades ?? []).filter(({ isPurchase }) => isPurchase === (verb === 'bought')), question);
    return trades.length === 0 ? [] : [{ holder, trades, verb }];
  }).toSorted((left, right) => sharesOf(right.trades).value.comparedTo(sharesOf(left.trades).value));
  const [most, ...others] = sides;
  if (most === undefined || others.length === 0) return null;
  const opening = say`Insiders of ${most.holder.name} ${verb} more shares than those of ${listed(others.map(({ holder }) => holder.name))}.`;
  const told = sides.map(sumOfNamed);
  return { summary: [opening, ...told.flatMap(({ summary }) => summary)], blocks: told.flatMap(({ blocks }) => blocks), missing: [] };
}

const isOfSomebody = ({ text, unknown }: InsiderQuestion): boolean => office.test(text) || unknown.length > 0 || !isAtLarge(text);

/** Insiders as a body, or whoever it was; else somebody is meant whom no form names. */
function isAtLarge(text: string): boolean {
  const low = inOneSpelling(text).toLowerCase();
  return low.search(groups) >= 0 || /\b(?:who|whose|whom|anybody|anyone|everybody|everyone|someone|somebody|people|sellers?|buyers?|heads|they|them|their|its|brass)\b/.test(low);
}

/** Null where insiders are asked about at large. */
export function insiderAnswer(holder: Holder, question: InsiderQuestion): Outcome | null {
  const all = holder.bench.insiders?.trades ?? [];
  const owners = ownersNamed(all, question.text);
  const side = sideOf(question.text);
  const onSide = side === null ? all : all.filter(({ isPurchase }) => isPurchase === (side === 'bought'));
  const chosen = { holder, trades: within(onSide, question), verb: side ?? 'traded', isOneOfMany: question.isOneOfMany };
  if (owners.length > 0) return isLeftOut(question.text, all) ? withoutOwners(chosen, owners) : ofOwners(chosen, owners, question.text);
  if (isOfSomebody(question)) return unnamed(holder, question);
  return isNarrow(question) && onSide.length > 0 ? ofAll(chosen, question.text) : null;
}

/** All but those who are named. Named one by one: "the others" would be read as all. */
function withoutOwners(chosen: Chosen, owners: readonly string[]): Outcome {
  const others = chosen.trades.filter(({ owner }) => !owners.includes(owner));
  return others.length === 0 ? none(chosen.holder, `insiders other than ${listed(owners.map(ownerName))}`, chosen.verb) : sumOfNamed({ ...chosen, trades: others });
}

function sumOfNamed(chosen: Chosen): Outcome {
  const sides = [...Map.groupBy(chosen.trades, ({ isPurchase }) => isPurchase).values()];
  return { summary: sides.map((own) => sumSentence(chosen.holder, own, listed([...new Set(own.map(({ owner }) => ownerName(owner)))]))), blocks: groupsOf(chosen.trades).map((own) => textBlock(tradeSentence(chosen.holder, own))), missing: [] };
}

function ofOwners(all: Chosen, owners: readonly string[], text: string): Outcome {
  const chosen = { ...all, trades: all.trades.filter(({ owner }) => owners.includes(owner)) };
  if (chosen.trades.length === 0) return none(chosen.holder, listed(owners.map(ownerName)), chosen.verb);
  const priced = asksPrice.test(text) ? groupsOf(chosen.trades).flatMap((own) => priceSentence(chosen.holder, own)) : [];
  return priced.length === 0 ? byName(chosen) : { summary: priced, blocks: byName(chosen).summary.map(textBlock), missing: [] };
}

/** Asked for by time, by count, one by one or in sum; what nobody did at any time is said first by the answer at large. */
function isNarrow({ text, periods, asOf, isOneOfMany }: InsiderQuestion): boolean {
  return isOneOfMany || asksHeads(text) || asksList.test(text) || asksSum.test(text) || periods.some((period) => daysOf(period, asOf) !== null);
}

function ofAll(chosen: Chosen, text: string): Outcome {
  if (chosen.trades.length === 0) return none(chosen.holder, 'insiders', chosen.verb);
  if (asksHeads(text)) return counted(chosen);
  if (chosen.isOneOfMany === true) return sumOfNamed(chosen);
  return asksList.test(text) && !/\b(?:altogether|in all|in total|total|combined)\b/i.test(text) ? byName(chosen) : inSum(chosen);
}

/** Where both sides are named, the later one is asked about; where they are held against each other, neither. */
function sideOf(text: string): 'bought' | 'sold' | null {
  const [isBuy, isSell] = [buys.test(text), sells.test(text)];
  if (isBuy !== isSell) return isBuy ? 'bought' : 'sold';
  const [buy, sell] = [lastOf(text, buys), lastOf(text, sells)];
  return !isBuy || /\b(?:or|and|vs\.?|versus|against|than|net)\b|\//i.test(text.slice(Math.min(buy, sell), Math.max(buy, sell))) ? null : buy > sell ? 'bought' : 'sold';
}

function lastOf(text: string, words: RegExp): number {
  return [...text.matchAll(new RegExp(words, 'gi'))].at(-1)?.index ?? -1;
}

/** All of them together, in a stretch of time. */
function inSum({ holder, trades }: Chosen): Outcome {
  const sides = [...Map.groupBy(trades, ({ isPurchase }) => isPurchase).values()].map((own) => say`${whenOf(own)} insiders of ${holder.name} ${own[0]?.isPurchase === true ? 'bought' : 'sold'} ${holder.bench.show(sharesOf(own))} on the open market${amountShown(holder, own)}.`);
  return { summary: sides, blocks: groupsOf(trades).map((own) => textBlock(tradeSentence(holder, own))), missing: [] };
}

/** Forms at hand name owners; who holds which office they do not say. */
function unnamed(holder: Holder, { text, unknown }: InsiderQuestion): Outcome {
  const who = unknown[0] === undefined ? office.exec(text)?.[0] ?? 'that person' : unknown[0];
  return {
    summary: [say`The insiders’ forms at hand show no trade in shares of ${holder.name} by “${plain(who)}”: they name owners, and not their offices.`], blocks: [],
    missing: [`Trades of “${plain(who)}” in shares of ${holder.name}; the owners who traded are ${listed([...new Set((holder.bench.insiders?.trades ?? []).map(({ owner }) => ownerName(owner)))])}.`],
  };
}
