// Reads a question that names measures of the price: which of them, at which closes, on the figures of which years. Null unless every word of weight is read.
import { formulaInputs, metricById } from '@assay/calc';
import { seeksAdvice } from '../subjects/advice-words.ts';
import { blank, type Place } from '../places.ts';
import { isOfTwoTimes } from '../reworded/times/times-that.ts';
import { findWindows, type FoundWindow } from '../course/windows/windows.ts';
import { inOneSpelling, signedText } from '../course/words/signed-text.ts';
import { findFigureYears } from './figure-years.ts';
import type { PricedAt } from './multiple.ts';
import { plainMultiple } from './multiple-talk.ts';
import { figures, otherThings } from './multiple-words.ts';
import { hasClose, leftOf, pairsOf } from './read-multiple.ts';
import type { Valuation } from './valuation.ts';
import { behindBasis, besideNames, valuationNames } from './valuation-names.ts';

export type ReadValuation = { readonly valuation: Valuation; readonly leftOver: readonly string[] };

type Item = { readonly id: string; readonly at: number };
type Items = { readonly items: readonly Item[]; readonly rest: string; readonly hasBasis: boolean };

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
function withoutBasis(text: string, ids: readonly string[]): { readonly rest: string; readonly hasBasis: boolean } | null {
  const inputs = new Set(ids.flatMap((id) => inputsOf(id)));
  let rest = text;
  let hasBasis = false;
  for (const [id, , pattern] of figures) {
    const at = rest.search(pattern);
    if (at < 0) continue;
    if (!inputs.has(id) || !behindBasis.test(rest.slice(0, at))) { if (besideNames.some(([other]) => other === id)) continue; return null; }
    rest = rest.replace(pattern, blanked);
    hasBasis = true;
  }
  return { rest, hasBasis };
}

/** Names of ratios are no tickers: `P/Es`, `P/B`. The offsets of what stands around them do not change. */
export function withoutValuations(text: string): string {
  const low = text.toLowerCase();
  const blankedText = named(low, valuationNames).rest;
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
  return { items, rest: items.length > 1 ? rest.replace(talk, blanked) : rest, hasBasis: base.hasBasis };
}

/** Of one day or year, or of the newest close where the words say so; a year alone may be that of the price. */
function isSure(at: readonly PricedAt[], { hasBasis, windows }: { readonly hasBasis: boolean; readonly windows: readonly FoundWindow[] }): boolean {
  return at.every(({ price, year }) => price !== null || year === null || hasBasis || windows.some(({ kind }) => kind === 'latest'));
}

export function readValuation({ text, named: places }: { readonly text: string; readonly named: readonly Place[] }): ReadValuation | null {
  const low = inOneSpelling(text).toLowerCase();
  if (isOfTwoTimes(low)) return null;
  const bare = blank(low, places);
  const years = findFigureYears(bare);
  const found = findWindows(blank(bare, years));
  if (found === null || seeksAdvice(low, false)) return null;
  const signed = plainMultiple(signedText(low, [...places.map((place) => ({ ...place, sign: '¤' })), ...found.places.map((place, index) => ({ ...place, sign: hasClose(found.windows[index]) ? '§' : '¶' })), ...years.map((place) => ({ ...place, sign: '‡' }))]));
  const read = itemsIn(signed);
  if (read === null || contests.test(read.rest) || otherThings.test(read.rest)) return null;
  const at = pairsOf(signed, found.windows, years.map(({ year }) => year));
  const left = at === null || !isSure(at, { hasBasis: read.hasBasis, windows: found.windows }) ? null : leftOf(read.rest);
  return at === null || left === null ? null : { valuation: { items: read.items.map(({ id }) => id), at: at.length === 0 ? [{ price: null, year: null }] : at }, leftOver: left };
}
