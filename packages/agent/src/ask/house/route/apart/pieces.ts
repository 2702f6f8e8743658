// A question cut wherever one ask may end and another begin: at stops, at commas and at joining words. What stands between two cuts is one piece.
import { namedIn } from '../../../asked/companies/read-companies.ts';
import { readPeriods } from '../../../asked/periods/periods.ts';
import { isVerdictAlone } from '../../../asked/claimed/verdict-words.ts';
import { isAsking, sentencesOf } from '../../../asked/story/sentences.ts';

export type Piece = {
  readonly words: string;
  /** What joins it to the piece before; empty for the first of a sentence. */
  readonly joint: string;
  readonly sentence: number;
  /** Whether its sentence asks; where none does, all of them do. */
  readonly isAsked: boolean;
};

const joints = /\s*[;:]\s+|[?!]\s+|\s+[+&]\s+|\s+[-–—]\s+|,?\s+(?:and|plus|but|versus|vs\.?|together with|along with|as well as|next to|alongside(?: it)?|besides?|in addition to|on top of)\s+(?:also\s+)?|,\s+|\s+\((?:and\s+|plus\s+)?|\)\s*/gi;
/** More than any question has. */
const MOST = 24;

const lists = /^,?\s*(?:and|or|vs\.?|versus|&)?\s*$/i;
/** Companies that are listed: both are asked about, and neither ends an ask. "Home Depot and McDonald's", "HD vs MCD", "Visa, Microsoft". */
export const isListJoint = (joint: string): boolean => lists.test(joint);
/** A figure of its own stands behind it: "…'s net income". */
const owned = /^['’]s? (?!(?:has|have|had|is|are|was|were|did|does|do|or|and)\b)/;
/** Who holds shares is no company that is asked about, and listed like one. */
export const holder = String.raw`(?:(?:warren )?buffett|berkshire(?: hathaway)?|vanguard|blackrock|state street|fidelity|(?:pension|mutual|index|hedge|investment|sovereign wealth) funds)`;
const endsInHolder = new RegExp(`${holder}$`, 'i');
const beginsWithHolder = new RegExp(`^(?:other |the )?(?:${holder}|institutions|investors|big investors)`, 'i');

/** Lines of a statement that have a joint in their name, and a year with the one before it. */
const wholes = /\b(?:research (?:and|&) development|selling, general,? (?:and|&) administrative|general (?:and|&) administrative|property, plant,? (?:and|&) equipment|plant (?:and|&) equipment|cash (?:and|&) (?:cash )?equivalents|depreciation (?:and|&) amortization|sales (?:and|&) marketing|sales, general (?:and|&) administrative|(?:that|this|the same) (?:fiscal )?year (?:and|&) the (?:one|year) (?:before|prior|preceding))\b/gi;

/** Joints that stand within a company's name or a time join nothing ("May 30, 2024"), nor do those between the names of a list. */
function cutsIn(sentence: string, today: string): readonly RegExpExecArray[] {
  const times = readPeriods(sentence, today);
  const names = namedIn(sentence, times);
  const isOfHolders = (from: number, to: number): boolean => endsInHolder.test(sentence.slice(0, from)) && beginsWithHolder.test(sentence.slice(to));
  const isListed = (from: number, to: number): boolean => isOfHolders(from, to) || names.some(({ end }) => end === from) && names.some(({ start, end }) => start === to && !owned.test(sentence.slice(end)) && !owned.test(sentence.slice(Math.max(0, end - 2))));
  const agencies = [...sentence.matchAll(/\bstandard (?:&|and) poor/gi)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
  const lines = [...sentence.matchAll(wholes)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
  const isWhole = (from: number, to: number): boolean => [...times, ...names, ...agencies, ...lines].some(({ start, end }) => start < from && to < end);
  return [...sentence.matchAll(joints)].filter(({ index, 0: found }) => !isWhole(index, index + found.length) && !(lists.test(found) && isListed(index, index + found.length))).slice(0, MOST);
}

function piecesOfSentence(words: string, { today, ...about }: Pick<Piece, 'sentence' | 'isAsked'> & { readonly today: string }): readonly Piece[] {
  const cuts = cutsIn(words, today);
  return [null, ...cuts].map((cut, index) => ({ ...about, joint: cut?.[0] ?? '', words: words.slice(cut === null ? 0 : cut.index + cut[0].length, cuts[index]?.index ?? words.length).trim() })).filter((piece) => piece.words !== '');
}

/** What somebody likes to do is no wish. */
const wished = /\b(?:I|we)(?:(?:'d|’d| would) (?:also )?(?:like|love)|(?:'d|’d| would|'m|’m| am|'re|’re| are)? (?:also )?(?:want|need|looking for|after|interested in|curious))\b/i;

/** Behind another that asks: "And its marketing expense in 2024." */
const goesOn = /^(?:and|also|plus|then)\b/i;
/** A manner of speaking that no figure answers: "does he earn his keep?" */
const isIdle = /^(?:and |so |but )?(?:does|do|did|is|are|was|were|has|have) [^?]{2,60}? (?:earn\w* (?:his|her|their|its) (?:keep|corn|salt|crust)|worth (?:it|the money|his money|her money|every (?:penny|cent)|the (?:fuss|trouble|candle|hype)))\?$/i;

/** "They sold two million cars. Is that so?" asks for what it states. */
const isChecked = (next: string | undefined): boolean => next !== undefined && (isVerdictAlone(next) || /^(?:is|was) (?:that|it|this) (?:so|right|true|correct)\b/i.test(next));

export function piecesOf(text: string, today: string): readonly Piece[] {
  const sentences = sentencesOf(text);
  const areAsked = sentences.map((words, index) => (isAsking(words) || wished.test(words) || (index > 0 && goesOn.test(words)) || isChecked(sentences[index + 1])) && !isIdle.test(words));
  const isNone = !areAsked.includes(true);
  return sentences.flatMap((words, sentence) => piecesOfSentence(words, { sentence, today, isAsked: isNone || areAsked[sentence] === true }));
}

const asks = /\b(?:what|how|which|where|who|tell|give|show|list)\b/i;

/** In front of a colon behind which something is asked: "for the comp sheet: …". */
export function isHeading(pieces: readonly Piece[], index: number): boolean {
  const own = pieces[index];
  return own !== undefined && !asks.test(own.words) && pieces.slice(index + 1).some(({ joint, sentence, words }) => sentence === own.sentence && /^\s*:/.test(joint) && asks.test(words));
}

/** A sign between two amounts makes a sum of them; between two asks it is a comma. */
const asComma = (joint: string): string => (/^(?:\s*[,;:(]|\s+[-–—+&/])/.test(joint) ? ', ' : ' and ');

/** Some of them as one text again: where one was left out, what stands behind it begins anew. */
export function joined<One extends Piece>(all: readonly One[], kept: (piece: One) => boolean): string {
  const sentences = [...new Set(all.map(({ sentence }) => sentence))].map((sentence) => joinedSentence(all.filter((piece) => piece.sentence === sentence), kept));
  return sentences.filter((words) => words !== '').join(' ').replace(besideIt, '$1').replace(bothOf, ' ');
}

/** What they were said beside was left out. */
const besideIt = /(^|[.?!] )(?:and |or )?(?:beside|next to|alongside|along with|together with|on top of) (?:it|that|this|them),? (?=\p{L})/giu;
const bothOf = /,? (?:both|each|all) (?=(?:for|in|of) (?:fiscal|the|fy|20\d\d|q[1-4])\b)/gi;

function joinedSentence<One extends Piece>(pieces: readonly One[], kept: (piece: One) => boolean): string {
  const text = pieces.flatMap((piece, index) => (kept(piece) ? [`${leadOf(pieces, index, kept)}${piece.words}`] : [])).join('');
  const isEnded = text === '' || /[.?!]$/.test(text) || pieces.every(kept);
  return isEnded ? text : `${text}${/[.?!]$/.exec(pieces.at(-1)?.words ?? '')?.[0] ?? '?'}`;
}

function leadOf<One extends Piece>(pieces: readonly One[], index: number, kept: (piece: One) => boolean): string {
  const [before, piece] = [pieces[index - 1], pieces[index]];
  if (piece === undefined || !pieces.slice(0, index).some(kept)) return '';
  return before !== undefined && kept(before) ? piece.joint : asComma(piece.joint);
}
