// One company against all the others at hand: its figure, who is before and behind it, and the mean of all.
import { join, say } from '../../../../../prose/text.ts';
import { shortName } from '../../../../../write/company-name.ts';
import { metricsAsked, periodsAsked } from '../../asked-of.ts';
import { textBlock, type Outcome } from '../../outcome.ts';
import type { Holder, Scene } from '../../scene.ts';
import { listed, nameOf, ownedBy } from '../../sentences/naming.ts';
import { clauseOf, sentence } from '../../sentences/reading-words.ts';
import { tablesOf } from '../../sentences/tables.ts';
import { entriesOf } from '../compare.ts';
import type { Entry } from '../entry.ts';
import { firstOfAll } from '../leads/lead-words.ts';
import { isPaid, ranks } from '../without-meaning.ts';

const asks = /^How does (?<whom>.+) compare with all companies on\b/;

/** Whom the question is about; null for every other question. */
function heldIn({ gathered: { asked }, holders }: Scene): Holder | null {
  const whom = asks.exec(asked.text)?.groups?.['whom'];
  return whom === undefined || holders.length < 5 ? null : holders.find(({ company, name }) => shortName(company.name) === whom || name === whom) ?? null;
}

export function amongOthers(scene: Scene): Outcome | null {
  const own = heldIn(scene);
  const [period, ...times] = periodsAsked(scene);
  if (own === null || period === undefined || times.length > 0) return null;
  const told = metricsAsked(scene).slice(0, 4).flatMap(({ id, as }) => placeOf(own, entriesOf(scene, as === 'growth' ? `${id === 'diluted_eps' ? 'eps' : id}_growth` : id, period).entries) ?? []);
  return told.length === 0 ? null : { summary: told.flatMap(({ summary }) => summary), blocks: [...told.flatMap(({ blocks }) => blocks), textBlock(say`Only the companies whose figures are at hand were looked at: ${listed(scene.holders.map(({ name }) => name))}.`)], missing: [] };
}

/** Its own figure, then whom it stands between, from high to low, multiples of the price from low to high. */
function placeOf(own: Holder, all: readonly Entry[]): Pick<Outcome, 'summary' | 'blocks'> | null {
  const mine = all.find(({ holder }) => holder === own);
  if (mine === undefined || !ranks(own, mine.reading)) return null;
  const id = mine.reading.metric;
  const isLow = isPaid(id);
  const order = all.filter(({ holder, reading }) => ranks(holder, reading)).toSorted((left, right) => (isLow ? 1 : -1) * left.reading.value.comparedTo(right.reading.value));
  const at = order.indexOf(mine);
  const [first, last] = [order[0], order.at(-1)];
  if (order.length < 3 || first === undefined || last === undefined) return null;
  const before = order.slice(0, at).map(({ holder }) => holder.name);
  const behind = order.slice(at + 1).map(({ holder }) => holder.name);
  const told = clauseOf(own, mine.reading);
  const ends = [first, last].filter((entry) => entry !== mine).map(({ holder, reading }) => clauseOf(holder, reading));
  const isLast = at === order.length - 1;
  const between = say`${sentence(told)} From ${isLow ? 'low to high' : 'high to low'}, before it: ${listed(before)}; behind it: ${listed(behind)}.`;
  const place = at === 0 || isLast ? say`${firstOfAll({ name: own.name, id, isLow: isLow !== isLast })}: ${told}.` : between;
  return {
    summary: [place, say`${at === 0 ? 'Last' : isLast ? 'First' : 'First and last'} of them: ${join(ends, '; ')}.`],
    blocks: tablesOf(say`${ownedBy(own.name)} ${nameOf(id)} among the others`, [id], order.map(({ holder, reading }) => ({ holder, cells: [reading] }))),
  };
}
