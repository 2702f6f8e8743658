// "Sell it if its margin was below 20% in that quarter. What was it, and is the condition met?": whether it was so, asked as such. Its figures come with the answer.
import { readMeasures } from '../measures/read-measures.ts';

/** Who says what is to be done and with which shares, up to the condition. */
const deed = String.raw`(?:Buy|Sell|Hold|Keep|Own|Add|Trim|Drop|Dump|Exit|buy(?:ing)?|sell(?:ing)?|hold(?:ing)?|keep(?:ing)?|own(?:ing)?|add(?:ing)?|trim(?:ming)?|drop(?:ping)?|dump(?:ing)?|exit(?:ing)?|invest(?:ing)? in|get(?:ting)? (?:out of|into)|top(?:ping)? up|lend(?:ing)? to)`;
const lead = new RegExp(String.raw`^(?:[^.?!]{0,60}?\b)?${deed}(?: more| out| out of| my| our| the| some| shares (?:of|in)| a position in){0,3} ((?!it\b|them\b)[\p{Lu}][\p{L}\d&.'’-]*(?: (?:& )?[\p{Lu}&][\p{L}\d&.'’-]*){0,3})(?: shares?| stock)?,? (?:only |but only |and only )?(?:if|when|provided(?: that)?|as long as|so long as) `, 'u');
const met = String.raw`(?:(?:is|was|were|has|have|does|did|do) (?:the |that |this |my |our |it |they |such an? )?(?:(?:\w+ )?(?:condition|test|rule|hurdle|bar|threshold|limit|criterion|criteria|requirement|trigger|line|check)s? )?(?:been )?(?:met|pass(?:ed|es)?|clear(?:ed|s)?|hit|reach(?:ed)?|triggered|tripped|satisfied|fulfilled|qualif(?:y|ied)|meet (?:it|that|this)|so|the case|hold|true)|(?:the |my |our |sell |buy )*(?:condition|test|rule|hurdle|bar|threshold|limit|criterion|requirement|trigger) (?:met|passed|cleared|hit|satisfied|reached)|(?:did|does|do|is|was) (?:it|they|he|she)|pass(?:es|ed)?(?: or fail)?|met|qualif(?:y|ies)|yes or no|y\/n)`;
const closing = new RegExp(String.raw`(?:^|,? (?:and|so) |[,;.?–-] ?)(?:so |and )?${met}(?: (?:it|that|this|or not|by that (?:rule|test)|on that (?:rule|test)))? ?[?.!]*$`, 'i');

/** Where the condition ends and the question begins. */
const parted = /^(.{8,160}?)(?:\. |; |: | [–-] |\? |, (?=(?:what|how|did|does|is|was)\b))(.+)$/s;
const copula = /^(.{2,80}?) (?:was|is|were|are|has been|stayed|stays|remained|came (?:in|out) at|comes (?:in|out) at) (.+)$/s;
const sign = /^(.{2,80}?) ?(<=|>=|≤|≥|<|>) ?(.+)$/s;
const bare = /^(.{2,60}?) ((?:below|under|above|over|less than|more than|at least|at most|no more than|no less than) .+)$/s;
const verb = /^(.{2,60}?) (grew|rose|fell|gained|covered|exceeded|beat|dropped|increased|declined|shrank|topped|doubled|had|made|earned|paid)\b ?(.*)$/s;
const signs: Readonly<Record<string, string>> = { '<': 'below', '>': 'above', '<=': 'at most', '≤': 'at most', '>=': 'at least', '≥': 'at least' };
const plainVerbs: Readonly<Record<string, string>> = { grew: 'grow', rose: 'rise', fell: 'fall', gained: 'gain', covered: 'cover', exceeded: 'exceed', beat: 'beat', dropped: 'drop', increased: 'increase', declined: 'decline', shrank: 'shrink', topped: 'top', doubled: 'double', had: 'have', made: 'make', earned: 'earn', paid: 'pay' };

/** Its own name in the place of "its"; where the condition names nobody, before it. */
function withName(condition: string, name: string): string {
  const owned = condition.replace(/^(?:its|their|the (?:company|firm|bank|group|business)['’]s)\b/i, `${name}'s`).replace(/^(?:it|they|the (?:company|firm|bank|group|business))\b/i, name);
  const short = name.split(' ')[0] ?? name;
  return owned.includes(short) ? owned : `${name}'s ${owned.replace(/^(?:the|an?) /i, '')}`;
}

/** What asks whether it was so, by the form of the condition; the parts in the order of its groups. */
const askings: readonly (readonly [RegExp, (...parts: readonly string[]) => string])[] = [
  [sign, (what = '', than = '', limit = '') => `Was ${what} ${signs[than] ?? ''} ${limit}?`],
  [copula, (what = '', how = '') => `Was ${what} ${how}?`],
  [verb, (who = '', did = '', how = '') => `Did ${who} ${plainVerbs[did] ?? ''} ${how}?`],
  [bare, (what = '', limit = '') => `Was ${what} ${limit}?`],
];

function asQuestion(condition: string): string | null {
  for (const [form, asking] of askings) {
    const found = form.exec(condition);
    if (found !== null) return asking(...found.slice(1));
  }
  return null;
}

/** The condition's own figure, said again without its name. */
const again = /\b(?:the|that|this|its) (?:margin|ratio|multiple|yield|growth|figure|number|rate|result|amount|answer|value|level|cover(?:age)?)\b/gi;
const idsIn = (text: string): readonly string[] => readMeasures(text).flatMap(({ measure }) => ('id' in measure && typeof measure.id === 'string' ? [measure.id] : []));

/** The text as it is where no condition stands in it, where nobody asks whether it is met, or where something beside its own figures is asked for. */
export function conditionMet(text: string): string {
  const opened = lead.exec(text);
  if (opened === null) return text;
  const [, condition = '', asked = ''] = parted.exec(text.slice(opened[0].length)) ?? [];
  if (!/\d/.test(condition) || !closing.test(asked)) return text;
  const named = withName(condition.replace(/ ?\([^()]*\)/g, ''), opened[1] ?? '');
  const ofCondition = new Set(idsIn(named));
  const beside = idsIn(asked.replace(closing, '').replace(again, '')).some((id) => !ofCondition.has(id));
  return beside || ofCondition.size === 0 ? text : asQuestion(named) ?? text;
}
