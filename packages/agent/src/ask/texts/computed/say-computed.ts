// A worked-out figure in sentences that a stranger can check: the result, what it was made of, and how.
import type { Asked, AskedTerm, AskedValue, TimeQuery } from '@assay/audit/asked';
import type { Sha256, Unit } from '@assay/record';
import { showWith, type Reading } from '../../../figures/figure.ts';
import { say, type FigureStyle, type Text } from '../../../prose/text.ts';
import { possessive } from '../../../write/company-name.ts';
import { saidTime } from './said-time.ts';
import { isBalance, latestTime, nameAsked, nameOf, sayWritten } from './say-quantity.ts';
import { readWantedForm, type WantedForm } from './wanted-form.ts';

export type SaidFigure = { readonly summary: Text; readonly details: readonly Text[] };
type Scene = { readonly company: string; readonly asked: Asked; readonly value: AskedValue; readonly form: WantedForm; readonly sha256: Sha256 };

/** Null where a time of the calculation has no plain name. */
export function sayComputed(question: string, of: { readonly company: string; readonly asked: Asked; readonly value: AskedValue; readonly sha256: Sha256 }): SaidFigure | null {
  const scene: Scene = { ...of, form: readWantedForm(question) };
  const summary = plainMove(scene) ?? summaryOf(scene);
  const operands = operandSentences(scene);
  if (summary === null || operands === null) return null;
  const isPlain = of.value.written.length === 1;
  return { summary, details: isPlain ? [] : [...operands, ...(isMove(innermost(of.asked)) ? [] : [say`It is worked out as ${sayWritten(of.value, of.sha256)}.`])] };
}

/** One measure at two times: "… rose from $480 million in fiscal 2030 to $512 million in fiscal 2031, by 6.7%." Null for any other result. */
function plainMove(scene: Scene): Text | null {
  const [later, base, ...others] = distinctTerms(scene.value);
  if (!isMove(innermost(scene.asked)) || later === undefined || base === undefined || others.length > 0 || later.metric !== base.metric || later.value.equals(base.value)) return null;
  const [from, to] = [base, later].map((term) => placedAmount(term, scene.sha256));
  if (from === null || from === undefined || to === null || to === undefined) return null;
  return say`${possessive(scene.company)} ${nameOf(later.metric)} ${later.value.gt(base.value) ? 'rose' : 'fell'} from ${from} to ${to}, by ${sizeOfResult(scene)}.`;
}

/** "$480 million in fiscal 2030". */
function placedAmount(term: AskedTerm, sha256: Sha256): Text | null {
  const when = term.time === null ? null : saidTime(term.time, isBalance(term.metric));
  return when === null ? null : say`${amount(readingOf(term), 'millions', sha256)} ${when}`;
}

/** The verb has said the direction. */
function sizeOfResult(scene: Scene): Text {
  return result({ ...scene, value: { ...scene.value, value: scene.value.value.abs() } });
}

type Innermost = Exclude<Asked['quantity'], { kind: 'at' }>;

function innermost({ quantity }: Asked): Innermost {
  let inner = quantity;
  while (inner.kind === 'at') inner = inner.of;
  return inner;
}

function isMove({ kind }: Innermost): boolean {
  return kind === 'change' || kind === 'growth';
}

/** A sentence for each: two times in one sentence are easily taken for each other. */
function operandSentences(scene: Scene): Text[] | null {
  const sentences = distinctTerms(scene.value).map((term) => {
    const placed = placedAmount(term, scene.sha256);
    return placed === null ? null : say`${possessive(scene.company)} ${nameOf(term.metric)} was ${placed}.`;
  });
  return sentences.every((sentence) => sentence !== null) ? sentences : null;
}

function distinctTerms({ written }: AskedValue): AskedTerm[] {
  const terms = written.filter((part): part is AskedTerm => part.kind === 'term');
  return [...new Map(terms.map((term) => [`${term.metric} ${JSON.stringify(term.time)}`, term])).values()];
}

function readingOf({ metric, value, unit, facts }: AskedTerm): Reading {
  return { metric, value, unit, period: facts[0]?.fact.period ?? null, formula: null, facts: facts.map(({ fact }) => fact), assumptions: {} };
}

const MILLION = 1e6;

/** Money in the scale wanted; what is smaller, and what is no money, as an analyst writes it. */
function amount(reading: Reading, scale: 'millions' | 'billions', sha256: Sha256): Text {
  const show = showWith(sha256);
  const { unit, value } = reading;
  if (unit.kind !== 'money' || unit.per !== null || value.abs().lt(MILLION)) return say`${show(reading)}`;
  const sign = `${value.isNegative() ? '−' : ''}${unit.currency === null || unit.currency === 'USD' ? '$' : `${unit.currency} `}`;
  return say`${sign}${show({ ...reading, value: value.abs() }, scale)} ${scale === 'millions' ? 'million' : 'billion'}`;
}

const styles: Readonly<Record<number, FigureStyle>> = { 0: 'whole', 1: 'tenths', 2: 'hundredths', 3: 'thousandths' };

/** The result as the question wants it. */
function result(scene: Scene): Text {
  const { value, form, sha256 } = scene;
  const isRatio = value.unit.kind === 'fraction' || value.unit.kind === 'none';
  if (value.unit.kind === 'money') return amount(resultReading(scene, value.unit), form.scale ?? 'millions', sha256);
  const style = styles[form.decimals ?? (isRatio && !form.isPercent ? 2 : 1)] ?? 'plain';
  return say`${showWith(sha256)(resultReading(scene, resultUnit(scene)), style)}`;
}

function resultUnit({ value: { unit }, form, asked }: Scene): Unit {
  const isChange = innermost(asked).kind === 'change';
  if (isChange && (unit.kind === 'percent' || (unit.kind === 'fraction' && form.isPercent))) return { kind: 'points' };
  if (unit.kind !== 'fraction' && unit.kind !== 'none') return unit;
  return form.isPercent ? { kind: 'percent' } : form.isDays ? { kind: 'days' } : { kind: 'none' };
}

function resultReading({ asked, value }: Scene, unit: Unit): Reading {
  const [only] = value.written.length === 1 ? value.written : [];
  const isHundredfold = (unit.kind === 'percent' || unit.kind === 'points') && value.unit.kind !== 'percent';
  const facts = value.facts.map(({ fact }) => fact);
  return { metric: only?.kind === 'term' ? only.metric : asked.names[0] ?? 'result', value: isHundredfold ? value.value.times(100) : value.value, unit, period: facts[0]?.period ?? null, formula: only === undefined ? value.filled : null, facts, assumptions: {} };
}

function summaryOf(scene: Scene): Text | null {
  const quantity = innermost(scene.asked);
  switch (quantity.kind) {
    case 'change': case 'growth': case 'compound': return overEnds(scene, moves[quantity.kind], [quantity.base, quantity.value]);
    case 'mean': return overEnds(scene, 'average', [quantity.of[0], quantity.of.at(-1)]);
    case 'measure': case 'number': case 'operation': return atOneTime(scene);
  }
}

const moves = { change: 'change', growth: 'growth', compound: 'compound annual growth' } as const;

/** "revenue growth from fiscal 2030 to fiscal 2031 was 4.1%", "average margin from …". */
function overEnds(scene: Scene, what: string, ends: readonly (Asked['quantity'] | undefined)[]): Text | null {
  const [from, to] = ends.map((end) => {
    const time = end === undefined ? null : timeOfEnd(end, scene.asked.time);
    return time === null ? null : saidTime(time, false);
  });
  if (from === null || from === undefined || to === null || to === undefined) return null;
  const name = what === 'average' ? `average ${nameAsked(scene.asked, scene.value)}` : `${nameAsked(scene.asked, scene.value)} ${what}`;
  return say`${possessive(scene.company)} ${name} from ${bare(from)} to ${bare(to)} was ${result(scene)}.`;
}

function atOneTime(scene: Scene): Text | null {
  const { asked, company, value } = scene;
  const [only] = value.written.length === 1 ? value.written : [];
  const term = only?.kind === 'term' ? only : null;
  const time = asked.time ?? term?.time ?? latestTime(value);
  const when = time === null ? null : saidTime(time, term !== null && isBalance(term.metric));
  return when === null ? null : say`${possessive(company)} ${nameAsked(asked, value)} was ${result(scene)} ${when}.`;
}

/** "in fiscal 2031" without its "in". */
function bare(when: Text): Text {
  return { ...when, template: when.template.replace(/^(?:in|on) /, '') };
}

function timeOfEnd(quantity: Asked['quantity'], around: TimeQuery | null): TimeQuery | null {
  if (quantity.kind !== 'at') return around;
  if (quantity.time.kind !== 'earlier') return quantity.time;
  return around?.kind === 'fiscal' ? { ...around, year: around.year - quantity.time.years } : null;
}
