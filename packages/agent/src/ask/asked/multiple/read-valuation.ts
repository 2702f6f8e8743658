// Reads a question that names measures of the price: which of them, at which closes, on the figures of which years. Null unless every word of weight is read.
import { formulaInputs, metricById } from '@assay/calc';
import { seeksAdvice } from '../subjects/advice-words.ts';
import { blank, type Place } from '../places.ts';
import { isOfTwoTimes } from '../reworded/times/times-that.ts';
import { findWindows, type FoundWindow } from '../course/windows/windows.ts';
import { inOneSpelling, signedText } from '../course/words/signed-text.ts';
import { findFigureYears } from './words/figure-years.ts';
import type { FigureYear, PricedAt } from './multiple.ts';
import { plainMultiple } from './words/multiple-talk.ts';
import { figures, otherThings } from './words/multiple-words.ts';
import { priceAtIn } from './beside/price-at.ts';
import { hasClose, leftOf, pairsOf } from './read-multiple.ts';
import { asksWay, twoClosesIn } from './beside/two-closes.ts';
import { onBoth, onTrailing, onTwelveMonths, withoutProfits } from './beside/two-bases.ts';
import type { Valuation } from './valuation.ts';
import { behindBasis, besideNames, valuationNames } from './words/valuation-names.ts';

export type ReadValuation = { readonly valuation: Valuation; readonly leftOver: readonly string[] };

type Item = { readonly id: string; readonly at: number };
type Items = { readonly items: readonly Item[]; readonly rest: string; /** Figures of the statements on which a ratio is to be. */ readonly basis: readonly string[] };

/** How the items of a list are joined. */
const joints = /\b(?:plus|also|too|as well(?: as)?|along with|alongside|together with|and|&|then)\b|[+&;]/g;
/** What is said before a list of measures that tell it. */
const talk = /\b(?:is|are|was|were) (?:¤|it|the (?:stock|shares?))(?: (?:stock|shares?))? (?:so |too |still |now |really |that )*(?:expensive|cheap|dear|pricey|richly valued|fully valued|a bargain|good value)(?: or (?:expensive|cheap|dear|not))?(?: (?:now|today|§))? ?\?/g;

const blanked = (words: string): string => ' '.repeat(words.length);

/** One is chosen, or something is to be made of them: left to the readers of contests and of calculations. */
const contests = /\b(?:which|who|whose|higher|lower|larger|smaller|bigger|greater|richer|dearer|cheaper|cheapest|expensive|more|less|most|least|difference|gap|apart|between|than|sum|minus|total of|combined|together|is it|was it|did it|true|correct|whether|how much (?:higher|lower|more|less)|how does|how did|compare[ds]?|versus|vs\.?|against|relative|what if|at what|would|should|if|yield[- ]?curve|treasur\w+|inflation|yields?|ylds?|(?:ten|two|10|2)[- ]?y(?:ea)?rs?|rates?|fed|funds|unemployment|jobless\w*|cpi|percentage points?)\b|[<>−]/;

function named(text: string, names: readonly (readonly [string, RegExp])[]): { readonly found: readonly Item[]; readonly rest: string } {
  const found: Item[] = [];
  let rest = text;
  for (const [id, pattern] of names) {
    rest = rest.replace(pattern, (words: string, ...more: readonly unknown[]) => {
      const at = more.find((one): one is number => typeof one === 'number') ?? 0;
      found.push({ id, at });
      return blanked(words);
    });
  }
  return { found, rest };
}

/** What the measures are made of, down to the lines of the statements. */
function inputsOf(id: string, depth = 0): readonly string[] {
  const formula = metricById(id)?.formula;
  return depth > 3 || formula === null || formula === undefined ? [id] : [id, ...formulaInputs(formula).flatMap(({ metric }) => inputsOf(metric, depth + 1))];
}

/** The figures on which a ratio is to be are taken away; null where one is named that is neither that nor asked for beside it. */
function withoutBasis(text: string, ids: readonly string[]): Pick<Items, 'rest' | 'basis'> | null {
  const inputs = new Set(ids.flatMap((id) => inputsOf(id)));
  let rest = text;
  const basis: string[] = [];
  for (const [id, , pattern] of figures) {
    const at = rest.search(pattern);
    if (at < 0) continue;
    if (!inputs.has(id) || !behindBasis.test(rest.slice(0, at))) { if (besideNames.some(([other]) => other === id)) continue; return null; }
    rest = rest.replace(pattern, blanked);
    basis.push(id);
  }
  return { rest, basis };
}

/** What it would cost to buy a whole company is no question whether to. */
const asCost = /\b(?:would|does|do|will)(?: (?:it|you|one|i|we|somebody))? (?:have to )?(?:cost|take|pay|need)(?: you| me| one)? (?:to |for )?(?:buy(?:ing)?|own(?:ing)?|acquir(?:e|ing)|purchas(?:e|ing))\b/g;

/** Names of ratios are no tickers: `P/Es`, `P/B`. The offsets of what stands around them do not change. */
export function withoutValuations(text: string): string {
  const low = text.toLowerCase();
  const blankedText = named(low, valuationNames).rest.replace(/\b(?:ttm|ltm)\b/g, blanked);
  return low.length !== text.length ? text : [...text].length !== text.length ? text : Array.from(text, (letter, at) => (blankedText[at] === ' ' && low[at] !== ' ' ? ' ' : letter)).join('');
}

function itemsIn(text: string): Items | null {
  const main = named(text, valuationNames);
  if (main.found.length === 0) return null;
  const base = withoutBasis(main.rest, main.found.map(({ id }) => id));
  if (base === null) return null;
  const beside = named(base.rest, besideNames);
  const items = [...new Map([...main.found, ...beside.found].toSorted((left, right) => left.at - right.at).map((item) => [item.id, item])).values()];
  const rest = beside.rest.replace(joints, blanked);
  return { items, rest: items.length > 1 ? rest.replace(talk, blanked) : rest, basis: base.basis };
}

/** Of one day or year, or of the newest close where the words say so; a year alone may be that of the price. */
function isSure(at: readonly PricedAt[], { hasBasis, windows }: { readonly hasBasis: boolean; readonly windows: readonly FoundWindow[] }): boolean {
  return at.every(({ price, year }) => price !== null || year === null || hasBasis || windows.some(({ kind }) => kind === 'latest'));
}

/** Two closes, each with the year of its own: told one after the other, they are held against one another. */
const sideBySide = /\b(?:versus|vs\.?|compared? (?:to|with)|(?:and )?next to(?: it| that)?|(?:and )?beside (?:it|that)|against|(?:is|was) (?:it|¤)(?: now)?|dearer|cheaper|pricier|(?:more|less) expensive|higher|lower|than|then)(?![a-z])/g;
function areSideBySide(items: readonly Item[], at: readonly PricedAt[] | null): boolean {
  return items.length === 1 && at?.length === 2 && at.every(({ price, year }, index) => year !== null || (index === 1 && price === null));
}

type Signed = { readonly text: string; readonly windows: readonly FoundWindow[]; readonly years: readonly FigureYear[]; /** Also on the last twelve months. */ readonly isTwofold: boolean; /** On the last twelve months, which only the newest close has. */ readonly isTrailing: boolean };

/** With signs where names and times stand; null where a time is not understood. */
function signedIn(low: string, places: readonly Place[]): Signed | null {
  const bare = blank(low, places);
  const years = findFigureYears(bare);
  const twofold = onBoth(low, years.length);
  const trailing = onTwelveMonths(low, years.length);
  const said = twofold ?? trailing ?? low;
  const found = findWindows(blank(said === low ? bare : blank(said, places), years));
  if (found === null) return null;
  const text = plainMultiple(signedText(said, [...places.map((place) => ({ ...place, sign: '¤' })), ...found.places.map((place, index) => ({ ...place, sign: hasClose(found.windows[index]) ? '§' : '¶' })), ...years.map((place) => ({ ...place, sign: '‡' }))]));
  return { text, windows: found.windows, years: years.map(({ year }) => year), isTwofold: twofold !== null, isTrailing: trailing !== null };
}

function isContest(items: readonly Item[], at: readonly PricedAt[] | null, rest: string): boolean {
  return contests.test(areSideBySide(items, at) ? rest.replace(sideBySide, blanked) : rest) || otherThings.test(rest);
}

const besides: ReadonlySet<string> = new Set(besideNames.map(([id]) => id));

/** A year is of the ratios whose figure it is named with, and of the figures of statements beside them; where no figure is named with it, of those figures alone. */
function yearOf(ids: readonly string[], { at, basis }: { readonly at: readonly PricedAt[]; readonly basis: readonly string[] }): Pick<Valuation, 'yearOf'> {
  const isOfNow = at.length === 1 && at.every(({ price, year }) => price === null && year !== null);
  const own = ids.filter((id) => besides.has(id) || (basis.length > 0 && inputsOf(id).some((input) => basis.includes(input))));
  return isOfNow && own.length > 0 && own.length < ids.length ? { yearOf: own } : {};
}

/** With the price at a multiple that is named beside the multiple that the share has. */
function readSigned(signed: Signed): ReadValuation | null {
  const priceAt = priceAtIn(signed.text);
  if (priceAt === null) return readItems(signed) ?? atTwoCloses(signed);
  const read = readItems({ ...signed, text: priceAt.rest });
  const isOfEarnings = read !== null && read.valuation.items.includes('pe_ratio') && read.valuation.at.length === 1;
  return isOfEarnings ? { ...read, valuation: { ...read.valuation, priceAt: priceAt.times } } : null;
}

const isOfTwo = ({ items, at }: Valuation): boolean => items.length === 1 && at.length === 2 && at.every(({ year }) => year !== null);

/** One measure at two closes on figures of one year, beside what lies between them. */
function atTwoCloses(signed: Signed): ReadValuation | null {
  const two = twoClosesIn(signed.text);
  const read = two === null ? null : readItems({ ...signed, text: two.rest });
  if (read === null || two === null || !isOfTwo(read.valuation)) return null;
  return two.isMoved ? { ...read, valuation: { ...read.valuation, isMoved: true } } : read;
}

function readItems({ text, windows, years, isTwofold, isTrailing }: Signed): ReadValuation | null {
  const read = itemsIn(isTwofold ? withoutProfits(text) : text);
  const pairs = pairsOf(text, windows, years);
  const at = isTwofold ? onTrailing(pairs) : isTrailing && pairs?.some(({ price }) => price !== null) === true ? null : pairs;
  if (read === null || at === null || isContest(read.items, at, read.rest) || !isSure(at, { hasBasis: read.basis.length > 0, windows })) return null;
  const left = leftOf(read.rest);
  if (left === null) return null;
  const ids = read.items.map(({ id }) => id);
  return { valuation: { items: ids, at: at.length === 0 ? [{ price: null, year: null }] : at, ...yearOf(ids, { at, basis: read.basis }) }, leftOver: left };
}

export function readValuation({ text, named: places }: { readonly text: string; readonly named: readonly Place[] }): ReadValuation | null {
  const low = inOneSpelling(text).toLowerCase();
  if (isOfTwoTimes(low) || seeksAdvice(low.replace(asCost, 'cost'), false)) return null;
  const both = endsApart(low);
  return read(low, places) ?? (both === low ? null : read(both, places));
}

function read(low: string, places: readonly Place[]): ReadValuation | null {
  const signed = signedIn(low, places);
  const found = signed === null ? null : readSigned(signed);
  return found !== null && isOfTwo(found.valuation) && asksWay(low) ? { ...found, valuation: { ...found.valuation, isWay: true } } : found;
}

const newest = String.raw`(?:(?:the|its) )?(?:latest|last|newest|most recent|current)\b`;
const runToNow = new RegExp(String.raw`\b(?:from|between) (?=[^?.;]{4,60} (?:to|and|until) ${newest})`);
const toNow = new RegExp(String.raw` (?:to|until) (?=${newest})`);

/** "From the close of a day to the latest one" as two closes; what stands behind does not move. */
const endsApart = (low: string): string => (runToNow.test(low) ? low.replace(runToNow, ({ length }) => 'at'.padEnd(length)).replace(toNow, ({ length }) => ' &'.padEnd(length)) : low);
