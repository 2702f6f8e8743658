// A statement of several assertions is as good as its worst: it is cut where a conjunction joins two, and what the second leaves out it takes from the first.
import type { Constraint, Scene } from './constraint.ts';
import { comparatives, superlatives } from './lexicon.ts';
import type { Clause } from './form.ts';

const joints = new Set(['and', 'but', 'while', 'whereas', 'with']);

function isAssertive(scene: Scene, from: number, to: number): boolean {
  return scene.words.slice(from, to + 1).some((word) => superlatives.has(word.text) || word.text === 'than' || (word.text === 'more' || comparatives.get(word.text)?.isTime === false));
}

/** Places where a new assertion begins: behind a conjunction, with something to assert on either side. */
function cutsOf(scene: Scene): number[] {
  const { words, constraints, links } = scene;
  if (!isAssertive(scene, 0, words.length - 1)) return [];
  const cuts: number[] = [];
  let start = 0;
  for (const [at, word] of words.entries()) {
    if (!joints.has(word.text) || constraints.some((constraint) => constraint.from < at && constraint.to > at) || isBetween(scene, at)) continue;
    const speaks = (from: number, to: number): boolean => constraints.some((constraint) => constraint.from >= from && constraint.to <= to) && (isAssertive(scene, from, to) || links.heads.some((link) => link.from >= from && link.to <= to));
    if (!speaks(start, at - 1) || !speaks(at + 1, words.length - 1)) continue;
    cuts.push(at);
    start = at + 1;
  }
  return cuts;
}

/** "Between A and B", "both A and B": no new assertion. */
function isBetween(scene: Scene, at: number): boolean {
  return scene.words.slice(Math.max(0, at - 8), at).some((word) => word.text === 'between' || word.text === 'both');
}

function inherits(own: readonly Constraint[], before: readonly Constraint[], scene: Scene): Constraint[] {
  const names = own.some((constraint) => constraint.number === null);
  if (names) return [];
  return before.filter((constraint) => constraint.number === null && constraint.columns.includes(scene.records.key)).slice(0, 1);
}

export function clausesOf(scene: Scene): Clause[] {
  const cuts = cutsOf(scene);
  const bounds = [...cuts.map((cut, at) => ({ from: at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1, to: cut - 1 })), { from: (cuts.at(-1) ?? -1) + 1, to: scene.words.length - 1 }];
  let before: readonly Constraint[] = [];
  return bounds.map(({ from, to }) => {
    const own = scene.constraints.filter((constraint) => constraint.from >= from && constraint.to <= to);
    const constraints = [...inherits(own, before, scene), ...own];
    before = constraints;
    return { scene, from, to, constraints, heads: scene.links.heads.filter((link) => link.from >= from && link.to <= to) };
  });
}
