// Units that hold for tables which state none: a heading such as "(Dollars in millions, except per share data)" governs what follows it,
// and where a document's tables agree on one scale, its silent tables mean the same.
import { noNote, readUnitNote, type UnitNote } from './labels/unit-note.ts';

const MAX_HEADING = 240;
/** Fewer tables than this are no custom. */
const MIN_AGREEING = 3;

/** The note of a heading that governs what follows; null for other text. */
export function governingNote(text: string): UnitNote | null {
  if (text.length > MAX_HEADING || !/\b(?:except|unless|tabular)\b/i.test(text) || !/thousands|millions|billions/i.test(text)) return null;
  const note = readUnitNote(text.replace(/\bunless\b/i, 'except'));
  return note.scale === null ? null : note;
}

/** The scale on which nearly all notes of a document agree; a note of nulls where they do not. */
export function customaryNote(notes: readonly UnitNote[]): UnitNote {
  const scales = notes.flatMap((note) => (note.scale === null ? [] : [note.scale]));
  const [first] = scales;
  const usual = [...new Set(scales)].find((scale) => scales.filter((other) => other === scale).length * 10 >= scales.length * 9);
  return first === undefined || usual === undefined || scales.length < MIN_AGREEING ? noNote : { ...noNote, scale: usual };
}
