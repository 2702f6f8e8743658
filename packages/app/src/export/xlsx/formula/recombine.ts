// A number of a filled-in formula that is itself worked out: which formula of the dictionary over these neighbouring values gives it.
import { metricById, parseFormula, type Dictionary, type FormulaNode, type Metric } from '@assay/calc';
import type { Decimal, Fact } from '@assay/record';
import { evaluateTerm } from './evaluate-term.ts';
import { binary, call, constant, type Term } from './term.ts';

type Option = { readonly term: Term; /** How many of the values it takes, from the first. */ readonly used: number };

const MAX_DEPTH = 4;
/** Ways to read one formula over one list of values: more than a few are never needed. */
const MAX_OPTIONS = 12;
/** Lengths of trailing twelve months: year + now − then, four quarters, year and two or three quarters since. */
const trailingLengths = [3, 4, 5, 7] as const;

export function sourceTerm(fact: Fact): Term {
  return { kind: 'fact', fact, asFraction: fact.unit.kind === 'percent' || fact.unit.kind === 'points' };
}

/** Every term over all of the values, in their order, that the dictionary knows and `fits` takes. */
export function recombine(facts: readonly Fact[], fits: (value: Decimal) => boolean, dictionary: Dictionary): Term | null {
  const [first] = facts;
  const trailing = first?.metric.id === null || first === undefined ? [] : trailingOptions(first.metric.id, facts);
  const whole = trailing.filter(({ used }) => used === facts.length).map(({ term }) => term);
  return whole.find((term) => isFit(term, fits)) ?? byDictionary(facts, fits, dictionary);
}

function isFit(term: Term, fits: (value: Decimal) => boolean): boolean {
  const value = evaluateTerm(term);
  return value !== null && fits(value);
}

function byDictionary(facts: readonly Fact[], fits: (value: Decimal) => boolean, dictionary: Dictionary): Term | null {
  for (const metric of dictionary) {
    for (const { term, used } of formulaOptions(metric, facts, { dictionary, depth: 0 })) {
      if (used !== facts.length) continue;
      if (isFit(term, fits)) return term;
      // Changes between fractions are shown in points.
      const hundredfold = binary('*', constant('100'), term);
      if (isFit(hundredfold, fits)) return hundredfold;
    }
  }
  return null;
}

type At = { readonly dictionary: Dictionary; readonly depth: number };

const parsed = new Map<string, FormulaNode>();

function parseOnce(formula: string): FormulaNode {
  const known = parsed.get(formula) ?? parseFormula(formula);
  parsed.set(formula, known);
  return known;
}

function formulaOptions({ formula }: Metric, facts: readonly Fact[], at: At): Option[] {
  return formula === null || at.depth > MAX_DEPTH ? [] : options(parseOnce(formula), facts, at).slice(0, MAX_OPTIONS);
}

function options(node: FormulaNode, facts: readonly Fact[], at: At): Option[] {
  switch (node.kind) {
    case 'number': return [{ term: constant(node.text), used: 0 }];
    case 'metric': return metricOptions(node.metric, facts, at);
    case 'negate': return options(node.of, facts, at).map(({ term, used }) => ({ term: { kind: 'negate', of: term }, used }));
    case 'binary': return options(node.left, facts, at).flatMap((left) => options(node.right, facts.slice(left.used), at).map((right) => ({ term: binary(node.operator, left.term, right.term), used: left.used + right.used })));
    case 'call': return callOptions(node, facts, at);
  }
}

function callOptions({ name, args }: Extract<FormulaNode, { kind: 'call' }>, facts: readonly Fact[], at: At): Option[] {
  const [only] = args;
  if (name === 'optional') return only === undefined ? [] : [...options(only, facts, at), { term: constant('0'), used: 0 }];
  const lists = args.reduce<{ readonly terms: readonly Term[]; readonly used: number }[]>(
    (found, argument) => found.flatMap(({ terms, used }) => options(argument, facts.slice(used), at).map((option) => ({ terms: [...terms, option.term], used: used + option.used }))).slice(0, MAX_OPTIONS),
    [{ terms: [], used: 0 }],
  );
  return lists.map(({ terms, used }) => ({ term: callOf(name, terms), used }));
}

function callOf(name: Exclude<Extract<FormulaNode, { kind: 'call' }>['name'], 'optional'>, terms: readonly Term[]): Term {
  const [first, second] = terms;
  return name === 'pow' ? binary('^', first ?? constant('0'), second ?? constant('1')) : call(name, terms);
}

function metricOptions(id: string, facts: readonly Fact[], at: At): Option[] {
  const [first] = facts;
  if (first === undefined) return [];
  const direct: Option[] = first.metric.id === id ? [{ term: sourceTerm(first), used: 1 }] : [];
  const metric = metricById(id, at.dictionary);
  const derived = metric === undefined ? [] : formulaOptions(metric, facts, { ...at, depth: at.depth + 1 });
  return [...direct, ...trailingOptions(id, facts), ...derived].slice(0, MAX_OPTIONS);
}

function trailingOptions(id: string, facts: readonly Fact[]): Option[] {
  return trailingLengths.flatMap((used): Option[] => {
    const block = facts.slice(0, used);
    if (block.length < used || !block.every((fact) => fact.metric.id === id && fact.period?.kind === 'duration')) return [];
    return [{ term: trailingTerm(block), used }];
  });
}

/** Four quarters are added; of the other lengths, the later half of what follows the year is taken off again. */
function trailingTerm(block: readonly Fact[]): Term {
  const added = block.length === 4 ? 4 : (block.length + 1) / 2;
  const [first, ...others] = block.map(sourceTerm);
  return others.reduce<Term>((sum, term, index) => binary(index + 1 < added ? '+' : '-', sum, term), first ?? constant('0'));
}
