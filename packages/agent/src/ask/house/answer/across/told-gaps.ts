// What lies between two figures that an answer tells each for itself, where the words ask for it: in percentage points, in turns of a multiple, in dollars.
import { metricById } from '@assay/calc';
import { decimal, Decimal, periodEnd, type Figure, type Sha256 } from '@assay/record';
import { makeFigure } from '../../../../figures/figure.ts';
import { renderFigure } from '../../../../figures/render-figure.ts';
import { renderPlaced } from '../../../../prose/render.ts';
import { join, say, type FigureStyle, type Shown, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import { nameOf } from '../sentences/naming.ts';
import { gapsAsked, type GapAsked } from '../../../asked/forms/gaps-asked.ts';

/** A figure where it stands. */
type Told = { readonly figure: Figure; readonly sentence: string; readonly clause: string };

const tail = /, (?:(?:up|down) [\d.,]{1,20}(?:%| percentage points) from|against|unchanged from) [^;:]{1,90}?(?=[.;:](?:\s|$)|$)/g;
const sentenceEnds = /(?<=[.!?])\s+(?=[\p{Lu}“\d])/gu;
const clauseEnds = /[;:]\s/g;

function pieceAt(words: string, ends: RegExp, at: number): string {
  const cuts = [0, ...[...words.matchAll(ends)].map(({ index, 0: found }) => index + found.length), words.length];
  const next = cuts.findIndex((cut) => cut > at);
  return words.slice(cuts[next - 1] ?? 0, cuts[next] ?? words.length);
}

/** The figures of a text but those that are told beside another: how it stood before, and between which two it moved. */
function mainFigures(text: Text): readonly Told[] {
  const { words, placed } = renderPlaced(text);
  const tails = [...words.matchAll(tail)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
  const isMain = (start: number): boolean => !tails.some((place) => place.start <= start && start < place.end);
  const told = placed.filter(({ start }) => isMain(start)).map(({ figure, start }): Told => ({ figure, sentence: pieceAt(words, sentenceEnds, start), clause: pieceAt(words, clauseEnds, start) }));
  return [...new Map(told.map((one) => [one.figure.id, one])).values()];
}

type Kind = GapAsked['kind'];

const kinds: Readonly<Record<Kind, (unit: Figure['unit']) => boolean>> = {
  points: ({ kind }) => kind === 'percent' || kind === 'fraction',
  turns: ({ kind }) => kind === 'multiple',
  money: ({ kind }) => kind === 'money',
};

const endOf = ({ figure: { period } }: Told): string => (period === null ? '' : periodEnd(period) ?? '');
/** Whose a figure is, as its clause has it. */
const owner = ({ clause }: Told): string => /^(?:[\p{Lu}\d][\p{L}\d&.'-]* ?){1,4}(?=[’'])/u.exec(clause.trim())?.[0] ?? '';

/** In what two figures differ: in their time, in whose they are, or in what they measure; null where in more than one of it. */
function differenceOf(one: Told, other: Told): 'time' | 'company' | 'measure' | null {
  const isSame = one.figure.metric === other.figure.metric;
  if (owner(one) !== owner(other)) return isSame ? 'company' : null;
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
  const isOrder = asked.isOfEnds && told.every(({ sentence, figure }) => sentence === one.sentence && figure.metric === one.figure.metric) && new Set(told.map(owner)).size === told.length;
  return isOrder && last !== undefined ? [one, last] : null;
}

/** The difference, written out; rounded each for itself the two may not give it, which is said. */
function written([more, less]: readonly [Figure, Figure], gap: Figure, style: FigureStyle): Text | null {
  const shown = (figure: Figure): Shown => ({ kind: 'shown', figure, style });
  const [first, second, third] = [more, less, gap].map((figure) => numberIn(renderFigure(figure, style)));
  if (first === undefined || second === undefined || third === undefined) return null;
  const off = first.value.minus(second.value).minus(third.value).abs();
  if (off.gt(Decimal.max(first.last, second.last, third.last))) return null;
  const of = more.metric === less.metric && metricById(more.metric) !== undefined ? ` in ${nameOf(more.metric)}` : '';
  const taken = decimal(less.value).isNegative() ? say`(${shown(less)})` : say`${shown(less)}`;
  return say`Difference${of}: ${shown(more)} − ${taken} = ${shown(gap)}${off.isZero() ? '' : ', before rounding'}.`;
}

/** What lies between two moves of one unit, the greater first; nothing where it cannot be written out. */
export function gapOfMoves([more, less]: readonly [Figure, Figure], sha256: Sha256): readonly Text[] {
  const sentence = more.unit.kind === less.unit.kind ? written([more, less], gapBetween(more, less, sha256), 'plain') : null;
  return sentence === null ? [] : [sentence];
}

/** As it is told, so that its digits are found again. */
function styleOf({ template }: Text, { id }: Figure): FigureStyle {
  return template.includes(`{{${id}|whole}}`) ? 'whole' : 'plain';
}

const scales: Readonly<Record<string, string>> = { trillion: '1e12', billion: '1e9', million: '1e6' };

/** As it is shown; `last`: what one of its last digit is worth. */
function numberIn(words: string): { readonly value: Decimal; readonly last: Decimal } {
  const [, minus = '', digits = '0', scale = ''] = /(−?)\$?([\d,]+(?:\.\d+)?)(?: (trillion|billion|million))?/.exec(words) ?? [];
  const unit = decimal(scales[scale] ?? '1');
  return { value: decimal(`${minus === '' ? '' : '-'}${digits.replaceAll(',', '')}`).times(unit), last: decimal(10).pow(-(digits.split('.')[1]?.length ?? 0)).times(unit) };
}

/** The larger less the smaller, resting on what both rest on. */
function gapBetween(more: Figure, less: Figure, sha256: Sha256): Figure {
  const scale = (figure: Figure): Decimal => (figure.unit.kind === 'fraction' ? decimal(figure.value).times(100) : decimal(figure.value));
  const isRate = kinds.points(more.unit);
  const name = more.metric === less.metric ? `${less.metric}@before` : less.metric;
  const made = makeFigure({
    metric: `${more.metric}_less_${less.metric}`, value: scale(more).minus(scale(less)), unit: isRate ? { kind: 'points' } : more.unit, period: more.period,
    formula: `${more.metric} - ${name}`, facts: [], assumptions: {},
  }, sha256);
  return { ...made, facts: [...new Set([...more.facts, ...less.facts])] };
}

const isToldAlready = (told: readonly Told[], { kind, of }: GapAsked): boolean => told.some(({ figure, sentence }) => (kind === 'points' ? figure.unit.kind === 'points' && (of === null || of.test(figure.metric)) : kinds[kind](figure.unit) && (/_change$|_less_/.test(figure.metric) || /^(?:Difference|Rise|Fall)\b/.test(sentence))));

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
    if (around.isWorked ? every.some(({ figure }) => figure.unit.kind === 'points') : isToldAlready(told, asked)) return words;
    const pair = meantBy(asked, told, around);
    return pair === null ? words : withGap(words, pair, around.sha256);
  }, summary);
}

/** In the unit that is asked for, and of what the words around say. */
function alikeIn(told: readonly Told[], { kind, of }: GapAsked, { main, isWorked }: Around): readonly Told[] {
  const alike = told.filter(({ figure }) => kinds[kind](figure.unit) && (of === null || of.test(figure.metric)));
  return kind === 'money' && !isWorked ? alike.filter(({ figure }) => figure.metric === (main ?? alike[0]?.figure.metric)) : alike;
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

function withGap(words: Text, [one, other]: readonly [Told, Told], sha256: Sha256): Text {
  const [more, less] = decimal(one.figure.value).gte(other.figure.value) ? [one.figure, other.figure] : [other.figure, one.figure];
  const sentence = written([more, less], gapBetween(more, less, sha256), styleOf(words, more));
  return sentence === null ? words : behind(words, [more, less], sentence);
}
