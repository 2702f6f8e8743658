// Whom a question is of, where the words in which it was said again have lost it: "everything Acme owns" is its total assets, and Acme's still.
import { shortName } from '../../../write/company-name.ts';
import { readPeriods } from '../periods/periods.ts';
import { namedIn } from './read-companies.ts';

type Known = { readonly today: string; /** Of whom figures are at hand: letters that are short for a measure are none of them. */ readonly companies: readonly { readonly ticker: string }[] };

function namesIn(text: string, { today, companies }: Known): readonly string[] {
  const found = namedIn(text, readPeriods(text, today)).flatMap(({ company }) => (company === null || !companies.some(({ ticker }) => ticker === company.ticker) ? [] : [shortName(company.name)]));
  return [...new Set(found)];
}

/** `said`: the text said again, with whom it named before in front where it names nobody any more. */
export function withWhomKept(said: string, before: string, known: Known): string {
  if (said === before || namesIn(said, known).length > 0) return said;
  const lost = namesIn(before, known);
  return lost.length === 0 ? said : `${lost.join(' and ')}: ${said}`;
}
