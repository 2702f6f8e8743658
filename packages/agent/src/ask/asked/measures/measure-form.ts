// Which form of a measure is asked for: its value, its growth, its share of a whole, its average, its extremes.
import type { MeasureForm } from '../asked.ts';
import type { Place } from '../places.ts';
import { standsIn } from '../patterns/late-pattern.ts';

type Rule = { readonly form: MeasureForm; readonly before?: RegExp; readonly after?: RegExp; readonly anywhere?: RegExp };

const cagrWords = /\b(?:cagr|into (?:an?|one|one single|a single) (?:average )?(?:annual|yearly|per-year) (?:growth )?(?:rate|figure|percentage|number|pace)|(?:one|a single|one single) (?:annual|yearly) (?:growth )?(?:rate|percentage|pace)|(?:yearly|annual) (?:growth |percentage |percent )?(?:rate|pace|clip)(?! of (?:interest|tax|inflation))\b(?=[^]*\bgr[eo]w|[^]*\b(?:r[io]se|increas|climb))[^?]*\b(?:from|between|over (?:the|its|all)|since)\b|geometric(?:ally)?(?: (?:mean|average))?|smoothed(?: out)?|gr[eo]wn? (?:evenly|steadily)|(?:constant|even|steady) (?:yearly|annual)|compound(?:ed|ing)?(?: annual(?:ly)?)?(?: growth)?|annuali[sz]ed (?:revenue |sales |earnings |eps |profit |income |rate of )?(?:growth|rate|increase)|(?:average|avg|mean) (?:annual|yearly)(?: rate of)?(?: revenue| sales| earnings| eps)? (?:growth|increase|rate)|(?:growth|grow|grew|grown|growing|increase[ds]?|rise|rose|climb(?:ed)?)[^?,;]{0,40} (?:per annum|p\.?a\b|on average (?:per|each|every|a) year|(?:per|each|every|a) year on average|annually on average)|(?:per annum|p\.a\.|on average (?:per|each|every|a) year|(?:per|each|every|a) year on average|on average annually|average yearly)[^?;]{0,60}\b(?:growth|grow|grew|grown|growing|increase[ds]?|rise|rose|climb(?:ed)?))\b/i;

/** "By how many percent a year did it grow from 2020 to 2024". */
const yearlyBetween = /^(?=[^]*\b(?:from|between) (?:its |the )?(?:fiscal (?:year )?|fy ?)?'?(?:20)?\d\d (?:to|and|until|through) )(?=[^]*\b(?:gr[eo]wn?|grew|ris(?:e|en)|rose|increase[ds]?|climb(?:ed)?|f[ae]ll(?:en)?|fell|growth)\b)[^]*(?:%|\bper ?cent|\bpercent(?:age)?|\bpct)(?:[^?;,]{0,70})? (?:per|a) year\b(?! (?:earlier|before|later|ago))/i;

const span = String.raw`(?:\b(?:from|between) (?:its |the )?(?:fiscal (?:year )?|fy ?)?'?(?:20)?\d\d (?:to|and|until|through) |\bsince (?:the end of )?(?:fiscal (?:year )?|fy ?)?(?:19|20)\d\d\b|\bover (?:the |these |its )?(?:last|past) \w+ (?:fiscal )?years\b)`;
const grows = String.raw`\b(?:gr[eo]wn?|grew|growing|growth|ris(?:e|en)|rose|increased?|climb(?:ed)?|f[ae]ll(?:en)?|fell|declined?)\b`;
const aYear = String.raw`\b(?:per|a) year\b(?! (?:earlier|before|later|ago|on|over)\b)`;
/** "How fast did it grow a year since 2018", "by how much a year has it grown since 2020": no sum a year. */
const paceAYear = new RegExp(String.raw`^(?=[^]*${span})(?=[^]*\b(?:how (?:fast|quickly|much|strongly)|what (?:rate|pace|speed)|growth)\b)(?![^]*(?:\bdollars?\b|\$|\bmoney\b|\bmillions?\b|\bbillions?\b))[^]*(?:${grows}[^?;,]{0,70} ${aYear}|${aYear}[^?;,]{0,70} ${grows})`, 'i');

/** A move in percent, whatever it is called. */
const inPercent = /\b(?:percent(?:age)?|per ?cent)[- ]?wise\b|\bpercentage (?:rate|clip|pace)\b|\b(?:per ?cent|percent(?:age)?) (?:raise|hike|build-?up|swing|climb|boost|cut)\b|\b(?:hike|raise|expan\w+|swell\w*|balloon\w*|build-?up|shriv\w+|add(?:ed)?)\b[^?;]{0,40}\b(?:in|by(?: what| how many)?) (?:per ?cent|percent(?:age)?)\b(?! points?)|\bper ?cent by which\b|\bwhat (?:percentage|per ?cent) (?:did|has|was)\b[^?]{0,50}\b(?:add|shed|swell|expand|put on|advance|slip)\b|\bby (?:what|which|how (?:large|big) a) (?:total |overall |cumulative |combined |annual )?(?:percent(?:age)?|per cent|pct)\b(?! points?)|(?:%|\bpct|\bpercent(?:age)?(?! points?)|\bper cent) ?(?:change|chg|growth|increase|decrease|rise|fall|drop|decline|gain|loss|move|up|down|jump)\b|\b(?:change[ds]?|increase[ds]?|decrease[ds]?|rise|rose|risen|fall|fell|fallen|declined?|drop(?:ped)?|gain(?:ed)?|up|down|grew|grow[ns]?|climb(?:ed)?|jump(?:ed)?|move[ds]?|more|less|higher|lower|shr[aiu]nk|slump(?:ed)?|surge[ds]?)\b[^?;]{0,40}(?:%|\b(?:in|by(?: what| how many| a| the| which)?(?: larger| bigger| smaller| higher| greater| larger| lower)?|what|how many|and what) (?:percent(?:age)?s?|pct|per cent)\b(?! points?))|\b(?:what|how many|by) (?:percent(?:age)?|per cent|pct)\b(?! points?)[^?;]{0,50}\b(?:change[ds]?|increase[ds]?|decrease[ds]?|rise|rose|risen|fall|fell|fallen|declined?|drop(?:ped)?|gain(?:ed)?|up|down|grew|grow[ns]?|climb(?:ed)?|jump(?:ed)?|more|less|higher|lower|shr[aiu]nk)\b/i;

const moves = String.raw`\b(?:change[ds]?|chg|delta|increase[ds]?|decrease[ds]?|ris(?:e|es|en|ing)|rose|f[ae]ll(?:s|en|ing)?|grow[ns]?|growing|grew|growth|declin\w+|drop\w*|gain\w*|up|down|climb\w*|jump\w*|buil[dt](?:-?up)?|pil(?:e|ed|ing)|add(?:ed|s|itional)?|extra|more|less|higher|lower|larger|bigger|smaller|shr[aiu]nk\w*|swell|swelled|swollen|balloon\w*|trim\w*|cut|slash\w*|put on|took on|take on|gap|below|above|short of|ahead of|rais\w+|lift\w*|boost\w*|improv\w+|difference|worse|better|expan\w+)\b`;
const inDollars = String.raw`(?:\b(?:in|how many|of) (?:more |fewer |extra |additional )?(?:absolute |us |u\.s\. |plain |real )?(?:dollars?|dollar terms|(?:billions?|millions?)(?: of)?(?: us)?(?: dollars)?|usd|money terms|money|absolute terms)\b|\b(?:in|\+) ?\$(?![\d\p{L}])|\(\$ ?(?:bn|mn|m|b|mm)?\)|\$ ?(?:and|&|or|\/|\+) ?(?:%|pct|percent)|(?:%|pct|percent) ?(?:and|&|or|\/|\+) ?\$|\$ (?:change|chg|gap|move|increase|decrease|diff|delta|amount)|(?<= )\$(?= *[?.,;]| *$)|\b(?:absolute|total|dollars?) (?:and|&|\+) (?:in )?(?:percent\w*|%|relative)(?! of)|(?:\bpercent\w*|%|\brelative) (?:and|&|\+) (?:in )?(?:absolute|dollar)(?! of)|\b(?:in|as an?) (?:total|amount|full),? (?:and|&|\+) (?:also )?(?:in|as a) (?:percent\w*|%)|\bin (?:percent\w*|%),? (?:and|&|\+) (?:also )?(?:in|as an?) (?:total|amount)|\b(?:dollar|absolute) (?:change|increase|decrease|rise|drop|fall|decline|difference|growth|amount|gain|jump)\b)`;

/** A move in money: by how many dollars. */
const movedInMoney = new RegExp(String.raw`^(?=[^]*${moves})(?=[^]*${inDollars})`, 'iu');

/** The first that fits. `before` and `after` look at the words beside the measure, `anywhere` at the whole question. */
const rules: readonly Rule[] = [
  { form: 'cagr', anywhere: cagrWords },
  { form: 'cagr', anywhere: yearlyBetween },
  { form: 'cagr', anywhere: paceAYear },
  { form: 'total', anywhere: /\bin total over the years\b/i },
  { form: 'change', anywhere: movedInMoney },
  { form: 'change', anywhere: /\b(?:19|20)\d{2} (?:minus|less) (?:that of )?(?:fy ?|fiscal (?:year )?)?(?:19|20)\d{2}\b/i },
  { form: 'change', anywhere: /\bhow (?:much (?:bigger|larger|higher|greater|smaller|lower)|many (?:fewer|more))\b[^?]*\bthan (?:(?:it|they|that|those|what|the one|had been|was|were|been|of|in|for|during) )*(?:its |the )?(?:(?:fy ?|fiscal (?:year )?|financial year |the year )?'?(?:20)?\d{2}\b|year before|previous year|prior year|same quarter|quarter before|year earlier)/i },
  { form: 'average', before: /\b(?:mean|typical)(?: (?:annual|yearly|quarterly))? ?$/i },
  { form: 'growth', after: /^(?:'s)?,? (?:[\p{L}']+ ){0,2}(?:growth|grew|grown|grow|growing|expand(?:ed|ing)?)\b/iu, before: /\b(?:growth (?:in|of|rate of|rate in)|grow(?:n|ing)?(?: its| their)?(?: (?:diluted|basic|annual|yearly|total|quarterly|overall|reported))?|grew(?: its| their)?(?: (?:diluted|basic|annual|yearly|total|quarterly|overall|reported))?|how (?:fast|quickly|much faster) (?:did|has|have|is|was|were|are)|yoy|y\/y|year[- ]on[- ]year|year[- ]over[- ]year)(?: (?:the|its|their|annual|total))* ?$/i },
  { form: 'growth', before: /(?:\bgrowth (?:of|in) [\p{L}' &-]{3,28}(?:,? and|,| &) (?:of|in) (?:its |the )?|(?:%|\bpercent(?:age)?|\btotal|\boverall|\bcumulative) growth (?:of|in) [\p{L}' &-]{3,24}(?:,? and|,| &) (?:of |in )?(?:its |the )?)$/iu },
  { form: 'growth', anywhere: /\b(?:yoy|y\/y|y-o-y|year[- ]on[- ]year|year[- ]over[- ]year|growth rate|grow(?:ing|n)?|grew|grows|growth|in percent(?:age)? terms|by what percent(?:age)?|by how many percent|percent(?:age)? (?:change|increase|decrease|growth)|qoq|q\/q|quarter[- ](?:over|on)[- ]quarter)\b/i },
  { form: 'share', before: /\b(?:as an? (?:share|percent(?:age)?|pct|fraction|proportion)|(?:share|percent(?:age)?|pct|fraction|proportion|part) of)(?: (?:the|its|their|total))*$/i },
  { form: 'growth', anywhere: inPercent },
  { form: 'average', anywhere: /\b(?:on average|in (?:a|the|an) (?:typical|normal|average) year|average(?:d)?|the mean|mean of|mean(?= (?:close|price|margin|value))|avg)\b(?! (?:price target|target|pt\b|estimate|directional|true|broker|analyst|rating|shares|ticket|selling))/i },
  { form: 'total', anywhere: /\b(?:in total|sum of|sum(?:med|ming)? up|summed|cumulative(?:ly)?|combined|altogether|taken together|all told|added together|added up|add up|aggregate|total(?: amount)? (?:over|across|of|for|in) (?:the )?(?:last|past|period|years))\b/i },
  { form: 'change', anywhere: /\b(?:change[ds]?|increase[ds]?|decrease[ds]?|rise|risen|rose|fall|fell|fallen|declin(?:ed?|ing)|drop(?:ped)?|gained?|up or down|went (?:up|down)|gone (?:up|down)|go (?:up|down)|improve(?:[ds]|ments?)?|worsen(?:ed)?|deteriorated?|shr(?:ink|ank|unk)|gone|(?:was|were|is|are|being) (?:up|down)(?= in| from| on| \d| against| compared|\?)|climb(?:ed)?|(?:get|gets|got|gotten|become|became|turn(?:ed)?) (?:smaller|bigger|larger|higher|lower|thinner|fatter)|built up|build-?ups?|pil(?:e|ed|ing) up|put on|swell(?:ed|ing)?|swollen|balloon(?:ed|ing)?|trimmed|slashed|lifted|boosted|bumped|hik(?:e|ed|es)|rais(?:e|ed|es)(?= (?:its|the|their|his) (?:\w+ )?dividend)|surged?|soared?|plunged?|slumped?|jump(?:ed|s)?|moved?|widen(?:ed)?|narrow(?:ed)?|expan(?:d|ded|sion)|contract(?:ed|ion)|(?:in|how many) (?:basis points|bps|percentage points|points))\b/i },
  { form: 'highest', anywhere: /\b(?:highest|peak(?:ed)?|record (?:high|year|level|quarter)|a record|maximum|best (?:year|quarter|result)|all[- ]time high|max|largest ever|high point)\b/i },
  { form: 'lowest', anywhere: /\b(?:lowest|minimum|trough|worst (?:year|quarter|result)|all[- ]time low|min|bottomed|low point)\b/i },
];

/** "Total dividends from 2021 to 2024": of several years a total is their sum. */
const summed = /\b(?:total|cumulative|combined|aggregate|accumulated)(?: (?:amount of|sum of|amount spent on|spending on|spend on|value of|of|amount))?(?:\s+(?:its|the|their))?[\s']*s?\s*$/i;
const addedUp = /\b(?:tot(?:al)?\.?(?= *(?:[?.;)]|$))|add(?:ing|ed)? up|add(?:ing)? (?:the|all|its|every)|add(?:ing|ed)? (?:it|them|everything)(?: all)? up|sum(?= *(?:[?.;)]|$))|sum(?:s|med|ming)? to|in sum|in all|all together|together|summed over)\b/i;
const ofYears = /\b(?:fy ?'?)?(?:19|20)\d{2} ?(?:-|to|through|thru|till|until|and) ?(?:fy ?|fiscal (?:year )?)?'?(?:19|20)?\d{2}\b|\bfy ?'?\d{2} ?(?:-|to|through) ?(?:fy ?)?'?\d{2}\b|\b(?:fy ?|fiscal (?:years? )?)?'?(?:20)?\d{2} ?(?:,|\+|&|and|plus) ?(?:and )?(?:fy ?)?'?(?:20)?\d{2} ?(?:,|\+|&|and|plus)? ?(?:and )?(?:fy ?)?'?(?:20)?\d{2}\b|\b(?:over|in|during|across|for) (?:the |its )?(?:last|past|previous) (?:\w+ )?(?:fiscal )?years\b|\bsince (?:fy ?|fiscal (?:year )?)?(?:19|20)?\d{2}\b/i;

/** A yearly growth from one year to a later one is one rate for all of them. */
const betweenYears = /^(?! rates)[^?]{0,60}\b(?:from|between) (?:its |the )?(?:fiscal (?:year )?|fy ?|the year )?'?(?:20)?\d\d (?:to|and|until|through) (?:its |the )?(?:fiscal (?:year )?|fy ?|the year )?'?(?:20)?\d\d/i;

/** "Revenue growth per year since 2018". */
const growthAYear = new RegExp(String.raw`^ ?(?:rate )?${aYear}[^?;]{0,20}${span}`, 'i');

const near = 40;

const stands = (text: string, pattern: RegExp | undefined): boolean => pattern !== undefined && standsIn(text, pattern);

/** `others`: the places of the measures beside it. A form that belongs to another item of a list is none of this one. */
export function formAt(text: string, { start, end }: Place, others: readonly Place[] = []): MeasureForm {
  const before = text.slice(Math.max(0, start - near), start);
  const tail = ownTail(text, end, others);
  const after = tail.slice(0, near);
  if (/\b(?:growth|increase)\b/i.test(text.slice(start, end)) && /\b(?:annual|yearly)(?: rate of)? ?$/i.test(before) && betweenYears.test(tail)) return 'cagr';
  if (/\b(?:growth|increase)\b/i.test(text.slice(start, end)) && growthAYear.test(tail)) return 'cagr';
  const outside = `${ownPart(text.slice(0, start), others)} | ${tail}`;
  const rule = rules.find((each) => stands(before, each.before) || stands(after, each.after) || stands(outside, each.anywhere));
  return rule?.form ?? (ofYears.test(text) && (summed.test(before) || addedUp.test(outside)) ? 'total' : 'value');
}

/** "Revenue growth, net income, …": what stands behind an earlier measure in its item of the list is about that measure. */
function ownPart(whole: string, others: readonly Place[]): string {
  const head = ownClause(whole, others);
  return others.filter(({ end }) => end <= head.length).reduce((left, { start, end }) => {
    const item = head.slice(start).search(/[,;+]|\band\b|&|\?/);
    const stop = item < 0 ? end : start + item;
    const isListed = stop >= end && /^(?:[,;+]| ?and\b| ?&)/.test(head.slice(stop));
    return isListed ? left.slice(0, start) + ' '.repeat(stop - start) + left.slice(stop) : left;
  }, head);
}

/** Another sentence that measures something of its own says nothing of this one. */
function ownClause(head: string, others: readonly Place[]): string {
  const stop = Math.max(head.lastIndexOf(';'), head.lastIndexOf('?'), head.lastIndexOf('!'), head.lastIndexOf('. '));
  return stop >= 0 && others.some(({ end }) => end <= stop) ? ' '.repeat(stop) + head.slice(stop) : head;
}

/** "Net income, growth of revenue, …": what leads another item is about that item. */
function ownTail(text: string, end: number, others: readonly Place[]): string {
  return others.filter(({ start }) => start > end).reduce((left, { start }) => {
    const between = left.slice(0, start - end);
    const item = Math.max(between.lastIndexOf(','), between.lastIndexOf(';'), between.lastIndexOf(' and '), between.lastIndexOf(' & '), between.lastIndexOf('+'));
    if (item < 0 || /[?.]|.{40}/.test(between.slice(item))) return left;
    const stop = asksOfItself.test(between.slice(item)) ? endOfClause(left, start - end) : start - end;
    return left.slice(0, item + 1) + ' '.repeat(stop - item - 1) + left.slice(stop);
  }, text.slice(end));
}

/** "Cash, inventory, and by how many dollars inventory had grown since": the whole clause is of the figure that it names. */
const asksOfItself = /\bhow (?:many|much)(?: (?:percent|dollars?|points?|more|less|bigger|larger|higher|smaller|lower))*(?: (?:did|has|had|have|was|were|is|are))?(?: (?:its|the|their|total))* *$/i;

function endOfClause(text: string, from: number): number {
  const stop = text.slice(from).search(/[,;?]|\. |\band\b/);
  return stop < 0 ? text.length : from + stop;
}
