// "What share of the 2024 figure was net profit": a part of the figure of before, whatever its time, and not that figure as a part of the other one.
import type { Asked } from '../../asked.ts';

const part = String.raw`(?:%|\b(?:share|part|portion|fraction|proportion|slice|per ?cent(?:age)?|pct|how much)) (?:out )?of`;
const when = String.raw`(?:(?<when>(?:fiscal |fy ?|calendar )?(?:year )?20\d\d)(?:['’]s)? )`;
const figure = '(?:figure|amount|number|total|sum|level)';
const pattern = new RegExp(String.raw`(?<part>${part}) (?:the|that|this|its) (?:same )?${when}${figure}\b`, 'i');

/** Unchanged where the question before was of another thing than one figure. */
export function ofFigureOfTime(text: string, earlier: Asked | undefined): string {
  const found = earlier?.measures.length === 1 ? pattern.exec(text) : null;
  const { part: said = '', when: time = '' } = found?.groups ?? {};
  if (found === null) return text;
  return `${text.slice(0, found.index)}${said} that ${text.slice(found.index + found[0].length).trim().replace(/\s*([?.!]*)$/, ` in ${time}$1`)}`;
}
