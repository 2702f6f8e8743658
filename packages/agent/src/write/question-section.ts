// The answer to what was asked, from the notes that speak of it; and an honest word where none does.
import { join, say, type Text } from '../prose/text.ts';
import { metricById } from '@assay/calc';
import { timeOf } from '../prose/times.ts';
import type { Focus } from '../question/focus.ts';
import type { Note } from '../specialists/observation.ts';
import type { Parts } from './parts.ts';

/** The notes that answer the question, those that name its metrics first. They are told there and not again further down. */
export function answersTo(parts: Pick<Parts, 'focus' | 'notes'>): readonly Note[] {
  const { focus } = parts;
  const named = parts.notes.filter((note) => isNamed(note, focus));
  const related = parts.notes.filter((note) => !named.includes(note) && focus.topics.includes(note.topic));
  return [...named, ...related].slice(0, 4);
}

function isNamed(note: Note, focus: Focus): boolean {
  return note.about.some((metric) => focus.metrics.includes(metric));
}

/** How the answers lean, if they do: those that name what was asked count before those of the same topic. */
function shortAnswer(found: readonly Note[], focus: Focus): string {
  const named = found.filter((note) => isNamed(note, focus));
  const counted = named.length > 0 ? named : found;
  const leaning = counted.reduce((sum, note) => sum + (note.stance === 'positive' ? note.weight : note.stance === 'negative' ? -note.weight : 0), 0);
  if (leaning > 0.4) return 'In short: the figures are reassuring. ';
  return leaning < -0.4 ? 'In short: the figures give cause for doubt. ' : '';
}

/** A metric that the question names and no note covers is looked up as it is. */
function lookedUp(parts: Parts, covered: readonly Note[]): Text[] {
  const { show, book } = parts.bench;
  return parts.focus.metrics.filter((metric) => !covered.some((note) => note.about.includes(metric))).flatMap((metric) => {
    const label = metricById(metric)?.label ?? metric;
    const last = book.years(metric).at(-1);
    if (last === undefined || last.period === null) return [say`The sources at hand hold no figure for ${label}.`];
    return [say`For ${label} the latest fiscal year on file, ${timeOf(last.period)}, shows ${label} of ${show(last)}.`];
  });
}

/** Null when nothing was asked. */
export function questionSection(parts: Parts): Text | null {
  const { focus } = parts;
  if (focus.text === null) return null;
  const found = answersTo(parts);
  const extra = lookedUp(parts, found);
  const asked = say`> ${quoted(focus.text)}`;
  if (found.length === 0 && extra.length === 0) return join([asked, say`The figures at hand say nothing on this. They are statements, closes and economic series; what is not in them, we do not guess.`], '\n\n');
  return join([asked, say`${shortAnswer(found, focus)}${join([...found.map((note) => note.text), ...extra], ' ')}`], '\n\n');
}

/** The question on one line, without characters that Markdown or a handle would act on. */
function quoted(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[{}|<>*_`#]/g, '').trim();
}
