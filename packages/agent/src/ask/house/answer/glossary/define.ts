// What a term means: from the metric dictionary, with its formula and what it must not be taken for. General knowledge, without figures.
import { findMetrics, formulaInputs, metricById, type Metric } from '@assay/calc';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { Asked } from '../../../asked/asked.ts';
import type { AnswerDraft } from '../../../draft.ts';
import { asksAboutAssay } from '../../route/about-assay.ts';
import { isEconomic } from '../asked-of.ts';
import { formulaWords } from '../sentences/formula-words.ts';
import { tellAboutAssay } from './about-assay.ts';
import { termDescribed } from './described.ts';
import { findTerms, termOf, type FoundTerm } from './glossary.ts';
import { reasonFor } from './glossary-reasons.ts';
import { reasonOf, signOf } from './glossary-signals.ts';
import { partlyKnown } from './part-of-term.ts';
import { comparesTerms, unknownBeside, withShared } from './terms-beside.ts';
import { capital, listed, nameOf } from '../sentences/naming.ts';
import { textBlock } from '../outcome.ts';

const kinds: Readonly<Record<Metric['kind'], string>> = {
  flow: 'an amount that runs up over a period, such as a quarter or a fiscal year', stock: 'a standing amount, known for the day of a balance sheet', ratio: 'a ratio of other figures', 'per-share': 'an amount for each share',
  price: 'a price, known for a moment', rate: 'a rate, given in percent', index: 'an index: only its change has a meaning', count: 'a count', indicator: 'an indicator of the share, worked out from its closing prices',
};

type Explained = { readonly summary: Text; readonly details: readonly Text[] };

/** In the glossary's words, else by its formula, else by its kind. Null where the term is none of the dictionary. */
export function definitionOf(id: string): Explained | null {
  const metric = metricById(id);
  if (metric === undefined) return null;
  const name = capital(nameOf(id));
  const formula = formulaWords(id);
  const known = termOf(id);
  const others = wordsOnly(metric.synonyms).slice(0, 3);
  const not = metric.not.map(nameOf).filter((other) => !/\d/.test(other)).slice(0, 3);
  const kind = say`${name} is ${kinds[metric.kind]}.`;
  const byFormula = formula === null ? [] : [say`${name} is ${formula}.`];
  return {
    summary: known === null ? byFormula[0] ?? kind : say`${known.meaning}`,
    details: [
      ...(known === null ? (formula === null ? [] : [say`It is ${kinds[metric.kind]}.`]) : byFormula),
      ...partsOf(metric),
      ...(others.length === 0 ? [] : [say`It also goes by ${listed(others)}.`]),
      ...(not.length === 0 ? [] : [say`It is not to be taken for ${listed(not).replaceAll(' and ', ' or ')}.`]),
      ...(metric.favourable === null ? [] : [say`Other things being equal, ${metric.favourable === 'up' ? 'more' : 'less'} of it is better.`]),
    ],
  };
}

/** What the parts of a formula are made of in their turn. */
function partsOf({ formula }: Metric): readonly Text[] {
  const parts = formula === null ? [] : [...new Set(formulaInputs(formula).map((input) => input.metric))];
  return parts.flatMap((id) => { const words = metricById(id)?.kind === 'stock' ? formulaWords(id) : null; return words === null ? [] : [say`${capital(nameOf(id))} is ${words}.`]; }).slice(0, 2);
}

function wordsOnly(synonyms: readonly string[]): readonly string[] {
  return synonyms.filter((synonym) => !/\d/.test(synonym));
}

type Found = { readonly id: string; readonly start: number; readonly end: number };

/** The measures that a question asks about: as it was read, and as the dictionary finds them. */
function measuresOf(text: string, asked: Asked | null): readonly Found[] {
  const plainText = text.toLowerCase();
  const read = (asked?.measures ?? []).flatMap((measure): Found[] => {
    if (measure.kind !== 'metric' && measure.kind !== 'series') return [];
    const start = plainText.indexOf(measure.words.toLowerCase());
    return [{ id: measure.id, start: start < 0 ? text.length : start, end: start < 0 ? text.length : start + measure.words.length }];
  });
  const inText = findMetrics(text).map(({ metric, start, end }): Found => ({ id: metric.id, start, end }));
  const known = [...read, ...inText.filter((found) => !read.some((other) => meet(found, other)))].filter(({ id }) => metricById(id) !== undefined);
  return known.filter(({ id }, index) => known.findIndex((other) => other.id === id) === index);
}

/** Of the same words the entry that stands for no measure is the closer one. */
const isLonger = (term: FoundTerm, measure: Found): boolean => term.end - term.start > measure.end - measure.start || (term.term.ids === undefined && !isEconomic(measure.id) && term.start === measure.start && term.end === measure.end);

/** "What sort of debt is …": the kind is no term that is asked about. */
const sortOf = /\b(?:what|which) (?:kind|sort|type)s? of (?:an? )?[a-z-]+/gi;
const aimed = /\b(?:to (?:get(?: to)?|arrive at|reach|find|work out|calculate|compute)|in (?:the )?(?:formula|calculation|definition) (?:of|for)) (?:the )?$/i;

/** What stands in quotation marks, or is to be arrived at, is told before the rest: the latter not where it is asked why another is added back to get there. */
function isMeant(text: string, start: number, mayAim: boolean): boolean {
  return /['"‘’“”]$|\b(?:called|named|known as|labell?ed)(?: an?| the)?$/i.test(text.slice(0, start).trimEnd()) || (mayAim && aimed.test(text.slice(0, start)));
}

type Span = { readonly start: number; readonly end: number };
const meet = (left: Span, right: Span): boolean => left.start < right.end && right.start < left.end;

/** What it is, with what a low or a high one is a sign of, or why it is added back, where that is asked. */
function explainedAs(id: string, text: string): Explained | null {
  const explained = definitionOf(id);
  return explained === null ? null : withReasons(explained, id, text);
}

function withReasons(explained: Explained, id: string | undefined, text: string): Explained {
  const more = id === undefined ? [] : [reasonOf(id, capital(nameOf(id)), text), signOf(id, text)].filter((told) => told !== null);
  return more.length === 0 ? explained : { ...explained, summary: join([explained.summary, ...more.map((told) => say`${told}`)], ' ') };
}

/** At what only the story names. */
const pointsBack = /\b(?:push|raise|lift|lower|affect|inflate|mean|measure|call|calculate|compute|change|drive|move|work)s? (?:it|that|this)\b|\b(?:does|do|is|are) (?:it|that|this|they|those) (?:differ|different|work|mean|matter)\b|\b(?:the|that|this) (?:ratio|measure|term|figure|metric|number|multiple)\b/i;

/** What stands in the question itself is told before what is only in the story. */
function explainedIn(given: string, asked: Asked | null): readonly Explained[] {
  const asking = given.split(/(?<=[.!?]) /).filter((one) => one.endsWith('?')).join(' ');
  const told = [...(asking === '' || asking === given || pointsBack.test(asking) ? [] : explainedOf(asking, null)), ...explainedOf(given, asked)];
  return told.filter(({ summary }, index) => told.findIndex((other) => other.summary.template === summary.template) === index);
}

const calculated = /\bhow is (?:it|that|this) (?:calculated|worked out|computed)\b/i;

/** Measures and terms in the order of the text; where they overlap, the longer phrase is what was meant. */
function explainedOf(given: string, asked: Asked | null): readonly Explained[] {
  const text = given.replace(sortOf, (words) => ' '.repeat(words.length));
  const found = findTerms(text);
  const measures = measuresOf(text, asked).filter((measure) => !found.some((term) => meet(term, measure) && isLonger(term, measure) && term.term.ids?.includes(measure.id) !== true));
  const terms = found.filter(({ term, ...span }) => !measures.some((measure) => meet(measure, span) || term.ids?.includes(measure.id) === true));
  const all = [
    ...measures.map(({ id, start }) => ({ start, hasReason: reasonOf(id, '', text) !== null, explained: explainedAs(id, text) })),
    ...terms.map(({ term, start }) => ({ start, hasReason: false, explained: withReasons({ summary: say`${term.meaning}`, details: [] }, term.ids?.[0], text) })),
  ];
  const mayAim = !all.some(({ hasReason }) => hasReason);
  // What is calculated is a measure, and no word that stands beside it.
  const worked = calculated.test(text) ? measures.map(({ start }) => start) : [];
  return all.toSorted((left, right) => Number(worked.includes(right.start)) - Number(worked.includes(left.start)) || Number(isMeant(text, right.start, mayAim)) - Number(isMeant(text, left.start, mayAim)) || left.start - right.start).flatMap((one) => one.explained ?? []);
}

/** A term that was asked for by what it is: its name, and what it means. */
function named(name: string): readonly Explained[] {
  const [only] = explainedOf(`What is ${name}?`, null);
  return only === undefined ? [] : [{ ...only, summary: say`It is called “${name}”. ${only.summary}` }];
}

/** No more terms than these at once. */
const MOST_TERMS = 4;
/** Set beside one another, these are the answer. */
const MOST_BESIDE = 3;

/** Of terms that are set beside one another each, and which of them has no entry. */
function openingOf(text: string, explained: readonly Explained[], isNamed: boolean): { readonly told: readonly Text[]; readonly missing: readonly string[] } {
  const told = explained.slice(0, !isNamed && comparesTerms(text) ? MOST_BESIDE : 1).map(({ summary }) => summary);
  const other = explained.length > 1 ? null : unknownBeside(text);
  return other === null ? { told, missing: [] } : { told: [...told, say`The house’s dictionary of measures has no entry for “${plain(other)}”.`], missing: [`An entry for “${plain(other)}”; a language model can be asked for general knowledge.`] };
}

/** Of a company that is named its figures are told. */
function generalReason(text: string, asked: Asked | null): string | null {
  return (asked?.companies.length ?? 0) === 0 && (asked?.group ?? null) === null ? reasonFor(text) : null;
}

/** A general question answered from the dictionary and the glossary; where they hold nothing, the answer says so. What is set beside another is told first, each in a sentence. */
export function answerGenerally(given: string, asked: Asked | null): AnswerDraft {
  const text = withShared(given);
  const about = asksAboutAssay(text);
  if (about !== null && asked !== null && asked.companies.length > 0) return tellAboutAssay(about, asked);
  const name = termDescribed(text);
  const explained = (name === null ? explainedIn(text, asked) : named(name)).slice(0, MOST_TERMS);
  const [first, ...rest] = explained;
  const base = { insights: [], recommendations: [], isGeneral: true };
  const reason = generalReason(text, asked);
  if (reason !== null) return { ...base, summary: say`${reason}`, blocks: explained.map(({ summary }) => textBlock(summary)), missing: [] };
  const whole = name === null ? partlyKnown(text) : null;
  if (whole !== null) {
    return { ...base, summary: say`The house’s dictionary of measures has no entry for “${plain(whole)}”, only for a part of these words.`, blocks: explained.map(({ summary }) => textBlock(summary)), missing: [`An entry for “${plain(whole)}”; a language model can be asked for general knowledge.`] };
  }
  if (first === undefined) {
    return { ...base, summary: say`The house’s dictionary of measures has no entry for this, and without a language model nothing else is told from general knowledge.`, blocks: [], missing: ['An entry for the term; a language model can be asked for general knowledge.'] };
  }
  const { told, missing } = openingOf(text, explained, name !== null);
  const blocks = [...explained.slice(Math.max(1, told.length)).map(({ summary }) => summary), ...(rest.length === 0 ? first.details : explained.flatMap(({ details }) => details.filter(({ template }) => !/^It |^Other things/.test(template))))];
  return { ...base, summary: join(told, ' '), blocks: blocks.map(textBlock), missing };
}

/** A question that is understood and not answered: why, what is missing, and what to do. */
export function decline(given: { readonly why: string; readonly missing: readonly string[]; readonly remedy: string }): AnswerDraft {
  return { summary: say`${plain(given.why)}`, blocks: [textBlock(say`${plain(given.remedy)}`)], insights: [], recommendations: [], missing: given.missing, isGeneral: false };
}

/** Words from outside, without the marks of a handle. */
export function plain(words: string): string {
  return words.replaceAll(/[{}]/g, '').replace(/\s+/g, ' ').trim();
}
