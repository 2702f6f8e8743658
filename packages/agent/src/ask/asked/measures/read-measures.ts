// What a question measures: the dictionary's phrases, plain words of everyday speech, economic series, each with the form asked for.
import { findMetrics, metricById, type FoundMetric, type Metric } from '@assay/calc';
import type { AskedMeasure, MeasureForm } from '../asked.ts';
import { isEconomic } from '../subjects/economic.ts';
import { blank, matchesOf, type Place } from '../places.ts';
import type { FoundMeasure } from './found-measure.ts';
import { firstWords, plainWords, sizeWords } from './measure-words.ts';
import type { MeasureWords } from './say.ts';
import { formAt } from './measure-form.ts';
import { seriesWords } from './series-words.ts';
import { findTags } from './tags.ts';
import { readExpectations, readSubjects, readTopics } from '../subjects/subjects.ts';

/** In the order of the text, which has its companies blanked; each once. */
export function readMeasures(text: string): FoundMeasure[] {
  return mergeSame(findMeasures(text));
}

/** Every place that names a measure. In a list each has the form that its own item says. */
export function findMeasures(text: string): FoundMeasure[] {
  const found = findIn(text, []);
  const figures = found.filter((one) => isItem(one, text));
  return figures.length > 1 && figures.some(({ measure }) => !isValue(measure)) ? findIn(text, figures) : found;
}

/** What has a form of its own: a figure, a price, growth as an item of a list. */
function isItem({ measure, end }: FoundMeasure, text: string): boolean {
  if (measure.kind === 'topic') return /^ ?(?:,|and\b|&|\+|(?:of|in)\b)/.test(text.slice(end));
  return measure.kind === 'subject' ? measure.subject === 'price' || measure.subject === 'price-history' : true;
}

function findIn(text: string, others: readonly Place[]): FoundMeasure[] {
  const stated = blank(text, matchesOf(text, /\b(?:after|adjusted for|net of) inflation\b|\bcash(?:ing)?[- ]out\b(?! from)/gi));
  const form: FormAt = (place) => formAt(text, place, others);
  const tagged = findTags(stated).map(({ start, end, id, words }): FoundMeasure => ({ start, end, measure: asMeasure(id, form({ start, end }), words) }));
  const series = [...tagged, ...readSeries(blank(stated, tagged), form)];
  const listedSeries = byDictionary(blank(stated, series), text, form).filter(({ measure }) => isEconomic(measure) && !/^(?:vix|s&p|nasdaq|dow|yield curve)/i.test('words' in measure ? measure.words : ''));
  const expected = readExpectations(blank(stated, [...series, ...listedSeries]));
  const rest = blank(stated, [...series, ...listedSeries, ...expected]);
  const first = bySaying(rest, firstWords, form);
  const subjects = readSubjects(blank(rest, first));
  const listed = byDictionary(blank(rest, [...first, ...subjects]), text, form);
  const plain = bySaying(blank(rest, [...first, ...subjects, ...listed]), plainWords, form);
  const topics = readTopics(blank(rest, [...first, ...subjects, ...listed, ...plain]));
  const all = withoutClose([...series, ...listedSeries, ...expected, ...first, ...subjects, ...listed, ...plain, ...topics], text);
  const sized = all.length > topics.length ? [] : bySaying(rest, sizeWords, form);
  return [...all, ...sized].sort((left, right) => left.start - right.start);
}

/** Filed in statements: nothing of the market's price. */
function isFiled({ measure }: FoundMeasure): boolean {
  const metric = measure.kind === 'metric' ? metricById(measure.id) : undefined;
  return metric !== undefined && ['stock', 'flow', 'ratio'].includes(metric.kind) && !/\bprice\b/.test(metric.formula ?? '');
}

/** "At the close of fiscal 2024" beside a figure of statements says when, and asks for no price. */
function withoutClose(found: readonly FoundMeasure[], text: string): readonly FoundMeasure[] {
  const isWhen = ({ start, end }: Place): boolean => /^(?:(?:at|by|on) )?(?:the )?close(?: of)?$/i.test(text.slice(start, end)) && /^ ?(?:of )?(?:the |its )?(?:fiscal|financial|fy|books?|business|years?|months?|quarters?|\d|\s|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(text.slice(end));
  return found.some(isFiled) ? found.filter((one) => !isWhen(one)) : found;
}

type FormAt = (place: Place) => MeasureForm;

function readSeries(text: string, form: FormAt): FoundMeasure[] {
  const taken: FoundMeasure[] = [];
  for (const { pattern, id } of seriesWords) {
    for (const { start, end, words } of matchesOf(text, pattern)) {
      if (overlaps(taken, { start, end })) continue;
      const as = form({ start, end });
      taken.push({ start, end, measure: id === id.toUpperCase() ? { kind: 'series', id, as, words } : economicRate(id, as, words) });
    }
  }
  return taken;
}

/** Inflation is a growth already: "rising inflation" asks for its change. */
function economicRate(id: string, as: MeasureForm, words: string): AskedMeasure {
  return { kind: 'metric', id, as: as === 'growth' || as === 'cagr' ? 'value' : as, words };
}

function bySaying(rest: string, sayings: readonly MeasureWords[], formOfPlace: FormAt): FoundMeasure[] {
  const taken: FoundMeasure[] = [];
  for (const { pattern, ids } of sayings) {
    for (const { start, end, words } of matchesOf(rest, pattern)) {
      if (overlaps(taken, { start, end })) continue;
      const form = formOfPlace({ start, end });
      const as = form === 'value' && /\bgr(?:ow|ew)/i.test(words) ? 'growth' : form;
      for (const id of ids) taken.push({ start, end, measure: asMeasure(id, as, words) });
    }
  }
  return taken;
}

function byDictionary(rest: string, text: string, form: FormAt): FoundMeasure[] {
  return findMetrics(apart(rest)).map(({ metric, start, end }: FoundMetric) => {
    const words = text.slice(start, end);
    return { start, end, measure: asMeasure(metric.id, form({ start, end }), words) };
  });
}

/** A comma parts the items of a list ("profit, margin"), and joins only where the name of a line has one. */
function apart(text: string): string {
  return text.replace(/,(?! (?:plant|general))/gi, ';');
}

/** A growth measure of the dictionary is the growth of its measure; an economic one stays what it is. */
function asMeasure(id: string, as: MeasureForm, words: string): AskedMeasure {
  const metric = metricById(id);
  const fred = metric?.fields['fred']?.[0];
  if (fred !== undefined) return { kind: 'series', id: fred, as, words };
  const formula = metric?.formula ?? '';
  const grown = namedIn(/^\((?<of>\w+) - \k<of>@-1y\) \/ (?:abs\()?\k<of>@-1y\)?$/, formula);
  if (grown === null) return { kind: 'metric', id, as: formOf(metric, as), words };
  return isOfEconomy(grown) ? economicRate(id, as, words) : { kind: 'metric', id: grown, as: as === 'cagr' ? 'cagr' : 'growth', words };
}

/** A compound rate of the dictionary says over how many years; a ratio changes by points. */
function formOf(metric: Metric | undefined, as: MeasureForm): MeasureForm {
  if (metric?.id.startsWith('sma_') === true || metric?.id === 'reverse_dcf_growth' || metric?.formula?.startsWith('pow(') === true) return 'value';
  return metric?.kind === 'ratio' && as === 'growth' ? 'change' : as;
}

function namedIn(pattern: RegExp, formula: string): string | null {
  return pattern.exec(formula)?.groups?.['of'] ?? null;
}

function isOfEconomy(id: string): boolean {
  return metricById(id)?.fields['fred'] !== undefined;
}

function overlaps(taken: readonly Place[], place: Place): boolean {
  return taken.some(({ start, end }) => place.start < end && start < place.end);
}

/** A measure named twice is asked once; a form that says more than the value wins. */
function mergeSame(found: readonly FoundMeasure[]): FoundMeasure[] {
  const kept = new Map<string, FoundMeasure>();
  for (const one of found) {
    const key = one.measure.kind === 'metric' || one.measure.kind === 'series' ? `${one.measure.kind} ${one.measure.id}` : JSON.stringify(one.measure);
    const known = kept.get(key);
    if (known === undefined || (isValue(known.measure) && !isValue(one.measure)) || (/^(?:profitab|margins?$)/i.test(known.measure.words) && !/^profitab/i.test(one.measure.words))) kept.set(key, known === undefined ? one : { ...one, start: known.start, end: known.end });
  }
  return [...kept.values()];
}

function isValue(measure: AskedMeasure): boolean {
  return 'as' in measure && measure.as === 'value';
}
