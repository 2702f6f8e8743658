// What is said in words: names, directions, orders, who comes out ahead.
import type { Answer } from '@assay/record';
import type { FiguresExpected } from '../records.ts';
import { placesOf, saysOne } from './match-figure.ts';
import { sentencesOf } from './shown-figures.ts';

/** `open`: nothing of the kind is said. */
export type Said = 'right' | 'contrary' | 'open';

const up = /\b(?:rose|ris(?:e|es|en|ing)|grew|grow(?:s|ing|n)?|increas\w+|up|higher|gain(?:ed|s)?|climb\w+|expand\w+|improv\w+|advanc\w+|surg\w+|widen\w+|doubled|tripled)\b/i;
const down = /\b(?:fell|fall(?:en|s|ing)?|declin\w+|decreas\w+|dropp?\w*|down|lower|shrank|shrunk|contract\w+|slipp?\w*|narrow\w+|worsen\w*|lost)\b/i;
const most = /\b(?:highest|most|higher|more|larger|largest|bigger|biggest|greater|greatest|leads?|led|first|top|tops|topped|best|better|above|exceed\w*|ahead|faster|fastest|stronger|strongest|wins?)\b/i;
const least = /\b(?:lowest|least|lower|less|smaller|smallest|behind|below|trail\w*|cheaper|cheapest|slower|slowest|worst|weaker|weakest|under|fewer|fewest)\b/i;

export function textsOf(answer: Answer): string[] {
  const blocks = answer.content_blocks.flatMap(({ title, type, data }) => {
    if (type === 'insight' || type === 'text' || type === 'quote') return [title, data.content];
    return type === 'metric' ? [title, `${data.label}: ${data.value}`, data.context] : [title];
  });
  return [answer.summary, ...blocks, ...answer.key_insights].flatMap(sentencesOf);
}

/** Everything the answer says but its sources; the question's own words, where they are repeated, say nothing. */
export function allText(answer: Answer): string {
  const cells = answer.content_blocks.flatMap(({ type, data }) => (type === 'table' ? [data.headers, ...data.rows.map((row) => row.map(({ text }) => text))].map((row) => row.join(' | ')) : []));
  return [...textsOf(answer), ...cells, ...answer.missing].join('\n').replaceAll(answer.question, ' ');
}

/** The first sentence that tells a direction decides; else the trend of the first figure. */
export function directionSaid(answer: Answer, wanted: 'up' | 'down'): Said {
  for (const sentence of textsOf(answer)) {
    const isUp = up.test(sentence);
    if (isUp !== down.test(sentence)) return isUp === (wanted === 'up') ? 'right' : 'contrary';
  }
  const trends = answer.content_blocks.flatMap(({ type, data }) => (type === 'metric' && data.trend !== null ? [data.trend] : []));
  if (trends.length > 0) return trends[0] === wanted ? 'right' : 'contrary';
  const grown = /\bgrowth\b[^.;]{0,60}?(?<![\d.])([-−]\s?)?\d[\d.,]*\s?%/i.exec(textsOf(answer).join('\n'));
  if (grown !== null) return (grown[1] === undefined) === (wanted === 'up') ? 'right' : 'contrary';
  const [percent] = /[-−–+]\s?\d[\d.,]*\s?%/.exec(textsOf(answer).join(' ')) ?? [];
  return percent === undefined ? 'open' : percent.startsWith('+') === (wanted === 'up') ? 'right' : 'contrary';
}

const whereSaid = (text: string, names: readonly string[]): number => Math.min(...names.flatMap((name) => placesOf(text, name)));

function orderIn(texts: readonly string[], names: readonly (readonly string[])[]): number[] {
  const joined = texts.join('\n');
  return names.map((name) => whereSaid(joined, name));
}

const isRising = (places: readonly number[]): boolean => places.every((place, index) => index === 0 || place > (places[index - 1] ?? Infinity));

/** A table that lists all the names decides; else a sentence or list that names them all. */
export function orderSaid(answer: Answer, names: readonly (readonly string[])[]): Said {
  if (names.length === 0) return 'right';
  const tables = answer.content_blocks.flatMap(({ type, data }) => (type === 'table' ? [data.rows.map((row) => row.map(({ text }) => text).join(' | '))] : []));
  const lists = [...tables, textsOf(answer).filter((text) => /^(?:\d+[.)]|[-*])\s/.test(text)), ...textsOf(answer).map((text) => [text])];
  const full = lists.map((list) => orderIn(list, names)).filter((places) => places.every((place) => place !== Infinity));
  if (full.length === 0) return 'open';
  return full.some(isRising) ? 'right' : 'contrary';
}

/** Words of comparison that compare nothing here. */
const noComparison = /\b(?:most recent|at (?:least|most)|first (?:quarter|half|of)|up to|lower bound|upper bound)\b/gi;
const fromTheTop = /\b(?:highest|largest|biggest|most|dearest)\s+(?:to|first)\b/i;
const fromTheBottom = /\b(?:lowest|smallest|least|cheapest)\s+(?:to|first)\b/i;

/** What standing first in a sentence means: more or less; null where it says both or neither. */
function senseOf(sentence: string): 'most' | 'least' | null {
  if (fromTheTop.test(sentence)) return 'most';
  if (fromTheBottom.test(sentence)) return 'least';
  const isMost = most.test(sentence);
  return isMost === least.test(sentence) ? null : isMost ? 'most' : 'least';
}

const superlative = /\b(?:(?:rose|fell|grew|moved|gained|lost) (?:more|faster)(?=[:,])|ahead|leads|highest|lowest|most|least|largest|smallest|biggest|best|worst|fastest|slowest|cheapest|dearest|than any other)\b/i;

/** One name alone in a sentence: it comes out ahead only where a superlative says so. */
function lone({ sentence, told, sense, isMine }: { readonly sentence: string; readonly told: 'most' | 'least'; readonly sense: 'most' | 'least'; readonly isMine: boolean }): Said[] {
  return told === sense && superlative.test(sentence) ? [isMine ? 'right' : 'contrary'] : [];
}

/** A sentence of one sense that names the winner and another: who stands first has more (or less). */
export function winnerSaid(answer: Answer, { names, over, sense }: NonNullable<FiguresExpected['winner']>): Said {
  const claims = textsOf(answer).map((text) => text.replaceAll(noComparison, ' ')).flatMap((sentence): Said[] => {
    const told = senseOf(sentence);
    const mine = whereSaid(sentence, names);
    const theirs = Math.min(...over.map((other) => whereSaid(sentence, other)));
    if (told === null || mine === theirs) return [];
    if (theirs === Infinity || mine === Infinity) return lone({ sentence, told, sense, isMine: mine < theirs });
    return [(mine < theirs) === (told === sense) ? 'right' : 'contrary'];
  });
  if (claims.length > 0) return claims[0] ?? 'open';
  const tables = answer.content_blocks.flatMap(({ type, data }) => (type === 'table' ? [data.rows.map((row) => row.map(({ text }) => text).join(' | ')).join('\n')] : []));
  const ranked = tables.find((text) => whereSaid(text, names) !== Infinity && over.every((other) => whereSaid(text, other) !== Infinity));
  if (ranked === undefined) return 'open';
  return over.every((other) => whereSaid(ranked, names) < whereSaid(ranked, other)) ? 'right' : 'open';
}

export const missingSaid = (text: string, groups: readonly (readonly string[])[]): boolean => groups.every((group) => saysOne(text, group));
