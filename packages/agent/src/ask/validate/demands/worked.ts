// What the words ask to be worked out of figures, and an answer that only sets those figures side by side does not give: a sum, a yearly rate, one of each hundred, a gap between two, the stretch up to a named month.
import type { Demand, DemandScene } from './demand.ts';
import { takesOffBoth } from '../../asked/reworded/statements/left-after-payouts.ts';
import { standsIn } from '../../asked/patterns/late-pattern.ts';

type Worked = { readonly what: string; readonly asks: RegExp; readonly unless?: RegExp; readonly isGiven: (scene: DemandScene) => boolean };

const says = (pattern: RegExp) => ({ openingWords }: DemandScene): boolean => pattern.test(openingWords);
const hasForm = ({ opening }: DemandScene, ...forms: readonly DemandScene['opening'][number]['form'][]): boolean => opening.some(({ form }) => forms.includes(form));
const isRatio = (scene: DemandScene): boolean => hasForm(scene, 'ratio') || scene.opening.some(({ unit, form }) => form === 'value' && ['percent', 'fraction', 'multiple'].includes(unit.kind)) || says(/÷/)(scene);

/** One measure, or one time of it, is no sum. */
const isOfSeveral = ({ opening }: DemandScene): boolean => new Set(opening.map(({ measure, to }) => `${measure} ${to ?? ''}`)).size > 1;

const moving = /\b(?:gr[eo]w\w*|growth|ros[e]|ris(?:e|es|en|ing)|f[ae]ll\w*|chang\w*|improv\w*|increas\w*|decreas\w*|declin\w*|gain\w*|widen\w*|narrow\w*|drop\w*|climb\w*|jump\w*|slip\w*|expan\w*|shrank|shrink\w*|lost|lose|losing|swing|swung|mov(?:e|ed)|went|up|down|faster|slower|quick\w*|fast\w*|perform\w*|return\w*|return|did better|compare[ds]? with (?:the year|a year)|year (?:before|earlier)|yoy|cagr|delta|worse|deteriorat\w*|from)\b/i;
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const untilMonth = new RegExp(String.raw`\b(?:to|and|until|through|till) (?:the )?end of (?<month>${months})\b`, 'i');

const all: readonly Worked[] = [
  { what: 'the sum', asks: /\b(?:adding|added|add) (?:up|together)\b|\badding\b|\bhow much (?:\w+ )?(?:in all|altogether)\b|\b(?:through|by way of|via|as|in) (?:cash )?dividends and (?:through |share |stock )?(?:buy-?backs?|repurchases)\b|\bdividends \+ buy-?backs?\b/i, unless: /\bafter adding\b|\beach\b|\bhow much (?:\w+ )?(?:in all|altogether),? (?:and|&)[^?]{0,40}\b(?:a|per|each|every) year\b/i, isGiven: (scene) => !isOfSeveral(scene) || hasForm(scene, 'sum', 'total') || says(/ \+ |\btogether\b|\bin all\b|\bsum\b|\btotal\b|\btrailing twelve/i)(scene) },
  { what: 'what is left of the one less the others', asks: /[\w&)] (?:less|minus) (?:the |its |their |all )?(?:cash )?(?:dividends?|buy-?backs?|(?:share )?repurchases|cap ?ex|capital (?:expenditures?|spending)|r ?& ?d|research|costs?|sg ?& ?a|taxe?s?|interest|sbc|stock-based|depreciation|inventor(?:y|ies)|goodwill|intangib\w+|deferred|current liabilities|liabilities|payables|total debt|debt)\b(?! than)/i, unless: /\b(?:more or|no|much|far|any|or|was|were|is|spend|spent|paid|owed?|has|had|with) less\b/i, isGiven: (scene) => !isOfSeveral(scene) || hasForm(scene, 'difference', 'ratio') || says(/ − |_less_|\b(?:after|net (?:of|debt|cash)|free cash flow|working capital|gross profit|margin)\b/)(scene) },
  { what: 'what they come to', asks: /(?:[,;+&]|\band) ?(?:and )?(?:the |their )?(?:sums?|totals?|(?:sum|total) of (?:both|the two|all)|(?:the )?(?:two|both|three|all) (?:together|combined|added up))\s*(?:$|[.?;])/i, isGiven: (scene) => !isOfSeveral(scene) || hasForm(scene, 'sum', 'total', 'ratio') || says(/ \+ |\btogether\b|\btotal\b|\bsum\b|\bcash and short-term investments\b/i)(scene) },
  { what: 'what they come to', asks: /(?:[,;:]|\b20\d\d) (?:the )?(?:total|sum)(?:,| (?:and|&|\+|plus)) (?:the |its )?(?:\w+ )?(?:cagr|growth|average|mean|rate|high|low|best)/i, isGiven: (scene) => hasForm(scene, 'sum', 'total') || says(/ \+ |\b[Tt]ogether\b/)(scene) },
  { what: 'what both come to as a part of it', asks: /\b(?:buy-?backs?|repurchases?|dividends?|debts?|capex|r&d|interest|taxes)\b[\w ]{0,12}(?:\+|\bplus\b|\band\b|&) ?(?:the |its )?[\w ]{3,30}? (?:together )?as (?:a |an )?(?:%|per ?cent\w*|percentage|share|part|proportion) of\b/i, unless: /\beach\b|\bin (?:dollars|\$)/i, isGiven: (scene) => hasForm(scene, 'sum', 'total') || says(/ \+ |\btogether\b|shareholder returns|returned to shareholders|total debt/i)(scene) },
  { what: 'what each comes to over the years', asks: /\b(?:totals|sums)\b(?! up\b)/i, isGiven: (scene) => hasForm(scene, 'sum', 'total') || says(/ \+ |\b[Tt]ogether\b|\btotal\b/)(scene) },
  { what: 'the quarters of that year alone', asks: /\bfour quarters of (?:fiscal |calendar |fy ?)?(?:year )?20\d\d\b/i, isGiven: ({ text, opening }) => { const year = /\bfour quarters of \D{0,16}(20\d\d)/i.exec(text)?.[1] ?? ''; return opening.every(({ to, fiscal, isBeside }) => isBeside || String(fiscal?.year) === year || to?.startsWith(year) === true); } },
  { what: 'the largest loss', asks: /\b(?:worst|deepest|heaviest|largest|biggest|greatest|highest|record)\b[^.?;]{0,60}\bloss(?:es)?\b|\bloss(?:es)?\b[^.?;]{0,60}\b(?:the )?(?:worst|deepest|heaviest|largest|biggest|greatest|highest)\b/i, isGiven: ({ openingWords }) => !/\bhigh point\b[^.]*\bloss\b/.test(openingWords) },
  { what: 'the whole amount beside that of a share', asks: /\b(?:lose|lost|earn(?:ed)?|make|made)\b[^?.]{0,40}\b(?:overall|in total|in all|altogether),? and (?:per|for each|a) share\b/i, isGiven: ({ opening }) => opening.some(({ measure }) => /^(?:net_income|income|profit)/.test(measure)) },
  { what: 'what was sold', asks: /\bhow much (?:did|does) (?:it|they|the company) sell(?= (?:that|the same) (?:year|quarter)|,? and\b|,)/i, isGiven: ({ opening }) => opening.some(({ measure }) => /revenue|sales|insider/.test(measure)) },
  { what: 'the yearly rate of growth', asks: /\b(?:annual|yearly|annuali[sz]ed) (?:\w+ ){0,2}growth\b[^?]{0,60}\bfrom (?:fiscal |fy ?)?(?:19|20)\d\d to\b|\byearly rates?\b|\b(?:growth|rate) (?:a|per) year\b/i, unless: /\b(?:treasury|fed|interest|inflation|yield)\b|\beach year\b/i, isGiven: (scene) => !hasForm(scene, 'growth') || hasForm(scene, 'cagr') || says(/\bcompound\b|\ba year\b/i)(scene) },
  { what: 'how much of each hundred', asks: /\b(?:for|of|out of|from|on) (?:every|each) (?:hundred|one hundred|\$?100|thousand|\$?1,?000)\b|\bper (?:hundred|one hundred|\$ ?100)\b/i, isGiven: isRatio },
  { what: 'how much for each dollar', asks: /\b(?:for|of|out of|from|on|behind|per) (?:(?:every|each|a|one) (?:single )?|(?=dollar ))(?:sales |revenue )?dollar\b/i, isGiven: isRatio },
  { what: 'the number of shares', asks: /\bhow many (?:[A-Z]?[\w&'.]+ )?shares\b/i, isGiven: says(/\d(?: (?:million|billion|thousand))? (?:[a-z]+ )?shares\b|\bshares (?:\w+ )?(?:was|were|rose|fell|grew)\b/) },
  { what: 'what is left', asks: /\b(?:in hand|left(?: over)?|over|remain\w*|to spare|kept|stay\w*|still (?:there|had)) [^?]{0,60}\b(?:once|after|when) (?:its |the |all )?(?:(?:share|stock)?holders|owners|investors|dividends?) (?:had|have|got|were|are|have been|was|is)\b/i, isGiven: says(/ − |\b(?:less|after|left)\b/) },
  { what: 'the difference', asks: /\b(?:what|how (?:big|large|wide|great))\b[^?.,;]{0,18}\b(?:difference|gap)\b/i, unless: /\b(?:each|percent\w*|%|points?)\b/i, isGiven: (scene) => !isOfSeveral(scene) || hasForm(scene, 'difference', 'change', 'ratio') || says(/\b(?:difference|gap|spread|more than|less than|ahead by|by \$|net (?:cash|debt)|working capital)\b| − /i)(scene) },
  { what: 'what is left of the one after the other', asks: /(?<=\b(?:cash|debts?|securities|borrowings?)\b[^?]{0,80})\b(?:minus|less|would (?:have been|be|remain|still be) (?:left|over|owed)|would (?:have )?remain(?:ed)?|left (?:over|to pay))\b/i, unless: /\bless than\b|\bper ?cent|%/i, isGiven: (scene) => hasForm(scene, 'difference', 'sum', 'ratio') || says(/\b(?:difference|less|after|net (?:cash|debt)|free cash flow|working capital)\b| − /i)(scene) },
  { what: 'what is left of the one after the other', asks: /\b(?:in hand|left|remain(?:ed|s)?|to spare)\b[^?]{0,60}\b(?:once|after)\b[^?]{0,40}\b(?:dividends?|buy-?backs?)\b/i, unless: /\bper ?cent|%|\bshare of\b/i, isGiven: (scene) => !isOfSeveral(scene) || hasForm(scene, 'difference', 'sum', 'ratio') || says(/\b(?:difference|less|after)\b| − /i)(scene) },
  { what: 'the cover by cash', asks: /\b(?:fcf|free cash(?: flow)?|ocf|cfo|operating cash(?: flow)?)\b[^?.,;]{0,16}\bcover|\bcover\w*[^?.,;]{0,20}\b(?:by|from|with|out of|in) (?:its |the )?(?:fcf|free cash|operating cash)/i, isGiven: (scene) => !says(/\b(?:dividend|interest) cover/i)(scene) || says(/\d[^.]* ÷ /)(scene) },
  { what: 'how far the one is ahead', asks: /\bhow far (?:ahead|behind|apart)\b/i, isGiven: (scene) => hasForm(scene, 'difference', 'change') || says(/\b(?:difference|gap|more than|less than|percentage points|ahead by|by \$)\b| − /i)(scene) },
  { what: 'a level, not a move', asks: /\b(?:which|who|whose)\b[^?]{0,60}\b(?:kept|keeps|had|has|have|earned|earns|made|makes|is|was|were|are)\b/i, unless: moving, isGiven: ({ openingWords, opening }) => !/\bis ahead on\b/.test(openingWords) || !opening.every(({ form, sentence }) => form === 'growth' || form === 'change' || /\b(?:rose|fell) (?:by )?[\d.]/.test(sentence)) },
  { what: 'the Treasury yield', asks: /\btreasur(?:y|ies)\b(?! stock| shares)/i, isGiven: ({ asked, openingWords }) => asked.companies.length === 0 || /\b(?:Treasury|spread)\b[^.]{0,40} (?:was|were|rose|fell|stood|averaged|came)\b/.test(openingWords) },
  { what: 'a quarter, not a year', asks: /\bbetween the (?:\w+ )?quarter\b[^?]{0,40}\band (?:the one|that|the (?:next|following))\b/i, isGiven: ({ opening }) => !opening.some(({ fiscal, form }) => fiscal?.part === 'FY' && (form === 'growth' || form === 'change')) },
];

/** A rise or fall up to the end of a month is not told of another stretch. */
const untilNamed: Demand = ({ text, opening, wholeWords, asked }) => {
  const month = untilMonth.exec(text)?.groups?.['month'];
  const isOfPrice = opening.some(({ measure }) => /return|price/.test(measure));
  // An end of the closes within a time lies anywhere in it.
  const isEnd = asked.course !== undefined && ['highest', 'lowest', 'range', 'best', 'worst'].includes(asked.course.form.kind);
  return month === undefined || !isOfPrice || isEnd || new RegExp(month, 'i').test(wholeWords) ? [] : ['the stretch up to the month that is named'];
};

/** "% of that paid as dividends": what was told before is the whole, not what is named now. */
const ofThat: Demand = ({ text, openingWords }) => {
  const whole = /\b(?:was|were) [−\d.,]+% of ([a-z ]{4,40}?)(?= in |:|\.)/.exec(openingWords)?.[1];
  const ofIt = /(?:%|\b(?:percent\w*|share|part|fraction|proportion|how much)) of (?:that|it|this|those|them)\b(?! (?:same )?(?:year|quarter)'s)/i.exec(text);
  const isNamed = whole !== undefined && whole.split(' ').some((word) => word.length > 4 && text.slice(ofIt?.index).toLowerCase().includes(word));
  return ofIt !== null && isNamed ? ['of which whole it is a part'] : [];
};

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** One figure of a time that both lie in. */
function isOverAll({ course }: DemandScene['asked'], pair: readonly string[]): boolean {
  return course?.windows.length === 1 && course.windows.every((one) => one.kind === 'stretch' && one.from !== null && one.to !== null && pair.every((name) => {
    const month = String(monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');
    return (one.from ?? '').slice(5, 7) <= month && month <= (one.to ?? '').slice(5, 7) && one.from?.slice(0, 4) === one.to?.slice(0, 4);
  }));
}

/** "May + August": each of the months has its figures. */
const bothMonths: Demand = ({ text, asked, opening, openingWords }) => {
  const pair = new RegExp(String.raw`\b(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? ?(?:\+|&|and) ?(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\b`, 'i').exec(text);
  if (pair === null || opening.length === 0 || isOverAll(asked, [pair[1] ?? '', pair[2] ?? ''])) return [];
  return [pair[1], pair[2]].every((name) => new RegExp(String.raw`\b${name ?? ''}`, 'i').test(openingWords)) ? [] : ['one of the months that are named'];
};

export const worked: Demand = (scene) => {
  if (scene.opening.length === 0 || scene.asked.operation === 'define') return [];
  const bothOff = takesOffBoth(scene.text) && isOfSeveral(scene) && !/ − \([^)=]*\+|\+[^=]* − | − [^=]* − |÷/.test(scene.openingWords) ? ['what is left after both'] : [];
  const lacking = all.filter(({ asks, unless, isGiven }) => standsIn(scene.text, asks) && unless?.test(scene.text) !== true && !isGiven(scene)).map(({ what }) => what);
  return [...lacking, ...bothOff, ...untilNamed(scene), ...ofThat(scene), ...bothMonths(scene)];
};
