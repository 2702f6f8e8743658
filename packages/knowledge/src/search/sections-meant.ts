// The sections that a question speaks of in its own words: "in the risk factors", "Item 7", "according to the MD&A".
import { annualItems, quarterlyItems, type FormItem } from '../filings/form-items.ts';

const MEANT = 1.2;

const spoken: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\brisk factors?\b/i, ['Risk Factors']],
  [/\bmd&a\b|\bmanagement[’']?s discussion\b/i, ['Management’s Discussion and Analysis of Financial Condition and Results of Operations']],
  [/\blegal proceedings\b/i, ['Legal Proceedings']],
  [/\bcontrols and procedures\b/i, ['Controls and Procedures']],
  [/\bnotes? to (?:the |its )?(?:consolidated )?financial statements\b/i, ['Financial Statements and Supplementary Data', 'Financial Statements']],
  [/\bquantitative and qualitative disclosures?\b/i, ['Quantitative and Qualitative Disclosures about Market Risk']],
  [/\bexecutive compensation\b/i, ['Executive Compensation']],
];
const ITEM = /\bitem\s{1,2}(\d{1,2}[a-c]?)\b/gi;

/** Keys as sections have them, of annual and quarterly forms alike. */
export function sectionsMeant(query: string): ReadonlySet<string> {
  const names = new Set(spoken.filter(([words]) => words.test(query)).flatMap(([, named]) => named));
  const items = new Set([...query.matchAll(ITEM)].map(([, item = '']) => item.toUpperCase()));
  const isMeant = ({ name, item }: FormItem): boolean => names.has(name) || items.has(item);
  return new Set([...annualItems.filter(isMeant).map(({ item }) => item), ...quarterlyItems.filter(isMeant).map(({ part, item }) => `${part}.${item}`)]);
}

export function sectionWeight(section: string, meant: ReadonlySet<string>): number {
  return meant.has(section) ? MEANT : 1;
}
