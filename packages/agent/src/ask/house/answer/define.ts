// What a term means: from the metric dictionary, with its formula and what it must not be taken for. General knowledge, without figures.
import { findMetrics, metricById, type Metric } from '@assay/calc';
import { say, type Text } from '../../../prose/text.ts';
import type { Asked } from '../../asked/asked.ts';
import type { AnswerDraft } from '../../draft.ts';
import { formulaWords } from './formula-words.ts';
import { glossary } from './glossary.ts';
import { capital, listed, nameOf } from './naming.ts';
import { textBlock } from './outcome.ts';

const kinds: Readonly<Record<Metric['kind'], string>> = {
  flow: 'an amount that runs up over a period, such as a quarter or a fiscal year', stock: 'a standing amount, known for the day of a balance sheet', ratio: 'a ratio of other figures', 'per-share': 'an amount for each share',
  price: 'a price, known for a moment', rate: 'a rate, given in percent', index: 'an index: only its change has a meaning', count: 'a count', indicator: 'an indicator of the share, worked out from its closing prices',
};

/** Null where the term is none of the dictionary. */
export function definitionOf(id: string): { readonly summary: Text; readonly details: readonly Text[] } | null {
  const metric = metricById(id);
  if (metric === undefined) return null;
  const name = capital(nameOf(id));
  const formula = formulaWords(id);
  const kind = kinds[metric.kind];
  const others = wordsOnly(metric.synonyms).slice(0, 3);
  const not = metric.not.map(nameOf).filter((other) => !/\d/.test(other)).slice(0, 3);
  return {
    summary: formula === null ? say`${name} is ${kind}.` : say`${name} is ${formula}.`,
    details: [
      ...(formula === null ? [] : [say`It is ${kind}.`]),
      ...(others.length === 0 ? [] : [say`It also goes by ${listed(others)}.`]),
      ...(not.length === 0 ? [] : [say`It is not to be taken for ${listed(not).replaceAll(' and ', ' or ')}.`]),
      ...(metric.favourable === null ? [] : [say`Other things being equal, ${metric.favourable === 'up' ? 'more' : 'less'} of it is better.`]),
    ],
  };
}

function wordsOnly(synonyms: readonly string[]): readonly string[] {
  return synonyms.filter((synonym) => !/\d/.test(synonym));
}

/** The terms that a question asks about, in its own order. */
function termsOf(text: string, asked: Asked | null): readonly string[] {
  const read = (asked?.measures ?? []).flatMap((measure) => (measure.kind === 'metric' || measure.kind === 'series' ? [measure.id] : []));
  return [...new Set(read.length > 0 ? read : findMetrics(text).map(({ metric }) => metric.id))].filter((id) => metricById(id) !== undefined);
}

/** A general question answered from the dictionary; where it holds nothing, the answer says so. */
export function answerGenerally(text: string, asked: Asked | null): AnswerDraft {
  const explained = glossary.filter(({ words }) => words.test(text)).slice(0, 3).map(({ meaning }) => ({ summary: say`${meaning}`, details: [] }));
  const measures = termsOf(text, asked).slice(0, 3).flatMap((id) => definitionOf(id) ?? []);
  // A measure without a formula is better explained than classed.
  const hasFormula = termsOf(text, asked).some((id) => formulaWords(id) !== null);
  const [first, ...rest] = measures.length > 0 && (hasFormula || explained.length === 0) ? measures : explained;
  const base = { insights: [], recommendations: [], isGeneral: true };
  if (first === undefined) {
    return { ...base, summary: say`The house’s dictionary of measures has no entry for this, and without a language model nothing else is told from general knowledge.`, blocks: [], missing: ['An entry for the term; a language model can be asked for general knowledge.'] };
  }
  return { ...base, summary: first.summary, blocks: [...first.details.map(textBlock), ...rest.flatMap(({ summary, details }) => [summary, ...details].map(textBlock))], missing: [] };
}

/** A question that is understood and not answered: why, what is missing, and what to do. */
export function decline(given: { readonly why: string; readonly missing: readonly string[]; readonly remedy: string }): AnswerDraft {
  return { summary: say`${plain(given.why)}`, blocks: [textBlock(say`${plain(given.remedy)}`)], insights: [], recommendations: [], missing: given.missing, isGeneral: false };
}

/** Words from outside, without the marks of a handle. */
export function plain(words: string): string {
  return words.replaceAll(/[{}]/g, '').replace(/\s+/g, ' ').trim();
}
