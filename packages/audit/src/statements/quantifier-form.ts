// "All", "every", "no", "none", "most of", "more than half": what share of the rows fits. "The only": that just one does.
import type { Constraint } from './constraint.ts';
import { everyWords, mostWords, negations, onlyWords } from './lexicon.ts';
import type { StatementWord } from './words.ts';
import { placesOf, rowsWith, type Clause, type Form, type Outcome } from './form.ts';

type Quantifier = { readonly kind: 'every' | 'none' | 'most'; readonly at: number };

const noneWords = new Set(['none', 'never', 'neither']);

function quantifierAt(clause: Clause): Quantifier | null {
  const { words } = clause.scene;
  const next = (at: number): StatementWord | undefined => words[at + 1];
  const [every] = placesOf(clause, (word) => everyWords.has(word.text));
  if (every !== undefined) return { kind: 'every', at: every };
  const [none] = placesOf(clause, (word, at) => noneWords.has(word.text) || (word.text === 'no' && next(at)?.number === null && !['more', 'less', 'fewer', 'other'].includes(next(at)?.text ?? '')));
  if (none !== undefined) return { kind: 'none', at: none };
  const [most] = placesOf(clause, (word, at) => mostWords.has(word.text) || (word.text === 'most' && next(at)?.text === 'of') || (word.text === 'half' && at > clause.from));
  return most === undefined ? null : { kind: 'most', at: most };
}

function quantifierHolds(kind: Quantifier['kind'], fits: number, among: number): boolean {
  switch (kind) {
    case 'every': return fits === among && among > 0;
    case 'none': return fits === 0;
    case 'most': return fits * 2 > among;
  }
}

export const quantifierForm: Form = (clause): Outcome | null => {
  const found = quantifierAt(clause);
  if (found === null || clause.constraints.length === 0) return null;
  const { scene } = clause;
  const scope = clause.constraints.filter((constraint) => constraint.number === null && constraint.bound === null && isScopeOf(clause, constraint, found.at));
  const asked = clause.constraints.filter((constraint) => !scope.includes(constraint));
  const [whole, tested] = asked.length === 0 ? [[], scope] as const : [scope, asked] as const;
  const among = rowsWith(scene, whole).filter((row) => !scene.records.totals.has(row));
  const fits = among.filter((row) => tested.every((constraint) => constraint.rows.has(row)));
  const isDenied = found.kind === 'every' && placesOf(clause, (word, place) => place > found.at && negations.has(word.text)).length > 0;
  const holds = quantifierHolds(isDenied ? 'none' : found.kind, fits.length, among.length);
  const wantsNone = found.kind === 'none';
  return { kind: found.kind, holds, trust: 0.65, rows: holds && !wantsNone ? fits : among.filter((row) => fits.includes(row) === wantsNone), columns: tested.flatMap((constraint) => constraint.columns.slice(0, 1)), value: fits.length, explanation: `${fits.length} of ${among.length} rows fit ${tested.map((constraint) => constraint.text).join(' & ')}` };
};

const verbs = new Set('be is are was were has have had do does did'.split(' '));
const inside = new Set(['in', 'of', 'from', 'during', 'at', 'on', 'for', 'among', 'by', 'against']);

/** What stands between the quantifier and the verb, and what a preposition sets apart, says which rows are meant. */
function isScopeOf(clause: Clause, constraint: Constraint, at: number): boolean {
  const { words } = clause.scene;
  const verb = words.findIndex((word, place) => place > at && verbs.has(word.text));
  if (constraint.from > at && (verb < 0 || constraint.to < verb)) return true;
  return constraint.from < at && inside.has(words[constraint.from - 1]?.text ?? words[constraint.from - 2]?.text ?? '');
}

/** "The only lender from Spain": the rest picks one row, and it is this one. */
export const onlyForm: Form = (clause): Outcome | null => {
  const { words, records } = clause.scene;
  const [at] = placesOf(clause, (word, place) => onlyWords.has(word.text) && word.text !== 'just' && words[place + 1]?.number === null);
  if (at === undefined || clause.constraints.length < 2 || (at > clause.from && !['the', 'be', 'is', 'are', 'was', 'were'].includes(words[at - 1]?.text ?? ''))) return null;
  const subject = clause.constraints.filter((constraint) => constraint.to < at);
  const rest = clause.constraints.filter((constraint) => constraint.from > at);
  const [named, described] = subject.length === 0 ? [rest.slice(-1), rest.slice(0, -1)] : [subject, rest];
  if (described.length === 0) return null;
  const fits = rowsWith(clause.scene, described).filter((row) => !records.totals.has(row));
  const kept = fits.filter((row) => named.every((constraint) => constraint.rows.has(row)));
  return { kind: 'only', holds: kept.length > 0 && kept.length === fits.length, trust: 0.65, rows: fits, columns: described.flatMap((constraint) => constraint.columns.slice(0, 1)), value: fits.length, explanation: `${fits.length} rows fit ${described.map((constraint) => constraint.text).join(' & ')}` };
};
