// The multiple beside those of other companies on one day. With three or more there is a median, and what a share comes to at it.
import { comparePeers } from '@assay/calc';
import { daysBetween, decimal, type Decimal, type Unit } from '@assay/record';
import type { Anchor } from '../../book/anchor.ts';
import { endOf } from '../../book/fact-book.ts';
import type { Peer, PeerBooks } from '../../book/peer-books.ts';
import type { Reading } from '../../figures/figure.ts';
import { say, type Text } from '../../prose/text.ts';
import { onDay } from '../../prose/times.ts';
import type { Bench } from '../bench.ts';
import type { Draft, Observation } from '../observation.ts';

type Priced = { readonly peer: Peer; readonly multiple: Reading };
type Scene = { readonly bench: Bench; readonly books: PeerBooks; readonly priced: readonly Priced[]; readonly anchor: Anchor };

const times: Unit = { kind: 'multiple' };
const percent: Unit = { kind: 'percent' };

function sceneOf(bench: Bench): Scene | null {
  const books = bench.peers;
  if (books === null || books === undefined) return null;
  const priced = books.peers.flatMap((peer): Priced[] => { const multiple = peer.book.today('pe_ratio'); return multiple === null || multiple.value.lte(0) || endOf(peer.book.closes.at(-1)) !== books.day ? [] : [{ peer, multiple }]; });
  return { bench, books, priced: priced.toSorted((left, right) => right.multiple.value.comparedTo(left.multiple.value)), anchor: { length: 'day', end: books.day, period: null } };
}

/** Below what the company’s own multiple weighs: that is told first. */
const besideOwn = 0.435;

/** A trailing year that ended longer ago is not priced beside those of others. */
const freshDays = 250;

/** The company's own multiple on the day, from the source that has those of the others; null where its trailing earnings are unknown or old. */
function ownMultiple({ bench, anchor }: Scene): Reading | null {
  const given = bench.book.given('pe_ratio', anchor.end);
  if (given !== null) return given;
  const ended = endOf(bench.book.at('diluted_eps', anchor) ?? undefined);
  return ended === '' || daysBetween(ended, anchor.end) > freshDays ? null : bench.book.at('pe_ratio', anchor);
}

function observe(bench: Bench): Draft | null {
  const scene = sceneOf(bench);
  const own = scene === null ? null : ownMultiple(scene);
  if (scene === null || own === null || scene.priced.length < 2) return null;
  const median = medianOf(scene);
  if (median === null) return own.value.gt(0) ? besideTwo(scene, own) : null;
  return own.value.gt(0) ? besideMedian(scene, own, median) : withoutEarnings(scene, median);
}

function made(scene: Scene, from: { readonly metric: string; readonly value: Decimal; readonly unit: Unit; readonly formula: string; readonly own: readonly Reading[] }): Reading {
  const { metric, value, unit, formula } = from;
  return { metric, value, unit, formula, period: { kind: 'instant', on: scene.books.day, fiscal: null }, facts: [...from.own, ...scene.priced.map(({ multiple }) => multiple)].flatMap((reading) => reading.facts), assumptions: {} };
}

function medianOf(scene: Scene): Reading | null {
  const compared = comparePeers(null, scene.priced.map(({ peer, multiple }) => ({ name: peer.name, value: multiple.value })));
  return compared === null ? null : made(scene, { metric: 'peer_median', value: decimal(compared.median), unit: times, formula: 'median(pe_ratio of the peers)', own: [] });
}

/** `Tesla stood at 178 times, Amazon at 35.7 times and McDonald’s at 26.5 times`. */
function listed({ bench, priced }: Scene): Text {
  return priced.map(({ peer, multiple }, index) => (index === 0 ? say`${peer.name} stood at ${bench.show(multiple)}` : say`${peer.name} at ${bench.show(multiple)}`))
    .reduce((text, next, index) => say`${text}${index === priced.length - 1 ? ' and ' : ', '}${next}`);
}

function besideMedian(scene: Scene, own: Reading, median: Reading): Draft {
  const { bench } = scene;
  const { show } = bench;
  const premium = made(scene, { metric: 'peer_premium', value: own.value.dividedBy(median.value).minus(1).times(100), unit: percent, formula: '(pe_ratio / peer_median - 1) * 100', own: [own] });
  const by = premium.value.toNumber();
  const stands = say`a ${by < 0 ? 'discount' : 'premium'} of ${show(premium, 'size')}`;
  const opening = isToday(scene)
    ? say`${bench.name} stood at ${stands} to the companies on file that are nearest to it in trade or size, whose median was ${show(median)} trailing diluted earnings per share on ${onDay(scene.books.day)}: ${listed(scene)}.`
    : say`On ${onDay(scene.books.day)} ${bench.name} traded at ${show(own)} trailing diluted earnings per share, ${stands} to a median of ${show(median)} among the companies on file that are nearest to it in trade or size: ${listed(scene)}.`;
  const eps = bench.book.at('diluted_eps', scene.anchor);
  const worth = eps === null ? null : made(scene, { metric: 'value_at_peer_median', value: eps.value.times(median.value), unit: eps.unit, formula: 'diluted_eps * peer_median', own: [eps] });
  const text = worth === null ? opening : say`${opening} Priced at that median, a share comes to ${show(worth)}; ${remark(by)}.`;
  return { weight: besideOwn, stance: 'neutral', text };
}

/** The company’s own multiple has been told where it is that of the same day. */
function isToday({ bench, books }: Scene): boolean {
  return endOf(bench.book.closes.at(-1)) === books.day;
}

function remark(by: number): string {
  if (by > 60) return 'whoever pays so much beyond that has to be sure of what sets it apart';
  if (by > 15) return 'what buyers pay beyond that has to be earned by progress that the others do not make';
  if (by > -15) return 'the market makes little difference between it and the others';
  return by > -45 ? 'the market has doubts about these earnings that it does not have about the others' : 'the market prices its earnings as if they could not last';
}

/** A price without earnings: what it stands for at the multiple of the others. */
function withoutEarnings(scene: Scene, median: Reading): Draft | null {
  const { bench } = scene;
  const price = bench.book.at('price', scene.anchor);
  if (price === null) return null;
  const needed = made(scene, { metric: 'earnings_at_peer_median', value: price.value.dividedBy(median.value), unit: price.unit, formula: 'price / peer_median', own: [price] });
  const { show } = bench;
  const text = say`The companies on file that are nearest to ${bench.name} in trade or size traded at a median of ${show(median)} trailing diluted earnings per share on ${onDay(scene.books.day)}: ${listed(scene)}. At that median the price stands for earnings of ${show(needed)} a share, which the company has to find first.`;
  return { weight: 0.52, stance: 'neutral', text };
}

/** Two others make no median; where the multiple stands between or beside them is still worth a sentence. */
function besideTwo(scene: Scene, own: Reading): Draft {
  const { bench, priced } = scene;
  const { show } = bench;
  const [dear, cheap] = [priced[0], priced.at(-1)];
  const lead = isToday(scene) ? null : say`On ${onDay(scene.books.day)} ${bench.name} traded at ${show(own)} trailing diluted earnings per share`;
  const text = priced.reduce<Text | null>((line, { peer, multiple }, index) => {
    if (line === null) return say`On ${onDay(scene.books.day)} ${peer.name} traded at ${show(multiple)} trailing diluted earnings per share`;
    return say`${line}${index === priced.length - 1 ? ' and ' : ', '}${peer.name} at ${show(multiple)}`;
  }, lead);
  const place = dear !== undefined && own.value.gt(dear.multiple.value) ? `${bench.name} is the dear one among them` : cheap !== undefined && own.value.lt(cheap.multiple.value) ? `${bench.name} comes cheaper than either` : `${bench.name} is priced between the two`;
  return { weight: besideOwn, stance: 'neutral', text: say`${text ?? ''}; ${place}.` };
}

export const peerObservations: readonly Observation[] = [{ name: 'peers', specialist: 'value', topic: 'multiple', about: ['price', 'pe_ratio', 'diluted_eps'], observe }];
