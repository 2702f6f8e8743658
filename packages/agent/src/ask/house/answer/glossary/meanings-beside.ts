// What terms mean, beside the figures of a company that are told as the example: "what is the difference between A and B, and what were both at Acme?"
import { say, type Text } from '../../../../prose/text.ts';
import { asksTermAndValue } from '../../../asked/forms/term-and-value.ts';
import { metricsAsked, seriesAsked } from '../asked-of.ts';
import type { Scene } from '../scene.ts';
import { definitionOf } from './define.ts';
import { findTerms } from './glossary.ts';

const explains = /\b(?:explain(?:ed|s)?(?! (?:why|the (?:rise|fall|drop|jump|change|growth|decline)))|meanings?|defin(?:e|ed|ition|itions)|layman|beginner|illustrat\w+|in plain (?:words|english))\b|\bwhat (?:do|does) [^?,]{2,60}? mean\b|\bhow (?:do|does|are) (?:they|the two|these|those|both) (?:differ|different)\b|\bdiffer (?:in meaning|from (?:each other|one another))\b/i;
/** Two terms by their names and nothing else: of two years or companies it is an amount. */
const between = /\b(?:difference|distinction) between (?:the |an? )?(?<one>[a-z][a-z /&-]{2,50}?) and (?:the |an? )?(?<other>[a-z][a-z /&-]{2,50}?)(?=[?.,;:]|$)|\b(?:vs\.?|versus) [a-z][a-z /&-]{2,40}? (?:difference|explained|meaning)\b/;

const asksMeaning = (text: string): boolean => explains.test(text) || between.test(text) || asksTermAndValue(text);

/** What is made of dividends and earnings a share is the payout ratio, where that is the term that is asked about. */
function termsOf(ids: readonly string[], text: string): readonly string[] {
  const isPayout = ids.length === 2 && ids.includes('dividends_per_share') && ids.includes('diluted_eps');
  return isPayout && /\bpay-?out\b/i.test(text) ? ['payout_ratio'] : ids;
}

const byName = /\b(?:what (?:does|do)|define|explain) ["“'‘]?(?:an? |the )?(?<term>[^"”'’?,.]{2,40}?)["”'’]? (?:mean|stand for)\b/i;

/** What a word means that is no measure, where it is the one that is asked about: "TTM", and not the revenue of that time. */
function termNamed(text: string): string | null {
  const words = byName.exec(text)?.groups?.['term'];
  const [only, ...others] = words === undefined ? [] : findTerms(words);
  const isWhole = only !== undefined && others.length === 0 && only.start === 0 && only.end === words?.length;
  return isWhole && only.term.ids === undefined ? only.term.meaning : null;
}

/** Each of the terms in the glossary's words; none where it is not asked what they mean, or their figures are not told. */
export function meaningsBeside(scene: Scene): readonly Text[] {
  const { text, measures, operation } = scene.gathered.asked;
  const series = seriesAsked(scene);
  const ids = [...new Set([...metricsAsked(scene).filter(({ as }) => as === 'value').map(({ id }) => id), ...series])];
  const isOfOne = scene.holders.length === (series.length > 0 ? 0 : 1);
  if (operation === 'define' || !isOfOne || ids.length !== measures.length || ids.length > 3 || !asksMeaning(text)) return [];
  const named = termNamed(text);
  return named !== null ? [say`${named}`] : termsOf(ids, text).flatMap((id) => definitionOf(id)?.summary ?? []);
}
