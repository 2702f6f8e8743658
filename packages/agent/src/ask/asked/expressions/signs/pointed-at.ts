// "Operating cash flow in t0, and how many times m1 was that?": what points back is what was named before it, so the words around it can be read as an operation between the two.
import { operand } from './operation-words.ts';

const one = String.raw`${operand}(?: \+ ${operand}){0,4}`;
/** Behind a figure another question begins, or a form in which it is to be told. */
const joint = /(?: ,| \.| \+| &|(?= and ))(?: and)?(?: (?:also|then|so))? (?=(?:what|how|as|in|by|relative to|times covered)\b|(?:percent(?:age)?|multiple|share|ratio|part) of\b|(?:that|this) (?:amount|sum|total)\b|(?:two|both) (?:together|combined)\b|(?:sum|total) as\b)/g;
const pronoun = String.raw`(?:that (?:amount|sum|total)|this (?:amount|sum|total)|(?:the )?(?:sum|total|two together|two combined|both together|both combined|two|both)|that|it|this|they|those|these|them)`;
const verb = '(?:was|were|is|are|came to|come to|comes to|equal(?:s|led)?|amount(?:s|ed)? to|make[s]?|made|represent(?:s|ed)?|did|does|do)';
const share = '(?:percent(?:age)?|per ?cent|share|part|portion|proportion|fraction|%)';

type Way = readonly [RegExp, (before: string, other: string) => string];

const re = (source: string): RegExp => new RegExp(source);
const over = (before: string, other: string): string => `${before} ÷ ${other}`;
const under = (before: string, other: string): string => `${other} ÷ ${before}`;
/** How what stands behind the joint holds its own figure against the one before: each takes the whole of it. */
const ways: readonly Way[] = [
  [re(String.raw`^(?:how many|what number of) times(?: over)? (?:(?:${verb}|has|had) )?${pronoun} (?:${verb} )?(?:been )?covered (?:by|with|from|out of) (${one})`), under],
  [re(String.raw`^(?:how many )?times (?:over )?covered (?:by|with|from) (${one})`), under],
  [re(String.raw`^(?:in times )?relative to (${one})`), over],
  [re(String.raw`^how many times (?:as (?:big|large|much) as )?(${one})(?= [,.]| (?:in|for)\b|$)`), over],
  [re(String.raw`^how many times(?: over)? (?:could|would|can|did|does|do)? ?(${one}) (?:could |would |can |did |does )?(?:cover(?:s|ed)?|pay(?:s)?(?: for)?|meets?|exceed(?:s|ed)?) ${pronoun}`), under],
  [re(String.raw`^(?:how many|what) (?:times|multiple of|${share} of)(?: as (?:big|large|much) as)? (${one}) (?:that |it |this )?(?:${verb})(?: ${pronoun})?(?= |$)`), over],
  [re(String.raw`^(?:what (?:is|was) )?(?:the )?ratio of ${pronoun} to (${one})`), over],
  [re(String.raw`^what (?:was|is|were) ratio of ${pronoun} to (${one})`), over],
  [re(String.raw`^how many (?:times|percent of) (${one}) ${pronoun} (?:was|were|is|are|came to|comes to|made|makes|represents?|represented)`), over],
  [re(String.raw`^how (?:does|do|did|would|much is|large is|large was|big is|big was) ${pronoun}(?: (?:compare|relate|stand|measure up|stack up|look))? (?:with|to|against|relative to|in relation to|compared (?:with|to)|beside|next to) (${one})(?=.*\b(?:percent|percentage|%|ratio|times|multiple)\b)`), over],
  [re(String.raw`^(?:${pronoun} )?(?:(?:expressed |put )?(?:as|in) )?(?:an? )?(?:${share}|multiple|ratio) (?:of|to) (${one})`), over],
];

/** "Compare, in percent, with": what the result is to be told in goes behind. */
function inOrder(text: string): string {
  const form = /(?: ,)? (?:in|as) (?:percent(?:age)?(?: terms)?|per ?cent|%|(?:an? )?(?:percentage|ratio|multiple)|times)(?: ,)? (?=(?:with|to|against|relative|beside)\b)/.exec(text);
  return form === null ? text : `${text.replace(form[0], ' ')} ${form[0].replaceAll(',', ' ').trim()}`;
}

/** What was named before the joint: one figure, or several that are one sum. */
function before(text: string): string | null {
  const marks = text.match(new RegExp(one, 'g')) ?? [];
  const [only] = marks;
  return only === undefined || marks.length > 1 ? null : only.includes(' + ') ? `( ${only} )` : only;
}

/** The two as one quotient; null where nothing points back, or at more than one thing. */
export function withPointedAt(given: string): string | null {
  const text = inOrder(given);
  for (const cut of text.matchAll(joint)) {
    const whole = before(text.slice(0, cut.index));
    const behind = text.slice(cut.index + cut[0].length);
    if (whole === null) continue;
    for (const [pattern, made] of ways) {
      const found = pattern.exec(behind);
      const other = found?.[1];
      if (found !== null && other !== undefined) return `${whole.startsWith('(') ? '' : `${whole} , `}${made(whole, `( ${other} )`)} ${behind.slice(found[0].length)}`.trim();
    }
  }
  return null;
}
