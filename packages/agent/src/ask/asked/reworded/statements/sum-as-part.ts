// "Dividends paid plus capital expenditure as a percentage of revenue": it is the sum that is a part, and not the last of the two.
import { metricById } from '@assay/calc';
import { findMeasures } from '../../measures/read-measures.ts';

const pattern = /(?<=[a-z)]) (?:plus|added to|together with) (?=(?:its |the )?[a-z&-]+(?: [a-z&-]+){0,5} (?:as|in) (?:an? )?(?:%|per ?cent(?:age)?|pct|share|part|proportion|fraction) of (?<whole>[a-z -]{3,40}))/gi;
const asPart = /,? (?:together )?(?:as|in) (?:an? )?(?:%|per ?cent(?:age)?|pct|share|part|proportion|fraction) of\b/i;

/** The line whose name the text ends with. */
function lineAtEnd(text: string): string | null {
  const last = findMeasures(text).at(-1);
  if (last?.measure.kind !== 'metric' || last.end !== text.length || last.measure.as !== 'value') return null;
  return metricById(last.measure.id)?.unit.kind === 'money' ? last.measure.id : null;
}

/** The whole is none of the two: "revenue plus capex as a percentage of it" lists two things. */
export function sumAsPart(text: string): string {
  return [...text.matchAll(pattern)].toReversed().reduce((said, match) => {
    const [before, behind] = [said.slice(0, match.index), said.slice(match.index + match[0].length)];
    const line = lineAtEnd(before);
    const whole = findMeasures(match.groups?.['whole'] ?? '')[0]?.measure;
    return line === null || (whole !== undefined && 'id' in whole && whole.id === line) ? said : `${before} and ${behind.replace(asPart, (part) => (part.includes('together') ? part : ` together${part}`))}`;
  }, text);
}
