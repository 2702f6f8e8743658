// What stands outside the ask declines nothing: a word that is no measure, or a time to come of the asker's own.
// A word that is no measure and stands outside the ask declines nothing: "for an income client", "for the comp sheet:". What asks is read without the sentence or the heading in which it stands; the words may cost the mark, since they may narrow what is asked.
import type { Company } from '@assay/data';
import { namedIn } from '../../../asked/companies/read-companies.ts';
import { readMeasures } from '../../../asked/measures/read-measures.ts';
import { readPeriods } from '../../../asked/periods/periods.ts';
import type { Route } from '../../../stages.ts';
import { isToCome } from '../to-come.ts';
import { isOfFigures, type Reader } from './apart-from-absent.ts';
import { besideToCome } from './beside-to-come.ts';
import { inFull } from './in-full.ts';
import { isHeading, joined, piecesOf, type Piece } from './pieces.ts';

const isIn = (words: readonly string[], piece: Piece): boolean => words.some((word) => piece.words.toLowerCase().includes(word.toLowerCase()));

/** Words that kept it from being answered. */
function strangeIn(usual: Route): readonly string[] {
  if (usual.kind === 'general' || (usual.kind === 'declined' && usual.isUnread !== true)) return [];
  return (usual.asked?.parts ?? [usual.asked]).flatMap((part) => part?.strange ?? []);
}

const asksOrNames = (piece: Piece): boolean => /\b(?:what|how|which|where|who|will|would|expect\w*|forecast\w*|predict\w*|outlook|guidance|likely)\b/i.test(piece.words) || namedIn(piece.words, []).length > 0 || readMeasures(piece.words).some(({ measure: { kind } }) => kind === 'metric' || kind === 'series');

/** "My accountant retires next week; …": a time to come, of a piece that names no company, no figure and asks nothing. */
function ofOwnTime(pieces: readonly Piece[], today: string): ReadonlySet<Piece> {
  const isAhead = ({ words }: Piece): boolean => readPeriods(words, today).some(({ period }) => isToCome(period, today));
  return new Set(pieces.filter((piece) => isAhead(piece) && !asksOrNames(piece)));
}

/** Null where no time to come stands beside the ask, or what is left is of one too. */
async function besideOwnTime(text: string, usual: Route, { today, bundled, routeOf }: Reader): Promise<Route | null> {
  const companies: readonly Company[] = (usual.asked?.companies ?? []).filter(({ ticker }) => bundled.has(ticker));
  const pieces = piecesOf(text, today);
  const left = ofOwnTime(pieces, today);
  if (companies.length === 0 || left.size === 0) return null;
  const rest = inFull(joined(pieces, (piece) => !left.has(piece)), { text: joined(pieces, (piece) => !left.has(piece)), companies, today });
  const route = rest === null ? null : await routeOf(rest);
  return route?.kind === 'financial' && (route.asked.parts ?? [route.asked]).every((part) => isOfFigures(part)) ? route : null;
}

const isDeclinedAhead = (usual: Route, today: Reader['today']): boolean => usual.kind === 'declined' && usual.asked?.periods.some((period) => isToCome(period, today)) === true;

const isAnswered = (route: Route | null): route is Extract<Route, { readonly kind: 'financial' }> => route?.kind === 'financial' && (route.asked.parts ?? [route.asked]).every((part) => isOfFigures(part) || part.operation === 'value');

/** Null where all of it was read, and where the strange words stand in what asks. */
export async function besideStory(text: string, usual: Route, reader: Reader): Promise<Route | null> {
  const { today, bundled, routeOf } = reader;
  if (isDeclinedAhead(usual, today)) return await besideOwnTime(text, usual, reader) ?? besideToCome(text, usual, reader);
  const strange = strangeIn(usual);
  const companies: readonly Company[] = (usual.asked?.companies ?? []).filter(({ ticker }) => bundled.has(ticker));
  if (strange.length === 0 || companies.length === 0) return null;
  const pieces = piecesOf(text, today);
  const told = new Set(pieces.filter((piece) => !piece.isAsked && isIn(strange, piece)).map(({ sentence }) => sentence));
  const left = new Set(pieces.filter((piece, index) => told.has(piece.sentence) || (isHeading(pieces, index) && isIn(strange, piece))));
  // A day, an amount or a figure in it may be what the ask is of.
  if ([...left].some((piece) => /\d/.test(piece.words) || (piece.isAsked && readMeasures(piece.words).length > 0))) return null;
  if (left.size === 0 || pieces.some((piece) => !left.has(piece) && isIn(strange, piece))) return null;
  const rest = inFull(joined(pieces, (piece) => !left.has(piece)), { text, companies, today });
  const route = rest === null ? null : await routeOf(rest);
  return isAnswered(route) ? route : null;
}
