// The sections that a person means by "7", "Item 1A", "II.1A", "risk factors" or "MD&A".
import type { Section } from '@assay/record';
import { annualItems, quarterlyItems, type FormItem } from '../filings/form-items.ts';

/** Names that stand in no form. */
const shortNames: Readonly<Record<string, string>> = { mda: 'Management’s Discussion', notes: 'Financial Statements', risks: 'Risk Factors', risk: 'Risk Factors', statements: 'Financial Statements', 'market risk': 'Quantitative and Qualitative' };

const bare = (words: string): string => words.toLowerCase().replace(/[^a-z0-9 ]+/g, '').replace(/\s+/g, ' ').trim();

/** Keys of the sections meant, none where the words name none of them. */
export function sectionsAsked(asked: string, sections: readonly Pick<Section, 'key' | 'item' | 'also' | 'title' | 'part'>[]): string[] {
  const key = asked.toUpperCase().replace(/^PART\s+/, '').replace(/[\s,.]*\bITEM\s*/, '.').replace(/^\.|\.$/g, '');
  const byKey = sections.filter((section) => section.key.toUpperCase() === key || section.also.includes(key) || (section.part !== null && section.item === key));
  if (byKey.length > 0) return byKey.map((section) => section.key);
  const words = bare(asked);
  const name = shortNames[words] ?? asked;
  const items = [...annualItems, ...quarterlyItems].filter((item) => isNamed(item, name));
  return sections.filter((section) => bare(section.title).startsWith(bare(name)) || items.some(({ item, part, title }) => item === section.item && part === section.part && title.test(section.title))).map((section) => section.key);
}

function isNamed({ name, title }: FormItem, asked: string): boolean {
  return title.test(asked) || (bare(asked).length > 3 && bare(name).startsWith(bare(asked)));
}
