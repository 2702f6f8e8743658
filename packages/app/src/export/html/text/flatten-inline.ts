// Inline Markdown as a flat list of runs. Formatting becomes marks on a run, so that a claim may begin and end anywhere, across bold and links.
import type { ClaimView } from '../evidence/claim-view.ts';
import { isTextLeaf, nodeSpan, readLeaf, type Inline } from './markdown-tree.ts';
import type { OutsideToken, Paint } from './paint.ts';

export type Mark = { readonly kind: 'strong' | 'emphasis' | 'delete' | 'code' | 'super' } | { readonly kind: 'link'; readonly url: string };
export type Run = {
  readonly text: string;
  /** Source offset after the run's last character. */
  readonly end: number;
  readonly marks: readonly Mark[];
  readonly claim: ClaimView | null;
  readonly outside: OutsideToken | null;
};
type Flattening = { readonly source: string; readonly paint: Paint; readonly runs: Run[] };

export function flattenInline(nodes: readonly Inline[], place: { readonly source: string; readonly paint: Paint }): Run[] {
  const flattening: Flattening = { ...place, runs: [] };
  for (const node of nodes) flattenNode(node, flattening, []);
  return flattening.runs;
}

function flattenNode(node: Inline, flattening: Flattening, marks: readonly Mark[]): void {
  if (isTextLeaf(node)) { pushLeaf(node, flattening, node.type === 'inlineCode' ? [...marks, { kind: 'code' }] : marks); return; }
  const mark = markOf(node);
  if ('children' in node) { for (const child of node.children) flattenNode(child, flattening, mark === null ? marks : [...marks, mark]); return; }
  const text = spokenText(node);
  if (text !== null) pushPlain({ text, marks: mark === null ? marks : [...marks, mark], end: nodeSpan(node).end }, flattening);
}

function markOf(node: Inline): Mark | null {
  if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete') return { kind: node.type };
  if (node.type === 'link' && isWebAddress(node.url)) return { kind: 'link', url: node.url };
  if (node.type === 'html') return { kind: 'code' };
  return node.type === 'footnoteReference' ? { kind: 'super' } : null;
}

/** Only plain web addresses become links; `javascript:`, `data:` and relative ones stay text. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(url);
}

/** Raw HTML is shown as the text it is; a picture by its description, for nothing is fetched. */
function spokenText(node: Inline): string | null {
  if (node.type === 'html') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'footnoteReference') return node.label ?? node.identifier;
  return node.type === 'image' || node.type === 'imageReference' ? `[picture: ${node.alt ?? ''}]` : null;
}

function pushPlain(piece: Pick<Run, 'text' | 'marks' | 'end'>, flattening: Flattening): void {
  flattening.runs.push({ ...piece, claim: null, outside: null });
}

function pushLeaf(node: Parameters<typeof readLeaf>[0], { source, paint, runs }: Flattening, marks: readonly Mark[]): void {
  const leaf = readLeaf(node, source);
  let from = 0;
  for (let at = 1; at <= leaf.text.length; at += 1) {
    const offset = leaf.offsets[at - 1] ?? 0;
    const next = leaf.offsets[at] ?? 0;
    const same = at < leaf.text.length && paint.claimAt(offset) === paint.claimAt(next) && paint.outsideAt(offset) === paint.outsideAt(next);
    if (same) continue;
    runs.push({ text: leaf.text.slice(from, at), end: offset + 1, marks, claim: paint.claimAt(offset), outside: paint.outsideAt(offset) });
    from = at;
  }
}
