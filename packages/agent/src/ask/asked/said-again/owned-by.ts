// Whose a figure is, as questions write it.
import { shortName } from '../../../write/company-name.ts';

/** `Apple's`, `Goldman Sachs'`, `McDonald's`. */
export function ownedBy(name: string): string {
  const short = shortName(name);
  if (/['’]s$/.test(short)) return short;
  return short.endsWith('s') ? `${short}'` : `${short}'s`;
}
