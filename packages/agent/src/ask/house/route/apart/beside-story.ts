// A word that is no measure and stands outside the ask declines nothing: "for an income client", "for the comp sheet:". What asks is read without the sentence or the heading in which it stands; the words may cost the mark, since they may narrow what is asked.
import type { Company } from '@assay/data';
import type { Route } from '../../../stages.ts';
import { isOfFigures, type Reader } from './apart-from-absent.ts';
import { inFull } from './in-full.ts';
import { isHeading, joined, piecesOf, type Piece } from './pieces.ts';

const isIn = (words: readonly string[], piece: Piece): boolean => words.some((word) => piece.words.toLowerCase().includes(word.toLowerCase()));

/** Words that kept it from being answered. */
function strangeIn(usual: Route): readonly string[] {
  if (usual.kind === 'general' || (usual.kind === 'declined' && usual.isUnread !== true)) return [];
  return (usual.asked?.parts ?? [usual.asked]).flatMap((part) => part?.strange ?? []);
}

/** Null where all of it was read, and where the strange words stand in what asks. */
export async function besideStory(text: string, usual: Route, { today, bundled, routeOf }: Reader): Promise<Route | null> {
  const strange = strangeIn(usual);
  const companies: readonly Company[] = (usual.asked?.companies ?? []).filter(({ ticker }) => bundled.has(ticker));
  if (strange.length === 0 || companies.length === 0) return null;
  const pieces = piecesOf(text, today);
  const told = new Set(pieces.filter((piece) => !piece.isAsked && isIn(strange, piece)).map(({ sentence }) => sentence));
  const left = new Set(pieces.filter((piece, index) => told.has(piece.sentence) || (isHeading(pieces, index) && isIn(strange, piece))));
  if (left.size === 0 || pieces.some((piece) => !left.has(piece) && isIn(strange, piece))) return null;
  const rest = inFull(joined(pieces, (piece) => !left.has(piece)), { text, companies, today });
  const route = rest === null ? null : await routeOf(rest);
  return route?.kind === 'financial' && (route.asked.parts ?? [route.asked]).every((part) => isOfFigures(part) || part.operation === 'value') ? route : null;
}
