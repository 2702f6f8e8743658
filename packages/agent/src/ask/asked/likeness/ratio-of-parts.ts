// Whether figures that were read as amounts are only parts of the ratio, or of the worked-out figure, that a question is plainly like: "how many cents of each sales dollar became free cash" asks for neither of the two.
import { formulaInputs, metricById } from '@assay/calc';
import type { Asked, AskedMeasure, Expression } from '../asked.ts';
import { operandsOf } from '../expressions/signs/expression.ts';
import { subjectClass } from './labels.ts';
import type { Found } from './model.ts';

/** From these chances on: of two figures that the words hold against one another, of one of which the other part was not read, and of an amount that is worked out. */
const enough = { ofTwo: 0.35, ofOne: 0.45, amount: 0.7, form: 0.4 } as const;

/** One figure or two, merely as amounts, in words that hold something against something and list nothing. */
export function mayBeParts({ measures, inherited, multiple, calculation, text }: Asked): boolean {
  if (measures.length === 0 || measures.length > 2 || inherited.includes('measures') || multiple !== undefined || calculation !== undefined) return false;
  return measures.every(isAmount) && !isPrice(measures) && against.test(text) && !asksTwice.test(text) && !isList(measures, text);
}

/** The likeness says a figure of which all that was read are parts. */
export function isMadeOf(read: Asked, asked: Asked, { of, op, ofChance, opChance }: Found): boolean {
  const [whole, said] = [withoutPrice(idsOf(read)), idsOf(asked)];
  if (op === 'none' || opChance < enough.form || isSame(whole, said)) return false;
  const parts = new Set(whole.flatMap((id) => partsOf(id)));
  return said.every((id) => parts.has(id)) && ofChance >= leastFor(of, said.length);
}

function leastFor(of: string, count: number): number {
  const isRatio = subjectClass(of) === 'ratio' || subjectClass(of) === 'priced' || of.endsWith('_per_share');
  return !isRatio ? enough.amount : count > 1 ? enough.ofTwo : enough.ofOne;
}

/** What holds one figure against another, or asks what is left of it. */
const against = /%|\/|÷|\b(?:each|every|hundred|percent(?:age)?|per|pct|pc|cents?|share|slice|part|portion|proportion\w*|fraction|weight|ratio|rate|multiple|times|relative|relation|compared|against|for|from|off|of (?:its|their|the|all|what|a|sales|revenues?|turnover|profits?|earnings)|on (?:its|the|their|all|each|every)|in (?:its|the)|behind|stand[s]?|stood|with|yield\w*|return\w*|intensity|cover\w*|turn(?:ed|s)?|after|once|less|plus|how (?:hard|briskly|well|rich|juicy|much of))\b/i;

/** "Revenue up how much, profit up how much": one answer to each. */
const asksTwice = /\bhow (?:much|many)\b[^]*\bhow (?:much|many)\b|\bwhat (?:was|were|is|are|did|does)\b[^]*\bwhat (?:was|were|is|are|did|does)\b/i;

const joins = /^(?:[\s,;&+]|and|or|as well as|plus|along with|together with|its|their|the|also|total|of)*$/i;

/** "Revenue and net income", "A, B": each is asked for itself. */
function isList([first, second]: readonly AskedMeasure[], text: string): boolean {
  if (first?.kind !== 'metric' || second?.kind !== 'metric') return false;
  const low = text.toLowerCase();
  const [one, other] = [first.words.toLowerCase(), second.words.toLowerCase()];
  const [at, next] = [low.indexOf(one), low.indexOf(other)];
  if (at < 0 || next < 0) return false;
  return joins.test(at < next ? low.slice(at + one.length, next) : low.slice(next + other.length, at));
}

/** What a share costs is asked for itself, in many words. */
function isPrice([only, ...others]: readonly AskedMeasure[]): boolean {
  return only?.kind === 'metric' && only.id === 'price' && others.length === 0;
}

/** How fast an amount grew is asked of itself. */
function isAmount(measure: AskedMeasure): boolean {
  return measure.kind === 'metric' && measure.of === undefined && !['growth', 'cagr'].includes(measure.as) && !['ratio', 'indicator'].includes(metricById(measure.id)?.kind ?? '');
}

function idsOf({ measures, calculation }: Pick<Asked, 'measures' | 'calculation'>): readonly string[] {
  return calculation !== undefined ? idsIn(calculation.expression) : measures.flatMap((measure) => (measure.kind !== 'metric' ? [] : measure.of === undefined ? [measure.id] : [measure.id, measure.of]));
}

const idsIn = (expression: Expression): readonly string[] => operandsOf(expression).map(({ id }) => id);

/** It was read, and is itself the whole that the likeness says. */
function isSame(whole: readonly string[], said: readonly string[]): boolean {
  const [only, ...others] = whole;
  return only === undefined || (others.length === 0 && said.includes(only));
}

/** Told beside a valuation. */
const withoutPrice = (ids: readonly string[]): readonly string[] => (ids.length > 1 ? ids.filter((id) => id !== 'price') : ids);

/** Through formulas of formulas. */
function partsOf(id: string, depth = 0): readonly string[] {
  const formula = metricById(id)?.formula ?? null;
  const inputs = formula === null || depth > 3 ? [] : formulaInputs(formula).flatMap(({ metric }) => partsOf(metric, depth + 1));
  return [id, ...(depth > 0 ? kin[id] ?? [] : []), ...inputs];
}

/** What the same thing is called as the whole company's and as a share's. */
const kin: Readonly<Record<string, readonly string[]>> = { diluted_eps: ['net_income'], dividends_per_share: ['dividends_paid'], dividends_paid: ['dividends_per_share'], cash: ['cash_and_investments'] };
