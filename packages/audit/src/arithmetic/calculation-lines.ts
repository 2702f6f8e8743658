// The lines of a report that carry one calculation on: "= 5,818" below its first line, or the same name with the next step.
import type { Span } from '@assay/record';

type Line = Span & { readonly name: string; readonly goesOn: boolean };

const naming = /^[\s>•*-]*((?:(?:FY ?)?(?:19|20)\d\d(?!\d)|FY ?\d\d(?!\d)|Q[1-4](?!\d)|[^=≈:\n\d\\(]){3,90}?)\s*(?:[=≈:]|\\approx)/;
const going = /^[\s>*•-]*(?:[=≈]|\\approx)\s*/;

function linesOf(report: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= report.length;) {
    const stop = report.indexOf('\n', start);
    const end = stop < 0 ? report.length : stop;
    const text = report.slice(start, end);
    const lead = going.exec(text) ?? naming.exec(text);
    if (text.trim() !== '') lines.push({ start: start + (lead?.[0].length ?? 0), end, name: (lead?.[1] ?? '').replace(/[^\p{L}]+/gu, ' ').trim().toLowerCase(), goesOn: going.test(text) });
    start = end + 1;
  }
  return lines;
}

/** Each calculation as the stretches that stand between its equals signs, lines without one left out. */
export function calculationsIn(report: string): Span[][] {
  const calculations: Line[][] = [];
  for (const line of linesOf(report)) {
    const last = calculations.at(-1);
    const carriesOn = line.goesOn || (line.name !== '' && line.name === last?.[0]?.name);
    if (carriesOn && last !== undefined) last.push(line);
    else calculations.push([line]);
  }
  return calculations;
}
