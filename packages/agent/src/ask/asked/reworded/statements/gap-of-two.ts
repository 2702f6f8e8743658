// "Current assets as a multiple of current liabilities, and the dollar difference between the two": behind the ratio of two lines what lies between them is the one minus the other, said by their names.
import { formulaInputs, metricById } from '@assay/calc';
import type { FoundMeasure } from '../../measures/found-measure.ts';
import { findMeasures } from '../../measures/read-measures.ts';
import { namedIn } from '../../companies/read-companies.ts';
import { any } from '../words.ts';

const two = any('the two(?: of them| figures| amounts| lines)?', 'them', 'both', 'these(?: two)?', 'those(?: two)?');
const gap = any('difference', 'gap', 'distance', 'shortfall', 'surplus', 'diff');
const asks = String.raw`(?:(?:what(?:['’]s| is| was| were)|how (?:large|big|wide) (?:is|was)|give me|tell me|show me|also) )?`;
const inMoney = String.raw`(?: (?:in|as) (?:us )?(?:dollars|money|cash|usd|\$)|,? \$)`;
const ways = any(
  String.raw`${asks}(?:the )?(?:dollar|cash|money|\$) ?(?:${gap})(?: between ${two})?`,
  String.raw`${asks}(?:the )?(?:${gap}) between ${two}${inMoney}?`,
  String.raw`${asks}(?:the )?(?:${gap})${inMoney}`,
  String.raw`(?:by )?how (?:many dollars|much(?: money)?(?: in dollars)?) (?:did|does|do|is|was) (?:the )?(?:one|first|former) (?:exceed|top|above|ahead of|more than|over|larger than) (?:the )?(?:other|second|latter)`,
  String.raw`how (?:many dollars|much money) (?:lie|lies|lay|are|is|were|was|stand|stood)(?: there)?(?: in)? between(?: ${two})?`,
);
const clause = new RegExp(String.raw`(?<joint>[,;?.]? (?:and |plus |& |\+ )|[,;?.] )(?:${ways})(?= ?[?.,;]|$)`, 'iu');
const ratio = /\b(?:multiples?|times|ratio|over|to|divided by|covers?|covered|relative to|per ?cent(?:age)?|share)\b|[%/÷]/i;
const moved = /\b(?:gr[eo]wth?|grew|chang\w+|r[io]se|f[ae]ll|fell|than|vs\.?|versus|year before|earlier)\b/i;

const isLine = ({ measure }: FoundMeasure): boolean => measure.kind === 'metric' && measure.as === 'value' && metricById(measure.id)?.unit.kind === 'money';

/** The two lines that are named, where no other is; else those of which the one ratio that is named is made. */
function linesIn(text: string): readonly string[] {
  const found = findMeasures(text).toSorted((left, right) => left.start - right.start);
  const lines = [...new Map(found.filter(isLine).map(({ measure, start, end }) => ['id' in measure ? measure.id : '', text.slice(start, end)])).values()];
  return lines.length === 0 ? linesOfRatio(found) : lines;
}

function linesOfRatio(found: readonly FoundMeasure[]): readonly string[] {
  const [only, ...others] = [...new Set(found.flatMap(({ measure }) => (measure.kind === 'metric' ? [measure.id] : [])))];
  const inputs = only === undefined || others.length > 0 ? [] : formulaInputs(metricById(only)?.formula ?? '0').map(({ metric }) => metricById(metric));
  return inputs.every((input) => input?.unit.kind === 'money' && input.formula === null) ? inputs.flatMap((input) => (input === undefined ? [] : [input.label.toLowerCase()])) : [];
}

const companiesIn = (text: string): number => new Set(namedIn(text, []).flatMap(({ company }) => (company === null ? [] : [company.ticker]))).size;

export function gapOfTwo(text: string): string {
  const found = clause.exec(text);
  if (found === null) return text;
  const before = text.slice(0, found.index);
  const years = new Set(before.match(/\b20\d\d\b/g) ?? []);
  const [one, other, ...more] = ratio.test(before) && !moved.test(before) && years.size < 2 && companiesIn(text) < 2 ? linesIn(before) : [];
  if (one === undefined || other === undefined || more.length > 0) return text;
  return `${before}${found.groups?.['joint'] ?? ' '}what was ${one} minus ${other}${text.slice(found.index + found[0].length)}`;
}
