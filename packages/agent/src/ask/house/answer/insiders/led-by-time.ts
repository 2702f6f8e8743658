// "Did she sell more in May or in August?": in which of two times one person traded more, and what it was in each.
import { ownerName, sharesOf } from '../../../../book/insider-trades.ts';
import { say } from '../../../../prose/text.ts';
import { dayName } from '../../../../prose/times.ts';
import type { InsiderAsk, Span } from '../../../asked/insiders/insider-ask.ts';
import type { Outcome } from '../outcome.ts';
import type { Holder } from '../scene.ts';
import { ofWhom, within, type Trades } from './chosen-trades.ts';
import { sharesSentence } from './trade-sentences.ts';

/** A month by its name; two longer times by their order. */
function timeName(span: Span, other: Span): string {
  const isMonth = [span, other].every(({ from, to }) => from.slice(0, 7) === to.slice(0, 7)) && span.from.slice(5, 7) !== other.from.slice(5, 7);
  if (isMonth) return `in ${dayName(span.from).replace(/[\d ]/g, '')}`;
  return `in the ${span.from < other.from ? 'earlier' : 'later'} of the two times`;
}

/** Null where it is not one person's trades of two times, on one side, that are held against each other. */
export function ledByTime(holder: Holder, all: Trades, ask: InsiderAsk): Outcome | null {
  const [first, second, ...more] = ask.spans;
  const [owner, ...others] = ask.whose.kind === 'owners' ? ask.whose.owners : [];
  const isAsked = ask.figures.includes('most') || ask.figures.includes('least');
  if (first === undefined || second === undefined || owner === undefined || more.length + others.length > 0 || !isAsked) return null;
  const trades = ofWhom(all, ask);
  const [one, other] = [within(trades, [first]), within(trades, [second])];
  if (one.length === 0 || other.length === 0 || new Set([...one, ...other].map(({ isPurchase }) => isPurchase)).size > 1) return null;
  const parts = [{ span: first, trades: one }, { span: second, trades: other }] as const;
  return { summary: inOrder(parts).map(({ trades: part }, index) => (index === 0 ? say`${leadOf(parts)}: ${sharesSentence(holder, part, ownerName(owner))}` : sharesSentence(holder, part, ownerName(owner)))), blocks: [], missing: [] };
}

type Part = { readonly span: Span; readonly trades: Trades };
type Pair = readonly [Part, Part];

const orderOf = ([one, other]: Pair): number => sharesOf(one.trades).value.comparedTo(sharesOf(other.trades).value);
const inOrder = (parts: Pair): Pair => (orderOf(parts) < 0 ? [parts[1], parts[0]] : parts);

/** In which of the two it was more, before its sentence. */
function leadOf(parts: Pair): string {
  const [larger, smaller] = inOrder(parts);
  return orderOf(parts) === 0 ? 'The same number in both' : `More ${timeName(larger.span, smaller.span)}`;
}
