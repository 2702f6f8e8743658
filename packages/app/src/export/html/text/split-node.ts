// Very long lists and tables as several shorter ones: a page that holds only what is near the window can then leave parts of them out.
import type { MarkdownBlock, MarkdownNode } from './markdown-tree.ts';

function* chunks<Item>(items: readonly Item[], most: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += most) yield items.slice(from, from + most);
}

function splitList(list: MarkdownBlock<'list'>, most: number): MarkdownNode[] {
  let start = list.start ?? 1;
  return [...chunks(list.children, most)].map((children) => {
    const part = { ...list, children, ...(list.ordered === true ? { start } : {}) };
    start += children.length;
    return part;
  });
}

/** Every part bears the head: a reader in the middle of a long table still knows the columns. */
function splitTable(table: MarkdownBlock<'table'>, most: number): MarkdownNode[] {
  const [head, ...rows] = table.children;
  return head === undefined ? [table] : [...chunks(rows, most)].map((some) => ({ ...table, children: [head, ...some] }));
}

/** The node itself where it has at most `most` items or rows. */
export function splitNode(node: MarkdownNode, most: number): MarkdownNode[] {
  if (node.type === 'list' && node.children.length > most) return splitList(node, most);
  if (node.type === 'table' && node.children.length > most + 1) return splitTable(node, most);
  return [node];
}
