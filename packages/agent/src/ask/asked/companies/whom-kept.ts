// Whom a question is of, where the words in which it was said again have lost it: "everything Acme owns" is its total assets, and Acme's still.
import { shortName } from '../../../write/company-name.ts';
import { readPeriods } from '../periods/periods.ts';
import { isWellKnown, namedIn } from './read-companies.ts';

function namesIn(text: string, today: string): readonly string[] {
  const found = namedIn(text, readPeriods(text, today)).flatMap(({ company }) => (company === null || !isWellKnown(company) ? [] : [shortName(company.name)]));
  return [...new Set(found)];
}

/** `said`: the text said again, with whom it named before in front where it names nobody any more. */
export function withWhomKept(said: string, before: string, today: string): string {
  if (said === before || namesIn(said, today).length > 0) return said;
  const lost = namesIn(before, today);
  return lost.length === 0 ? said : `${lost.join(' and ')}: ${said}`;
}
