// Which calculation the words ask for. The word that comes first governs: "the change in operating margin" is a change, "the average increase" an average.

export type Operation = 'change' | 'relative-change' | 'share' | 'ratio' | 'sum' | 'average' | 'difference' | 'product' | 'investment-return';

type Cue = { readonly form: RegExp; readonly operations: readonly Operation[] };

const percentWord = String.raw`(?:percent(?:age)?s?|per cent|pct|%)`;
const changeWord = String.raw`(?:chang\w*|increas\w*|decreas\w*|grow(?:th|n|ing|s)?|grew|declin\w*|ris(?:e|en|ing)|rose|fell|fall(?:en)?|drop\w*|reduc(?:ed?|tion|ing)|improve\w*|variation|variance|movement|fluctuat\w*|appreciat\w*)`;

/** Cues in the order of their place in the question; at one place, in this order. */
const cues: readonly Cue[] = [
  { form: /\b(?:roi|return on (?:an |the )?investment|returns? (?:on|of|for)|(?:shareholder|stock|percentage|total|cumulative) returns?)\b/, operations: ['investment-return', 'relative-change', 'change'] },
  { form: /\b(?:average|averaged|mean|midpoint)\b(?! (?:price|cost|rate|exercise|number|shares|life|maturity|interest))/, operations: ['average'] },
  { form: new RegExp(String.raw`\b${changeWord} rate\b|\brate of (?:growth|change|increase|decrease|decline)\b|\bgrowth\b`), operations: ['relative-change', 'change'] },
  { form: new RegExp(String.raw`\b${changeWord}(?![\w-])`), operations: ['change', 'relative-change'] },
  { form: new RegExp(String.raw`${percentWord}(?![\w-])`), operations: ['share', 'relative-change'] },
  { form: /\b(?:portion|(?<!per )share of|fraction|part of|makes? up|made up|account(?:s|ed) for|compris\w*|margin|yield)\b/, operations: ['share', 'ratio'] },
  { form: /\b(?:ratio|proportion|multiple|divided by|turnover|how many times|relative to)\b/, operations: ['ratio', 'share'] },
  { form: /\b(?:sum|combined|altogether|aggregate|add(?:ed|ing)? up)\b/, operations: ['sum'] },
  { form: /\b(?:difference|differ|spread|range|gap|net of)\b|\bless\b(?! than)|\b(?:more|higher|lower|greater|larger|smaller|less) (?:\w+ ){0,6}than\b|\bexceed\w*/, operations: ['difference'] },
];
/** Words that name a thing as often as a calculation. */
const weakCues: readonly Cue[] = [
  { form: /\b(?:average|mean)\b/, operations: ['average'] },
  { form: /\bper\b/, operations: ['ratio'] },
  { form: /\b(?:total|cumulative|overall)\b/, operations: ['sum'] },
  { form: /\b(?:excluding|remaining|net|compared (?:to|with))\b/, operations: ['difference'] },
];
const commonest: readonly Operation[] = ['ratio', 'share', 'sum', 'difference', 'relative-change', 'average', 'product'];

/** `asked`: the operations that the words name, the likeliest first. `possible`: the others, the commonest first. */
export type Operations = { readonly asked: readonly Operation[]; readonly possible: readonly Operation[] };

export function readOperations(question: string): Operations {
  const text = question.toLowerCase();
  const strong = cues.flatMap((cue) => placed(cue, text)).toSorted((left, right) => left.at - right.at).flatMap((cue) => cue.operations);
  const weak = weakCues.flatMap((cue) => (cue.form.test(text) ? cue.operations : []));
  const asked = [...new Set([...relativeIn(text, strong), ...strong, ...weak])];
  return { asked, possible: commonest.filter((operation) => !asked.includes(operation)) };
}

function placed(cue: Cue, text: string): { readonly at: number; readonly operations: readonly Operation[] }[] {
  const match = cue.form.exec(text);
  return match === null ? [] : [{ at: match.index, operations: cue.operations }];
}

/** "What percent of the increase is due to …" is a share; "the percent of the increase" by itself is the increase in percent. */
const shareOfChange = new RegExp(String.raw`${percentWord} of\b(?! (?:the )?(?:total |net )?${changeWord} (?:in|of|from|for)\b)|${percentWord} of\b.*\b(?:due|attribut\w*|relat\w*|explain\w*|caused)\b|\bpoints?\b|${percentWord} (?:was|is|were|are)\b`);

const percentFirst = new RegExp(String.raw`${percentWord}(?![\w-]).*\b(?:${changeWord}|difference)(?![\w-])`);
const inPercent = new RegExp(String.raw`\b(?:in|by|as an?|in terms of)(?: the)? ${percentWord}(?![\w-]| of\b)|\(${percentWord}\)`);

/**
 * "The percentage increase" and "the increase in percent" are relative changes;
 * "the change in the percentage of sales" is a change of a figure that is itself in percent.
 */
function relativeIn(text: string, strong: readonly Operation[]): Operation[] {
  const changing = strong.includes('change') || text.includes('difference');
  if (!changing || !(percentFirst.test(text) || inPercent.test(text))) return [];
  if (strong[0] === 'average') return ['average', 'relative-change'];
  return shareOfChange.test(text) && strong[0] === 'share' ? ['share', 'relative-change'] : ['relative-change'];
}
