// One figure of the trades that a question is about, on one side, in a sentence for each part of its time.
import { amountOf, averagePriceOf, ownerName, sharesOf } from '../../../../book/insider-trades.ts';
import { share } from '../../../../figures/arithmetic.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { InsiderAsk, InsiderFigure } from '../../../asked/insiders/insider-ask.ts';
import { listed } from '../sentences/naming.ts';
import type { Holder } from '../scene.ts';
import { byDay, byOwner, isOfEach, isWhole, largestFirst, partsOf, spansOf, type Trades } from './chosen-trades.ts';
import { headsSentence, moneySentence, namesOf, plainName, priceSentence, sharesSentence, together } from './trade-sentences.ts';

export type OfTrades = {
  readonly holder: Holder;
  /** Of one side, oldest first; parts of the time that other trades lie between. */
  readonly parts: readonly Trades[];
  /** All on that side, also at other times. */
  readonly side: Trades;
  readonly ask: InsiderAsk;
  /** Of everybody on that side, in the same time. */
  readonly everybody: Trades;
  /** By name, not as a body. */
  readonly isNamed: boolean;
};

const tellers: Readonly<Record<InsiderFigure, (of: OfTrades) => readonly Text[]>> = {
  shares: (of) => inSum(of, sharesSentence), whether: (of) => inSum(of, sharesSentence), money: (of) => inSum(of, moneySentence), price: prices, part: partOfAll, days, trades: days,
  heads: ({ holder, parts }) => (parts.length > 1 ? parts.map((part) => sharesSentence(holder, part, together(part))) : [headsSentence(holder, parts.flat())]),
  names: (of) => (of.ask.whose.kind === 'owners' ? days(of) : named(of, 'names')), most: (of) => (of.ask.whose.kind === 'owners' ? inSum(of, of.ask.isByMoney ? moneySentence : sharesSentence) : named(of, 'most')), least: (of) => (of.ask.whose.kind === 'owners' ? inSum(of, of.ask.isByMoney ? moneySentence : sharesSentence) : named(of, 'least')),
  'largest-trade': (of) => ofDay(of, (all) => largestFirst(all, of.ask.isByMoney)[0]), latest: (of) => endOf(of, 'last'), earliest: (of) => endOf(of, 'first'),
  'highest-price': (of) => ofDay(of, (all) => byPrice(all)[0]), 'lowest-price': (of) => ofDay(of, (all) => byPrice(all).at(-1)),
};

export function tellFigure(figure: InsiderFigure, of: OfTrades): readonly Text[] {
  return tellers[figure](of);
}

type Sentence = (holder: Holder, trades: Trades, who: string) => Text | null;

const whoOf = ({ holder, isNamed }: Pick<OfTrades, 'holder' | 'isNamed'>, trades: Trades): string => (isNamed ? together(trades) : `insiders of ${holder.name}`);

/** Several persons as one sum where that is asked for, else each of them; parts of the time one by one, and together. */
function inSum(of: OfTrades, sentence: Sentence): readonly Text[] {
  const told = isOfEach(of.ask) ? byOwner(of.parts.flat(), of.ask.isByMoney).map((own) => ofOne(of, own)) : [of];
  return told.flatMap((one) => ofTimes(one, sentence));
}

/** One person's trades, in the parts that these make. */
function ofOne(of: OfTrades, own: Trades): OfTrades {
  const side = of.side.filter(({ owner }) => owner === own[0]?.owner);
  return { ...of, side, parts: partsOf(side, spansOf(of.ask), isWhole(of.ask)) };
}

function ofTimes(of: OfTrades, sentence: Sentence): readonly Text[] {
  const { holder, parts, ask } = of;
  const told = parts.map((part) => sentence(holder, part, whoOf(of, part))).filter((text) => text !== null);
  if (parts.length < 2 || (isOfEach(ask) && ask.isEachTime === true && !ask.isTogether)) return told;
  return [...told, ...sumsOf(of, sentence)];
}

/** Of shares and money both, in one sentence where nothing of theirs lies between; else each added up. */
function sumsOf(of: OfTrades, sentence: Sentence): readonly Text[] {
  const isMoney = sentence === moneySentence;
  const isOne = of.ask.isBoth !== true && !isOfEach(of.ask);
  if (isOne && !isMoney) return sumOf(of, false);
  const [whole, ...others] = partsOf(of.side, of.ask.spans, 'each');
  const text = whole === undefined || others.length > 0 ? null : sentence(of.holder, whole, whoOf(of, whole));
  // Millions and billions cannot be added up in writing.
  if (text !== null) return [text];
  return isOne ? sumOf(of, true) : [false, true].flatMap((ofMoney) => sumOf(of, ofMoney));
}

/** Parts of the time added up, written out. */
function sumOf({ holder: { bench: { show } }, parts }: OfTrades, isMoney: boolean): readonly Text[] {
  const readings = parts.map((part) => (isMoney ? amountOf(part) : sharesOf(part)));
  const whole = isMoney ? amountOf(parts.flat()) : sharesOf(parts.flat());
  if (whole === null || readings.includes(null)) return [];
  const [first, ...rest] = readings.flatMap((reading) => (reading === null ? [] : [show(reading, 'whole')]));
  if (first === undefined) return [];
  return [rest.reduce((text, one) => say`${text} + ${one}`, say`Together: ${first}`)].map((text) => say`${text} = ${show(whole, 'whole')}.`);
}

/** Over all of the time; where that is in parts, of each. */
function prices(of: OfTrades): readonly Text[] {
  const { holder, parts } = of;
  return parts.flatMap((part) => (of.isNamed ? byOwner(part) : [part]).flatMap((own) => priceSentence(holder, own, whoOf(of, own)) ?? []));
}

/** What all insiders traded in that time, and how much of it was theirs, written out. */
function partOfAll({ holder, parts, everybody, ask }: OfTrades): readonly Text[] {
  const { show } = holder.bench;
  const [own, all] = [sharesOf(parts.flat()), sharesOf(everybody)];
  const part = share(own, all);
  if (ask.whose.kind !== 'owners' || part === null) return [];
  return [sharesSentence(holder, everybody, `insiders of ${holder.name}`), say`In percent of these: ${show(own, 'whole')} ÷ ${show(all, 'whole')} = ${show(part)}.`];
}

const moreOf = ({ isByMoney }: InsiderAsk, figure: 'most' | 'least'): string => (isByMoney ? `shares for ${figure === 'most' ? 'more' : 'less'} money` : `${figure === 'most' ? 'more' : 'fewer'} shares`);

/** Who traded, the largest first; of the largest, or of the smallest, alone with what is asked of him. */
function named({ holder, parts, ask }: OfTrades, figure: 'names' | 'most' | 'least'): readonly Text[] {
  const sentence = ask.isByMoney ? moneySentence : sharesSentence;
  const all = byOwner(parts.flat(), ask.isByMoney);
  if (figure === 'names') return all.map((own) => sentence(holder, own, ownerName(own[0]?.owner ?? '')));
  const found = figure === 'most' ? all[0] : all.at(-1);
  if (found === undefined) return [];
  const [name = ''] = namesOf(found);
  const others = all.filter((own) => own !== found).flatMap(namesOf).map(plainName);
  const lead = others.length === 0 ? [] : [say`${plainName(name)} ${found[0]?.isPurchase === true ? 'bought' : 'sold'} ${moreOf(ask, figure)} than ${listed(others)}.`];
  return [...lead, sentence(holder, found, name)];
}

/** What one person traded on one day. */
function ofDay({ holder, parts, ask }: OfTrades, choose: (days: readonly Trades[]) => Trades | undefined): readonly Text[] {
  const found = choose(byDay(parts.flat()));
  if (found === undefined) return [];
  const who = namesOf(found)[0] ?? '';
  const isPrice = ask.figures.some((figure) => figure.endsWith('price'));
  return [(isPrice ? priceSentence(holder, found, who) : null) ?? (ask.isByMoney ? moneySentence : sharesSentence)(holder, found, who)];
}

/** Of all that is on file, as the words say. */
function endOf(of: OfTrades, which: 'first' | 'last'): readonly Text[] {
  const [told] = ofDay(of, (days) => (which === 'last' ? days.at(-1) : days[0]));
  return told === undefined ? [] : [{ ...told, template: told.template.replace(/\.$/, `; it was the ${which} day with such a trade in the forms that were read.`) }];
}

function byPrice(all: readonly Trades[]): readonly Trades[] {
  return all.filter((one) => averagePriceOf(one) !== null).toSorted((left, right) => averagePriceOf(right)?.value.comparedTo(averagePriceOf(left)?.value ?? 0) ?? 0);
}

/** More would be no headline. */
const MOST_DAYS = 6;

/** Day by day, the oldest first; many days in one sum, above each of them. */
function days(of: OfTrades): readonly Text[] {
  const all = byDay(of.parts.flat());
  const sentence = of.ask.isByMoney ? moneySentence : sharesSentence;
  return all.length > MOST_DAYS ? inSum(of, sentence) : all.map((own) => sentence(of.holder, own, together(own)));
}
