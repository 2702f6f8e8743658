// A few lines of the captured bytes around a value, the value marked: what the source said, not what we made of it.
import { parseJson, type Anchor, type Span } from '@assay/record';
import type { OpenCapture } from './capture-shelf.ts';

export type ExcerptLine = { readonly number: number | null; readonly before: string; readonly marked: string; readonly after: string };

/** Bytes looked at on each side of the value, and characters shown on each side in its line and of a neighbouring line. */
const WINDOW = 400;
const SIDE = 84;
const NEIGHBOUR = 120;
const MARKED = 200;
/** A line shorter than this says too little alone; its neighbours are shown too. */
const SHORT_LINE = 48;

/** Null where the anchor names no place in the bytes. */
export function cutExcerpt(open: OpenCapture, anchor: Anchor): ExcerptLine[] | null {
  switch (anchor.kind) {
    case 'json': return anchor.bytes === null ? pointedValue(open, anchor.pointer) : cutBytes(open, anchor.bytes);
    case 'span': return cutText(open, anchor);
    case 'cell': return anchor.span === null ? null : cutText(open, anchor.span);
    case 'paragraph': return null;
  }
}

function cutBytes(open: OpenCapture, span: Span): ExcerptLine[] | null {
  if (span.end > open.bytes.length || span.end <= span.start) return null;
  const from = characterStart(open.bytes, Math.max(0, span.start - WINDOW));
  const to = characterStart(open.bytes, Math.min(open.bytes.length, span.end + WINDOW));
  const decode = (start: number, end: number): string => new TextDecoder().decode(open.bytes.subarray(start, end));
  return cutLines({ before: decode(from, span.start), marked: decode(span.start, span.end), after: decode(span.end, to), line: open.lineOf(span.start) }, { cutLeft: from > 0, cutRight: to < open.bytes.length });
}

/** The next byte that begins a UTF-8 character. */
function characterStart(bytes: Uint8Array, offset: number): number {
  let at = offset;
  while (at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80) at += 1;
  return at;
}

function cutText(open: OpenCapture, span: Span): ExcerptLine[] | null {
  const text = open.text();
  if (span.end > text.length || span.end <= span.start) return null;
  const from = Math.max(0, span.start - WINDOW);
  const line = open.lineOf(new TextEncoder().encode(text.slice(0, span.start)).length);
  return cutLines({ before: text.slice(from, span.start), marked: text.slice(span.start, span.end), after: text.slice(span.end, span.end + WINDOW), line }, { cutLeft: from > 0, cutRight: span.end + WINDOW < text.length });
}

type Window = { readonly before: string; readonly marked: string; readonly after: string; readonly line: number };
type Edge = { readonly cutLeft: boolean; readonly cutRight: boolean };

function cutLines(window: Window, edge: Edge): ExcerptLine[] {
  const above = window.before.split('\n');
  const below = window.after.split('\n');
  const left = above.pop() ?? '';
  const right = below.shift() ?? '';
  const own: ExcerptLine = {
    number: window.line, before: lastOf(left.trimStart(), SIDE, above.length === 0 && edge.cutLeft),
    marked: firstOf(window.marked, MARKED, false), after: firstOf(right.trimEnd(), SIDE, below.length === 0 && edge.cutRight),
  };
  if (left.length + right.length + window.marked.length >= SHORT_LINE) return [own];
  const previous = lastOf(above.at(-1)?.trim() ?? '', NEIGHBOUR, above.length === 1 && edge.cutLeft);
  const next = firstOf(below[0]?.trim() ?? '', NEIGHBOUR, below.length === 1 && edge.cutRight);
  return [...plainLine(window.line - 1, previous), own, ...plainLine(window.line + window.marked.split('\n').length, next)];
}

function plainLine(number: number, text: string): ExcerptLine[] {
  return text === '' ? [] : [{ number, before: text, marked: '', after: '' }];
}

function firstOf(text: string, limit: number, cut: boolean): string {
  return text.length > limit ? `${text.slice(0, limit)} …` : cut ? `${text} …` : text;
}

function lastOf(text: string, limit: number, cut: boolean): string {
  return text.length > limit ? `… ${text.slice(-limit)}` : cut ? `… ${text}` : text;
}

/** A pointer without a byte range: the value is shown under its last key. */
function pointedValue(open: OpenCapture, pointer: string): ExcerptLine[] | null {
  const keys = pointer.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value: unknown;
  try { value = parseJson(open.text()); } catch { return null; }
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  const key = keys.at(-1);
  return [{ number: null, before: key === undefined ? '' : `"${key}": `, marked: firstOf(JSON.stringify(value), MARKED, false), after: '' }];
}
