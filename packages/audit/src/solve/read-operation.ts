// Which calculation the words ask for. Words of change that stand with words of percent ask for a relative change.

export type Operation = 'change' | 'relative-change' | 'share' | 'ratio' | 'sum' | 'average' | 'difference' | 'product' | 'investment-return';

const percent = /\b(?:percent(?:age)?|per cent|pct)\b|%/;
const changes = /\b(?:chang\w*|increas\w*|decreas\w*|grow(?:th|n|ing|s)?|grew|declin\w*|ris(?:e|en|ing)|rose|fell|fall(?:en)?|drop\w*|reduc\w*|improv\w*|variation|movement|fluctuat\w*|gain)\b/;
const averages = /\b(?:average|averaged|mean)\b/;
const sums = /\b(?:sum|total|totals|combined|altogether|aggregate|cumulative)\b/;
const shares = /\b(?:portion|proportion|share of|fraction|part of|makes? up|made up|account(?:s|ed) for|compris\w*|consist\w*|margin|yield)\b/;
const ratios = /\b(?:ratio|times|multiple|divided by|per|turnover|price of each|relative to)\b/;
const differences = /\b(?:difference|differ|more|less|higher|lower|greater|exceed\w*|exceeded|spread|range|gap|compared? (?:to|with)|net of|excluding|remaining|above|below|larger|smaller|variance)\b/;
const growthRates = /\b(?:growth rate|rate of (?:growth|change|increase|decrease|decline))\b/;
const investments = /\b(?:return|roi|returned)\b/;

type Cue = { readonly when: (text: string) => boolean; readonly operations: readonly Operation[] };

const says = (pattern: RegExp) => (text: string): boolean => pattern.test(text);
const changing = (text: string): boolean => changes.test(text) || text.includes('difference');

/** The stronger cue first; what no word asks for comes last, in the order of how common it is. */
const cues: readonly Cue[] = [
  { when: says(investments), operations: ['investment-return'] },
  { when: (text) => averages.test(text) && !changes.test(text), operations: ['average'] },
  { when: says(growthRates), operations: ['relative-change'] },
  { when: (text) => percent.test(text) && changing(text), operations: ['relative-change', 'share'] },
  { when: says(percent), operations: ['share', 'relative-change'] },
  { when: says(shares), operations: ['share', 'ratio'] },
  { when: (text) => ratios.test(text) && !changing(text), operations: ['ratio', 'share'] },
  { when: says(changes), operations: ['change', 'relative-change'] },
  { when: (text) => text.includes('difference'), operations: ['difference'] },
  { when: says(averages), operations: ['average'] },
  { when: says(sums), operations: ['sum'] },
  { when: says(differences), operations: ['difference'] },
  { when: () => true, operations: ['ratio', 'share', 'sum', 'difference', 'relative-change', 'average', 'product'] },
];

/** The operations that the words allow, the likeliest first. */
export function readOperations(question: string): Operation[] {
  const text = question.toLowerCase();
  return [...new Set(cues.flatMap((cue) => (cue.when(text) ? cue.operations : [])))];
}
