// A search tool over texts that are at hand: captures, or the outputs of a recorded trace. Every hit says where it stands and which tool call it is from.
import type { Entity, SourceKind } from '@assay/record';
import type { Limits } from '../limits.ts';
import type { Origin } from '../passage.ts';
import type { Found, SearchAnswer } from '../track/answer.ts';
import { findPattern, readPattern, type Pattern } from './read-pattern.ts';

export type SearchText = {
  /** The capture's id, or the name of a recorded output: what `captureText` is asked for. */
  readonly id: string;
  readonly text: string;
  readonly file: string;
  readonly entity?: Entity | null;
  readonly sourceKind?: SourceKind;
  readonly by?: string | null;
  /** Whose text it is where it is no capture; of a capture where nothing is said. */
  readonly kind?: Origin['kind'];
  readonly madeBy?: { readonly agent: string | null; readonly tool: string; readonly number: number };
  readonly putIn?: readonly string[];
};
export type PatternQuery = { readonly pattern: string; readonly file?: string | undefined; readonly ignoreCase?: boolean | undefined };

/** A line longer than this is cut around the hit, at blanks and brackets and never inside a number. */
const LINE = 2000;
const AROUND = 400;

/** Answers with hits, or with an error that says how a pattern is written. Texts are looked at in the order given, up to the limit of hits. */
export function searchTexts(texts: readonly SearchText[], limits: Pick<Limits, 'patternLength' | 'hits'>): (query: PatternQuery) => SearchAnswer {
  return (query) => {
    const read = readPattern(query.pattern, { maxLength: limits.patternLength, ignoreCase: query.ignoreCase ?? false });
    if (!read.ok) return { error: read.why };
    const hits: Found[] = [];
    for (const text of texts) {
      if (query.file !== undefined && text.file !== query.file) continue;
      let start = 0;
      for (const line of text.text.split('\n')) {
        if (hits.length >= limits.hits) return hits;
        hits.push(...hitsIn(text, start, { line, pattern: read.pattern, most: limits.hits - hits.length }));
        start += line.length + 1;
      }
    }
    return hits;
  };
}

type Looked = { readonly line: string; readonly pattern: Pattern; readonly most: number };

/** A short line is one hit. In a long one, a whole answer on one line, each place has its own, and none is shown twice. */
function hitsIn(source: SearchText, lineStart: number, { line, pattern, most }: Looked): Found[] {
  const looked = pattern.ignoreCase ? sameLength(line) : line;
  const hits: Found[] = [];
  let from = 0;
  while (hits.length < most) {
    const at = findPattern(pattern, looked, from);
    if (at === null) break;
    const hit = hitAt(source, lineStart, { line, at });
    hits.push(hit);
    from = Math.max(at.end, (hit.capture?.start ?? 0) - lineStart + hit.text.length);
    if (line.length <= LINE) break;
  }
  return hits;
}

/** In small letters, and as long as before: offsets must stay. The few letters whose small form is longer stay as they are. */
function sameLength(line: string): string {
  const small = line.toLowerCase();
  return small.length === line.length ? small : [...line].map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join('');
}

type Hit = { readonly line: string; readonly at: { readonly start: number; readonly end: number } };

function hitAt(source: SearchText, lineStart: number, { line, at }: Hit): Found {
  const from = line.length <= LINE ? 0 : edge(line, at.start - AROUND, -1);
  const to = line.length <= LINE ? line.length : edge(line, at.end + AROUND, 1);
  return {
    text: line.slice(from, to), file: source.file, entity: source.entity ?? null, capture: { id: source.id, start: lineStart + from },
    ...(source.sourceKind === undefined ? {} : { sourceKind: source.sourceKind }), ...(source.madeBy === undefined ? {} : { madeBy: source.madeBy }), ...(source.putIn === undefined ? {} : { putIn: source.putIn }), ...(source.by === undefined ? {} : { origin: { kind: source.kind ?? 'capture', by: source.by } }),
  };
}

/** The next place, going that way, where nothing is cut in two. */
function edge(line: string, from: number, step: 1 | -1): number {
  let at = Math.max(0, Math.min(line.length, from));
  while (at > 0 && at < line.length && !/[\s{}[\]]/.test(line.charAt(step > 0 ? at : at - 1))) at += step;
  return at;
}
