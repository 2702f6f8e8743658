// Each piece of a question by itself: does it ask for something absent, does it name a figure, does it only go on with the piece before it.
import { readMeasures } from '../../../asked/measures/read-measures.ts';
import { absentInPiece } from './absent-in-piece.ts';
import { completed } from './completed.ts';
import { asksAnew, asksWhyItMoved, goesOn, isFrameOf, isOfWholeBehind, leavesOpen } from './goes-on.ts';
import { sameTime } from './in-full.ts';
import { ofNews } from './kinds-of-people.ts';
import type { Marked } from './marked.ts';
import { holder, isHeading, joined, piecesOf } from './pieces.ts';


/** What asks in it may not be left out. */
const asks = /\b(?:what|how|which|where|who|tell|give|show|list)\b/i;
const moved = /\b(?:percent\w*|%|clos(?:e|es|ed|ing)|f[ae]ll|rise|rose|drop\w*|los[et]|loss|gain\w*|prices?|quotes?|volatil\w*|p\/?e)(?!\p{L})/iu;
/** What is quoted is words. */
const quoting = /\b(?:to|can|could|may|might|would|i|we) quote\b/gi;
const namesFigure = (words: string): boolean => moved.test(words.replace(quoting, '')) || readMeasures(words).some(({ measure: { kind } }) => kind === 'metric' || kind === 'series');
const namesLine = (words: string): boolean => readMeasures(words).some(({ measure: { kind } }) => kind === 'metric' || kind === 'series');

/** On which occasion, and no figure of it. */
const whenReported = /,? (?:when|once|as|after|before|whenever) (?:it|they|the (?:company|firm)|he|she) (?:next |then )?(?:reports?|announces?|publish(?:es)?|posts?|comes? out with|releases?)(?: (?:its|their|the|next|new|quarterly|latest))*(?: (?:earnings|results|numbers|figures|quarter))?(?=[ ,.;?!]|$)/gi;

/** `isFiled`: whether forms of the insiders who are asked about are at hand. */
export function markedPieces(text: string, { today, isFiled }: { readonly today: string; readonly isFiled: boolean }): readonly Marked[] {
  const pieces: Marked[] = [];
  for (const found of piecesOf(text, today)) {
    const piece = { ...found, words: withoutPurpose(found.words) };
    const before = pieces.at(-1);
    const own = markedAlone({ ...piece, absent: piece.isAsked ? absentInPiece(piece.words.replace(whenReported, ''), isFiled) : null, namesFigure: namesFigure(piece.words) }, before);
    if (before !== undefined && own.absent !== null && (isOfWholeBehind(before, own) || isFrameOf(before, own) || leavesOpen(before, own))) pieces.splice(-1, 1, { ...before, absent: own.absent });
    pieces.push(own);
  }
  return withTold(ofHolders(pieces), isFiled);
}

const holds = /\b(?:do|does|did|have|has) (?:they|he|she|it) (?:still |now |currently |actually )?(?:own|hold|held|got|have|keep|sit on)\b/i;
const named = new RegExp(String.raw`\b(?:${holder})\b`, 'i');
const ofHolding = 'institutional holders: who owns the shares, and the 13F reports of funds';

/** "Vanguard has a slug of it. How many shares have they got?": who they are was told before. */
function ofHolders(pieces: readonly Marked[]): readonly Marked[] {
  const isTold = pieces.some(({ isAsked, words }) => !isAsked && named.test(words));
  return !isTold ? pieces : pieces.map((piece) => (piece.isAsked && piece.absent === null && holds.test(piece.words) && /\b(?:shares?|stock|of it|stake)\b/i.test(piece.words) ? { ...piece, absent: { what: ofHolding, words: piece.words } } : piece));
}

/** "How big is it?": of what was told before. */
const bare = /^(?:so |and |well,? |now )*(?:how (?:big|large|much|high|many|wide|strong) (?:is|are|was|were|would|will|does|do) (?:it|that|they|this|those)(?: (?:be|then|now|exactly|come to|say|show))*|what (?:is|are|was|were|would|does|do) (?:it|that|they|this)(?: (?:be|then|now|exactly|come to|say|show|tell us))*)\W*$/i;

/** Where nothing is asked but what a sentence before it tells of, and that is absent. */
function withTold(pieces: readonly Marked[], isFiled: boolean): readonly Marked[] {
  const asked = pieces.filter(({ isAsked }) => isAsked);
  if (asked.length === 0 || !asked.every(({ words, absent }) => absent === null && bare.test(words))) return pieces;
  const told = pieces.filter(({ isAsked }) => !isAsked).map(({ words }) => absentInPiece(words.replace(whenReported, ''), isFiled)).find((absent) => absent !== null) ?? null;
  return told === null ? pieces : pieces.map((piece) => (piece.isAsked ? { ...piece, absent: told } : piece));
}

/** "The last close to measure the upside against": what it is wanted for is no ask, unless it names a figure or a number of its own. */
const purpose = / (?:so (?:that )?(?:i|we) can|in order to|so as to|to|for) (?:be )?(?:measur\w+|gaug\w+|judg\w+|work(?:ing)? out|hold(?:ing)?|compar\w+|set(?:ting)?|see|calculat\w+|comput\w+|(?:the |an? |my |our )?(?:implied|potential|possible) (?:upside|downside))\b[^?]*(?=\?|$)/iu;

const upside = /\b(?:implied|potential|possible)? ?(?:upside|downside)\b/gi;

function withoutPurpose(words: string): string {
  const [found] = purpose.exec(words) ?? [];
  const rest = found === undefined ? words : words.replace(found, '');
  return found !== undefined && namesFigure(rest) && !/\d/.test(found) && !namesFigure(found.replace(upside, '')) ? rest : words;
}

function markedAlone(piece: Marked, before: Marked | undefined): Marked {
  if (piece.absent !== null || before === undefined || !piece.isAsked) return piece;
  const words = completed(before, piece);
  if (words !== piece.words) return { ...piece, words, namesFigure: true };
  if (asksWhyItMoved(before, piece)) return { ...piece, absent: { what: ofNews, words: piece.words } };
  return before.absent !== null && goesOn(before, piece) ? { ...piece, absent: before.absent } : piece;
}

/** Behind what is absent, in the same sentence, and no ask of its own: "…, as opposed to ordinary people". */
function isLeftOver(pieces: readonly Marked[], index: number): boolean {
  const [before, piece] = [pieces[index - 1], pieces[index]];
  if (piece === undefined || before?.sentence !== piece.sentence || asksItself(piece)) return false;
  return before.absent !== null || isLeftOver(pieces, index - 1);
}

const asksItself = ({ absent, namesFigure: isFigure, words }: Marked): boolean => absent !== null || isFigure || asksAnew.test(words);

/** Whether nothing else is asked for. */
export function isAbsentAlone(pieces: readonly Marked[]): boolean {
  return pieces.every((piece) => piece.absent !== null || !piece.isAsked || !asksItself(piece));
}

/** Words that change a figure, wherever they stand. */
const narrows = /\b(?:euros?|sterling|pounds|yen|francs|adjusted|non-gaap|excluding|excludes?|in real terms|except|not counting|if|would)\b/i;

/** What is left without what is absent: all of it, then without what trails behind that, then without what is told, then what asks or names a figure. */
export function restsOf(pieces: readonly Marked[]): readonly string[] {
  const trailing = new Set(pieces.filter((_, index) => isLeftOver(pieces, index)));
  const isKept = (piece: Marked): boolean => piece.absent === null && !trailing.has(piece);
  const headings = new Set(pieces.filter((_, index) => isHeading(pieces, index)));
  /** "Before I read a hundred pages: …", behind which all was left out. */
  const isHeadingAlone = (kept: (piece: Marked) => boolean): boolean => pieces.filter((piece) => kept(piece) && piece.isAsked).every((piece) => headings.has(piece) && !piece.namesFigure);
  const isTold = pieces.some(({ isAsked }) => !isAsked);
  const pointsBack = (kept: (piece: Marked) => boolean): boolean => isTold && pieces.filter(kept).every(({ isAsked }) => isAsked) && sameTime.test(joined(pieces, kept));
  const rests = [({ absent }: Marked) => absent === null, isKept, (piece: Marked) => isKept(piece) && piece.isAsked, (piece: Marked) => isKept(piece) && piece.isAsked && (piece.namesFigure || asks.test(piece.words)), (piece: Marked) => isKept(piece) && piece.isAsked && !headings.has(piece)];
  // A story alone asks for nothing; what points back at its time is told that time.
  const inOrder = rests.toSorted((one, other) => Number(pointsBack(other)) - Number(pointsBack(one)));
  // "How much is it now?" asks for what only the story names.
  const isUnnamed = (kept: (piece: Marked) => boolean): boolean => isTold && pieces.filter(kept).every(({ isAsked }) => isAsked) && pieces.some(({ isAsked, words }) => !isAsked && namesLine(words)) && !pieces.some((piece) => kept(piece) && namesLine(piece.words));
  return [...new Set(inOrder.filter((kept) => !isUnnamed(kept) && !isHeadingAlone(kept)).flatMap((kept) => (pieces.some((piece) => kept(piece) && piece.isAsked) && !pieces.some((piece) => piece.absent === null && !kept(piece) && narrows.test(piece.words)) ? [joined(pieces, kept)] : [])))];
}
