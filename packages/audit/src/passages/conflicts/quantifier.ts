// "All" where the passage says "some", "several" where it says "a single", two where it says five, of the same things.
import { meaningOf } from '../words/vocabulary.ts';
import { speaking, type Clause, type Conflict } from './conflict.ts';

type Kind = 'all' | 'part' | 'one' | 'many' | `n${number}`;
type Quantifier = { readonly kind: Kind; readonly text: string; /** The meanings of the words that it counts. */ readonly counted: readonly string[] };

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const pattern = /\b(?:(all|every|each|entire)|(most|some|part|portion|half|certain|partially)|(single|sole|only one)|(several|multiple|numerous|many|both)|(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b(?: of)?((?:[ -][a-z]+){1,4})/gi;
/** "Three months" is a time. */
const time = /^[ -](?:fiscal )?(?:year|month|quarter|week|day|hour)/i;
const idle = new Set('of the our its their a an these those such other to in for and were was are is'.split(' '));

function readQuantifiers(text: string): Quantifier[] {
  return [...text.matchAll(pattern)].filter((match) => !time.test(match[6] ?? '')).map((match) => {
    const word = match.slice(1, 6).find((group: string | undefined) => group !== undefined) ?? '';
    const counted = (match[6] ?? '').toLowerCase().split(/[ -]/).filter((each) => each !== '' && !idle.has(each) && !small.includes(each)).map((each) => meaningOf(each).concept);
    return { kind: kindOf(match, word), text: word, counted: counted.slice(0, 2) };
  });
}

/** By the group of the pattern that matched: "three of" is a part, "three" alone a number. */
function kindOf(match: RegExpMatchArray, word: string): Kind {
  const group = match.slice(1, 6).findIndex((each: string | undefined) => each !== undefined);
  const plain = (['all', 'part', 'one', 'many'] as const)[group];
  return plain ?? (/^\w+ of\b/i.test(match[0]) ? 'part' : `n${small.indexOf(word.toLowerCase())}`);
}

function denies(left: Kind, right: Kind): boolean {
  if (left === right) return false;
  const both = [left, right];
  if (both.includes('all')) return both.includes('part');
  if (both.includes('one')) return both.includes('many') || both.some((kind) => kind.startsWith('n') && kind !== 'n1');
  return left.startsWith('n') && right.startsWith('n');
}

const LEAST_COVERAGE = 0.7;

export function findQuantifier(clause: Clause): Conflict | null {
  const own = readQuantifiers(clause.text);
  if (own.length === 0) return null;
  for (const { passage } of speaking(clause, LEAST_COVERAGE)) {
    const others = readQuantifiers(passage.passage.text);
    for (const quantifier of own) {
      const same = others.filter((other) => other.counted.some((concept) => quantifier.counted.includes(concept)));
      const against = same.find((other) => denies(quantifier.kind, other.kind));
      if (against !== undefined && !same.some((other) => other.kind === quantifier.kind)) return { code: 'quantifier', passage, claimed: quantifier.text, given: against.text, right: against.text };
    }
  }
  return null;
}
