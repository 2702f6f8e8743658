// Where too few companies can be compared by price, results still can: margins and growth of each one's newest fiscal year on file.
import { asPercent, growth } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import type { Peer } from '../../book/peer-books.ts';
import { endOf } from '../../book/fact-book.ts';
import { join, say, type Text } from '../../prose/text.ts';
import { possessive } from '../../write/company-name.ts';
import type { Bench } from '../bench.ts';
import type { Draft, Observation } from '../observation.ts';
import { when } from '../when.ts';
import { whole } from '../whole.ts';

type Result = { readonly name: string; readonly margin: Reading; readonly pace: Reading };

function resultOf(peer: Peer): Result | null {
  const sales = peer.book.years('revenue');
  const given = whole(peer.book.years('net_margin').at(-1), growth(sales.at(-1), sales.at(-2)));
  return given === null ? null : { name: peer.name, margin: given[0], pace: given[1] };
}

/** With three prices or more a median tells what the price is worth; results then need not stand in for it. */
function hasMedian(bench: Bench): boolean {
  const books = bench.peers;
  return (books?.peers.filter(({ book }) => endOf(book.closes.at(-1)) === books.day && (book.today('pe_ratio')?.value.gt(0) ?? false)).length ?? 0) > 2;
}

function listed(pieces: readonly Text[]): Text {
  return pieces.reduce((text, piece, index) => say`${text}${index === pieces.length - 1 ? ' and ' : ', '}${piece}`);
}

function place(own: number, others: readonly number[]): string {
  if (others.every((other) => other < own)) return 'nobody among them keeps so much of a sale';
  return others.every((other) => other > own) ? 'every one of them keeps a larger part of a sale' : 'its place among them is in the middle';
}

function observe(bench: Bench): Draft | null {
  const results = (bench.peers?.peers ?? []).flatMap((peer) => resultOf(peer) ?? []);
  const own = resultOf({ name: bench.name, book: bench.book });
  if (own === null || results.length < 3 || hasMedian(bench)) return null;
  const { show } = bench;
  const margins = listed(results.map(({ name, margin }, index) => (index === 0 ? say`At ${name} net margin was ${show(margin)} in ${when(margin)}` : say`at ${name} ${show(margin)} in ${when(margin)}`)));
  const paces = listed(results.map(({ name, margin, pace }) => say`${possessive(name)} revenue ${pace.value.isNegative() ? 'fell' : 'rose'} ${show(pace, 'size')} in ${when(margin)}`));
  return {
    weight: 0.43, stance: 'neutral',
    text: join([say`Too few companies of its kind have a price on that day for a median, so results have to stand beside it: net margin was ${show(own.margin)} in ${when(own.margin)}.`, say`${margins}; ${place(asPercent(own.margin), results.map(({ margin }) => asPercent(margin)))}.`, say`${paces}.`], ' '),
  };
}

export const peerResultObservations: readonly Observation[] = [{ name: 'peer-results', specialist: 'value', topic: 'multiple', about: ['net_margin'], observe }];
