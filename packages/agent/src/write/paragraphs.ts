// Notes become paragraphs: one a family of topics, each an argument of its own. What is not weighty enough for the depth stays out.
import type { Depth, SpecialistName } from '@assay/record';
import { join, say, type Text } from '../prose/text.ts';
import type { Note } from '../specialists/observation.ts';
import type { Topic } from '../specialists/topic.ts';
import { notesOf, type Parts } from './parts.ts';
import { answersTo } from './question-section.ts';

type Room = { readonly notes: number; readonly atLeast: number; readonly reasons: number };
const room: Readonly<Record<Depth, Readonly<Record<SpecialistName, Room>>>> = {
  quick: { fundamental: { notes: 4, atLeast: 0.45, reasons: 1 }, technical: { notes: 2, atLeast: 0.3, reasons: 0 }, value: { notes: 2, atLeast: 0.4, reasons: 0 }, macro: { notes: 1, atLeast: 0, reasons: 0 } },
  standard: { fundamental: { notes: 12, atLeast: 0.42, reasons: 3 }, technical: { notes: 5, atLeast: 0.3, reasons: 0 }, value: { notes: 7, atLeast: 0.34, reasons: 1 }, macro: { notes: 3, atLeast: 0, reasons: 0 } },
  deep: { fundamental: { notes: 24, atLeast: 0.3, reasons: 5 }, technical: { notes: 8, atLeast: 0.2, reasons: 1 }, value: { notes: 9, atLeast: 0.25, reasons: 1 }, macro: { notes: 5, atLeast: 0, reasons: 0 } },
};

/** Topics that belong to one argument, in the order in which it is told. */
const families: readonly (readonly Topic[])[] = [
  ['bank'], ['growth', 'quarter'], ['margins', 'costs'], ['cash'], ['balance', 'returns'], ['shares', 'payout'],
  ['trend', 'momentum', 'range', 'risk'], ['multiple', 'asset-value', 'yield', 'expectation'], ['economy', 'rates'],
];

/** The notes that a section has room for, weightiest first. */
export function chosenNotes(parts: Parts, specialist: SpecialistName): readonly Note[] {
  const { notes, atLeast } = room[parts.bench.depth][specialist];
  const told = parts.focus.text === null ? [] : answersTo(parts);
  return notesOf(parts, specialist).filter((note) => note.weight >= atLeast && !told.includes(note) && !ownSections.has(note.topic)).slice(0, notes);
}

/** Topics that have a section of their own. */
const ownSections: ReadonlySet<Topic> = new Set<Topic>(['insiders', 'analysts']);

type Paragraph = { readonly notes: readonly Note[]; readonly weight: number };

/** A reader wants to know what was sold before what it cost: families keep that order unless another weighs a good deal more. */
const precedence = 0.06;

/** Within a family the weightier topic comes before the other, and in a topic the weightier note. The year is told before the quarter, the trend before the news. */
function gather(chosen: readonly Note[]): Paragraph[] {
  const heaviest = (notes: readonly Note[]): number => Math.max(0, ...notes.map((note) => note.weight));
  const paragraphs = families.map((family, place) => {
    const byTopic = family.map((topic) => chosen.filter((note) => note.topic === topic));
    const ordered = family[0] === 'growth' || family[0] === 'trend' ? byTopic : byTopic.toSorted((left, right) => heaviest(right) - heaviest(left));
    const notes = ordered.flat();
    return { notes, weight: heaviest(notes) - precedence * place };
  });
  return joinThin(paragraphs.filter((paragraph) => paragraph.notes.length > 0).sort((left, right) => right.weight - left.weight));
}

/** Single notes stand together at the end; one that is alone goes to the paragraph before it. */
function joinThin(paragraphs: readonly Paragraph[]): Paragraph[] {
  const [thin, full] = [paragraphs.filter((paragraph) => paragraph.notes.length === 1), paragraphs.filter((paragraph) => paragraph.notes.length > 1)];
  const loose = thin.flatMap((paragraph) => paragraph.notes);
  const last = full.at(-1);
  if (loose.length === 0) return full;
  if (loose.length > 1 || last === undefined) return [...full, { notes: loose, weight: 0 }];
  return [...full.slice(0, -1), { ...last, notes: [...last.notes, ...loose] }];
}

/** The paragraphs of one specialist's section; null when it has nothing worth saying. */
export function specialistParagraphs(parts: Parts, specialist: SpecialistName): Text | null {
  const paragraphs = gather(chosenNotes(parts, specialist));
  if (paragraphs.length === 0) return null;
  let left = room[parts.bench.depth][specialist].reasons;
  return join(paragraphs.map((paragraph) => {
    const reason = left > 0 ? parts.bench.trade.why[paragraph.notes[0]?.topic ?? 'growth'] : undefined;
    if (reason !== undefined) left -= 1;
    const sentences = paragraph.notes.map((note) => note.text);
    return join(reason === undefined ? sentences : [say`${reason}`, ...sentences], ' ');
  }), '\n\n');
}
