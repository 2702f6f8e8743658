// What is counted: "12 stores", "164,000 full-time employees". Only a plural noun that stands near is taken; a verb is not.
import { isGlued, textAfter, type Atoms } from '../lex/atom.ts';

/** Words on -s that are no plural nouns, and verbs that often follow a figure. */
const notNouns = new Set([
  'is', 'was', 'has', 'does', 'as', 'its', 'this', 'thus', 'versus', 'plus', 'minus', 'less', 'across', 'besides', 'perhaps', 'always', 'towards', 'various', 'previous', 'gross', 'us', 'yes', 'business', 'basis', 'consists', 'varies', 'bonus', 'status', 'surplus', 'campus', 'focus', 'consensus', 'status',
  'implies', 'indicates', 'suggests', 'reflects', 'represents', 'remains', 'shows', 'exceeds', 'compares', 'sits', 'stands', 'means', 'leaves', 'makes', 'gives', 'puts', 'signals', 'marks', 'includes', 'comes', 'goes', 'falls',
  'rises', 'grows', 'looks', 'appears', 'seems', 'equals', 'points', 'supports', 'assumes', 'excludes', 'contains', 'takes', 'gets', 'says', 'confirms', 'demonstrates', 'highlights', 'underscores', 'translates', 'leads', 'follows',
  'happens', 'occurs', 'begins', 'ends', 'starts', 'keeps', 'lies', 'ranks', 'trails', 'beats', 'misses', 'tops', 'needs', 'allows', 'requires', 'results', 'refers', 'corresponds', 'unless', 'afterwards', 'sometimes', 'whereas',
  'millions', 'billions', 'thousands', 'times', 'dollars', 'cents', 'earnings', 'proceeds', 'series', 'sales',
]);
const unmarkedPlurals = new Set(['people', 'aircraft', 'staff', 'personnel', 'women', 'men', 'children']);

/** A word that ends a noun phrase: nothing behind it is counted. */
const closing = new Set([
  'of', 'in', 'on', 'at', 'to', 'for', 'from', 'by', 'with', 'and', 'or', 'but', 'than', 'the', 'a', 'an', 'that', 'which', 'is', 'was', 'were', 'are', 'be', 'been', 'has', 'had', 'have', 'as', 'per', 'its', 'their', 'our', 'his', 'her',
  'this', 'these', 'those', 'not', 'no', 'if', 'when', 'while', 'during', 'over', 'under', 'between', 'compared', 'versus', 'vs', 'down', 'up', 'year', 'quarter', 'respectively', 'after', 'before', 'since', 'through', 'into', 'against', 'we', 'it', 'they', 'he', 'she',
]);

const MOST_ADJECTIVES = 2;
const notPlural = /(?:ss|ous|'s|sis)$/;

function isPlural(word: string): boolean {
  return unmarkedPlurals.has(word) || (word.length > 3 && word.endsWith('s') && !notPlural.test(word));
}

type Step = 'noun' | 'adjective' | 'end';

/** A capital within a sentence begins a name, which is not counted; "RSUs" may be. */
function stepAt(atoms: Atoms, at: number): Step {
  const atom = atoms[at];
  const word = textAfter(atoms, at);
  if (atom?.kind !== 'word' || word === '' || closing.has(word) || notNouns.has(word)) return 'end';
  if (!isPlural(word)) return 'adjective';
  return atom.letterCase === 'lower' || atom.letterCase === 'mixed' || word === 'shares' ? 'noun' : 'end';
}

/** The plural noun that a number at `at - 1` counts, in lower case; null when none stands clearly there. */
export function countNoun(atoms: Atoms, at: number): string | null {
  if (isGlued(atoms, at)) return null;
  let next = at;
  for (let adjectives = 0; adjectives <= MOST_ADJECTIVES; next += 1) {
    if (next > at && textAfter(atoms, next) === '-' && isGlued(atoms, next)) continue;
    const step = stepAt(atoms, next);
    if (step === 'end') return null;
    if (step === 'noun') return textAfter(atoms, next);
    adjectives += 1;
  }
  return null;
}
