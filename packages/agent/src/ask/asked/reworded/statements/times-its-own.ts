// "How many times its 2019 revenue did Acme sell in 2024": one figure at two times, and no multiple of a price.
import { findMeasures } from '../../measures/read-measures.ts';

const year = String.raw`(?:(?:fiscal(?: year)? |fy ?)?20\d\d)`;
const asked = new RegExp(String.raw`\bhow many times (?:its|the|their) (?:own )?(?<then>${year})(?:'s)? (?<figure>[\p{L} -]{4,40}?) (?:did|does|has|is|was|were) (?<whom>[^?,;]{1,40}?)(?: (?:sell|sold|make|made|earn|earned|book|booked|report|reported|take in|taken in|bring in|brought in|turn over|generate|generated|post|posted|have|had|hold|owe|owed|spend|spent|reach|reached))? (?:in|for|at the end of|by) (?<now>${year})(?!\d)`, 'iu');

/** Unchanged where the figure is none that is known. */
export function timesItsOwn(text: string): string {
  const found = asked.exec(text);
  const { then, figure, whom, now } = found?.groups ?? {};
  if (found === null || figure === undefined || whom === undefined || findMeasures(figure).length === 0) return text;
  return `${text.slice(0, found.index)}how many times larger was ${whom}'s ${figure} in ${String(now)} than in ${String(then)}${text.slice(found.index + found[0].length)}`;
}
