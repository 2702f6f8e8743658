// Insiders: what they did on the open market, and who of them.
import { join, type Text } from '../prose/text.ts';
import { insiderList } from '../specialists/insiders/observations.ts';
import { answersTo } from './question-section.ts';
import type { Parts } from './parts.ts';

const listed = { quick: 0, standard: 4, deep: 10 } as const;

/** Null where no forms were gathered. */
export function insidersSection(parts: Parts): Text | null {
  const told = parts.focus.text === null ? [] : answersTo(parts);
  const list = parts.bench.depth === 'quick' ? null : insiderList(parts.bench, listed[parts.bench.depth]);
  const notes = parts.notes.filter((note) => note.topic === 'insiders' && !told.includes(note) && (list === null || note.name !== 'insider-largest-seller'));
  if (notes.length === 0) return list;
  const text = join(notes.map((note) => note.text), ' ');
  return list === null ? text : join([text, list], '\n\n');
}
