// Times and shares that a question's words set a figure against, and an answer that takes what lies nearest: another month, the move of another stretch, the whole of the company.
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand } from '../demand.ts';
import { daysWritten, monthName, monthsNamed, written } from '../reading/days.ts';

const ofMonth = /\b(?:say|around|about|maybe|perhaps) (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/gi;

/** Without its high and low points, where it tells more than those. */
function plainly(words: string): string {
  const sentences = words.split(/(?<=\.)\s+(?=\p{Lu})/u);
  const plain = sentences.filter((sentence) => !/\b(?:high|low) point\b/.test(sentence));
  return (plain.length > 0 ? plain : sentences).join(' ');
}

/** Of a series of months the month that is named, and not the one beside it. */
export const monthItself: Demand = ({ text, asked, opening, openingWords }) => {
  const months = monthsNamed(text.replace(ofMonth, 'in '));
  const words = plainly(openingWords);
  const isIn = (month: number, year: number | null): boolean => new RegExp(String.raw`\b${monthName(month)}${year === null ? '' : ` ${String(year)}`}\b`).test(words);
  return asked.companies.length > 0 || opening.length === 0 || months.length === 0 || /\bquarter ended\b/.test(words) || months.some(({ month, year }) => isIn(month, year)) ? [] : ['the month that is named'];
};

const closeOfYear = /\b(?:its|the|their) (?<year>(?:19|20)\d\d) (?:close|closing price|year-end (?:close|price))\b|\b(?:finish(?:ed|es)?|ended|closed(?: out)?|close out) (?:the year )?(?<also>(?:19|20)\d\d)\b(?![- ]?(?:with|at|on|\d)\b)/gi;

/** "How far above its 2023 close did it finish 2025": the last closes of those years. */
export const closesOfYears: Demand = ({ text, opening }) => {
  const prices = opening.filter(({ measure }) => measure === 'price');
  const years = [...text.matchAll(closeOfYear)].map(({ groups }) => groups?.['year'] ?? groups?.['also'] ?? '');
  const isTold = (year: string): boolean => prices.some(({ from, to }) => [from, to].some((date) => date !== null && (date.startsWith(`${year}-12-2`) || date.startsWith(`${year}-12-3`))));
  return prices.length > 0 && years.some((year) => !isTold(year)) ? ['the close of that year'] : [];
};

const yearAgo = /\b(?:year|twelve months|12 months) (?:ago|before|earlier|prior)\b|\by(?:o|-o-|\/)y\b|\byear[- ]o(?:n|ver)[- ]year\b|\bannual\w*\b|\b(?:one|a)-year\b|\bsame (?:day|date|time)\b/i;
const ofEnds = /\b(?:high\w*|low\w*|peak\w*|top|bottom|trough|best|worst|deepest|drawdown|extremes?)\b/i;
const changes = /\b(?:chang\w+|move[ds]?|first to (?:the )?last|between them|rise|fall|gain|loss|return|percent|%|up|down|rose|fell)\b/i;

const fromTo = / from [^ ]+ on (\d{1,2} \w+ \d{4}) to [^ ]+ on (\d{1,2} \w+ \d{4})/g;

/** Days far apart are named, and every move that is told is that of one session before one of them. */
function isOfOneSession(words: string, named: readonly number[]): boolean {
  const moves = [...words.matchAll(fromTo)].map(([, from = '', to = '']) => [...daysWritten(from), ...daysWritten(to)]);
  const areFar = Math.max(...named) - Math.min(...named) > 20;
  return areFar && moves.length > 0 && moves.every(([from = 0, to = 0]) => Math.abs(to - from) < 8);
}

/** Figures of days that are named, and how they moved: from the one to the other, not from the year before each. */
export const movesBetweenDays: Demand = ({ text, opening, openingWords }) => {
  const named = daysWritten(written(text));
  const isMove = opening.some(({ form, isBeside, fiscal, measure }) => (form === 'growth' || form === 'change') && !isBeside && (fiscal === null || measure === 'price'));
  const starts = [...openingWords.matchAll(/ from [^ ]+(?: (?:trillion|billion|million|times))? on (\d{1,2} \w+ \d{4})/g)].flatMap(([, day = '']) => daysWritten(day));
  const isStranger = starts.length > 0 && (starts.every((day) => !named.some((one) => Math.abs(one - day) < 8)) || isOfOneSession(openingWords, named));
  return named.length > 1 && standsIn(text, changes) && !standsIn(text, yearAgo) && !standsIn(text, ofEnds) && isMove && isStranger ? ['the move from the one day to the other'] : [];
};

const explained = /\bhow (?:much|many (?:points|percentage points|dollars)|big a part) of (?:that|this|it|the (?:[\w-]+ ){0,4}(?:change|rise|fall|growth|difference|increase|drop|decline|gain|improvement))\b[^?;]{0,60}\b(?:explain\w*|account(?:s|ed)? for|c[ao]me from|comes from|due to|driven by|contribut\w+|stem\w*|down to|attributable|owed to)\b/i;

/** What one line explains of a change is its own change beside the whole one. */
export const partOfChange: Demand = ({ text, opening, openingWords }) => (standsIn(text, explained) && opening.length > 0 && !/\bof (?:the|that|this) (?:rise|fall|change|increase|growth|difference)\b|\bcontribut|\baccounts? for\b|\bbecause\b|% of |[−÷] [^=]{1,60}=[^.]*[−÷]/i.test(openingWords) ? ['what it explains of the change'] : []);

const takenOut = /\b(?:take[ns]?|strip(?:ped|s)?|back(?:ed|s)?|leave[s]?|knock(?:ed|s)?|pull(?:ed|s)?) (?:(?:out|off) )?(?:the |its |their |all |any )?(?!dividends?\b|divs?\b|in\b|on\b|a\b|an\b|it\b|with\b|from\b)(?<what>[\p{L}&' -]{2,30}?) (?:is |are |was |were )?(?:taken |stripped |backed |left |knocked )?(?:out|off)\b|\b(?:with|if|leave|leaving|left) (?:you |we |i )?(?:leave |take |strip )?(?:out )?(?<also>[\p{L}&' -]{2,30}?) (?:is |are |was |were )?(?:taken|stripped|backed|left|knocked) (?:out|off)\b|\bif (?:you|we|i|one) (?:leave|take|strip|back|knock)s? out (?<third>[\p{L}&' -]{2,30})/iu;

/** What is taken out of a figure leaves the rest of it. */
export const withThatOut: Demand = ({ text, opening, wholeWords }) => (standsIn(text, takenOut) && opening.length > 0 && !opening.some(({ measure }) => /insider/.test(measure)) && !/ − [^=]{1,80}=|\b(?:excluding|without|before|less|net of|after|core|free cash flow|tangible)\b/i.test(wholeWords) ? ['what is left without it'] : []);

const ofOneShare = /\b(?:one|each|a single|every) (?:single )?share\b/i;
const perShare = /earn|profit|income|sales|revenue|book value|equity|cash|dividend/i;

/** "What one share stands for": a figure per share. */
export const ofOneOfThem: Demand = ({ text, opening }) => (standsIn(text, ofOneShare) && standsIn(text, perShare) && opening.length > 0 && !/\b(?:shares? (?:price|close)|close[ds]?|worth|bought|market share)\b/i.test(text) && !opening.some(({ unit, measure, metric }) => (unit.kind === 'money' && unit.per === 'share') || unit.kind === 'multiple' || /per_share|eps|payout|yield/.test(`${measure} ${metric}`)) ? ['the figure per share'] : []);

const isUp = /\bam i (?:now )?(?:up|down|ahead|in the (?:black|red|money|green)|winning|losing|under ?water)\b|\b(?:up or down|ahead or behind) (?:now|today)\b/i;

/** Whether something bought stands higher now is told to the newest close. */
export const upOnIt: Demand = ({ text, opening, openingWords }) => {
  const named = daysWritten(written(text));
  const last = daysWritten(openingWords).at(-1);
  return standsIn(text, isUp) && opening.some(({ measure }) => measure === 'price') && last !== undefined && named.some((day) => Math.abs(day - last) < 5) ? ['how it stands now'] : [];
};

const cheaper = /\b(?:which|who|whose)\b[^?;]{0,40}\b(?:cheaper|dearer|pricier|costlier|more expensive|less expensive|cheapest|dearest|priciest)\b/i;

/** Who is cheaper is said, and not left to two rows of multiples. */
export const cheaperOfTwo: Demand = ({ text, asked, opening, openingWords }) => (standsIn(text, cheaper) && asked.companies.length > 1 && opening.length > 0 && !/\b(?:is|the) (?:the )?(?:cheaper|cheapest|dearer|dearest)\b|\bis (?:the )?(?:ahead|more expensive|less expensive)\b|\bstands? at the (?:top|bottom)\b/i.test(openingWords) ? ['which of them is cheaper'] : []);

const averagePaid = /^(?:and |so |but )*(?:at )?(?:what|which) (?:was the |is the |the )?(?:average|avg\.?|mean) price(?: (?:then|per share|a share|each|overall|roughly))*\??$/i;

/** "At what average price", behind trades that were told: the price of those trades. */
export const priceOfTrades: Demand = ({ text, asked, opening }) => (asked.inherited.length > 0 && averagePaid.test(text.trim()) && opening.some(({ measure }) => measure === 'price') && !opening.some(({ measure }) => /insider/.test(measure)) ? ['the price that was paid'] : []);

const asRatio = /[,;:] ?(?:(?:and|as|give|in|the|a) ){0,3}ratio\b ?[?.]?$/i;

/** Two that are named, and their ratio: a change in percent is another figure. */
export const asTheirRatio: Demand = ({ text, opening, openingWords }) => (asRatio.test(text.trim()) && opening.length > 0 && !opening.some(({ form, unit, metric }) => form === 'ratio' || unit.kind === 'multiple' || /_to_|ratio/.test(metric)) && !/\d times\b/.test(openingWords) ? ['the ratio of the two'] : []);

const eachLess = /\b(?:each|both|either|all) (?:of (?:them|these|those) )?(?:less|net of|minus|without|excluding|after|ex)\b (?!than\b|dividends?\b|divs?\b)/i;

/** "Each less goodwill": what is left of each. */
export const eachWithout: Demand = ({ text, opening, openingWords }) => (standsIn(text, eachLess) && opening.length > 0 && !/ − [^=]{1,80}=/.test(openingWords) ? ['what is left of each'] : []);

const divided = /\bdivided by (?:that|those|what|the one|its|the same|revenue|sales|the (?:first|second))\b/i;

/** "Divided by that of the first half": the one over the other, which a change in percent is not. */
export const dividedByIt: Demand = ({ text, opening, openingWords }) => (standsIn(text, divided) && opening.length > 0 && !/\d times\b|\bratio\b|% of\b|(?<!\) )÷ [^=]{1,60}= [\d.]+(?!%)/i.test(openingWords) && /\bChange: /.test(openingWords) ? ['the one over the other'] : []);

const summed = /\b(?:total|sum|combined|cumulative(?:ly)?)\b(?= (?:for|of|over|across|from|in|between) |[,;?.]|$)|\badded together\b/i;
const severalYears = /\bfy ?'?\d\d ?(?:-|to|through) ?(?:fy ?)?'?\d\d\b|\b(?:19|20)\d\d\b[^?.;]{0,12}?(?:,|\band\b|\bto\b|-|&|\+)[^?.;]{0,12}?\b(?:19|20)\d\d\b/i;

/** "Total for 2020, 2022 and 2024": what one measure comes to over the years, and not each of them alone. */
export const sumOfYears: Demand = ({ text, opening, openingWords }) => {
  const flows = opening.filter(({ isBeside, fiscal, unit }) => !isBeside && fiscal !== null && unit.kind === 'money');
  const isMove = opening.some(({ form, isBeside }) => !isBeside && (form === 'growth' || form === 'change' || form === 'cagr'));
  const isRow = !(isMove && /\b(?:gr[eo]w\w*|growth|ris\w+|rose|f[ae]ll\w*|chang\w+|increas\w+|climb\w*)\b/i.test(text)) && Object.values(Object.groupBy(flows, ({ measure }) => measure)).some((own = []) => new Set(own.map(({ to }) => to)).size > 1);
  return isRow && standsIn(text, summed) && standsIn(text, severalYears) && !/ \+ |\btogether\b|\btotal\b|\bsum\b/i.test(openingWords) && !opening.some(({ form }) => form === 'sum' || form === 'total' || form === 'average') ? ['the sum of the years'] : [];
};
