// One sentence with everything the claim reader goes by. All offsets are within the sentence.
import type { Dictionary } from '@assay/calc';
import type { Entity, Span } from '@assay/record';
import { readTokens, type Token } from '../numerals/index.ts';
import { readSentences } from '../report/sentences.ts';
import type { VisibleText } from '../report/visible-text.ts';
import { clauseBounds } from './clause.ts';
import { findNames, unknownOwners, type NameIndex } from './names.ts';
import { metricPhrases, type MetricPhrase } from './read-metrics.ts';

export type Scene = {
  readonly text: string;
  /** Where the sentence starts in its block's visible text. */
  readonly offset: number;
  readonly tokens: readonly Token[];
  readonly bounds: readonly number[];
  readonly phrases: readonly MetricPhrase[];
  readonly names: readonly { readonly entity: Entity; readonly span: Span }[];
  readonly unknownNames: readonly string[];
  readonly dictionary: Dictionary | undefined;
};

/** What the words of a sentence are looked up in. */
type Known = { readonly names: NameIndex; readonly dictionary?: Dictionary | undefined };

function shiftToken(token: Token, by: number): Token {
  const span = { start: token.span.start - by, end: token.span.end - by };
  if (token.kind !== 'number') return { ...token, span };
  const figure = { start: token.numeral.span.start - by, end: token.numeral.span.end - by };
  return { ...token, span, numeral: { ...token.numeral, span: figure } };
}

/** The sentences of a block. Tokens are read over the whole block, so that none is cut by a sentence's end. */
export function readScenes(visible: VisibleText, { names, dictionary }: Known): Scene[] {
  const tokens = readTokens(visible.text);
  return joinCut(readSentences(visible.text).flatMap((span) => atLabelLines(visible.text, span)).flatMap((span) => atSemicolons(visible.text, span)), tokens).map((span) => {
    const text = visible.text.slice(span.start, span.end);
    const own = tokens.filter((token) => token.span.start >= span.start && token.span.end <= span.end).map((token) => shiftToken(token, span.start));
    const found = findNames(text, names);
    const phrases = metricPhrases(text, own, dictionary);
    const known = [...found, ...phrases].map((item) => item.span);
    return { text, offset: span.start, tokens: own, bounds: clauseBounds(text), phrases, names: found, unknownNames: unknownOwners(text, known), dictionary };
  });
}

/** What stands between semicolons is a sentence of its own: it has its own subject, or takes over the one before. */
function atSemicolons(text: string, span: Span): Span[] {
  const parts: Span[] = [];
  let start = span.start;
  for (let at = text.indexOf('; ', start); at >= 0 && at < span.end; at = text.indexOf('; ', start)) {
    parts.push({ start, end: at });
    start = at + 2;
  }
  return [...parts, { start, end: span.end }];
}

/** "Revenue: $5 million", "2016: 4%", "= 0.63", "For 2016:": a line that a label or an equals sign begins says something of its own, as do the lines around it. */
const labelLine = /^[\s•*-]*(?:[=≈]|[^.;:=\n]{1,80}[:=≈][^\n]{0,40}\d)|^[^.;\n]{1,90}:\s*$/;

function atLabelLines(text: string, span: Span): Span[] {
  const inside = text.slice(span.start, span.end);
  if (!inside.includes('\n')) return [span];
  const lines: Span[] = [];
  for (let from = 0; from <= inside.length;) {
    const stop = inside.indexOf('\n', from);
    const to = stop < 0 ? inside.length : stop;
    const last = lines.at(-1);
    const isOwn = labelLine.test(inside.slice(from, to)) || (last !== undefined && labelLine.test(text.slice(last.start, last.end)));
    if (last === undefined || isOwn) lines.push({ start: span.start + from, end: span.start + to });
    else lines[lines.length - 1] = { start: last.start, end: span.start + to };
    from = to + 1;
  }
  return lines.filter((line) => text.slice(line.start, line.end).trim() !== '');
}

/** A sentence boundary inside a token is none: the two halves are one sentence. */
function joinCut(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isCut = last !== undefined && tokens.some((token) => token.span.start < last.end && token.span.end > last.end);
    if (isCut) joined[joined.length - 1] = { start: last.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}
