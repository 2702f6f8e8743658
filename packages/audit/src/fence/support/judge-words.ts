// A claim without a figure, or a forecast: borne out only by a passage that says it in its words.
import type { SupportCode } from '../codes.ts';
import { namedIn } from '../words/names.ts';
import { evidenceText } from '../figures/passage-facts.ts';
import { sameWords } from './same-words.ts';
import type { Judged, SupportCase } from './judged.ts';
import { matchOwners, ownerOfPassage } from './whose.ts';

export function judgeWords(given: SupportCase): Judged {
  let nearest: SupportCode = 'words-differ';
  for (const passage of given.passages) {
    const text = evidenceText(passage);
    const isStranger = matchOwners({ entity: null, names: namedIn(given.sentence) }, ownerOfPassage(passage, text, { entity: null, known: given.known }), given.known) === 'conflicts';
    const code = isStranger ? 'entity-conflict' : sameWords(given.words, text);
    if (code === null) return { code: 'same-words', passages: [passage], values: [], verdict: 'supported', filled: null };
    if (code !== 'words-differ') nearest = code;
  }
  return { fails: nearest };
}
