// What lies between two figures that an answer tells each for itself, where the words ask for it: in percentage points, in turns of a multiple, in dollars.
import { decimal, periodEnd, type Figure, type Sha256 } from '@assay/record';
import { renderPlaced } from '../../../../prose/render.ts';
import { join, type FigureStyle, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import { gapsAsked, type GapAsked } from '../../../asked/forms/gaps-asked.ts';
import { differenceOfTwo, isRate, movedBy, timesOver } from './between-two.ts';

/** A figure where it stands. */
export type Told = { readonly figure: Figure; readonly sentence: string; readonly clause: string };

const tail = /, (?:(?:up|down) [\d.,]{1,20}(?:%| percentage points) from|against|unchanged from) [^;:]{1,90}?(?=[.;:](?:\s|$)|$)/g;
const sentenceEnds = /(?<=[.!?])\s+(?=[\p{Lu}“\d])/gu;
const clauseEnds = /[;:]\s/g;

function pieceAt(words: string, ends: RegExp, at: number): string {
  const cuts = [0, ...[...words.matchAll(ends)].map(({ index, 0: found }) => index + found.length), words.length];
  const next = cuts.findIndex((cut) => cut > at);
  return words.slice(cuts[next - 1] ?? 0, cuts[next] ?? words.length);
}

/** The figures of a text but those that are told beside another: how it stood before, and between which two it moved. */
export function mainFigures(text: Text): readonly Told[] {
  const { words, placed } = renderPlaced(text);
  const tails = [...words.matchAll(tail)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
  const isMain = (start: number): boolean => !tails.some((place) => place.start <= start && start < place.end);
  const told = placed.filter(({ start }) => isMain(start)).map(({ figure, start }): Told => ({ figure, sentence: pieceAt(words, sentenceEnds, start), clause: pieceAt(words, clauseEnds, start) }));
  return [...new Map(told.map((one) => [one.figure.id, one])).values()];
}

type Kind = GapAsked['kind'];

const kinds: Readonly<Record<Kind, (unit: Figure['unit']) => boolean>> = {
  points: isRate,
  turns: ({ kind }) => kind === 'multiple',
  money: ({ kind }) => kind === 'money',
  times: ({ kind }) => kind === 'money' || kind === 'count' || kind === 'shares',
  moved: ({ kind }) => kind === 'money',
};

const endOf = ({ figure: { period } }: Told): string => (period === null ? '' : periodEnd(period) ?? '');
/** Whose a figure is, as its clause has it. */
export const ownerOf = ({ clause }: Told): string => /^(?:[\p{Lu}\d][\p{L}\d&.'-]* ?){1,4}(?=[’'])/u.exec(clause.trim())?.[0] ?? '';

/** In what two figures differ: in their time, in whose they are, or in what they measure; null where in more than one of it. */
function differenceOf(one: Told, other: Told): 'time' | 'company' | 'measure' | null {
  const isSame = one.figure.metric === other.figure.metric;
  if (ownerOf(one) !== ownerOf(other)) return isSame ? 'company' : null;
  if (!isSame) return endOf(one) === endOf(other) ? 'measure' : null;
  return endOf(one) === endOf(other) ? null : 'time';
}

/** The two that are meant; null where it could be more than one pair. */
function pairOf(told: readonly Told[], asked: GapAsked): readonly [Told, Told] | null {
  const [one, other, ...more] = told;
  if (one === undefined || other === undefined) return null;
  if (more.length === 0) return [one, other];
  const last = more.at(-1);
  // Companies in their order: the first of them and the last.
  const isOrder = asked.isOfEnds && told.every(({ sentence, figure }) => sentence === one.sentence && figure.metric === one.figure.metric) && new Set(told.map(ownerOf)).size === told.length;
  return isOrder && last !== undefined ? [one, last] : null;
}

/** As it is told, so that its digits are found again. */
function styleOf({ template }: Text, { id }: Figure): FigureStyle {
  return template.includes(`{{${id}|whole}}`) ? 'whole' : 'plain';
}

const isNoResult = ({ sentence }: Told): boolean => !/^(?:Difference|Ratio|Sum)\b/.test(sentence);
const isMoveTold = ({ sentence }: Told): boolean => /\b(?:rose|fell|grew|gained|lost|is (?:up|down)) [\d.,]+%|, (?:up|down) [\d.,]+% from|\b[Ii]n percent\b/.test(sentence);

function isToldAlready(told: readonly Told[], { kind, of }: GapAsked): boolean {
  if (kind === 'moved') return told.some(isMoveTold);
  if (kind === 'times') return told.some(({ figure: { unit, metric } }) => unit.kind === 'multiple' && metric.includes('_to_'));
  return told.some(({ figure, sentence }) => (kind === 'points' ? figure.unit.kind === 'points' && (of === null || of.test(figure.metric)) : kinds[kind](figure.unit) && (/_change$|_less_/.test(figure.metric) || /^(?:Difference|Rise|Fall)\b/.test(sentence))));
}

/** Behind the sentence that tells the second of the two. */
function behind(summary: Text, [one, other]: readonly [Figure, Figure], gap: Text): Text {
  const pieces = sentencesOf(summary);
  const at = Math.max(...[one, other].map(({ id }) => pieces.findIndex(({ template }) => template.includes(id))));
  return join(pieces.toSpliced(at + 1, 0, gap), ' ');
}

/** `main`: the measure that is asked for first; `isWorked`: whether a calculation is told. */
type Around = { readonly main: string | null; /** How many measures are asked for. */ readonly count: number; readonly isWorked: boolean; readonly sha256: Sha256 };

/** The summary with what lies between two of its figures; as it was where no gap is asked for, where one is told, and where it could lie between more than one pair. */
export function withToldGaps(summary: Text, text: string, around: Around): Text {
  const every = mainFigures(summary);
  // Of what is worked out at several times the results are meant.
  const told = around.isWorked ? every.filter(({ figure }) => /_(?:less|plus|to)_/.test(figure.metric)) : every;
  return gapsAsked(text).reduce((words, asked) => {
    if (asked.kind !== 'times' && around.isWorked ? every.some(({ figure }) => figure.unit.kind === 'points') : isToldAlready(told, asked)) return words;
    // A difference that is told already leaves its two figures what they are.
    const from = asked.kind === 'times' ? every.filter(isNoResult) : told;
    return mainsOf(asked, from, { ...around, text }).reduce((rest, main) => {
      const pair = meantBy(asked, from, { ...around, main });
      return pair === null ? rest : withGap(rest, pair, { kind: asked.kind, sha256: around.sha256 });
    }, words);
  }, summary);
}

const ofEach = /\b(?:each|both|every one|all (?:three|four|of them))\b/i;

/** "Each with its change in dollars": of every figure that is told, and not of the first alone. */
function mainsOf({ kind }: GapAsked, told: readonly Told[], { main, isWorked, text }: Around & { readonly text: string }): readonly (string | null)[] {
  const all = [...new Set(told.filter(({ figure }) => kinds.money(figure.unit)).map(({ figure }) => figure.metric))];
  return kind === 'money' && !isWorked && all.length > 1 && ofEach.test(text) ? all : [main];
}

/** In the unit that is asked for, and of what the words around say. */
function alikeIn(told: readonly Told[], { kind, of }: GapAsked, { main, isWorked }: Around): readonly Told[] {
  const alike = told.filter(({ figure }) => kinds[kind](figure.unit) && (of === null || of.test(figure.metric)));
  return kind === 'times' || kind === 'moved' || (kind === 'money' && !isWorked) ? alike.filter(({ figure }) => figure.metric === (main ?? alike[0]?.figure.metric)) : alike;
}

/** Null where it could be more than one pair, and where they differ otherwise than the words mean it. */
function meantBy(asked: GapAsked, told: readonly Told[], around: Around): readonly [Told, Told] | null {
  const pair = pairOf(alikeIn(told, asked, around), asked);
  const between = pair === null ? null : differenceOf(...pair);
  // One of three that is not at hand leaves two, and not the two that are meant.
  if (pair === null || between === null || !asked.between.includes(between) || (between === 'measure' && around.count > 2 && asked.of === null)) return null;
  return asked.kind === 'money' && !asked.isNamed && isMove(pair) ? null : pair;
}

/** Both ends of a rise or fall that is told. */
const isMove = ([one, other]: readonly [Told, Told]): boolean => one.sentence === other.sentence && / (?:rose|fell) [\d.,]+% from /.test(one.sentence);

const inSize = ([one, other]: readonly [Told, Told]): readonly [Figure, Figure] => (decimal(one.figure.value).gte(other.figure.value) ? [one.figure, other.figure] : [other.figure, one.figure]);
const inTime = ([one, other]: readonly [Told, Told]): readonly [Figure, Figure] => (endOf(one) >= endOf(other) ? [one.figure, other.figure] : [other.figure, one.figure]);

function withGap(words: Text, pair: readonly [Told, Told], { kind, sha256 }: { readonly kind: Kind; readonly sha256: Sha256 }): Text {
  const two = kind === 'moved' ? inTime(pair) : inSize(pair);
  const style = { style: styleOf(words, two[0]), sha256 };
  const sentence = kind === 'times' ? timesOver(two, style) : kind === 'moved' ? movedBy(two, style) : differenceOfTwo(two, style);
  return sentence === null ? words : behind(words, two, sentence);
}
