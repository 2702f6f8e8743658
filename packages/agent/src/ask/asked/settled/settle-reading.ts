// What is asked: what the question says, with what it leaves to the one before it, and what of it was not read.
import type { AskFilters, Asked, AskedMeasure } from '../asked.ts';
import { asResults } from '../at-large/results.ts';
import { asWholeStatement } from '../at-large/whole-statement.ts';
import { boundPlaces } from '../forms/conditions.ts';
import { earlierOf } from '../forms/which-of-several.ts';
import { inherit, type Kept, type Said } from '../inherit.ts';
import { withCalculation, type Calculated } from '../expressions/as-calculation.ts';
import { spokenWords } from '../expressions/signs/spoken-words.ts';
import type { FoundMeasure } from '../measures/found-measure.ts';
import { isAtLarge, isBareName, isDefinition, readOperation, type Clues } from '../operation.ts';
import type { FoundPeriod } from '../periods/periods.ts';
import { blank } from '../places.ts';
import { writtenOut } from '../question-text.ts';
import { asFiscalYears } from '../times/fiscal-quarters.ts';
import { asStretch } from '../times/joined-years.ts';
import { besideUnread } from '../unread/beside-unread.ts';
import { findUnread, type Unread } from '../unread/find-unread.ts';
import type { ReadAround } from '../read-around.ts';
import { askingOf } from '../story/asking-of.ts';
import type { Reading } from './reading.ts';
import { saidOf } from './said-of.ts';

/** "What's that as a yearly rate?": the figure of before in another form, and no term. */
const ofThatTime = /\b(?:that|the same|same|prior|previous|preceding) (?:fiscal )?(?:year|yr|quarter|qtr|period|month|day)\b/i;
const asAnother = /\b(?:that|it|this|those) as (?:an? )?(?:yearly|annual|compound|percent\w*|multiple|ratio|share)/i;
const isNewTerm = (clues: Parameters<typeof isDefinition>[0]): boolean => isDefinition(clues) && !/^(?:and|what about|how about)\b/i.test(clues.text);

/** Who is said to use a term is not asked about. */
const ofNobody = <Said extends Pick<Kept, 'companies' | 'group'>>(kept: Said, operation: Asked['operation']): Said => (operation === 'define' && kept.companies.length === 0 ? { ...kept, group: null } : kept);

/** What is worked out of figures of the question before keeps its measures. */
function keptParts({ inherited, operation: before, isOfBefore }: Pick<Kept, 'inherited' | 'operation'> & { readonly isOfBefore: boolean }, operation: Asked['operation']): Asked['inherited'] {
  const parts = inherited.filter((part) => part !== 'operation' || operation === before);
  return isOfBefore && !parts.includes('measures') ? [...parts, 'measures'] : parts;
}

function calculatedOf(reading: Reading, { filters, earlier, without = [] }: Pick<ReadAround, 'filters' | 'earlier' | 'without'>): Calculated {
  if (without.includes('calculation')) return { said: saidOf(reading, filters), isRead: false };
  const { text, named: { companies, places: names }, periods, used } = reading;
  const dated = (found: readonly FoundPeriod[]): readonly FoundPeriod[] => found.map((one) => ({ ...one, period: asFiscalYears([one.period], { text, companies })[0] ?? one.period }));
  const before = earlier.at(-1);
  return withCalculation(saidOf(reading, filters), { text, measures: used.all, periods: dated(periods), times: dated(used.times), names, earlier: before?.measures ?? [], earlierPeriods: before?.periods ?? [], ...(before?.calculation === undefined ? {} : { calculation: before.calculation }) });
}

/** Words of a calculation that was read: what it asks to be done is done. */
function followed(unused: Unread): Unread {
  const isDone = (words: string): boolean => words.split(' ').every((word) => spokenWords.has(word.toLowerCase()) || /^(?:of|from|the|its|by)$/i.test(word));
  return { ...unused, leftOver: unused.leftOver.filter((word) => !spokenWords.has(word)), unread: unused.unread.filter((words) => !isDone(words)), strange: unused.strange.filter((words) => !isDone(words)) };
}

/** A mean of what was measured before, over years that are named one by one. */
function stretched<Kept extends Said>(kept: Kept): Kept {
  return { ...kept, periods: asStretch(kept.periods, kept.measures) };
}

/** What neither names nor measures, times, bounds took. */
function leftOf({ text, group, named, used: { parts, all, times } }: Reading, { measures }: Said): Unread {
  const isFigure = ({ measure }: FoundMeasure): boolean => measure.kind === 'metric' || measure.kind === 'series';
  return findUnread({
    text, named: [...named.places, ...(group === null ? [] : [group.place])], measured: [...all.filter(isFigure), ...parts], others: [...all.filter((one) => !isFigure(one)), ...times, ...boundPlaces(text, all)],
    isMeasured: measures.length > 0, takesPersons: measures.some((measure) => measure.kind === 'subject' && measure.subject === 'insiders'),
  });
}

/** "What does that ratio mean?": what was measured before. */
function meantBefore({ measures, text }: Said, earlier: Asked | undefined): readonly AskedMeasure[] {
  const isBefore = measures.length === 0 && earlier !== undefined && /\b(?:that|this|it|those|these|the (?:ratio|number|measure|metric|figure|term|multiple|word))\b/i.test(text);
  return isBefore ? earlier.measures.filter((measure) => measure.kind === 'metric').map((measure) => ({ ...measure, as: 'value' })) : measures;
}

/** Something is asked of one company that no measure is known for: its filings may say it, an overview would not. */
function orWords(measures: readonly AskedMeasure[], clues: Clues): readonly AskedMeasure[] {
  const isOpen = clues.companies.length === 1 && clues.group === null && measures.length === 0 && !isAtLarge(clues);
  return isOpen ? [{ kind: 'subject', subject: 'filings', words: clues.rest.trim() }] : measures;
}

/** A mean or a sum of what was listed before is one figure. */
function isOfAll({ measures }: Clues): boolean {
  return measures.length > 0 && measures.every((measure) => 'as' in measure && (measure.as === 'average' || measure.as === 'total'));
}

/** The question's own, else the earlier one's; several companies without more are compared. */
function operationOf(clues: Clues, earlier: Asked['operation'] | null): Asked['operation'] {
  const own = readOperation(clues);
  if (own === 'look-up' && earlier === 'trend' && isOfAll(clues)) return own;
  const chosen = own === 'look-up' || own === 'overview' || (own === 'compare' && earlier === 'rank') ? earlier ?? own : own;
  return clues.companies.length > 1 && (chosen === 'look-up' || chosen === 'overview') ? 'compare' : chosen;
}

function wantsWords(measures: readonly AskedMeasure[], operation: Asked['operation'], filters: AskFilters): boolean {
  return operation === 'explain' || filters.form !== null || filters.section !== null || measures.some((measure) => measure.kind === 'subject' && measure.subject === 'filings');
}

/** Behind another question a name alone asks for its figure, and so does one of that time. */
function asksTerm(clues: Parameters<typeof isDefinition>[0], text: string, isBehind: boolean): boolean {
  return isBehind ? isNewTerm(clues) && !asAnother.test(text) && !ofThatTime.test(text) : isBareName(clues) || isNewTerm(clues);
}

export function settleReading(reading: Reading, { filters, earlier, desk, today, without }: ReadAround): Asked {
  const { question, text } = reading;
  const { said, isRead, isOfBefore = false } = calculatedOf(reading, { filters, earlier, without: without ?? [] });
  const rest = blank(text, [...reading.named.places, ...reading.measures, ...reading.periods]).replace(/ +/g, ' ');
  const isTerm = !isRead && asksTerm({ ...said, rest }, text, earlier.length > 0);
  const continued = isTerm ? { ...said, measures: meantBefore(said, earlier.at(-1)), inherited: [], operation: null } : stretched(inherit(said, earlierOf(earlier, said.text)));
  const unused = leftOf(reading, said);
  const left = isTerm ? { ...unused, strange: [] } : isRead ? followed(unused) : unused;
  const kept = isTerm ? continued : besideUnread({ ...continued, measures: orWords(continued.measures, { ...continued, text, rest }) }, left, text);
  const operation = isTerm ? 'define' : operationOf({ ...kept, text, rest }, kept.operation);
  const bare = blank(text, [...reading.named.places, ...reading.periods]);
  return asWholeStatement(asResults({
    ...ofNobody(kept, operation), text: question, asking: askingOf(writtenOut(question), { desk, today }), operation, wantsWords: wantsWords(kept.measures, operation, filters), inherited: keptParts({ ...kept, isOfBefore }, operation),
    ...left,
  }, bare), bare);
}
