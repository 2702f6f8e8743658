// Two figures of one company at one time that are told each for itself, where the words ask what they come to: their sum, what lies between them, how many times or what part the one is of the other.
import type { Expression, Sign } from '../../../asked/asked.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import { digitsFor } from '../expressions/digits.ts';
import { isLacking, workOut } from '../expressions/work-out.ts';
import { shown, written } from '../expressions/written-out.ts';
import { sayMeasure } from '../forms.ts';
import { inTime } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';

const asksSum = /\b(?:together|combined|altogether|add(?:s|ed|ing)? up|add (?:them|both|the two)|in (?:sum|all|total)|sum(?:s|med)?(?: (?:of|up|to))?|total of (?:both|the two)|come(?:s)? to|both in one)\b/i;
const asksPart = /%|\b(?:per ?cent\w*|pct|shares? of|slice|portion|fraction|proportion|part of|ratio|cents (?:of|on|from|out of|per))\b/i;
const asksTimes = /\b(?:how many times|times (?:as|over|the|that|its)|multiple|ratio|per dollar|for (?:each|every) dollar|cover(?:s|ed|age)?)\b/i;

/** What a part is told of, the larger whole first. */
const wholes: readonly string[] = ['revenue', 'total_assets', 'current_assets', 'operating_cash_flow', 'income_before_taxes', 'net_income', 'free_cash_flow', 'shareholders_equity'];

type Group = { readonly holder: Holder; readonly period: AskedPeriod; readonly ids: readonly string[] };
type Pair = Group & { readonly ids: readonly [string, string] };
/** Parts of one whole that are told one by one. */
const MOST_PARTS = 3;

/** Empty where no two amounts of one time stand beside one another, or what they come to is told. */
export function combinedAcross(scenes: readonly Scene[], text: string, told: string): readonly Text[] {
  const groups = groupsOf(scenes);
  const pairs = groups.flatMap((group): readonly Pair[] => { const [one, other, ...more] = group.ids; return one === undefined || other === undefined || more.length > 0 ? [] : [{ ...group, ids: [one, other] }]; });
  const isPart = asksPart.test(text) && !/% of (?:its |the )?\p{L}/u.test(told);
  return [
    ...(asksSum.test(text) && !/ \+ .* = /.test(told) ? pairs.flatMap((pair) => calculated(pair, '+', 'Sum')) : []),
    ...(asksTimes.test(text) && !/ ÷ .* = /.test(told) ? pairs.flatMap((pair) => calculated(largerFirst(pair), '÷', 'Ratio')) : []),
    ...(isPart ? groups.flatMap(asParts) : []),
  ];
}

/** The amounts that the question has of a company at one time, whichever of its parts asks for them. */
function groupsOf(scenes: readonly Scene[]): readonly Group[] {
  const asked = scenes.flatMap((scene) => scene.holders.flatMap((holder) => metricsAsked(scene).flatMap(({ id, as }) => (as === 'value' ? periodsAsked(scene).map((period) => ({ holder, id, period })) : []))));
  const groups = Object.values(Object.groupBy(asked, ({ holder, period }) => `${holder.company.ticker} ${JSON.stringify(period)}`));
  return groups.flatMap((group = []): readonly Group[] => { const [first] = group; return first === undefined ? [] : [{ holder: first.holder, period: first.period, ids: [...new Set(group.map(({ id }) => id))] }]; });
}

const operand = (id: string): Expression => ({ kind: 'operand', id, words: id, period: null });

function calculated({ holder, period, ids }: Pair, sign: Sign, name: string): readonly Text[] {
  const worked = workOut({ kind: 'combined', sign, left: operand(ids[0]), right: operand(ids[1]) }, { holder, period, quotient: 'times' });
  if (worked === null || isLacking(worked) || worked.parts?.some(({ reading }) => reading.unit.kind !== 'money' || reading.unit.per !== null || reading.value.lte(0)) !== false) return [];
  const digits = digitsFor(holder, worked, shown);
  return [say`${name} ${inTime(worked.reading)}: ${written(holder, worked, digits)} = ${shown(holder, worked.reading, digits)}.`];
}

function largerFirst(pair: Pair): Pair {
  const [left, right] = pair.ids.map((id) => sayMeasure(pair.holder, { kind: 'metric', id, as: 'value', words: id }, pair.period)?.figure.value);
  return left !== undefined && right !== undefined && left.lt(right) ? { ...pair, ids: [pair.ids[1], pair.ids[0]] } : pair;
}

function asParts({ holder, period, ids }: Group): readonly Text[] {
  const of = wholes.find((id) => ids.includes(id));
  const parts = ids.filter((id) => id !== of);
  if (of === undefined || parts.length > MOST_PARTS) return [];
  return parts.flatMap((id) => { const said = sayMeasure(holder, { kind: 'metric', id, as: 'share', of, words: id }, period); return said === null || said.figure.unit.kind !== 'percent' ? [] : [said.sentence]; });
}
