// "Put each over its total assets, in percent", behind a figure: that figure as a part of the other one, whatever else is asked beside it.
import { metricById } from '@assay/calc';
import type { Asked } from '../../asked.ts';
import { findMeasures } from '../../measures/read-measures.ts';

const verb = String.raw`(?:(?:and |then |now |please )*(?:put|set|express(?:ed)?|state|show|give(?: me)?|take|divide|measure|scale|work out|calculate|relate|turn)(?: me)? )?`;
const these = String.raw`(?:each(?: (?:one|company|firm|of (?:them|these|those|the (?:two|three|four))))?|both(?: of (?:them|these|those))?|them|those|these|that|it|the (?:two|three)|all (?:two|three|four|of (?:them|these|those)))(?: (?:amounts?|figures?|ones?|sums?|numbers?))?`;
const percent = String.raw`(?:%|per ?cent(?:age)?s?|pct)`;
const over = String.raw`(?:,? (?:(?:as|in|told as|expressed as) (?:an? )?(?:${percent}|share|part|proportion|fraction) of|as an? (?:multiple|ratio) (?:of|to)|over|against|relative to|divided by|in (?:relation|proportion) to|by|to)| ?\/) ?`;
const its = String.raw`(?:(?:its|their|each one's|each company's|the (?:company|firm)'s|his|that company's|the) )?(?:(?:own|respective|total(?= own)) )*`;
/** "Was it over its net income" and "compare it to its net income" ask which of the two is larger. */
const notHeld = String.raw`(?<!\b(?:was|were|is|are|did|does|do|has|had|compare|compares|compared|comparing|how|hold|check) )`;
const pattern = new RegExp(String.raw`(?<=^|[\s,.;:!?])${verb}${notHeld}${these}${over}${its}`, 'i');
const inPercent = new RegExp(String.raw`^,? (?:in|as) (?:an? )?(?:terms of )?${percent}(?: terms)?(?! of\b)`, 'i');

/** The one line of the statements that was asked for. */
function lineBefore({ measures, calculation, course, multiple, valuation, group }: Asked): string | null {
  const [only, ...others] = measures;
  const isElse = [calculation, course, multiple, valuation].some((one) => one !== undefined) || group !== null;
  return isElse || others.length > 0 || only?.kind !== 'metric' || only.as !== 'value' || only.of !== undefined ? null : only.id;
}

const isAmount = (id: string): boolean => ['flow', 'stock'].includes(metricById(id)?.kind ?? '') && metricById(id)?.unit.kind === 'money';

/** Unchanged where it names the figure of before itself, or holds it against none of the same kind. */
export function overOther(text: string, earlier: Asked | undefined): string {
  const line = earlier === undefined ? null : lineBefore(earlier);
  const found = pattern.exec(text);
  if (line === null || found === null || !isAmount(line)) return text;
  const behind = text.slice(found.index + found[0].length);
  const figures = findMeasures(behind);
  const whole = figures.find(({ start }) => start === 0);
  if (whole?.measure.kind !== 'metric' || !isAmount(whole.measure.id) || figures.some(({ measure }) => 'id' in measure && measure.id === line)) return text;
  return `${text.slice(0, found.index)}as a percentage of ${behind.slice(0, whole.end)}${behind.slice(whole.end).replace(inPercent, '')}`;
}
