// The section of the contents in which each claim has its place.
import type { PageParts } from '../make-parts.ts';

/** By the claim's number; claims before the first section stand under no name. */
export function sectionsOfClaims({ title, blocks, contents }: Pick<PageParts, 'title' | 'blocks' | 'contents'>): ReadonlyMap<number, string> {
  const names = new Map(contents.map(({ id, text }) => [id, text]));
  const sections = new Map<number, string>();
  let current = '';
  for (const block of [title, ...blocks]) {
    for (const heading of block.headings) current = names.get(heading) ?? current;
    for (const claim of block.claims) sections.set(claim, current);
  }
  return sections;
}
