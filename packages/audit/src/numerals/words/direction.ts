// Words that say which way a value went. Each is itself a claim about the order of two facts.
import { beginsName, isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import type { Direction, Reading } from '../token.ts';

const up = [
  'grew', 'grow', 'grows', 'growing', 'grown', 'growth', 'rose', 'rise', 'rises', 'rising', 'risen', 'increase', 'increases', 'increased', 'increasing', 'climb', 'climbs', 'climbed', 'climbing', 'gain', 'gained', 'gaining',
  'improve', 'improves', 'improved', 'improving', 'improvement', 'expand', 'expands', 'expanded', 'expanding', 'expansion', 'widen', 'widens', 'widened', 'widening', 'higher', 'jump', 'jumps', 'jumped', 'jumping', 'surge', 'surged', 'surges', 'surging',
  'soar', 'soared', 'soars', 'soaring', 'raised', 'rebounded', 'recovered', 'strengthened', 'rallied', 'uptick', 'upturn', 'swelled', 'spiked', 'appreciated', 'up',
];
const down = [
  'fell', 'fall', 'falls', 'falling', 'fallen', 'decline', 'declines', 'declined', 'declining', 'drop', 'drops', 'dropped', 'dropping', 'decrease', 'decreases', 'decreased', 'decreasing', 'shrank', 'shrink', 'shrinks', 'shrunk', 'shrinking',
  'contract', 'contracted', 'contracting', 'contraction', 'narrow', 'narrows', 'narrowed', 'narrowing', 'slip', 'slips', 'slipped', 'slipping', 'lower', 'lowered', 'reduced', 'reduction', 'deteriorated', 'deteriorating', 'deterioration', 'weakened',
  'plunge', 'plunged', 'tumbled', 'slid', 'sank', 'dipped', 'dip', 'downturn', 'eased', 'retreated', 'depreciated', 'slumped', 'compressed', 'compression', 'worsened', 'eroded', 'down',
];
const flat = ['flat', 'unchanged', 'stable', 'steady'];

const directions: ReadonlyMap<string, Direction> = new Map([
  ...up.map((word): [string, Direction] => [word, 'up']), ...down.map((word): [string, Direction] => [word, 'down']), ...flat.map((word): [string, Direction] => [word, 'flat']),
]);

export const directionOpeners: readonly string[] = [...directions.keys(), 'little'];

const sideways = /^(?:%|percent|percentage|points?|bps|bp|sharply|slightly|modestly|significantly|strongly|marginally|from|on|year|yoy|sequentially|about|around|approximately|roughly|nearly|almost|more|over|by|versus|vs|compared|\$|€|£|¥|again|further)$/;
const copulas = /^(?:is|was|are|were|be|been|being|moved|went|trended|closed|ended|finished|%|percent|points|went|edged|ticked|,|\(|-|–|—|;|and|remains|traded|trading)$/;

/** "set up", "break down", "washed up": the word belongs to the verb. */
const particleVerbs = /^(?:set|sets|setting|made|make|makes|making|washed|signed|built|build|building|picked|pick|teamed|follow|followed|came|come|comes|coming|give|gave|given|break|breaks|broke|broken|write|wrote|written|slow|slowed|shut|end|ending|wound|wind|step|stepped|back|backed|open|opened|opening|start|started|starting|speed|sped|wrapped|held|hold|line|lined|freed|taken|take|took|laid|handed|passed|turned|lived|live)$/;

/** "up" and "down" as directions: a figure, or a word of comparison, stands beside them. "set up", "down payment" are none. */
function isParticle(atoms: Atoms, at: number): boolean {
  const text = textAfter(atoms, at + 1);
  if (particleVerbs.test(textBefore(atoms, at))) return false;
  // "write-down", "start-up costs"
  if (text === 'to' || text === '-' || (isGlued(atoms, at) && textBefore(atoms, at) === '-')) return false;
  if (literalAfter(atoms, at + 1) !== null) return true;
  return sideways.test(text) || (copulas.test(textBefore(atoms, at)) && !/^(?:for|with|in|the|until|and)$/.test(text));
}

/** Words behind which the word before them is part of a name. */
const names: ReadonlyMap<string, RegExp> = new Map([
  ['growth', /^(?:stocks?|investing|investors?|company|companies|strategy|strategies|drivers?|opportunity|opportunities|fund|equity|initiatives?)$/],
  ['higher', /^(?:education|learning|end|of)$/], ['lower', /^(?:bound|limit|end|case|house|left|right|tier|band|of)$/], ['reduction', /^(?:act)$/], ['stable', /^(?:coin|coins)$/], ['flat', /^(?:panel|fee|rate|tax|screen)$/], ['narrow', /^(?:range|body|moat)$/],
  ['gain', /^(?:on|of|from|access)$/], ['raised', /^(?:\$|capital|funds)$/], ['drop', /^(?:off|shipping)$/], ['fall', /^(?:under|within|into|19\d\d|20\d\d|season)$/], ['falls', /^(?:under|within|into)$/], ['expansion', /^(?:strategy|plans?|plan|into)$/],
]);

const verbMarks = /^(?:to|will|would|could|may|might|should|did|not)$/;
/** Also common nouns: a contract, a gain on a sale, shrink in a store, the fall of a year. They move only as verbs. */
const alsoNouns = new Set(['contract', 'gain', 'shrink', 'fall']);

function isName(atoms: Atoms, at: number, word: string): boolean {
  if (alsoNouns.has(word) && !verbMarks.test(textBefore(atoms, at))) return true;
  if (word === 'rise' && textAfter(atoms, at + 1) === 'to') return /^(?:give|gives|given|gave|giving)$/.test(textBefore(atoms, at));
  return names.get(word)?.test(textAfter(atoms, at + 1)) ?? false;
}

/** The direction word at `at`; null when there is none. */
export function readDirection(atoms: Atoms, at: number): Reading | null {
  const word = atoms[at]?.text ?? '';
  if (word === 'little' && textAfter(atoms, at + 1) === 'changed') return { kind: 'direction', next: at + 2, direction: 'flat' };
  const direction = directions.get(word);
  if (direction === undefined) return null;
  if (word === 'up' || word === 'down') return isParticle(atoms, at) ? { kind: 'direction', next: at + 1, direction } : null;
  return isName(atoms, at, word) || beginsName(atoms, at) ? null : { kind: 'direction', next: at + 1, direction };
}
