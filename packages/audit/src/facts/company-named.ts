// Whom a document is about, by its own first words. Only names with a company's legal form count; anything else is not guessed.
import type { Entity } from '@assay/record';

const legalForm = /\b(?:inc|corp|corporation|company|plc|ltd|limited|llc|n\.v|s\.a|ag|se|group|holdings)\b\.?/i;
/** How far from the top a cover page names its registrant. */
const COVER = 12_000;

/** The company that a title names; null where it names none. */
export function companyNamed(title: string | null): Entity | null {
  const name = title?.replace(/\s+/g, ' ').trim() ?? '';
  return name.length < 3 || name.length > 80 || !legalForm.test(name) ? null : { id: null, ticker: null, name };
}

/** The company on the line above "(Exact name of registrant …)" of a cover page. */
export function companyAbove(text: string): Entity | null {
  const lines = text.slice(0, COVER).split('\n').map((line) => line.replace(/^[|\s]+|[|\s]+$/g, '')).filter((line) => line !== '');
  const at = lines.findIndex((line) => /exact name of registrant/i.test(line));
  const above = at > 0 ? lines[at - 1] : undefined;
  return above === undefined || above.length > 80 ? null : { id: null, ticker: null, name: above };
}
