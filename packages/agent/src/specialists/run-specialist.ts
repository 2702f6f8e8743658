// One specialist at work: every observation is tried on the company, and what has something to say is ranked by how much it matters here.
import { contentId, findingId, type Finding, type Sha256, type SpecialistName } from '@assay/record';
import { renderText } from '../prose/render.ts';
import type { Focus } from '../question/focus.ts';
import { allObservations } from './all-observations.ts';
import type { Bench } from './bench.ts';
import type { Note, Observation } from './observation.ts';

/** The notes of one specialist, weightiest first. The question and the trade raise what they name. */
export type Specialist = (bench: Bench, focus: Focus) => readonly Note[];

/** The trade's emphasis tips a balance; it does not make an ordinary fact remarkable. */
const emphasisShare = 0.5;

function noteOf(observation: Observation, bench: Bench, focus: Focus): Note | null {
  const draft = observation.observe(bench);
  if (draft === null) return null;
  const raised = (bench.trade.emphasis[observation.name] ?? 0) * emphasisShare + focus.raise(observation);
  return { ...draft, weight: Math.min(1, draft.weight + raised), name: observation.name, specialist: observation.specialist, topic: observation.topic, about: observation.about, detail: observation.detail === true };
}

/** The house's specialist of a name. */
export function houseSpecialist(name: SpecialistName): Specialist {
  const own = allObservations.filter((observation) => observation.specialist === name);
  return (bench, focus) => own
    .filter((observation) => observation.detail !== true || bench.depth === 'deep' || focus.raise(observation) > 0)
    .map((observation) => noteOf(observation, bench, focus))
    .filter((note) => note !== null)
    .sort((left, right) => right.weight - left.weight || left.name.localeCompare(right.name));
}

/** A note as the run keeps it. */
export function findingOf(note: Note, sha256: Sha256): Finding {
  const content = { specialist: note.specialist, topic: note.topic, template: note.text.template };
  return {
    id: findingId.parse(contentId('finding', content, sha256)), ...content, text: renderText(note.text),
    figures: [...new Map(note.text.figures.map((figure) => [figure.id, figure])).values()], weight: Number(note.weight.toFixed(4)), stance: note.stance,
  };
}
