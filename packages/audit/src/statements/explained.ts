// How much of a statement its reading explains: a telling word that neither cell nor head nor caption nor form knows speaks of something else.
import type { Scene } from './constraint.ts';
import { approximations, averageWords, bareSuperlatives, comparatives, differentWords, everyWords, lightWords, mostWords, negations, onlyWords, sameWords, superlatives, totalWords } from './lexicon.ts';
import { wordKey, type StatementWord } from './words.ts';

const language = new Set([...lightWords, ...superlatives.keys(), ...bareSuperlatives.keys(), ...comparatives.keys(), ...negations, ...everyWords, ...totalWords, ...averageWords, ...sameWords, ...differentWords, ...onlyWords, ...mostWords, ...approximations].map(wordKey));

/** A name or number that the table lacks weighs more than a verb. */
function weightOf(word: StatementWord): number {
  return word.number === null ? 1 : 1.5;
}

export function explainedShare(scene: Scene): number {
  const used = new Set([...scene.links.cells, ...scene.links.heads, ...scene.constraints].flatMap((link) => scene.words.map((_, at) => at).slice(link.from, link.to + 1)));
  const hard = scene.words.map((word, at) => ({ word, at })).filter(({ word }) => !word.isSilent && !language.has(word.key));
  const total = hard.reduce((sum, { word }) => sum + weightOf(word), 0);
  const missed = hard.filter(({ word, at }) => !used.has(at) && !scene.records.caption.has(word.key)).reduce((sum, { word }) => sum + weightOf(word), 0);
  return total === 0 ? 0.3 : 1 - 0.8 * (missed / total);
}
