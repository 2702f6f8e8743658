// Whose a figure is, as questions write it.
import { shortName } from '../../../write/company-name.ts';

/** `Apple's`, `Goldman Sachs'`. */
export function ownedBy(name: string): string {
  const short = shortName(name);
  return short.endsWith('s') ? `${short}'` : `${short}'s`;
}
