// Conditions of a screen: a measure above or below a number.
import { metricById } from '@assay/calc';
import type { Condition } from '../asked.ts';
import type { FoundMeasure } from '../measures/found-measure.ts';
import type { Place } from '../places.ts';

const comparators: readonly (readonly [Condition['is'], string])[] = [
  ['at-least', String.raw`at least|no less than|not less than|>=|≥|minimum of|of at least|or more`],
  ['at-most', String.raw`at most|no more than|not more than|<=|≤|maximum of|up to`],
  ['above', String.raw`above|over|more than|greater than|higher than|exceed(?:s|ed|ing)?|bigger than|larger than|tops|topped|topping|beats|surpass(?:es|ed|ing)?|north of|in excess of|beyond|>`],
  ['below', String.raw`below|under|less than|lower than|smaller than|south of|beneath|fewer than|<`],
];
const anyComparator = comparators.map(([, source]) => source).join('|');
const amount = String.raw`(?:\$|usd |€|£)? ?(?<value>-?\d[\d,]*(?:\.\d+)?) ?(?<unit>%|percent(?:age points?)?|pct|x\b|times|trillion|billion|million|thousand|tn\b|bn\b|mn\b|[tbmk]\b)?`;
/** Words that may stand between a measure and its bound. */
const link = String.raw`[ ,:]*(?:(?:ratios?|yields?|margins?|growth|rates?|multiples?|levels?|that (?:is|are)|that(?= (?:tops|beats|exceeds|surpasses))|which(?= (?:tops|beats|exceeds|surpasses))|which (?:is|are)|of|is|are|was|were|being|stays?|stands?|trading|at|has been|with a value) ?){0,4}`;
const after = new RegExp(String.raw`^${link}(?<comparator>${anyComparator}) ?(?:of )?${amount}(?<tail> or (?:more|higher|above|less|lower|below))?`, 'i');
/** "more than 20% return on equity". */
const before = new RegExp(String.raw`(?<comparator>${anyComparator}|top(?= ?\$?\d[\d,.]* ?(?:trillion|billion|million|tn|bn|mn|b|m)\b)) ?(?:an? )?${amount} (?:of |in |an? )?(?:annual |yearly |total )?$`, 'i');

const scales: Readonly<Record<string, number>> = { trillion: 12, tn: 12, t: 12, billion: 9, bn: 9, b: 9, million: 6, mn: 6, m: 6, thousand: 3, k: 3 };

/** "Lost money", "are profitable": a bound of nothing. */
const losing = /\b(?:lost money|los(?:e|ing) money|loss[- ]?mak(?:ing|ers?)|money[- ]losers|unprofitable|(?:made|posted|reported|had|with) (?:a |net )*loss(?:es)?|in the red)\b/i;
const earning = /\b(?:(?:are|is|were|was) profitable|(?:made|make|turned|posted) a profit|in the black)\b/i;

function aboutZero(text: string): Condition[] {
  const is = losing.test(text) ? 'below' : earning.test(text) ? 'above' : null;
  return is === null ? [] : [{ measure: { kind: 'metric', id: 'net_income', as: 'value', words: is === 'below' ? 'loss' : 'profit' }, is, value: '0', percent: false }];
}

const who = String.raw`\b(?:which|whose|who|those|any|pick|find|name|list|how many|companies|company|stocks|firms|names)\b[^?]{0,60}`;
/** "Whose sales fell", "revenue down in FY24?", "companies with falling revenue", "who cut R&D": a growth below nothing. */
const fell = new RegExp(String.raw`${who}\b(?:f[ae]ll(?:en|ing|s)?|shr[aiu]nk\w*|shrinking|declin\w+|drop(?:ped|ping)|lower|decreas\w+|cut|reduced|slashed|negative\b[^?]{1,40}\bgrowth)\b|^[^?]{2,30}\b(?:down|lower|falling|shrinking|declining)\b[^?]{0,20}\?`, 'i');
/** "Companies with rising profits", "which of them raised R&D": a growth above nothing. */
const rose = new RegExp(String.raw`${who}\b(?:rising|r[io]se[ns]?|growing|gr[eo]wn?|increas(?:ing|ed)|climb(?:ing|ed)|raised|lifted|positive\b[^?]{1,40}\bgrowth)\b`, 'i');
/** An order, a bound that is said, several times or a cause ask for something else. */
const otherwise = /\b(?:most|least|(?:fast|slow|bigg|larg|strong|high|worst|low)(?:est|er)|faster|more|less|worst|best|rank|order|first|compare|how (?:much|far|fast)|why|straight|consecutive|in a row|each|every|both|and|but|while|than|average|total)\b/i;

function moving(text: string, measures: readonly FoundMeasure[]): Condition[] {
  const [only, ...others] = measures.flatMap(({ measure }) => (measure.kind === 'metric' ? [measure] : []));
  if (only === undefined || others.length > 0 || metricById(only.id)?.kind !== 'flow' || isOrdered.test(text)) return [];
  if (fell.test(text)) return [{ measure: { ...only, as: 'growth' }, is: 'below', value: '0', percent: true }];
  return rose.test(text) && !otherwise.test(text) ? [{ measure: { ...only, as: 'growth' }, is: 'above', value: '0', percent: true }] : [];
}

/** "Which have negative equity", "any with equity below zero?": the one figure that is named, below nothing. */
const underNothing = new RegExp(String.raw`${who}\b(?:negative|below (?:zero|nothing|0)(?![\d.%])|under (?:zero|nothing|water)|less than (?:zero|nothing|0)(?![\d.%]))`, 'i');
const notSo = /\b(?:not|never|no|non|without|\w+n['’]t|how (?:much|far)|why|because|despite)\b/i;

function belowNothing(text: string, measures: readonly FoundMeasure[]): Condition[] {
  const [only, ...others] = measures.flatMap(({ measure }) => (measure.kind === 'metric' ? [measure] : []));
  const isPlain = only?.as === 'value' && others.length === 0 && !/_growth$/.test(only.id) && !isOrdered.test(text) && !notSo.test(text);
  return only !== undefined && isPlain && underNothing.test(text) ? [{ measure: only, is: 'below', value: '0', percent: false }] : [];
}

const isOrdered = /\b(?:most|least|fastest|biggest|largest|worst|rank|order|first|compare)\b/i;

/** `isMany`: several companies are screened. */
export function readConditions(text: string, measures: readonly FoundMeasure[], isMany: boolean): Condition[] {
  const found = measures.flatMap(({ measure, start, end }): Condition[] => {
    if (measure.kind !== 'metric') return [];
    const match = after.exec(text.slice(end, end + 90)) ?? before.exec(text.slice(Math.max(0, start - 60), start));
    return match?.groups === undefined || isYear(match.groups) ? [] : [conditionOf(measure, match.groups)];
  });
  if (found.length === 0 && isMany) return [...belowNothing(text, measures), ...aboutZero(text), ...moving(text, measures)].slice(0, 1);
  return found.filter((condition, index) => index === found.findIndex((other) => 'id' in other.measure && 'id' in condition.measure && other.measure.id === condition.measure.id && other.value === condition.value));
}

/** Where bounds stand beside their measures: the number there is read. */
export function boundPlaces(text: string, measures: readonly FoundMeasure[]): Place[] {
  return measures.flatMap(({ measure, start, end }) => {
    if (measure.kind !== 'metric') return [];
    const behind = after.exec(text.slice(end, end + 90));
    const ahead = behind === null ? before.exec(text.slice(Math.max(0, start - 60), start)) : null;
    return behind !== null ? [{ start: end, end: end + behind[0].length }] : ahead === null ? [] : [{ start: start - ahead[0].length, end: start }];
  });
}

/** "Over 2024" is when, not how much. */
function isYear(groups: Readonly<Record<string, string | undefined>>): boolean {
  return groups['unit'] === undefined && /^(?:19|20)\d{2}$/.test(groups['value'] ?? '');
}

/** "A dividend above 2%" is one of the price. */
function inPercent(measure: Condition['measure']): Condition['measure'] {
  return measure.kind === 'metric' && measure.as === 'value' && (measure.id === 'dividends_per_share' || measure.id === 'dividends_paid') ? { ...measure, id: 'dividend_yield' } : measure;
}

function conditionOf(measure: Condition['measure'], groups: Readonly<Record<string, string | undefined>>): Condition {
  const said = groups['comparator'] ?? '';
  const is = comparators.find(([, source]) => new RegExp(`^(?:${source})$`, 'i').test(said))?.[0] ?? 'above';
  const unit = (groups['unit'] ?? '').toLowerCase();
  const percent = /^(?:%|percent|pct)/.test(unit);
  return { measure: percent ? inPercent(measure) : measure, is, percent, value: scaled((groups['value'] ?? '0').replaceAll(',', ''), scales[unit] ?? 0) };
}

/** Shifts the decimal point; no rounding. */
function scaled(value: string, by: number): string {
  if (by === 0) return value;
  const [whole = '0', part = ''] = value.split('.');
  const digits = `${whole}${part.padEnd(by, '0').slice(0, by)}`.replace(/^(-?)0+(?=\d)/, '$1');
  const left = part.slice(by);
  return left === '' ? digits : `${digits}.${left}`;
}
