// Names of which a number is a part: "Form 4", "Item 7", "Note 12", "ASC 606", "S&P 500", "iPhone 15".
import { bareInteger, isGlued, literalAfter, textAfter, type Atom, type Atoms } from '../lex/atom.ts';
import { chainEnd } from './chain.ts';

/** Words that number the parts of a document, a law or a series. */
const documentHeads = new Set([
  'form', 'forms', 'item', 'items', 'note', 'notes', 'table', 'tables', 'figure', 'figures', 'fig', 'exhibit', 'exhibits', 'section', 'sections', 'rule', 'rules', 'asc', 'asu', 'ifrs', 'ias', 'fas', 'sfas', 'fasb', 'sab', 'topic', 'article', 'articles',
  'chapter', 'page', 'pages', 'appendix', 'schedule', 'annex', 'paragraph', 'clause', 'regulation', 'title', 'release', 'cik', 'cusip', 'isin', 'phase', 'tier', 'level', 'footnote', 'footnotes', 'step', 'chart', 'slide', 'subtopic', 'statement', 'no', 'nos',
  'generation', 'gen', 'version', 'series', 'model', 'class', 'type', 'category', 'suite', 'building', 'highway', 'route', 'basel', 'solvency', 'formula', 'part', 'parts', 'windows', 'boeing', 'airbus', 'xbox', 'galaxy', 'pixel', 'android', 'office', 'scope',
]);
const indexHeads = new Set(['nasdaq', 'russell', 'ftse', 'dow', 'dax', 'cac', 'nikkei', 'stoxx', 'kospi', 'asx', 'tsx', 'ibex', 'csi', 'msci', 'wilshire', 'topix', 'sensex', 'nifty', 'crsp', 'fortune', 'global', 'crisil', 'omx', 'smi', "poor's", 'poor']);
/** Sizes of indices; other numbers behind an index are its level. */
const indexSizes = new Set([20, 25, 30, 35, 40, 50, 60, 80, 100, 200, 225, 250, 300, 350, 400, 500, 600, 1000, 2000, 2500, 3000, 5000]);

export const headOpeners: readonly string[] = [...documentHeads, ...indexHeads, 's'];

const unitWords = /^(?:%|percent|million|billion|thousand|trillion|basis|bps|x|times|points?|per)$/;

function isUnitBehind(atoms: Atoms, at: number): boolean {
  return unitWords.test(textAfter(atoms, at));
}

function indexEnd(atoms: Atoms, at: number): number | null {
  const n = bareInteger(literalAfter(atoms, at));
  return n !== null && indexSizes.has(n) && !isUnitBehind(atoms, at + 1) ? at + 1 : null;
}

const joints = new Set([',', 'and', '&', 'or', 'through', 'to', '–', '-']);

/** Laws and rules are numbered into the hundreds. */
const lawHeads = new Set(['sections', 'rules', 'articles']);

/** "Notes 3, 4 and 5", "Sections 302 and 906": bare numbers that go on with the list of a plural head. */
function listEnd(atoms: Atoms, at: number, head: Atom): number {
  const digits = lawHeads.has(head.text) ? 3 : 2;
  let next = at;
  while (joints.has(textAfter(atoms, next)) && bareInteger(literalAfter(atoms, next + 1), digits) !== null && !isUnitBehind(atoms, next + 2)) next = chainEnd(atoms, next + 1);
  return next;
}

/** "Boeing 2018 10-K": a year stays a year. */
function isYear(atoms: Atoms, at: number): boolean {
  return /^(?:19|20)\d\d$/.test(textAfter(atoms, at)) && (!isGlued(atoms, at + 1) || /^[.,;:)'"]$/.test(textAfter(atoms, at + 1)));
}

/** The digits or code that a head can number: "606", "10.1" behind a capital, "10b5", "IV" never. */
function isNumbering(atoms: Atoms, at: number, head: Atom): boolean {
  const atom = atoms[at];
  if (atom === undefined || atom.gap === 'break' || isYear(atoms, at)) return false;
  if (atom.kind === 'code' || atom.kind === 'mark') return true;
  if (atom.literal === null || isUnitBehind(atoms, at + 1)) return false;
  return bareInteger(atom.literal) !== null || (!atom.literal.grouped && atom.literal.places > 0 && head.letterCase !== 'lower');
}

function documentEnd(atoms: Atoms, at: number, head: Atom): number | null {
  if (!documentHeads.has(head.text)) return null;
  const mark = textAfter(atoms, at + 1);
  const marked = mark === '.' || mark === '#';
  if ((isGlued(atoms, at + 1) && !marked) || (head.text === 'no' && !marked)) return null;
  const from = marked ? at + 2 : at + 1;
  if (!isNumbering(atoms, from, head)) return null;
  const end = chainEnd(atoms, from);
  return head.text.endsWith('s') && head.text.length > 2 ? listEnd(atoms, end, head) : end;
}

function spEnd(atoms: Atoms, at: number): number | null {
  return atoms[at]?.text === 's' && textAfter(atoms, at + 1) === '&' && textAfter(atoms, at + 2) === 'p' ? indexEnd(atoms, at + 3) : null;
}

/** "iPhone 15", "PlayStation 5": a name with a capital inside, and a bare number. */
function brandEnd(atoms: Atoms, at: number, head: Atom): number | null {
  if (head.letterCase !== 'mixed' || bareInteger(literalAfter(atoms, at + 1), 2) === null || isUnitBehind(atoms, at + 2)) return null;
  const signed = isGlued(atoms, at + 2) && /^[$€£%]$/.test(textAfter(atoms, at + 2));
  return signed ? null : chainEnd(atoms, at + 1);
}

/** The end of a name that begins with a word and holds a number; null when none begins at `at`. */
export function readHeaded(atoms: Atoms, at: number): number | null {
  const head = atoms[at];
  if (head?.kind !== 'word') return null;
  if (indexHeads.has(head.text)) return indexEnd(atoms, at + 1);
  return spEnd(atoms, at) ?? documentEnd(atoms, at, head) ?? brandEnd(atoms, at, head);
}
