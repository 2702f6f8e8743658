// The answer to what was asked, from the notes that speak of it; and an honest word where none does.
import { join, say, type Text } from '../prose/text.ts';
import { metricById } from '@assay/calc';
import { timeOf } from '../prose/times.ts';
import type { Note } from '../specialists/observation.ts';
import type { Parts } from './parts.ts';

function answers(parts: Parts): readonly Note[] {
  const { focus } = parts;
  const named = parts.notes.filter((note) => note.about.some((metric) => focus.metrics.includes(metric)));
  const related = parts.notes.filter((note) => !named.includes(note) && focus.topics.includes(note.topic));
  return [...named, ...related].slice(0, 4);
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
  const found = answers(parts);
  const extra = lookedUp(parts, found);
  const asked = say`> ${quoted(focus.text)}`;
  if (found.length === 0 && extra.length === 0) return join([asked, say`The figures at hand say nothing on this. They are statements, closes and economic series; what is not in them, we do not guess.`], '\n\n');
  const leaning = found.reduce((sum, note) => sum + (note.stance === 'positive' ? note.weight : note.stance === 'negative' ? -note.weight : 0), 0);
  const short = found.length === 0 ? say`` : leaning > 0.4 ? say`In short: the figures are reassuring. ` : leaning < -0.4 ? say`In short: the figures give cause for doubt. ` : say`In short: the figures cut both ways. `;
  return join([asked, say`${short}${join([...found.map((note) => note.text), ...extra], ' ')}`], '\n\n');
}

/** The question on one line, without characters that Markdown or a handle would act on. */
function quoted(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[{}|<>*_`#]/g, '').trim();
}
