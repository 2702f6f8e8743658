// The operation a sentence performs on its metric: "rose 6.4%" is growth, "rose to $5bn" a value, "27.8% of revenue" a share.
import type { NumeralRecord, Span } from '@assay/record';
import type { Token } from '../numerals/index.ts';
import type { Operation } from './reading.ts';

export type ReadOperation = { readonly operation: Operation; readonly direction: 'up' | 'down' | 'flat' | null; readonly role: 'target' | 'base' | 'delta'; /** The direction word that the reading used up. */ readonly word: Span | null };
type DirectionToken = Extract<Token, { kind: 'direction' }>;
type Scene = { readonly text: string; readonly tokens: readonly Token[]; readonly numeral: NumeralRecord; readonly span: Span; readonly ratioMetric: boolean };

const deltaLinks = /^(?: ?(?:by|of|another|a further|about|around|nearly|roughly|approximately|some|almost|more than|over|at least|just|only|was|were|is|slightly|sharply|modestly|a))* ?$/;
const deltaNouns = /\b(?:change|difference|variation|increase|decrease|decline|growth|gain|drop|rise|fall|improvement|reduction|swing)\b[^.;]*$/i;
const averageWords = /\b(?:average|averaged|averaging|mean)\b/i;
const sumWords = /\b(?:sum|combined|aggregate|together|cumulative|in all)\b/i;
const compoundWords = /\b(?:compound(?:ed|ing)?|cagr|annuali[sz]ed|per annum)\b/i;

/** Reads the operation from the words around a numeral; `ratioMetric` says that the metric itself is a percentage or multiple. */
export function readOperation(scene: Scene): ReadOperation {
  const before = scene.text.slice(0, scene.span.start);
  const after = scene.text.slice(scene.span.end);
  const isPercent = scene.numeral.unit.kind === 'percent';
  if (isPercent && (compoundWords.test(before.slice(-80)) || /^ ?(?:compound|cagr|a year\b(?! (?:earlier|ago|before))|annually\b|per year\b|per annum\b|annual(?:ly|ised|ized)? (?:rate|growth))/i.test(after))) {
    const grown = lastDirection(scene);
    return { operation: 'cagr', direction: grown?.direction ?? null, role: 'delta', word: grown?.span ?? null };
  }
  const governed = readGoverned(scene, before, after);
  if (governed !== null) return governed;
  if (isPercent && /^ ?of\b/.test(after)) return { operation: 'share', direction: null, role: 'target', word: null };
  return { operation: aggregateOf(before), direction: null, role: 'target', word: null };
}

function aggregateOf(before: string): Operation {
  const near = before.slice(-90);
  if (averageWords.test(near) && !/\b(?:moving|weighted|dollar|trading) average|average (?:price|exchange|share|life|remaining|cost|daily|common|number|basic|diluted)/i.test(near)) return 'average';
  return sumWords.test(near) ? 'sum' : 'value';
}

/** The operation that a direction word before or after the numeral gives it. */
function readGoverned(scene: Scene, before: string, after: string): ReadOperation | null {
  const word = lastDirection(scene);
  if (word !== null) {
    const link = before.slice(word.span.end);
    const read = readLink(scene, word, link);
    if (read !== null) return read;
  }
  return readBehind(scene, after) ?? readNoun(scene, before, word);
}

/** "a 6% increase", "6% higher", "2 points below". */
function readBehind(scene: Scene, after: string): ReadOperation | null {
  const next = scene.tokens.find((token) => token.kind === 'direction' && token.span.start >= scene.span.end);
  if (next?.kind === 'direction' && isDelta(scene) && /^(?: ?(?:percent|points?|year-over-year|year-on-year|annual|a|of))*[ -]*$/.test(after.slice(0, next.span.start - scene.span.end))) return deltaOf(scene, next.direction, next.span);
  if (/^ ?(?:percentage )?(?:points? )?(?:higher|lower|more|less|above|below)\b/i.test(after) && isDelta(scene)) {
    return deltaOf(scene, /^ ?(?:percentage )?(?:points? )?(?:higher|more|above)/i.test(after) ? 'up' : 'down', null);
  }
  return null;
}

/** "an increase in revenue of 6%", "the change in inventories was $5 million". */
function readNoun(scene: Scene, before: string, word: DirectionToken | null): ReadOperation | null {
  const noun = deltaNouns.exec(blankTimes(scene, before).replace(/\b(Inc|Corp|Co|Ltd|No|vs|U\.S)\./g, '$1 ').slice(-160));
  if (noun !== null && !/\d/.test(noun[0]) && !/\bto ?$/.test(before)) return deltaOf(scene, scene.numeral.negative || /\b(?:increase|decrease) ?\/ ?\(?(?:increase|decrease)/i.test(noun[0]) ? null : nounDirection(noun[0]), word?.span ?? null);
  return null;
}

/** Times of a stretch replaced by blanks: "the decline in fiscal 2004 from 2003 was". */
function blankTimes(scene: Scene, text: string): string {
  return scene.tokens.filter((token) => token.kind === 'period' && token.span.end <= text.length).reduce((plain, token) => plain.slice(0, token.span.start) + ' '.repeat(token.span.end - token.span.start) + plain.slice(token.span.end), text);
}

function nounDirection(phrase: string): 'up' | 'down' | null {
  if (/^(?:increase|growth|gain|rise|improvement)/i.test(phrase)) return 'up';
  return /^(?:decrease|decline|drop|fall|reduction)/i.test(phrase) ? 'down' : null;
}

/** "rose [by] N" → delta; "rose to N" → value; "rose from N" → the base's value; "rose 6%, to N" and "rose from M to N" likewise. */
function readLink(scene: Scene, word: DirectionToken, link: string): ReadOperation | null {
  const plain = blankNumbers(scene, word.span.end, link);
  if (/\bfrom[^;]{0,60}\bto\b[^;]{0,20}$/i.test(plain)) return { operation: 'value', direction: word.direction, role: 'target', word: word.span };
  if (/\bfrom\b[^;,]{0,25}$/i.test(plain) && !/\bfrom\b.*\b(?:was|were|is|are|amounted|total+ed|stood)\b/i.test(plain)) return { operation: 'value', direction: word.direction, role: 'base', word: word.span };
  if (/\bto\b[^;,]{0,25}$/i.test(plain)) return { operation: 'value', direction: word.direction, role: 'target', word: word.span };
  if (deltaLinks.test(link.toLowerCase()) && isDelta(scene)) return deltaOf(scene, word.direction, word.span);
  if (/^[^;]{0,60}\b(?:by|of)\b ?(?:about|around|nearly|roughly|approximately|more than|over|at least|just|only|a)? ?$/i.test(link) && !/\d/.test(link) && isDelta(scene)) return deltaOf(scene, word.direction, word.span);
  return null;
}

/** Numbers and periods of a stretch replaced by blanks, so that "from 5 in 2018 to" reads as words. */
function blankNumbers(scene: Scene, start: number, text: string): string {
  let plain = text;
  for (const token of scene.tokens) {
    const from = token.span.start - start;
    if (token.kind === 'number' && from >= 0 && from < plain.length) plain = plain.slice(0, from) + ' '.repeat(Math.min(plain.length - from, token.span.end - token.span.start)) + plain.slice(from + (token.span.end - token.span.start));
  }
  return blankRanges(scene, start, plain);
}

/** "From 2022 to 2023" names a stretch of time, not two values. */
function blankRanges(scene: Scene, start: number, text: string): string {
  return rangesOf(scene).reduce((plain, range) => {
    const [from, to] = [range.start - start, range.end - start];
    return from >= 0 && to <= plain.length ? plain.slice(0, from) + ' '.repeat(to - from) + plain.slice(to) : plain;
  }, text);
}

/** Stretches written as one time or as two that "to" joins, with the word that leads them in. */
function rangesOf(scene: Scene): Span[] {
  const periods = scene.tokens.filter((token) => token.kind === 'period');
  return periods.flatMap((token, at) => {
    const next = periods[at + 1];
    const joins = next !== undefined && /^,?\s*(?:to|through|until)\s*$/i.test(scene.text.slice(token.span.end, next.span.start));
    if (token.mention.kind !== 'span' && !joins) return [];
    const lead = /\b(?:from|between)\s*$/i.exec(scene.text.slice(0, token.span.start));
    return [{ start: lead === null ? token.span.start : lead.index, end: joins ? next.span.end : token.span.end }];
  });
}

function lastDirection(scene: Scene): DirectionToken | null {
  const earlier = scene.tokens.filter((token): token is DirectionToken => token.kind === 'direction' && token.span.end <= scene.span.start);
  return earlier.at(-1) ?? null;
}

/** A percentage after "rose" is growth, unless the metric is itself a percentage that moves in points; money is a change. */
function isDelta(scene: Scene): boolean {
  return scene.numeral.bound !== 'at-most' || scene.numeral.unit.kind !== 'none';
}

function deltaOf(scene: Scene, direction: 'up' | 'down' | 'flat' | null, word: Span | null): ReadOperation {
  const operation = scene.numeral.unit.kind === 'percent' ? 'growth' : 'change';
  return { operation, direction, role: 'delta', word };
}
