// The metrics a numeral may speak of: dictionary phrases of its sentence, nearest first.
import { findMetrics, metricById, type Dictionary } from '@assay/calc';
import type { NumeralRecord, Span } from '@assay/record';
import type { Token } from '../numerals/index.ts';
import { boundsBetween } from './clause.ts';
import type { MetricReading } from './reading.ts';

export type MetricPhrase = { readonly id: string; readonly words: string; readonly span: Span };

/** Dictionary phrases of a text that no number or period covers. */
export function metricPhrases(text: string, tokens: readonly Token[], dictionary?: Dictionary): MetricPhrase[] {
  const outer = findMetrics(text, dictionary).map((found) => phraseOf(text, found.metric.id, { start: found.start, end: found.end }));
  return outer.flatMap((phrase) => [phrase, ...innerPhrases(text, phrase.span, dictionary).filter((inner) => !isAnother(phrase.id, inner.id, dictionary))])
    .filter((phrase) => !tokens.some((token) => (token.kind === 'number' || token.kind === 'period') && token.span.start <= phrase.span.start && token.span.end >= phrase.span.end));
}

/** "Basic earnings per share" holds "earnings per share", and is not it. */
function isAnother(id: string, inner: string, dictionary: Dictionary | undefined): boolean {
  return metricById(id, dictionary)?.not.includes(inner) === true || metricById(inner, dictionary)?.not.includes(id) === true;
}

function phraseOf(text: string, id: string, span: Span): MetricPhrase {
  return { id, words: text.slice(span.start, span.end), span };
}

/** "above the 200-day moving average" names a distance, and within it the average itself. */
function innerPhrases(text: string, outer: Span, dictionary: Dictionary | undefined): MetricPhrase[] {
  const second = text.indexOf(' ', outer.start) + 1;
  if (second <= 0 || second >= outer.end) return [];
  return findMetrics(text.slice(second, outer.end), dictionary).filter((found) => second + found.end === outer.end).map((found) => phraseOf(text, found.metric.id, { start: second + found.start, end: outer.end }));
}

type Scene = { readonly text: string; readonly tokens: readonly Token[]; readonly bounds: readonly number[]; readonly span: Span; readonly phrases: readonly MetricPhrase[]; readonly numeral?: NumeralRecord; readonly dictionary: Dictionary | undefined };

const headAfter = /^ ?(?:of|in|for|from)(?: (?:the|its|total|annual|quarterly|net|trailing|cumulative))? ?$/i;
const nounAfter = /^ ?(?:in |of )?$/;

/** Metrics by how close their words stand to the numeral; crossing a clause or another number makes them further away. */
export function nearbyMetrics(scene: Scene): MetricReading[] {
  const read = scene.phrases.map((phrase) => ({ id: phrase.id, words: phrase.words, span: phrase.span, distance: distanceTo(scene, phrase.span) + unitCost(scene, phrase) + (isDenominator(scene, phrase) ? 80 : 0) + (isLeftOut(scene, phrase) ? 80 : 0) + (isOfPart(scene, phrase) ? 130 : 0), fits: unitCost(scene, phrase) === 0 && standsFor(scene, phrase), inherited: null }));
  return read.sort((left, right) => left.distance - right.distance || left.span.start - right.span.start);
}

/** A phrase before the number, or right behind it, is what the number speaks of; one further on belongs to what follows. */
function standsFor(scene: Scene, phrase: MetricPhrase): boolean {
  return phrase.span.end <= scene.span.start || phrase.span.start - scene.span.end < 12;
}

/** A unit that the metric cannot have: dollars for a multiple, a multiple for dollars. Changes and shares are not bound by it. */
function unitCost(scene: Scene, phrase: MetricPhrase): number {
  const shown = scene.numeral?.unit.kind;
  const own = metricById(phrase.id, scene.dictionary)?.unit.kind;
  if (shown === undefined || own === undefined || shown === 'none' || shown === own) return 0;
  if (shown === 'money') return 150;
  if (shown === 'multiple') return own === 'percent' ? 20 : 150;
  return shown === 'shares' || shown === 'days' ? 150 : 0;
}

/** The whole of another number's share: "23.7% of revenue". */
function isDenominator(scene: Scene, phrase: MetricPhrase): boolean {
  return scene.tokens.some((token) => token.kind === 'number' && token.numeral.unit.kind === 'percent' && token.span.end <= phrase.span.start && /^ of (?:the |its |total |annual |trailing )?$/.test(scene.text.slice(token.span.end, phrase.span.start)));
}

/** "Revenues net of interest expense", "profit before tax": what is taken off is not what the number is. */
function isLeftOut(scene: Scene, phrase: MetricPhrase): boolean {
  return /\b(?:net of|excluding|before|less|other than|exclusive of) (?:the |its |any )?$/i.test(scene.text.slice(Math.max(0, phrase.span.start - 24), phrase.span.start));
}

/** "Revenue for the Harbour segment was": a part's figure is not held against the whole company's. */
function isOfPart(scene: Scene, phrase: MetricPhrase): boolean {
  const behind = scene.text.slice(phrase.span.end, phrase.span.end + 60);
  const ahead = scene.text.slice(Math.max(0, phrase.span.start - 30), phrase.span.start);
  return /^(?:,? (?:for|of|in|from)) (?:the |its |our )?[\p{L}&][\p{L}& -]{0,40}?\b(?:segment|division|business unit|product line)\b/u.test(behind) || /\b(?:segment|division)(?:['’]s)? (?:net |total )?$/i.test(ahead);
}

function distanceTo(scene: Scene, phrase: Span): number {
  if (phrase.end <= scene.span.start) {
    const numbers = scene.tokens.filter((token) => token.kind === 'number' && token.span.start >= phrase.end && token.span.end <= scene.span.start).length;
    return scene.span.start - phrase.end + 30 * boundsBetween(scene.bounds, phrase.end, scene.span.start) + 8 * numbers;
  }
  const link = scene.text.slice(scene.span.end, phrase.start);
  if (headAfter.test(link) || nounAfter.test(link)) return 2;
  const numbers = scene.tokens.filter((token) => token.kind === 'number' && token.span.start >= scene.span.end && token.span.end <= phrase.start).length;
  return phrase.start - scene.span.end + 60 + 40 * boundsBetween(scene.bounds, scene.span.end, phrase.start) + 40 * numbers;
}

/** "27.8% of revenue", "12% of total assets", "as a percentage of sales": what the share is of. */
export function shareDenominators(scene: Scene): MetricReading[] {
  const after = scene.phrases.filter((phrase) => phrase.span.start >= scene.span.end && /^ ?of\b[^.;,]{0,40}$/.test(scene.text.slice(scene.span.end, phrase.span.start)));
  return after.map((phrase) => ({ id: phrase.id, words: phrase.words, span: phrase.span, distance: phrase.span.start - scene.span.end, fits: true, inherited: null }));
}
