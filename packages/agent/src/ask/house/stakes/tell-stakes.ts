// The answer to a question of shares that are bought, held or sold: what each lot costs or becomes, what it gains, what it pays, what all of them come to, and which did best. Every calculation is written out.
import { decimal, type Decimal, type IsoDate } from '@assay/record';
import { addDays } from '@assay/record';
import { endOf } from '../../../book/fact-book.ts';
import type { Reading } from '../../../figures/figure.ts';
import { join, say, type Text } from '../../../prose/text.ts';
import { dayName } from '../../../prose/times.ts';
import type { Stake, Stakes } from '../../asked/stakes/stakes.ts';
import { movedBy } from '../answer/forms.ts';
import { together, type Outcome } from '../answer/outcome.ts';
import type { Holder, Scene } from '../answer/scene.ts';
import { listed, ownedBy } from '../answer/sentences/naming.ts';
import { clauseOf, sentence } from '../answer/sentences/reading-words.ts';
import { centsOf } from '../answer/shares/lot-told.ts';
import { countWritten } from '../answer/shares/money-put-in.ts';
import { heldOver } from '../answer/shares/dividends-of-year.ts';
import { shown as perShare } from '../answer/shares/tell-dividends.ts';
import { moveOf, yearlyOf, type Move } from '../course/aggregates.ts';
import { momentOf } from '../course/closes-in.ts';
import { yearlyTold } from '../course/tell-closes.ts';
import { timesWritten } from '../answer/shares/times-written.ts';

/** `worth`: at the later close, or the only one; `text`: all that is told of it but its move. */
type Lot = { readonly holder: Holder; readonly move: Move | null; readonly worth: Reading; /** How the worth is worked out. */ readonly written: Text; readonly text: Text };

const shown = ({ bench }: Holder, reading: Reading): Text => say`${bench.show(reading, centsOf(reading))}`;

function amountOf(base: Reading, metric: string, { value, formula, facts = base.facts }: { readonly value: Decimal; readonly formula: string; readonly facts?: Reading['facts'] }): Reading {
  return { ...base, metric, value, unit: base.unit.kind === 'money' ? { ...base.unit, per: null } : base.unit, facts, formula, assumptions: {} };
}

/** At one close. */
function priced(holder: Holder, { amount }: Stake, close: Reading): Lot {
  const worth = amountOf(close, 'value_of_shares', { value: close.value.times(amount), formula: 'shares * price' });
  const written = timesWritten(holder, Number(amount), say`${holder.bench.show(close)}`);
  return { holder, move: null, worth, written, text: say`${sentence(clauseOf(holder, close))} So many shares of ${holder.name} on ${dayName(endOf(close))}: ${written} = ${shown(holder, worth)}.` };
}

/** A number of shares from the one close to the other: what it cost, its worth, what was gained. */
function heldShares(holder: Holder, { amount }: Stake, move: Move): Lot {
  const { now, before } = move;
  const { show } = holder.bench;
  const written = (factor: Text): Text => timesWritten(holder, Number(amount), factor);
  const isLoss = now.value.lt(before.value);
  const [more, less] = isLoss ? [before, now] : [now, before];
  const facts = [...now.facts, ...before.facts];
  const worth = amountOf(now, 'value_of_shares', { value: now.value.times(amount), formula: 'shares * last' });
  const cost = amountOf(before, 'cost_of_shares', { value: before.value.times(amount), formula: 'shares * first' });
  const gained = amountOf(now, 'gain_of_shares', { value: more.value.minus(less.value).times(amount), formula: 'shares * (last - first)', facts });
  const text = say`The ${isLoss ? 'loss' : 'gain'} on so many shares of ${holder.name}: ${written(say`(${show(more)} − ${show(less)})`)} = ${shown(holder, gained)}. So many of them at first, on ${dayName(endOf(before))}: ${written(say`${show(before)}`)} = ${shown(holder, cost)}. So many of them at last, on ${dayName(endOf(now))}: ${written(say`${show(now)}`)} = ${shown(holder, worth)}.`;
  return { holder, move, worth, written: written(say`${show(now)}`), text };
}

/** A sum from the one close to the other. */
function heldMoney(holder: Holder, { amount }: Stake, move: Move): Lot {
  const { now, before } = move;
  const { show } = holder.bench;
  const facts = [...now.facts, ...before.facts];
  const isLoss = now.value.lt(before.value);
  const [more, less] = isLoss ? [before, now] : [now, before];
  const worth = amountOf(now, 'value_of_amount', { value: now.value.times(amount).dividedBy(before.value), formula: 'amount * last / first', facts });
  const gained = amountOf(now, 'gain_of_amount', { value: more.value.minus(less.value).times(amount).dividedBy(before.value), formula: 'amount * (last - first) / first', facts });
  const sum = countWritten(holder, Number(amount));
  return { holder, move, worth, written: say`${sum} × ${show(now)} ÷ ${show(before)}`, text: say`What was put into ${holder.name} became ${sum} × ${show(now)} ÷ ${show(before)} = ${show(worth, 'whole')}. The ${isLoss ? 'loss' : 'gain'} on ${holder.name}: ${sum} × (${show(more)} − ${show(less)}) ÷ ${show(before)} = ${show(gained, 'whole')}.` };
}

type Ends = { readonly before: Reading | null; readonly now: Reading };

function endsOf({ bench: { book } }: Holder, { from, to }: Stakes): Ends | null {
  const [before, now] = [from === null ? null : momentOf(book.closes, from), momentOf(book.closes, to)];
  return now === null || (from !== null && (before === null || endOf(before) >= endOf(now))) ? null : { before, now };
}

function lotOf(holder: Holder, stake: Stake, { before, now }: Ends): Lot | null {
  if (before === null) return stake.of === 'shares' ? priced(holder, stake, now) : null;
  const move = moveOf(before, now);
  return move === null ? null : stake.of === 'shares' ? heldShares(holder, stake, move) : heldMoney(holder, stake, move);
}

/** The days behind the close at which they were bought, up to that at which they were sold. */
function paidIn({ dividends }: Stakes, { before, now }: Ends): { readonly from: IsoDate; readonly to: IsoDate; readonly words: string } | null {
  if (dividends === null || before === null) return null;
  return dividends === 'held' ? { from: addDays(endOf(before), 1), to: endOf(now), words: `that time` } : { ...dividends, words: `the time from ${dayName(dividends.from)} to ${dayName(dividends.to)}` };
}

type Paid = { readonly told: Outcome; readonly sum: Reading };

/** What a number of shares paid, and what price and dividends come to together. */
function paidOn(lot: Lot, { stake, stakes, ends }: { readonly stake: Stake; readonly stakes: Stakes; readonly ends: Ends }): Paid | null {
  const span = paidIn(stakes, ends);
  const paid = span === null || stake.of === 'money' ? null : heldOver(lot.holder, Number(stake.amount), { ...span, isBeside: true });
  return paid === null ? null : netOf(lot, paid, stake);
}

type Heldover = NonNullable<ReturnType<typeof heldOver>>;

/** `200 × ($289.89 − $296.51 + $1.67 + $1.77) = $32`: of closes and payments alone, each of which a source holds. */
function netOf({ holder, move }: Lot, { told, sum, paid, line }: Heldover, { amount }: Stake): Paid {
  const above = (...texts: readonly Text[]): Outcome => together([told, { summary: texts, blocks: [], missing: [] }]);
  if (move === null) return { told: above(line), sum };
  const { now, before } = move;
  const value = now.value.minus(before.value).times(amount).plus(sum.value);
  const isLoss = value.isNegative();
  const net = amountOf(now, 'gain_with_dividends', { value: value.abs(), formula: 'shares * (last - first) + dividends', facts: [...now.facts, ...before.facts, ...sum.facts] });
  const payments = paid.map((one) => perShare(holder, one));
  const { show } = holder.bench;
  // In brackets, since a smaller figure before a larger one with a dash between them reads as a range.
  const factor = isLoss ? say`(${show(before)} − (${join([say`${show(now)}`, ...payments], ' + ')}))` : say`((${join([say`${show(now)}`, ...payments], ' + ')}) − ${show(before)})`;
  return { told: above(say`Both together, a ${isLoss ? 'loss' : 'gain'}: ${timesWritten(holder, Number(amount), factor)} = ${shown(holder, net)}.`, line), sum };
}

function absentOf(holder: Holder): Outcome {
  return { summary: [say`The closes at hand of ${holder.name} do not cover the time asked about.`], blocks: [], missing: [`${ownedBy(holder.name)} closing prices for the time asked about.`] };
}

type Told = { readonly lot: Lot; readonly paid: Outcome | null };

function toldOf(scene: Scene, stakes: Stakes): { readonly told: readonly Told[]; readonly absent: readonly Outcome[] } {
  const each = stakes.stakes.map((stake): Told | Outcome | null => {
    const holder = scene.holders.find(({ company }) => company.ticker === stake.ticker);
    if (holder === undefined) return null;
    const ends = endsOf(holder, stakes);
    const lot = ends === null ? null : lotOf(holder, stake, ends);
    if (ends === null || lot === null) return absentOf(holder);
    return { lot, paid: stakes.dividends === null ? null : paidOn(lot, { stake, stakes, ends })?.told ?? { summary: [], blocks: [], missing: [`Dividends of ${holder.name} for the time asked about.`] } };
  });
  return { told: each.filter((one): one is Told => one !== null && 'lot' in one), absent: each.filter((one): one is Outcome => one !== null && 'summary' in one) };
}

/** Who did best, by what the price made of every dollar. */
function leading({ order, stakes }: Stakes, told: readonly Told[]): readonly Text[] {
  const moves = told.flatMap(({ lot: { move, holder } }) => (move === null ? [] : [{ move, holder }]));
  if (order === null || moves.length < 2 || moves.length < stakes.length) return [];
  const ordered = moves.toSorted((left, right) => (order === 'least' ? 1 : -1) * left.move.by.value.comparedTo(right.move.by.value));
  const [first] = ordered;
  const clauses = ordered.map(({ holder, move }): Text => { const text = movedBy(holder, move); return { ...text, template: text.template.replace(/\.$/, '') }; });
  return first === undefined ? [] : [say`${first.holder.name} ${order === 'least' ? 'stands at the bottom' : 'is ahead'} on growth of share price: ${join(clauses, '; ')}.`];
}

/** Where all of them are priced on one day. */
function dayOfAll(told: readonly Told[]): string {
  const [day = null, ...others] = new Set(told.map(({ lot }) => endOf(lot.worth)));
  return day === null || others.length > 0 ? '' : ` on ${dayName(day)}`;
}

/** Whose shares are worth the most at the one close. */
function dearest({ order, stakes, from }: Stakes, told: readonly Told[]): readonly Text[] {
  if (order === null || from !== null || told.length < 2 || told.length < stakes.length) return [];
  const [first, second] = told.map(({ lot }) => lot).toSorted((left, right) => (order === 'least' ? 1 : -1) * left.worth.value.comparedTo(right.worth.value));
  return first === undefined || second === undefined || first.worth.value.eq(second.worth.value) ? [] : [say`The shares of ${first.holder.name} are worth ${order === 'least' ? 'the least' : 'the most'} of them.`];
}

/** What all of them come to. */
function sumOf({ isSum, stakes }: Stakes, told: readonly Told[]): readonly Text[] {
  const [first] = told;
  if (!isSum || first === undefined || told.length < 2 || told.length < stakes.length) return [];
  const isOfMoney = stakes.some(({ of }) => of === 'money');
  const { holder, worth } = first.lot;
  const sum = amountOf(worth, 'value_of_all', { value: told.reduce((so, { lot }) => so.plus(lot.worth.value), decimal(0)), formula: 'sum(value)', facts: told.flatMap(({ lot }) => lot.worth.facts) });
  return [say`${listed(told.map(({ lot }) => lot.holder.name))} together${dayOfAll(told)}: ${join(told.map(({ lot }) => lot.written), ' + ')} = ${isOfMoney ? say`${holder.bench.show(sum, 'whole')}` : shown(holder, sum)}.`];
}

/** Of a year and more. */
function aYear({ holder, move }: Lot): readonly Text[] {
  const found = move === null ? null : yearlyOf(move.before, move.now);
  return found === null ? [] : [yearlyTold(holder, found)];
}

/** Null where no such thing is asked about. */
export function tellStakes(scene: Scene): Outcome | null {
  const { stakes } = scene.gathered.asked;
  if (stakes === undefined) return null;
  const { told, absent } = toldOf(scene, stakes);
  const lead = leading(stakes, told);
  const each = told.flatMap(({ lot, paid }): Outcome[] => [
    { summary: [...(lot.move === null || lead.length > 0 ? [] : [movedBy(lot.holder, lot.move)]), ...(stakes.isYearly === true ? aYear(lot) : []), lot.text], blocks: [], missing: [] }, ...(paid === null ? [] : [paid]),
  ]);
  return together([...absent, { summary: lead, blocks: [], missing: [] }, ...each, { summary: [...sumOf(stakes, told), ...dearest(stakes, told)], blocks: [], missing: [] }]);
}
