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

/** Entities and escapes make the source longer than what is seen; characters then share the nearest source offset. */
function appendText(builder: Builder, node: Text, source: string): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  let at = start;
  for (let index = 0; index < node.value.length; index += 1) {
    const found = end - start === node.value.length ? at : alignCharacter(source, { at, end }, node.value.charAt(index));
    builder.offsets.push(found);
    at = found + 1;
  }
  builder.text += node.value;
}

/** Where a visible character stands, looking past a backslash or an entity at most a few characters long. */
function alignCharacter(source: string, range: { readonly at: number; readonly end: number }, character: string): number {
  if (source.charAt(range.at) === character) return range.at;
  const near = source.indexOf(character, range.at);
  return near >= 0 && near < range.end && near - range.at <= 2 ? near : Math.min(range.at, Math.max(range.end - 1, 0));
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
