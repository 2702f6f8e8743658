// The name as prose has it: without the article in front and the legal form behind.
const legalForm = /(?:,? (?:inc|incorporated|corp|corporation|co|company|companies|plc|ltd|limited|llc|group|holdings?))\.?$/i;
const known: Readonly<Record<string, string>> = { 'International Business Machines': 'IBM' };

/** `The Goldman Sachs Group, Inc.` → `Goldman Sachs`. */
export function shortName(name: string): string {
  let short = name.replace(/^the /i, '').replace(/ \(?class [a-c]\)?$/i, '').trim();
  for (let round = 0; round < 4 && legalForm.test(short); round += 1) short = short.replace(legalForm, '').trim();
  short = short.replace(/\.com$/i, '');
  return known[short] ?? short;
}

/** `Apple’s`, `Goldman Sachs’`. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
