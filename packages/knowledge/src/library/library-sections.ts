// The keys of the sections that a person means, over many filings at once: by the forms' own items, and the items that share a heading.
import type { LibraryEntry, Part } from '@assay/record';
import { annualItems, quarterlyItems, itemsOfForm, type FormItem } from '../filings/form-items.ts';
import { sectionsAsked } from '../search/section-asked.ts';

type Named = { readonly key: string; readonly item: string; readonly also: readonly string[]; readonly title: string; readonly part: Part | null };

const beside: readonly Named[] = ['cover', 'statements', 'signatures'].map((item) => ({ key: item, item, also: [], title: item === 'cover' ? 'Cover and contents' : item, part: null }));
const annual = annualItems.map(({ item, name, part }): Named => ({ key: item, item, also: [], title: name, part }));
const quarterly = quarterlyItems.map(({ item, name, part }): Named => ({ key: `${part}.${item}`, item, also: [], title: name, part }));

/** Empty where no filing given has a section of the name. */
export function sectionKeys(asked: string, entries: readonly LibraryEntry[]): string[] {
  const kinds = new Set(entries.map(({ form }) => itemsOfForm(form)));
  const has = (items: readonly FormItem[]): boolean => kinds.has(items);
  const found = sectionsAsked(asked, [...beside, ...(has(annualItems) ? annual : []), ...(has(quarterlyItems) ? quarterly : [])]);
  const shared = entries.flatMap(({ joined }) => found.flatMap((key) => joined[key] ?? []));
  return [...new Set([...found, ...shared])];
}
