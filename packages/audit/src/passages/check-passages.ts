// A claim in words against the passages of the sources that speak of the same: said otherwise, said, or not found.
import type { ClaimField } from '@assay/record';
import type { ClaimReading } from '../claims/reading.ts';
import type { Documents, Passage, WordsCheck, WordsFinding } from '../judge/words-check.ts';
import { wordsClauseOf } from './clauses.ts';
import type { Clause, Conflict } from './conflicts/conflict.ts';
import { findConflict } from './conflicts/conflicts.ts';
import { unknownDates } from './conflicts/date.ts';
import { overstates } from './conflicts/modality.ts';
import { unknownNames } from './conflicts/name.ts';
import { findPassages } from './find-passages.ts';
import { indexOf, type PassageIndex } from './index-passages.ts';
import { readTerms, type Term } from './words/read-terms.ts';

/** So much of a clause's telling words must stand in one passage before it is said to hold. */
const SAID = 0.5;
/** Fewer telling words than this say too little to be looked for. */
const FEWEST_TERMS = 2;

export const checkPassages: WordsCheck = (claim, documents) => {
  const clause = readClause(claim, documents);
  return clause === null ? null : judgeClause(clause);
};

function readClause(claim: ClaimReading, documents: Documents): Clause | null {
  const text = wordsClauseOf(claim);
  if (text === null) return null;
  const terms = readTerms(text);
  if (terms.filter((term) => term.kind !== 'number').length < FEWEST_TERMS) return null;
  const index = indexOf(documents);
  const given = givenBy(documents);
  return { text, terms, found: findPassages(withoutGiven(terms, given, index), index), index, given };
}

function givenBy({ asked }: Documents): ReadonlySet<string> {
  return new Set(asked === undefined ? [] : readTerms(asked).map((term) => term.concept));
}

/** What the question names and no source has, such as the company whose own pages they are, is not looked for. */
function withoutGiven(terms: readonly Term[], given: ReadonlySet<string>, index: PassageIndex): readonly Term[] {
  const own = terms.filter((term) => !given.has(term.concept) || index.byConcept.has(term.concept));
  return own.length < FEWEST_TERMS ? terms : own;
}

/** "The filing does not mention …", "not stated in the evidence": that something is missing shows in no passage. */
const aboutSource = /\b(?:document|evidence|filing|context|excerpt|text|information|data)s?\b.{0,40}\b(?:not|no)\b|\bnot (?:\p{L}+ly )?(?:stated|provided|given|disclosed|mentioned|specified|included|available)\b/iu;

const fields: Readonly<Record<Conflict['code'], ClaimField | null>> = { opposite: 'direction', negation: 'sign', name: 'entity', role: 'entity', title: 'entity', cause: null, quantifier: 'value', date: 'period', modality: null };

export function judgeClause(clause: Clause): WordsFinding {
  if (aboutSource.test(clause.text)) return open('about-the-source', 'The sentence speaks of what the sources contain, not of what they say.', []);
  const conflict = findConflict(clause);
  if (conflict !== null) return contradiction(conflict);
  const [best] = clause.found;
  const passages = best?.passages.map((read) => read.passage) ?? [];
  const [unknown] = unknownNames(clause);
  if (unknown !== undefined) return open('name-not-found', `No source speaks of ${unknown}.`, passages);
  const [day] = unknownDates(clause);
  if (day !== undefined) return open('date-not-found', `No source has ${day.text}.`, passages);
  if (best === undefined || best.coverage < SAID) return open('words-not-found', best === undefined ? 'No passage of the sources speaks of it.' : `The nearest passage covers ${percent(best.coverage)} of its telling words: “${quoted(passages)}”`, passages);
  if (overstates(clause)) return open('only-expected', `The source speaks of it as what may or will be: “${quoted(passages)}”`, passages);
  return { verdict: 'supported', rule: 'passage-says-so', reason: `A passage says it in ${percent(best.coverage)} of its telling words, and nothing in it differs: “${quoted(passages)}”`, codes: ['passage'], field: null, right: null, passages, facts: [] };
}

function contradiction(conflict: Conflict): WordsFinding {
  const { passage } = conflict.passage;
  const said = conflict.right === null ? 'says otherwise' : `has “${conflict.given}” where the claim has “${conflict.claimed}”`;
  return { verdict: 'contradicted', rule: `wrong-words-${conflict.code}`, reason: `The source ${said}: “${quoted([passage])}”`, codes: ['words', conflict.code], field: fields[conflict.code], right: conflict.right, passages: [passage], facts: [] };
}

function open(rule: string, reason: string, passages: readonly Passage[]): WordsFinding {
  return { verdict: 'unverified', rule, reason, codes: [rule], field: null, right: null, passages, facts: [] };
}

function percent(share: number): string {
  return `${String(Math.round(share * 100))}%`;
}

/** A reason shows the start of a passage; the whole stands in the evidence. */
const LONGEST = 280;

function quoted(passages: readonly Passage[]): string {
  const text = passages.map((passage) => passage.text).join(' … ').replace(/\s+/g, ' ');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
