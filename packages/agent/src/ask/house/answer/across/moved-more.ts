// Moves that an answer tells each for itself, the greatest first, where the words ask which it was.
import { decimal, type Sha256 } from '@assay/record';
import { renderText } from '../../../../prose/render.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import { movedMoreAsked, type MovedMore } from '../../../asked/forms/moved-more.ts';
import { gapOfMoves } from './between-two.ts';
import { givenIn, type GivenFigure } from '../../../validate/demands/reading/given.ts';

type Move = { readonly figure: string; readonly of: string; /** From when to when. */ readonly over: string; readonly by: number };

const isDecided = /\bgrowth of\b|\bfaster of the two\b|\b(?:high|low) point of\b|^(?:Yes|No)\b/;
const verb = /^(?<of>.{3,90}?) (?:rose|fell|grew|shrank)(?: by)?$/u;
const overTimes = / from [^ ]+(?: (?:trillion|billion|million|times|points))? (?:in|on|for) (?<from>[^;]{4,40}?) to [^ ]+(?: (?:trillion|billion|million|times|points))? (?:in|on|for) (?<to>[^;,]{4,40}?)(?=[.,;]|$)/u;

function moveOf({ id, clause, sentence, value }: GivenFigure): readonly Move[] {
  const of = verb.exec(clause.replace(/^Difference\b.*/u, ''))?.groups?.['of'];
  const times = overTimes.exec(sentence)?.groups;
  return of === undefined ? [] : [{ figure: id, of, over: times === undefined ? '' : `from ${times['from'] ?? ''} to ${times['to'] ?? ''}`, by: value }];
}

/** All in percent, or all in points: an amount beside them is the same move again. */
function movesIn(summary: Text): readonly Move[] {
  const moves = givenIn(summary).filter(({ form, isBeside }) => !isBeside && (form === 'growth' || form === 'change'));
  const inPercent = moves.filter(({ unit }) => unit.kind === 'percent' || unit.kind === 'fraction');
  const alike = inPercent.length > 1 ? inPercent : moves.filter(({ unit }) => unit.kind === 'points');
  return [...new Map(alike.flatMap(moveOf).map((move) => [`${move.of} ${move.over}`, move])).values()];
}

function sizeOf(by: number, end: MovedMore['end']): number {
  return end === 'up' ? by : end === 'down' ? -by : Math.abs(by);
}

/** In years, by the years that are named. */
function lengthOf(over: string): number {
  const years = (over.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number);
  return Math.max(0, ...years) - Math.min(...years, Number.POSITIVE_INFINITY);
}

/** The one that is meant first; null where two are alike, and where they differ in more than one thing. */
function inOrder(moves: readonly Move[], { end, isLeast }: MovedMore): readonly Move[] | null {
  const count = (of: (move: Move) => string): number => new Set(moves.map(of)).size;
  const isOfMany = count(({ of }) => of) === moves.length;
  const isOfOne = count(({ of }) => of) === 1 && count(({ over }) => over) === moves.length;
  // A move over two years is not held against one over four.
  const isUneven = new Set(moves.map(({ over }) => lengthOf(over))).size > 1;
  if (moves.length < 2 || isUneven || !(isOfMany || isOfOne) || count(({ by }) => String(sizeOf(by, end))) < moves.length) return null;
  return moves.toSorted((left, right) => (isLeast ? 1 : -1) * (sizeOf(left.by, end) - sizeOf(right.by, end)));
}

const end: Readonly<Record<MovedMore['end'], readonly [most: string, least: string]>> = { up: ['larger rise', 'smaller rise'], down: ['larger fall', 'smaller fall'], either: ['larger move', 'smaller move'] };

type Way = { readonly isUp: boolean; readonly areAlike: boolean };

const wentOf = (asked: MovedMore['end'], { isUp, areAlike }: Way): string => (asked === 'either' && !areAlike ? 'moved' : isUp ? 'rose' : 'fell');

/** Who grew faster of two that fell is who fell less. */
function howOf({ end: asked, isLeast, isPace }: MovedMore, { isUp, areAlike }: Way): string {
  const isTurned = asked !== 'either' && (asked === 'up') !== isUp;
  const isMore = isLeast === isTurned;
  return isPace && areAlike ? (isMore ? 'faster' : 'more slowly') : isMore ? 'more' : 'less';
}

/** `Visa’s net income rose faster:`, the one by its name where each is of something else. */
function leading(moves: readonly Move[], asked: MovedMore): Text {
  const [first, second] = moves;
  if (first === undefined || second === undefined || first.of === second.of) return say`The ${end[asked.end][asked.isLeast ? 1 : 0]} first:`;
  const isUp = first.by >= 0;
  const way = { isUp, areAlike: moves.every(({ by }) => by >= 0 === isUp) };
  return say`${first.of} ${wentOf(asked.end, way)} ${howOf(asked, way)}${thanOthers(moves)}:`;
}

const owned = /^(?<whose>.+?’s?) (?<what>[^’]+)$/u;

/** ` than McDonald’s or Visa’s`, of three and more that moved in the same figure; of two the other one is told next. */
function thanOthers(moves: readonly Move[]): string {
  const each = moves.map(({ of }) => owned.exec(of)?.groups);
  if (moves.length < 3 || each.some((one) => one === undefined || one['what'] !== each[0]?.['what'])) return '';
  const others = each.slice(1).map((one) => one?.['whose'] ?? '');
  return ` than ${[others.slice(0, -1).join(', '), ...others.slice(-1)].join(' or ')}`;
}

/** Who stands higher is no answer to who moved more. */
const isOfLevels = (piece: Text): boolean => /\bis ahead on (?!growth)/.test(renderText(piece)) && !givenIn(piece).some(({ form, isBeside }) => !isBeside && form !== 'value');

/** The summary with its moves in their order, told to be so; as it was where the words do not ask for it, where it is told, and where moves are alike. */
export function inOrderOfMoves(summary: Text, text: string, sha256: Sha256): Text {
  const asked = movedMoreAsked(text);
  const moves = asked === null || isDecided.test(renderText(summary)) ? null : inOrder(movesIn(summary), asked);
  if (asked === null || moves === null) return summary;
  const pieces = sentencesOf(summary).filter((piece) => !isOfLevels(piece));
  const told = moves.map(({ figure }) => pieces.find(({ figures }) => figures.some(({ id }) => id === figure)));
  const first = told.filter((piece) => piece !== undefined);
  if (new Set(first).size < moves.length) return summary;
  const figures = moves.flatMap(({ figure }) => summary.figures.find(({ id }) => id === figure) ?? []).toSorted((left, right) => decimal(right.value).comparedTo(left.value));
  const [more, less, ...others] = figures;
  const gap = asked.byHowMuch && more !== undefined && less !== undefined && others.length === 0 ? gapOfMoves([more, less], sha256) : [];
  return join([leading(moves, asked), ...first, ...gap, ...pieces.filter((piece) => !first.includes(piece))], ' ');
}
