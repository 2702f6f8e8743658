// Finds for every number of a filled-in formula the value of a source that it is: in the order of the evidence, each value used, none by chance alone.
import { modelIds, type Dictionary } from '@assay/calc';
import { decimal, type Decimal, type Fact } from '@assay/record';
import { recombine, sourceTerm } from './recombine.ts';
import { binary, call, constant, type Term } from './term.ts';

/** Steps of the search: formulas of the judge need a few dozen. */
const MAX_STEPS = 3000;
/** Values that one number of a formula may be worked out from. */
const LONGEST_BLOCK = 12;
/** Whole numbers up to here may belong to the formula itself: halves, hundreds, counts of years. */
const LARGEST_CONSTANT = 100;

type Search = { readonly numbers: readonly string[]; readonly facts: readonly Fact[]; readonly dictionary: Dictionary; readonly isModel: boolean; readonly known: Map<string, Term | null>; steps: number };
type State = { readonly terms: readonly Term[]; readonly used: ReadonlySet<number> };

/** One term for each number, or null where a number has no source or a source no number. */
export function alignOperands(numbers: readonly string[], facts: readonly Fact[], about: { readonly expression: string; readonly dictionary: Dictionary }): readonly Term[] | null {
  const search: Search = { numbers, facts, dictionary: about.dictionary, isModel: modelIds.includes(about.expression), known: new Map(), steps: 0 };
  return go({ terms: [], used: new Set() }, search);
}

function go(state: State, search: Search): readonly Term[] | null {
  search.steps += 1;
  if (search.steps > MAX_STEPS) return null;
  const text = search.numbers[state.terms.length];
  if (text === undefined) return isComplete(state, search) ? state.terms : null;
  for (const next of candidates(text, state, search)) {
    const found = go(next, search);
    if (found !== null) return found;
  }
  return null;
}

/** A value that stands twice in the evidence need not be used twice; the prices beside a sum of shares are not part of it. */
function isComplete({ used }: State, { facts }: Search): boolean {
  const taken = facts.filter((_, index) => used.has(index));
  const [ids, units] = [new Set(taken.map(({ id }) => id)), new Set(taken.map(({ unit }) => unit.kind))];
  return facts.every((fact) => ids.has(fact.id) || !units.has(fact.unit.kind));
}

function* candidates(text: string, state: State, search: Search): Generator<State> {
  for (let start = 0; start < search.facts.length; start += 1) {
    for (let end = start + 1; end <= search.facts.length && end - start <= LONGEST_BLOCK && !state.used.has(end - 1); end += 1) {
      const term = blockTerm(text, [start, end], search);
      if (term !== null) yield { terms: [...state.terms, term], used: new Set([...state.used, ...range(start, end)]) };
    }
  }
  const own = repeatedTerm(text, state, search) ?? ownNumber(text, search);
  if (own !== null) yield { terms: [...state.terms, own], used: state.used };
}

/** What the same number stood for before, or the size of what stood there with a minus sign. */
function repeatedTerm(text: string, { terms }: State, { numbers }: Search): Term | null {
  const same = numbers.indexOf(text);
  const negative = numbers.indexOf(`-${text}`);
  const [plain, signed] = [same < terms.length ? terms[same] : undefined, negative < 0 || negative >= terms.length ? undefined : terms[negative]];
  return plain ?? (signed === undefined ? null : call('abs', [signed]));
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

/** A number that no source gives: the formula's own, or an assumption of the report's own model. */
function ownNumber(text: string, { isModel }: Search): Term | null {
  const value = decimal(text);
  if (value.isInteger() && value.greaterThanOrEqualTo(0) && value.lessThanOrEqualTo(LARGEST_CONSTANT)) return constant(text);
  return isModel && value.abs().lessThan(1) ? { kind: 'input', text } : null;
}

function blockTerm(text: string, [start, end]: readonly [number, number], search: Search): Term | null {
  const key = `${text} ${String(start)} ${String(end)}`;
  const known = search.known.get(key);
  if (known !== undefined) return known;
  const facts = search.facts.slice(start, end);
  const [only] = facts;
  const found = only === undefined ? null : facts.length === 1 ? singleTerm(text, only) : recombine(facts, (value) => isShownAs(value, text), search.dictionary);
  search.known.set(key, found);
  return found;
}

/** The fact as it stands, without its sign, or from percent to fraction and back. */
function singleTerm(text: string, fact: Fact): Term | null {
  const plain: Term = { kind: 'fact', fact, asFraction: false };
  const value = decimal(fact.value);
  if (isShownAs(value, text)) return plain;
  if (isShownAs(value.abs(), text)) return call('abs', [plain]);
  if (isShownAs(value.dividedBy(100), text)) return fact.unit.kind === 'percent' || fact.unit.kind === 'points' ? sourceTerm(fact) : null;
  return fact.unit.kind === 'fraction' && isShownAs(value.times(100), text) ? binary('*', constant('100'), plain) : null;
}

/** Formulas show their inputs whole up to sixteen digits, worked-out ones to twelve, those of peers to six. */
function isShownAs(value: Decimal, text: string): boolean {
  const shown = decimal(text);
  if (value.eq(shown)) return true;
  return [16, 12, 6].some((digits) => shown.precision() > digits - 4 && value.toSignificantDigits(digits).eq(shown));
}
