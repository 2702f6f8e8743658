// A piece of a question with what was found of it.
import type { PieceAbsent } from './absent-in-piece.ts';
import type { Piece } from './pieces.ts';

export type Marked = Piece & { readonly absent: PieceAbsent | null; readonly namesFigure: boolean };
