// A rate of the economy held against what a central bank aims at, by the number that is named for it: "how far above the 2% target was it". What is left is the plain question for the rate.
import { numberOf, numberPattern } from '../claimed/spoken-amount.ts';

export type Aimed = { readonly text: string; /** In percent. */ readonly target: number };

const who = String.raw`(?:(?:the |its |their |that |this |a )?(?:(?:us |u\.s\. |american )?(?:fed(?:eral reserve)?|fomc|central bank|policy ?makers?)(?:'s|s'|')? )?(?:own |official |stated |declared |announced |inflation |long[- ]run |longer[- ]run |much[- ]quoted )*)`;
const level = String.raw`(?<level>${numberPattern})(?: ?%|[- ]?per ?cent| ?pct| ?p\.?c\.?)`;
const aim = String.raw`(?:inflation )?(?:target(?: rate)?|goal|objective|aim|mark)`;
const aimed = String.raw`${who}(?:${level}[- ]?${aim}|${aim} of ${level.replace('level', 'other')})`;
const distance = String.raw`(?:gap|distance|difference|margin|miss|overshoot|undershoot|deviation|excess|shortfall)`;
const beside = String.raw`(?:above|over|below|under|off|from|to|with|minus|less|against|vs\.?|versus|exceed(?:ed|s)?|miss(?:ed|es)?|overshoot|overshot|overshooting|undershoot|undershot|beyond|past|short of|higher than|lower than|away from|top(?:ped)?|beat|relative to|compared (?:to|with)|between (?:it|that|this) and)`;
const linking = String.raw`(?: (?:is|was|were|did|does|do|has|had|it|(?:the|that|this) (?:rate|figure|inflation|number)|that|this|the|lie|lies|lay|stand|stands|stood|run|running|ran|come|came|still|be|away|apart|far|much))*`;
const asks = String.raw`(?:(?:by |at )?how (?:far|much|wide|large|big|high|many (?:percentage |basis )?points?)|by (?:what|how)|what|the|its|points?|percentage points|pp)`;

/** Behind the question for the rate. */
const behind = new RegExp(String.raw`(?:[,;:(-]* ?(?:and |or |plus |also |then |i\.e\.,? )*)(?:${asks})?${linking}(?: ?${distance})?${linking} ?${beside} ${aimed}${linking}\)?`, 'i');
/** Before it: "how many points over the 2% goal was …". */
const ahead = new RegExp(String.raw`^(?:and |so |please |tell me )*${asks}${linking}(?: ?${distance})? ${beside} ${aimed}(?: (?:is|was|were|did|does|do|has|had))?(?= )`, 'i');
const openingAsk = /^(?:and |so )*(?:by )?how (?:far|much|many (?:percentage |basis )?points?) (?:did|was|is|does|has|had)\b/i;
const economic = /\b(?:inflation|pce|cpi|consumer prices|prices|unemployment)\b/i;

/** Null where no such aim is named with its number, or nothing of the economy is. */
export function againstTarget(question: string): Aimed | null {
  if (!economic.test(question)) return null;
  const text = question.replaceAll('’', "'");
  const [first] = [ahead, behind].flatMap((pattern) => { const found = pattern.exec(text); return found === null ? [] : [{ found, isAhead: pattern === ahead }]; });
  const said = first?.found.groups?.['level'] ?? first?.found.groups?.['other'];
  if (first === undefined || said === undefined) return null;
  const { found, isAhead } = first;
  const rest = `${text.slice(0, found.index)}${isAhead ? 'what was' : ''} ${text.slice(found.index + found[0].length)}`.replace(openingAsk, 'what was').replace(/ +/g, ' ').replace(/ (?=[?.,!])/g, '').trim();
  const { value } = numberOf(said);
  return rest === '' || !Number.isFinite(value) ? null : { text: rest, target: value };
}
