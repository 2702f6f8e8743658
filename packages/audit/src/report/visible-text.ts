// The text a reader sees, and where each of its characters stands in the source. Claims are read from the first and anchored in the second.
import type { Nodes, PhrasingContent, Text } from 'mdast';
import type { Span } from '@assay/record';

export type VisibleText = {
  readonly text: string;
  /** Source offset of every visible character, and of the end. */
  readonly offsets: readonly number[];
};

/** The stretch of source that shows the visible stretch. */
export function sourceSpan(visible: VisibleText, span: Span): Span {
  const start = visible.offsets[span.start] ?? 0;
  const last = visible.offsets[Math.max(span.start, span.end - 1)] ?? start;
  return { start, end: Math.max(start, last + 1) };
}

type Builder = { text: string; readonly offsets: number[] };

/** Entities, escapes and the indentation of continued lines make the source longer than what is seen; each visible character keeps its own place. */
function appendText(builder: Builder, node: Text, source: string): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const plain = end - start === node.value.length;
  let at = start;
  for (let index = 0; index < node.value.length; index += 1) {
    const place = plain ? { found: at, next: at + 1 } : placeCharacter({ source, at, end }, node.value, index);
    builder.offsets.push(place.found);
    at = place.next;
  }
  builder.text += node.value;
}

type Reach = { readonly source: string; readonly at: number; readonly end: number };
type Place = { readonly found: number; readonly next: number };

/** Where a visible character stands: at once, behind a backslash, as an entity, or behind the markers of a continued line. */
function placeCharacter({ source, at, end }: Reach, value: string, index: number): Place {
  const character = value.charAt(index);
  const from = value.charAt(index - 1) === '\n' ? skipLineMarkers(source, at, end) : at;
  const entity = /^&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/i.exec(source.slice(from, Math.min(end, from + 34)));
  if (entity !== null && !value.startsWith(entity[0], index)) return { found: from, next: from + entity[0].length };
  if (source.charAt(from) === character) return { found: from, next: from + 1 };
  const near = source.indexOf(character, from);
  if (near >= 0 && near < end && near - from <= 2) return { found: near, next: near + 1 };
  return { found: Math.max(0, Math.min(from - 1, end - 1)), next: from };
}

/** Indentation and the signs of a quotation stand at the head of a continued line and are not seen. */
function skipLineMarkers(source: string, at: number, end: number): number {
  let from = at;
  while (from < end && ' \t>'.includes(source.charAt(from))) from += 1;
  return from;
}

function appendGlyph(builder: Builder, glyph: string, offset: number): void {
  for (let index = 0; index < glyph.length; index += 1) builder.offsets.push(offset);
  builder.text += glyph;
}

function appendNode(builder: Builder, node: Nodes, source: string): void {
  if (node.type === 'text') appendText(builder, node, source);
  else if (node.type === 'inlineCode') appendCode(builder, node.value, { start: node.position?.start.offset ?? 0, source });
  else if (node.type === 'break') appendGlyph(builder, '\n', node.position?.start.offset ?? 0);
  else if (node.type === 'html' || node.type === 'footnoteReference') return;
  else if ('children' in node) for (const child of node.children) appendNode(builder, child, source);
}

function appendCode(builder: Builder, value: string, place: { readonly start: number; readonly source: string }): void {
  const open = place.source.indexOf(value, place.start);
  for (let index = 0; index < value.length; index += 1) builder.offsets.push((open < 0 ? place.start : open) + index);
  builder.text += value;
}

export function visibleText(nodes: readonly PhrasingContent[], source: string): VisibleText {
  const builder: Builder = { text: '', offsets: [] };
  for (const node of nodes) appendNode(builder, node, source);
  const last = builder.offsets.at(-1);
  return { text: builder.text, offsets: [...builder.offsets, last === undefined ? 0 : last + 1] };
}
