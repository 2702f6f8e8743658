// A rate of the economy held against what a central bank aims at, by the number that is named for it: "how far above the 2% target was it". What is left is the plain question for the rate.
import { numberOf, numberPattern } from '../claimed/spoken-amount.ts';

export type Aimed = { readonly text: string; /** In percent. */ readonly target: number };

const who = String.raw`(?:(?:the |its |their |that |this |a )?(?:(?:us |u\.s\. |american )?(?:fed(?:eral reserve)?|fomc|central bank|policy ?makers?)(?:'s|s'|')? )?(?:own |official |stated |declared |announced |inflation |long[- ]run |longer[- ]run |much[- ]quoted )*)`;
const level = String.raw`(?<level>${numberPattern})(?: ?%|[- ]?per ?cent| ?pct| ?p\.?c\.?)`;
const aim = String.raw`(?:inflation )?(?:targets?(?: rate)?|tgts?|goal|objective|aim|mark)`;
const aimed = String.raw`${who}(?:${level}[- ]?${aim}|${aim} of ${level.replace('level', 'other')}|${aim}(?! (?:corp|corporation|stores?|range))\b)`;
/** The number alone, of what the Federal Reserve aims at. */
const bare = String.raw`(?<bare>2|two|2\.0)(?: ?%|[- ]?per ?cent| ?pct)(?![- ]?(?:points?|pp))`;
const distance = String.raw`(?:gap|distance|difference|margin|miss|overshoot|undershoot|deviation|excess|shortfall)`;
const beside = String.raw`(?:above|over|below|under|off|from|to|with|minus|less|against|vs\.?|versus|exceed(?:ed|s)?|miss(?:ed|es)?|overshoot|overshot|overshooting|undershoot|undershot|beyond|past|short of|higher than|lower than|away from|top(?:ped)?|beat|relative to|compared (?:to|with)|between (?:it|that|this) and)`;
const linking = String.raw`(?: (?:is|was|were|did|does|do|has|had|it|(?:the|that|this) (?:rate|figure|inflation|number)|that|this|the|lie|lies|lay|stand|stands|stood|run|running|ran|come|came|still|be|away|apart|far|much))*`;
const asks = String.raw`(?:(?:by |at )?how (?:far|much|wide|large|big|high|many (?:percentage |basis )?points?)|by (?:what|how)|what|the|its|points?|percentage points|pp)`;

/** "Gap to 2% Fed target": the number before the one who aims at it. */
const short = /(?<=\b(?:gap|distance|difference|diff|vs\.?|versus|above|over|below|under|against|from) (?:to |from |the )*)(\d(?:\.\d+)? ?%) (?:fed(?:'s)?|fomc|central bank) (?=(?:inflation )?(?:target|goal)\b)/i;

/** What the Federal Reserve says that it aims at, where no number is named: inflation of two percent. */
const announced = 2;
const ofInflation = /\b(?:inflation|pce|cpi|consumer prices)\b/i;

/** Behind the question for the rate. */
const behind = new RegExp(String.raw`(?:[,;:(-]* ?(?:and |or |plus |also |then |i\.e\.,? )*)(?:${asks})?${linking}(?: ?${distance})?${linking} ?${beside} ${aimed}${linking}\)?`, 'i');
/** Before it: "how many points over the 2% goal was …". */
const ahead = new RegExp(String.raw`^(?:and |so |please |tell me )*${asks}${linking}(?: ?${distance})? ${beside} ${aimed}(?: (?:is|was|were|did|does|do|has|had))?(?= )`, 'i');
/** "Points above 2%", "by how much did it overshoot two percent". */
const asksBare = String.raw`(?:(?:by |at )?how (?:far|much|many (?:percentage |basis )?points?)|by (?:what|how)|(?:percentage |basis )?points|pp|bps?|distance|gap|difference|overshoot|excess)`;
const bareBehind = new RegExp(String.raw`(?:[,;:(-]* ?(?:and |or |plus |also |then |in )*)${asksBare}${linking}(?: ?${distance})?${linking} ?${beside} ${bare}${linking}\)?`, 'i');
const bareAround = new RegExp(String.raw`^(?<opening>(?:and |so |please |tell me )*(?:by )?how (?:far|much|many (?:percentage |basis )?points?) (?:did|was|is|does|had|has|were) )(?<middle>[^,?.]{3,60}?) (?:run |running |come in |stay |lie |sit |be )?${beside} ${bare}`, 'i');
const openingAsk = /^(?:and |so )*(?:by )?how (?:far|much|many (?:percentage |basis )?points?) (?:did|was|is|does|has|had)\b/i;
const economic = /\b(?:inflation|pce|cpi|consumer prices|prices|unemployment)\b/i;

/** What is aimed at is a rate, and no index. */
const asRate = (text: string): string => text.replace(/\b(core )?(cpi|pce)\b(?! (?:inflation|index|price|yoy|y\/y|year|rate|12))(?![^?]*\b(?:yoy|y\/y|inflation|year[- ]o)\b)/i, '$1$2 inflation');

/** Null where no such aim is named, or nothing of the economy is. */
export function againstTarget(question: string): Aimed | null {
  if (!economic.test(question)) return null;
  const text = question.replaceAll('’', "'").replace(short, '$1 ');
  const isOfInflation = ofInflation.test(text);
  const aimed = (isOfInflation ? aroundRate(text) : null) ?? besideRate(text, isOfInflation);
  return aimed === null ? null : { ...aimed, text: asRate(aimed.text) };
}

/** "By how much did inflation overshoot two percent": the rate stands in between. */
function aroundRate(text: string): Aimed | null {
  const found = bareAround.exec(text);
  return found === null ? null : { text: `what was ${found.groups?.['middle'] ?? ''}${text.slice(found[0].length)}`, target: announced };
}

type Found = { readonly found: RegExpExecArray; readonly isAhead: boolean };

function besideRate(text: string, isOfInflation: boolean): Aimed | null {
  const [first] = [ahead, behind, ...(isOfInflation ? [bareBehind] : [])].flatMap((pattern): readonly Found[] => { const found = pattern.exec(text); return found === null ? [] : [{ found, isAhead: pattern === ahead }]; });
  if (first === undefined) return null;
  const { level: before, other: after } = first.found.groups ?? {};
  const said = before ?? after ?? (isOfInflation ? String(announced) : '');
  const [rest, value] = [withoutAim(text, first), said === '' ? NaN : numberOf(said).value];
  return rest === '' || !Number.isFinite(value) ? null : { text: rest, target: value };
}

function withoutAim(text: string, { found, isAhead }: Found): string {
  return `${text.slice(0, found.index)}${isAhead ? 'what was' : ''} ${text.slice(found.index + found[0].length)}`.replace(openingAsk, 'what was').replace(/ +/g, ' ').replace(/ (?=[?.,!])/g, '').trim();
}
