// The answer to a question that was wholly read as one of insiders' trades: each figure that is asked for in a sentence with its persons and days, and what the forms at hand cannot give.
import { ownerName } from '../../../../book/insider-trades.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { dayName } from '../../../../prose/times.ts';
import type { InsiderAsk } from '../../../asked/insiders/insider-ask.ts';
import { plain } from '../glossary/define.ts';
import { listed } from '../sentences/naming.ts';
import { textBlock, together, type Outcome } from '../outcome.ts';
import type { Holder, Scene } from '../scene.ts';
import { byDay, byOwner, isWhole, largestFirst, ofWhom, partsOf, reachOf, spansOf, within, type Trades } from './chosen-trades.ts';
import { inTheOrder } from './in-the-order.ts';
import { besideEachOther } from './beside-each-other.ts';
import { ledByTime } from './led-by-time.ts';
import { tellFigure } from './tell-figure.ts';
import { namesOf, plainName, sharesSentence, verbOf } from './trade-sentences.ts';

/** Null where the question was not wholly read as one of insiders' trades. */
export function tellInsiders(scene: Scene): Outcome | null {
  const { insiders: ask } = scene.gathered.asked;
  if (ask === undefined) return null;
  const told = scene.holders.map((holder) => ofCompany(holder, ask, scene));
  return together([...ledBy(scene.holders, ask, scene.gathered.asked.text), ...told]);
}

const none = (text: Text, missing: readonly string[] = []): Outcome => ({ summary: [text], blocks: [], missing });

function ofCompany(holder: Holder, ask: InsiderAsk, { asOf, holders }: Scene): Outcome {
  const all = holder.bench.insiders?.trades;
  if (all === undefined) return none(say`Insiders’ trades in shares of ${holder.name} are not available here: no forms of its insiders are among those at hand.`, [`Insiders’ trades in shares of ${holder.name}.`]);
  const { reach, from } = reachOf(all, ask.spans, asOf);
  const gap = `Insiders’ trades in shares of ${holder.name} before ${dayName(from)} or after ${dayName(asOf)}: the forms at hand are those of the time between.`;
  if (reach === 'none') return none(say`The insiders’ forms of ${holder.name} at hand do not reach into the time asked about: that time is not covered.`, [gap]);
  const told = ask.whose.kind === 'office' || ask.whose.kind === 'stranger' ? ofUnknown(holder, all, ask) : ofKnown(holder, all, { ask, isOneOfMany: holders.length > 1 });
  return reach === 'part' ? { ...told, missing: [...told.missing, gap] } : told;
}

type Question = { readonly ask: InsiderAsk; /** Beside other companies the owners are named, so that no reader takes the sum for another's. */ readonly isOneOfMany: boolean };

/** Which single sales a form counts as one order it does not say. */
const uncounted = (ask: InsiderAsk, holder: Holder): readonly string[] => (ask.figures.includes('trades') ? [`How many single trades in shares of ${holder.name} these were: the forms are told by person and day.`] : []);

/** What a share went for at several times is told for each, and for all of them. */
function partsFor(figure: InsiderAsk['figures'][number], side: Trades, ask: InsiderAsk): readonly Trades[] {
  const parts = partsOf(side, spansOf(ask), isWhole(ask));
  return figure === 'price' && parts.length > 1 ? [...parts, within(side, ask.spans)] : parts;
}

/** What all insiders traded before what one of them did. */
function ofAllAndOne(holder: Holder, all: Trades, { ask: { ofAll = [], ...ask } }: Question): Outcome {
  const told = [{ ...ask, whose: { kind: 'all' as const }, figures: ofAll, isByMoney: false }, ask].map((one) => ofKnown(holder, all, { ask: one, isOneOfMany: false }));
  const whole = together(told);
  return { ...whole, summary: once(whole.summary), blocks: told.at(-1)?.blocks ?? [] };
}

const once = (texts: readonly Text[]): readonly Text[] => texts.filter(({ template }, at) => texts.findIndex((other) => other.template === template) === at);

function ofKnown(holder: Holder, all: Trades, { ask, isOneOfMany }: Question): Outcome {
  if (ask.ofAll !== undefined) return ofAllAndOne(holder, all, { ask, isOneOfMany });
  const theirs = ofWhom(all, ask);
  const chosen = within(theirs, ask.spans);
  if (chosen.length === 0) return nothing(holder, all, ask);
  const led = ledByTime(holder, all, ask);
  const beside = besideEachOther(holder, theirs, ask);
  if (led !== null) return { ...led, summary: [...led.summary, ...beside.apart] };
  const isNamed = isOneOfMany || ask.whose.kind !== 'all';
  const sides = [...Map.groupBy(theirs, ({ isPurchase }) => isPurchase).values()].filter((side) => within(side, ask.spans).length > 0);
  const figures = ask.figures.length === 0 ? ['shares' as const] : ask.figures;
  const summary = sides.flatMap((side) => figures.flatMap((figure) => tellFigure(figure, { holder, parts: partsFor(figure, side, ask), side, ask, isNamed, everybody: within(all.filter(({ isPurchase }) => isPurchase === side[0]?.isPurchase), ask.spans) })));
  const lacking = sides.length === 1 ? ofOtherSide(holder, sides[0] ?? [], ask) : [];
  const each = sides.flatMap((side) => partsOf(side, ask.spans)).flatMap((part) => byOwner(part, ask.isByMoney)).map((own) => sharesSentence(holder, own, ownerName(own[0]?.owner ?? '')));
  const said = new Set(summary.map(({ template }) => template));
  const days = ask.figures.some((figure) => figure === 'days' || figure === 'trades') ? byDay(chosen).map((own) => sharesSentence(holder, own, ownerName(own[0]?.owner ?? ''))) : [];
  return { summary: [...beside.lead, ...summary, ...lacking, ...beside.apart, ...byOffice(ask)], blocks: [...[...days, ...each].filter(({ template }) => !said.has(template)), ...leftOut(ask)].map(textBlock), missing: uncounted(ask, holder) };
}

/** Where each side is asked for and there is one: that nobody was on the other, and what that leaves. */
function ofOtherSide({ name }: Holder, only: Trades, ask: InsiderAsk): readonly Text[] {
  if (ask.isEachSide !== true) return [];
  const verb = verbOf(only);
  const net = ask.isNet === true ? `; net of that, all that was ${verb} stays` : '';
  return [say`No insider of ${name} ${verb === 'sold' ? 'bought' : 'sold'} shares on the open market${ask.spans.length > 0 ? ' in the time asked about' : ''} in the forms that were read${net}.`];
}

/** Said where one is told by whom his office commonly means. */
const byOffice = ({ whose }: InsiderAsk): readonly Text[] => (whose.kind === 'owners' && whose.office !== undefined ? [say`The forms name owners and not their offices: that “${shownOffice(plain(whose.office))}” means ${listed(whose.owners.map(ownerName))} is common knowledge, and nothing that they state.`] : []);

/** Said where some are left out of a sum. */
const leftOut = ({ whose }: InsiderAsk): readonly Text[] => (whose.kind === 'all-but' ? [say`These are the trades without those of ${listed(whose.owners.map(ownerName))}.`] : []);

const whom = ({ whose }: InsiderAsk): string => (whose.kind === 'owners' ? listed(whose.owners.map(ownerName)) : whose.kind === 'all-but' ? `insiders other than ${listed(whose.owners.map(ownerName))}` : 'insiders');

/** Nobody did: said as widely as it is so. */
function nothing(holder: Holder, all: Trades, ask: InsiderAsk): Outcome {
  const ever = ofWhom(all, ask);
  const others = within(ofWhom(all, { ...ask, side: null }), ask.spans);
  const verb = ask.side ?? 'bought or sold';
  const blocks = byOwner(others).map((own) => textBlock(sharesSentence(holder, own, ownerName(own[0]?.owner ?? ''))));
  const time = ask.spans.length > 0 && ever.length > 0 ? ' in the time asked about' : '';
  const opposite = others.length > 0 ? `; there were only ${ask.side === 'bought' ? 'sales' : 'purchases'}` : '';
  if (ask.whose.kind === 'all') return { summary: [say`No insider of ${holder.name} ${verb} shares on the open market${time} in the forms that were read${opposite}.`], blocks, missing: [] };
  return { summary: [say`The forms that were read show no shares of ${holder.name} ${verb} on the open market by ${whom(ask)}${ask.spans.length > 0 ? ' in the time asked about' : ''}${opposite}.`], blocks, missing: [] };
}

/** An abbreviation in capitals. */
const shownOffice = (words: string): string => (/^[a-z]{3,4}$/.test(words) && words !== 'boss' ? words.toUpperCase() : words);

/** Forms at hand name owners; who holds which office they do not say. All who traded then are told, for the reader to find the one who is meant. */
function ofUnknown(holder: Holder, all: Trades, ask: InsiderAsk): Outcome {
  const words = plain(ask.whose.kind === 'office' || ask.whose.kind === 'stranger' ? ask.whose.words : '');
  const chosen = within(ofWhom(all, ask), ask.spans);
  const told = byOwner(chosen, ask.isByMoney).map((own) => sharesSentence(holder, own, ownerName(own[0]?.owner ?? '')));
  const owners = listed(namesOf(all));
  if (ask.whose.kind === 'stranger') return { summary: [say`The insiders’ forms at hand show no trade in shares of ${holder.name} by “${words}”.`], blocks: [], missing: [`Trades of “${words}” in shares of ${holder.name}; the owners who traded are ${owners}.`] };
  const lead = say`The insiders’ forms at hand name owners, and not their offices, so they do not say who of ${holder.name} is the “${shownOffice(words)}”.`;
  const missing = [`Which owner holds the office of “${shownOffice(words)}” at ${holder.name}; the owners who traded are ${owners}.`];
  return told.length === 0 ? { ...nothing(holder, all, { ...ask, whose: { kind: 'all' } }), missing } : { summary: [lead, ...told], blocks: [], missing };
}

/** Of several companies the one whose insiders traded most comes first; of several persons likewise. */
function ledBy(holders: readonly Holder[], ask: InsiderAsk, text: string): readonly Outcome[] {
  const each = holders.map((holder) => ({ holder, trades: within(ofWhom(holder.bench.insiders?.trades ?? [], ask), ask.spans) })).filter(({ trades }) => trades.length > 0);
  const [only] = each;
  if (only === undefined) return [];
  if (each.length > 1) return ledByCompany(each, ask);
  if (ask.whose.kind !== 'owners') return [];
  return isContest(ask) ? ledByOwner(only.trades, ask) : inTheOrder(only.trades, ask, text);
}

const isContest = ({ figures, isApart }: InsiderAsk): boolean => figures.includes('most') || figures.includes('least') || isApart === true;

/** Of several persons on one side. */
function ledByOwner(trades: Trades, ask: InsiderAsk): readonly Outcome[] {
  const [first, ...rest] = byOwner(trades, ask.isByMoney).map((own) => plainName(namesOf(own)[0] ?? ''));
  const last = rest.at(-1);
  if (first === undefined || last === undefined || new Set(trades.map(({ isPurchase }) => isPurchase)).size > 1) return [];
  const isLeast = ask.figures.includes('least') && !ask.figures.includes('most');
  const [one, others, more] = isLeast ? [last, [first, ...rest.slice(0, -1)], ask.isByMoney ? 'shares for less money' : 'fewer shares'] : [first, rest, ask.isByMoney ? 'shares for more money' : 'more shares'];
  return [none(say`${one} ${verbOf(trades)} ${more} than ${listed(others)}.`)];
}

function ledByCompany(each: readonly { readonly holder: Holder; readonly trades: Trades }[], ask: InsiderAsk): readonly Outcome[] {
  const sides = new Set(each.flatMap(({ trades }) => trades.map(({ isPurchase }) => isPurchase)));
  if (sides.size > 1) return [];
  if (ask.basis === 'heads' || (ask.basis === undefined && ask.figures.includes('heads'))) {
    const heads = each.toSorted((left, right) => namesOf(right.trades).length - namesOf(left.trades).length);
    const [first, second] = heads;
    return first === undefined || second === undefined || namesOf(first.trades).length === namesOf(second.trades).length ? [] : [none(say`More insiders of ${first.holder.name} than of ${listed(heads.slice(1).map(({ holder }) => holder.name))} ${verbOf(first.trades)} shares.`)];
  }
  const ordered = largestFirst(each.map(({ trades }) => trades), ask.isByMoney).map((trades) => each.find((one) => one.trades === trades)?.holder.name ?? '');
  const [first = '', ...rest] = ordered;
  return [none(say`Insiders of ${first} ${verbOf(each[0]?.trades ?? [])} ${ask.isByMoney ? 'shares for more money' : 'more shares'} than those of ${listed(rest)}.`)];
}
