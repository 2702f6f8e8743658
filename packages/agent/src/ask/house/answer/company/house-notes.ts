// What the house's analysts say of a company, for an answer: their observations as they are, chosen by what is asked.
import { houseSpecialist } from '../../../../specialists/run-specialist.ts';
import { readFocus } from '../../../../question/focus.ts';
import { putTogether } from '../../../../graph/nodes.ts';
import { join, type Text } from '../../../../prose/text.ts';
import type { Note } from '../../../../specialists/observation.ts';
import type { Topic } from '../../../../specialists/topic.ts';
import { specialistNames } from '@assay/record';
import type { Parts } from '../../../../write/parts.ts';
import type { Block } from '../../../draft.ts';
import { textBlock } from '../outcome.ts';
import { questionOf, type Holder, type Scene } from '../scene.ts';

/** All that the analysts noticed, weightiest first, with value cases and rating. */
export function partsOf(holder: Holder, { gathered }: Scene): Parts {
  const focus = readFocus(gathered.question.text);
  const notes = specialistNames.flatMap((name) => houseSpecialist(name)(holder.bench, focus));
  const parts = putTogether({ notes, failed: [] }, holder.gathering, questionOf(holder.company, gathered));
  // An answer has its own words for the question: sections are written as if nothing had been asked.
  return { ...parts, focus: readFocus(null) };
}

/** Notes of some topics, in the order of the topics given, at most so many. */
export function notesOn(parts: Parts, topics: readonly Topic[], most: number): readonly Note[] {
  return parts.notes.filter((note) => topics.includes(note.topic)).slice(0, most);
}

export function paragraphOf(notes: readonly Note[]): readonly Block[] {
  return notes.length === 0 ? [] : [textBlock(join(notes.map(({ text }) => text), ' '))];
}

/** Written sections as blocks: tables apart from words. Handles hold no blank, so a blank around a bar always parts two cells. */
export function blocksOf(text: Text | null, title: Text): readonly Block[] {
  if (text === null || text.template.trim() === '') return [];
  return text.template.split('\n\n').map((piece): Block => {
    const part: Text = { kind: 'text', template: piece, figures: text.figures.filter(({ id }) => piece.includes(id)) };
    return piece.startsWith('| ') || piece.startsWith('|  ') ? tableOf(part, title) : textBlock(part);
  });
}

function tableOf(text: Text, title: Text): Block {
  const [head, , ...lines] = text.template.split('\n');
  const cells = (line: string | undefined): Text[] => (line ?? '').replace(/^\| ?/, '').replace(/ ?\|$/, '').split(' | ').map((cell) => ({ kind: 'text', template: cell.trim(), figures: text.figures.filter(({ id }) => cell.includes(id)) }));
  return { kind: 'table', title, headers: cells(head), rows: lines.map(cells) };
}
