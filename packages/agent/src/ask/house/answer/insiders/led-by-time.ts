// "Did she sell more in May or in August?": in which of two times one person, or all insiders, traded more, and what it was in each.
import { amountOf, ownerName, sharesOf } from '../../../../book/insider-trades.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say } from '../../../../prose/text.ts';
import { dayName } from '../../../../prose/times.ts';
import type { InsiderAsk, Span } from '../../../asked/insiders/insider-ask.ts';
import type { Outcome } from '../outcome.ts';
import type { Holder } from '../scene.ts';
import { ofWhom, within, type Trades } from './chosen-trades.ts';
import { moneySentence, sharesSentence } from './trade-sentences.ts';

/** A month by its name; two longer times by their order. */
function timeName(span: Span, other: Span): string {
  const isMonth = [span, other].every(({ from, to }) => from.slice(0, 7) === to.slice(0, 7)) && span.from.slice(5, 7) !== other.from.slice(5, 7);
  if (isMonth) return `in ${dayName(span.from).replace(/[\d ]/g, '')}`;
  return `in the ${span.from < other.from ? 'earlier' : 'later'} of the two times`;
}

/** Whose trades of two times are held against each other; null where it is asked of nobody, or of several. */
function whoOf(holder: Holder, { whose, isByTime }: InsiderAsk): string | null {
  if (whose.kind === 'all') return isByTime === true ? `insiders of ${holder.name}` : null;
  const [owner, ...others] = whose.kind === 'owners' ? whose.owners : [];
  return owner === undefined || others.length > 0 ? null : ownerName(owner);
}

function partsIn(trades: Trades, spans: readonly Span[]): Pair | null {
  const [first, second, ...more] = spans;
  if (first === undefined || second === undefined || more.length > 0) return null;
  const [one, other] = [within(trades, [first]), within(trades, [second])];
  const isOneSide = new Set([...one, ...other].map(({ isPurchase }) => isPurchase)).size === 1;
  return one.length === 0 || other.length === 0 || !isOneSide ? null : [{ span: first, trades: one }, { span: second, trades: other }];
}

const isAsked = ({ figures, isSame }: InsiderAsk): boolean => isSame !== true && (figures.includes('most') || figures.includes('least'));

/** Null where it is not one person's, or everybody's, trades of two times, on one side, that are held against each other. */
export function ledByTime(holder: Holder, all: Trades, ask: InsiderAsk): Outcome | null {
  const who = whoOf(holder, ask);
  const parts = partsIn(ofWhom(all, ask), ask.spans);
  if (who === null || parts === null || !isAsked(ask)) return null;
  const sentence = ask.isByMoney ? moneySentence : sharesSentence;
  return { summary: inOrder(parts, ask).map(({ trades }, index) => (index === 0 ? say`${leadOf(parts, ask)}: ${sentence(holder, trades, who)}` : sentence(holder, trades, who))), blocks: [], missing: [] };
}

type Part = { readonly span: Span; readonly trades: Trades };
type Pair = readonly [Part, Part];

const sizeOf = (trades: Trades, { isByMoney }: InsiderAsk): Reading => (isByMoney ? amountOf(trades) : null) ?? sharesOf(trades);
const orderOf = ([one, other]: Pair, ask: InsiderAsk): number => sizeOf(one.trades, ask).value.comparedTo(sizeOf(other.trades, ask).value);
const inOrder = (parts: Pair, ask: InsiderAsk): Pair => (orderOf(parts, ask) < 0 ? [parts[1], parts[0]] : parts);

/** In which of the two it was more, before its sentence. */
function leadOf(parts: Pair, ask: InsiderAsk): string {
  const [larger, smaller] = inOrder(parts, ask);
  return orderOf(parts, ask) === 0 ? `The same ${ask.isByMoney ? 'amount' : 'number'} in both` : `More ${timeName(larger.span, smaller.span)}`;
}
