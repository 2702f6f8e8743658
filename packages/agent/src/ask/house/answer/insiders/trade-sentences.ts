// Sentences on insiders' trades: who, on which days, how many shares for how much. Each holds all that the judge needs to sum the lines of the forms again.
import { amountOf, averagePriceOf, ownerName, sharesOf } from '../../../../book/insider-trades.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { onDay } from '../../../../prose/times.ts';
import { listed } from '../sentences/naming.ts';
import type { Holder } from '../scene.ts';
import type { Trades } from './chosen-trades.ts';

/** An amount below ten million with one decimal of a million would be told too roughly. */
const FINE = 10_000_000;

export function whenOf(trades: Trades): Text {
  const days = trades.map(({ day }) => day).toSorted();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  return first === last ? say`On ${onDay(first)}` : say`Between ${onDay(first)} and ${onDay(last)}`;
}

export const verbOf = (trades: Trades): 'bought' | 'sold' => (trades[0]?.isPurchase === true ? 'bought' : 'sold');

export function namesOf(trades: Trades): readonly string[] {
  return [...new Set(trades.map(({ owner }) => ownerName(owner)))];
}


/** Insiders of a company trade in its shares. */
const ofName = ({ name }: Holder, who: string): string => (who.startsWith('insiders of ') ? '' : `of ${name} `);

/** `Between 2 May 2025 and 6 May 2025 Ada Byron sold 1,000 shares of Example on the open market for $1.0 million.` */
export function sharesSentence(holder: Holder, trades: Trades, who: string): Text {
  const { show } = holder.bench;
  const amount = amountOf(trades);
  const paid = amount === null ? say`` : say` for ${show(amount, amount.value.lt(FINE) ? 'whole' : 'plain')}`;
  return say`${whenOf(trades)} ${who} ${verbOf(trades)} ${show(sharesOf(trades), 'whole')} ${ofName(holder, who)}on the open market${paid}.`;
}

/** The money first, where money is asked for. */
export function moneySentence(holder: Holder, trades: Trades, who: string): Text {
  const { show } = holder.bench;
  const amount = amountOf(trades);
  if (amount === null) return sharesSentence(holder, trades, who);
  return say`${whenOf(trades)} ${who} ${verbOf(trades)} shares ${ofName(holder, who)}on the open market for ${show(amount, amount.value.lt(FINE) ? 'whole' : 'plain')}, ${show(sharesOf(trades), 'whole')} in all.`;
}

/** What each share went for; null where a form states no price. */
export function priceSentence(holder: Holder, trades: Trades, who: string): Text | null {
  const average = averagePriceOf(trades);
  if (average === null) return null;
  const { show } = holder.bench;
  return say`${whenOf(trades)} ${who} ${verbOf(trades)} ${show(sharesOf(trades), 'whole')} ${ofName(holder, who)}on the open market at an average price of ${show(average)}${trades.length > 1 ? ', weighted by shares' : ''}.`;
}

/** Persons by name and numbered, in the order of their trades: a count of names is no figure of a source. */
export function headsSentence(holder: Holder, trades: Trades): Text {
  const numbered = namesOf(trades).map((name, index) => `${String(index + 1)}) ${plainName(name)}`);
  return say`Insiders of ${holder.name} who ${verbOf(trades)} shares on the open market, in the forms that were read: ${numbered.join(', ')}.`;
}

/** Without initials, where persons are held against one another. */
export function plainName(name: string): string {
  return name.replaceAll(/ \p{Lu}\.?(?= |$)/gu, '');
}

/** Who is meant, where several are told in one sum: all of them by name where others trade in the same days. */
export function together(trades: Trades): string {
  return listed(namesOf(trades));
}
