// A follow-up of several short asks, each a form of the figure of before: "percent change, and as margins?", "per share, and how much more than 2023?", "as a percent of sales, vs 2023", "diluted, I mean; and how fast did it grow?". Each piece is read by itself, and all of them are said again in full.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked } from '../../asked.ts';
import { namedIn } from '../../companies/read-companies.ts';
import { readPeriods } from '../../periods/periods.ts';
import { inWords } from '../../times/follow/figure-before.ts';
import { atTime, besideOther, daysIn, daysOf, inForm, moveOf, otherFigure, otherOfIt, partOf, perShareOf, valueOf, type Ask } from './forms-of-it.ts';
import { baseOf, pieceOf, type Base } from './piece.ts';

const joints = /[?.;!,]*\s+\+\s+|[?.;!]+(?:\s+|$)|,\s*(?:and |then |also |plus )?|\s+(?:and|plus|&|then) (?:also )?/giu;
const talk = /^(?:and|i mean|i meant|ok(?:ay)?|thanks|please|sorry|so|hm+)$/i;
const MOST = 4;

/** "I still lack two percentages on that figure: …" */
const heading = /^(?:[^:?.!\d]{1,60}[.!] )?[^:?]{0,70}\b(?:two|three|both|a couple of|these|the following|some) (?:more |other |further )?(?:percentages|figures|numbers|things|ratios|bits|items)\b[^:?\d]{0,40}:\s*/i;
const piecesIn = (given: string): readonly string[] => given.replaceAll('’', "'").replace(heading, '').split(joints).map((one) => one.trim()).filter((one) => /[\p{L}\d%]/u.test(one) && !talk.test(one));

const correction = /^(?:no[, ]+)?(?:(?:i mean|i meant|that is|make it|on a|the|in) )*(diluted|basic)(?: (?:eps|one|basis|figure|earnings per share|shares?))?(?: (?:of course|i mean|i meant))?$/i;

/** "Diluted, I mean": the same figure, or the other one of the two. */
function corrected(words: string, base: Base): Base | null {
  const kind = /^(?:diluted|basic)_eps$/.test(base.id) ? correction.exec(words)?.[1]?.toLowerCase() : undefined;
  const metric = kind === undefined ? undefined : metricById(`${kind}_eps`);
  return metric === undefined ? null : { ...base, id: metric.id, words: inWords(metric.label) };
}

const forms = [moveOf, otherOfIt, partOf, perShareOf, daysIn, besideOther, otherFigure];

/** Null where one of the pieces is no form of the figure. */
function asksOf(pieces: readonly string[], base: Base, today: IsoDate): readonly Ask[] | null {
  const asks: Ask[] = [];
  for (const text of pieces) {
    const piece = pieceOf(text, base, today);
    const ask = piece === null ? null : forms.map((form) => form(piece, base, asks.at(-1))).find((one) => one !== null) ?? atTime(piece, base, asks.at(-1));
    // "In 2022, and the growth": the growth of that year, which other readers know.
    const isOfThatTime = ask?.form === null && asks.some(({ isTime }) => isTime === true);
    if (ask === null || isOfThatTime) return null;
    asks.push(ask);
  }
  return asks;
}

/** One plain form of one time is read elsewhere. */
function isOwn(asks: readonly Ask[], { id, times }: Base): boolean {
  const [only] = asks;
  return asks.length > 1 || (only !== undefined && only.form !== null && (times.length > 1 || daysOf[id] !== undefined || only.isWhole === true));
}

const namesCompany = (text: string, today: IsoDate): boolean => namedIn(text, readPeriods(text, today)).length > 0;

/** Null where it names a company, or says more than that. */
export function shortTurns(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = baseOf(earlier);
  const all = piecesIn(given);
  if (before === null || all.length === 0 || all.length > MOST || namesCompany(given, today)) return null;
  const other = corrected(all[0] ?? '', before);
  const asks = asksOf(other === null ? all : all.slice(1), other ?? before, today);
  if (asks === null) return null;
  return other === null ? (isOwn(asks, before) ? sentenceOf(asks) : null) : sentenceOf(asks.some(({ form }) => form !== null) ? asks : [inForm(other, valueOf(other), null), ...asks]);
}

function sentenceOf(asks: readonly Ask[]): string {
  const said = asks.map(({ clause }) => clause).join(', and ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}?`;
}
