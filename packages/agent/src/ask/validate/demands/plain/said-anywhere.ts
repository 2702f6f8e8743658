// What a question says in any of its sentences, a story's too, and not in the last one alone: a multiple, the day since which or between which a share moved, so many shares, a year to come, the price of before.
import type { IsoDate } from '@assay/record';
import { onNamedEarnings } from '../market/on-named-earnings.ts';
import { daysWritten, written } from '../reading/days.ts';
import type { GivenFigure } from '../reading/given.ts';
import { namedIn, type Named } from '../reading/named-measures.ts';
import type { Demand, DemandScene } from '../demand.ts';

/** A story that was taken off before it was read stands in the one or the other. */
function wholeText({ asked, text }: DemandScene): string {
  const longer = asked.text.length > text.length ? asked.text : text;
  return written(longer.slice(0, 1500).replace(/[‘’‛′`]/g, "'"));
}

const dayOf = (date: IsoDate): number => Date.parse(date) / 86_400_000;

const basis = String.raw`(?:(?:its|the|their|that year's|fiscal|fy ?'?(?:20)?\d\d(?:'s)?|20\d\d(?:'s)?|trailing|ttm|ltm|annual|full-year|(?:fully )?diluted|dil\.?|basic) )*(?:eps|earnings|profits?|revenues?|sales|rev|turnover|book(?: value)?|ebitda|fcf|free cash flow)`;
const multiple = new RegExp(String.raw`\b(?:p ?\/ ?[esb]|pe ratio|pe|price ?\/ ?(?:earnings|sales|book)|price[- ](?:to[- ])(?:earnings|sales|book)|price-earnings|(?:earnings|sales|valuation) multiple)\b|\b(?:what|how many|so many|which) (?:x|times) ${basis}\b|(?:^|[\s,;])x ${basis}\b|\b(?:as a )?multiple of ${basis}\b|\bfor (?:each|every|a|one) (?:dollar|buck|\$) of (?:its )?(?:sales|revenue|earnings|profit)|\b(?:going|selling|trading|changing hands|priced) (?:for |at )?in terms of (?:its )?(?:earnings|sales|profit|book)`, 'i');
/** Told without: the amounts that the multiple would be made of. */
const parts = /^(?:price|market_cap|diluted_eps|basic_eps|revenue|net_income|shares_outstanding|diluted_shares|shareholders_equity)$/;

const isMade = ({ unit, measure, metric }: GivenFigure): boolean => unit.kind === 'multiple' || /^(?:pe_ratio|price_to|ev_to)|yield$/.test(`${measure} ${metric}`);

/** A close with what the company earned beside it is no multiple. */
const multipleMade: Demand = (scene) => {
  const { opening, openingWords, asked, missing } = scene;
  const own = opening.filter(({ isBeside }) => !isBeside);
  const isOfParts = own.some(({ measure }) => measure === 'price' || measure === 'market_cap') && own.every(({ measure }) => parts.test(measure));
  return isOfParts && !asked.measures.some((measure) => measure.kind === 'metric' && measure.as === 'growth') && !own.some(isMade) && !/÷|no meaning/.test(openingWords) && !/multiple|ratio|price-/i.test(missing) && multiple.test(wholeText(scene)) ? ['the multiple itself'] : [];
};

const closedYear = String.raw`(?:new year's eve (?<year>20\d\d)|(?:the )?(?:end|close|year-end|last (?:close|day|session|trading day)) (?:of )?(?:calendar )?(?<year>20\d\d)|(?:year-end|ye) ?'?(?<year>20\d\d)|(?:the )?books (?:were )?closed (?:on|for) (?<year>20\d\d)|(?<year>20\d\d) (?:ended|closed|ran out|was over|came to an end|wrapped up))`;
const since = new RegExp(String.raw`\b(?:since|starting (?:at|from|on|with)|beginning (?:at|from|on|with)|counting from|measured from|up or down[^?.,;]{0,24} from|from its [a-z]+ (?:on|of|at)) (?:(?:the|its|their) )?(?:(?:closing )?prices? (?:of|on|at) |(?:last |final )?close (?:of|on|at) )?(?:(?<day>\d{1,2} [A-Z][a-z]+ 20\d\d)|${closedYear})`, 'i');

/** What a share did since a day ends later than that day. */
const sinceThatDay: Demand = (scene) => {
  const { day, year } = since.exec(wholeText(scene))?.groups ?? {};
  const from = day === undefined ? (year === undefined ? null : Date.UTC(Number(year), 11, 31) / 86_400_000) : daysWritten(day)[0] ?? null;
  const moves = scene.opening.filter(({ measure, form, isBeside, to }) => measure === 'price' && !isBeside && to !== null && (form === 'growth' || form === 'change'));
  return from !== null && moves.length > 0 && moves.every(({ to }) => to !== null && dayOf(to) <= from + 2) ? ['the move since that day'] : [];
};

const between = /\b(?:between (?:those|these|the) (?:two|days|closes)|from (?:the )?one to the (?:other|next)|in between|from the first to the second|between the two)\b/i;
const moved = /\b(?:percent|per cent|how much|how far|lost|los[et]|gain\w*|move\w*|change\w*|fell|fall|r[io]se)\b|%/i;
const fromTo = / on (\d{1,2} \w+ \d{4}) to \S+ on (\d{1,2} \w+ \d{4})/g;

/** Between the two days that are named, and not from a year before to each of them. */
const betweenThose: Demand = (scene) => {
  const text = wholeText(scene);
  const [first, second, ...more] = [...new Set(daysNamed(text))].toSorted((a, b) => a - b);
  if (first === undefined || second === undefined || more.length > 0 || !between.test(text) || !moved.test(text)) return [];
  const closes = scene.opening.filter(({ measure }) => measure === 'price');
  const runs = [...scene.openingWords.matchAll(fromTo)].map(([, from = '', to = '']) => [daysWritten(from)[0] ?? 0, daysWritten(to)[0] ?? 0]);
  const isTold = runs.some(([from = 0, to = 0]) => Math.abs(from - first) < 6 && Math.abs(to - second) < 6) || /÷|−/.test(scene.openingWords);
  return closes.length > 0 && !isTold ? ['the move between the two days'] : [];
};

/** "The 16th of April 2025 … and the 17th": a day without its month is of the one that was named. */
function daysNamed(text: string): readonly number[] {
  const full = daysWritten(text);
  const month = /\b\d{1,2} ([A-Z][a-z]+ 20\d\d)\b/.exec(text)?.[1];
  if (month === undefined || full.length > 1) return full;
  const bare = [...text.matchAll(/\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|[A-Z]))/g)].map(([, number]) => `${number ?? ''} ${month}`);
  return [...full, ...bare.flatMap(daysWritten)];
}

const sameDay = /\b(?:that|the) (?:very |same )(?:same )?day\b/i;

/** One day, and "that same day": no close or reading of another one. */
const thatSameDay: Demand = (scene) => {
  const text = wholeText(scene);
  const [day, ...others] = new Set(daysWritten(text));
  if (day === undefined || others.length > 0 || !sameDay.test(text) || /\b(?:latest|last|newest|since|until|now|today)\b/i.test(text)) return [];
  const told = scene.opening.filter(({ isBeside, form, from, to, fiscal, sentence }) => !isBeside && form === 'value' && fiscal === null && (from === null || from === to) && to !== null && !/\b(?:rose|fell|high point|low point)\b/.test(sentence));
  return told.some(({ to }) => to !== null && Math.abs(dayOf(to) - day) > 4) ? ['each figure of that same day'] : [];
};

const worth = /\b(?:che(?:que|ck)|bill|cost|worth|sum|come to|amount to|total|outlay|pay|fetch|add up)\b/i;

/** So many shares of a company, without the word: what they come to. */
const sharesOfName: Demand = (scene) => {
  const { asked, opening, openingWords } = scene;
  const text = wholeText(scene);
  const names = asked.companies.flatMap(({ name, ticker }) => [name.replace(/^The /, '').split(' ')[0] ?? name, ticker]).map((name) => name.replace(/[^\p{L}\p{N}]/gu, '')).filter((name) => name.length > 0);
  const count = names.length === 0 ? null : new RegExp(String.raw`(?<![$\d.,])\b(\d{2,3}|\d{1,3},\d{3}) (?:${names.join('|')})\b(?: [A-Z]\w+)*(?!['’]s| (?:stores?|planes?|restaurants?|jets?|employees))`).exec(text);
  return count !== null && worth.test(text) && opening.length > 0 && opening.every(({ measure }) => measure === 'price') && !/[×÷]/.test(openingWords) ? [`${count[1] ?? ''} shares`] : [];
};

const pointsToYear = /\b(?:that|the same|said) (?:fiscal |calendar )?year\b(?!['’]s? (?:before|after))/i;

/** "That year", where one is named: some figure is of it. A year that has not come has none. */
const thatYear: Demand = (scene) => {
  const text = wholeText(scene);
  const [year, ...others] = new Set((text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number));
  if (year === undefined || others.length > 0 || !pointsToYear.test(text) || scene.asked.before !== undefined) return [];
  const isOf = ({ fiscal, from, to }: GivenFigure): boolean => fiscal?.year === year || [from, to].some((day) => day !== null && Math.abs(Number(day.slice(0, 4)) + (day.slice(5) < '02-15' ? -1 : 0) - year) === 0) || to === null;
  return scene.opening.some(isOf) ? [] : ['the year that is named'];
};

const thatPrice = /\b(?:that|this|the said|said) (?:very |same )?(?:px|price|close|closing price|share price|quote)\b/i;
const newest = /\b(?:latest|last|newest|most recent|current|now|today)\b/i;

/** "That price", behind a question of a day: the close of that day. */
const priceOfBefore: Demand = ({ asked, text, opening }) => {
  const [period, ...others] = asked.before?.periods ?? [];
  if (period?.kind !== 'date' || others.length > 0 || !thatPrice.test(text) || newest.test(text)) return [];
  const closes = opening.filter(({ measure, form }) => measure === 'price' && form === 'value');
  return closes.length > 0 && closes.every(({ to }) => to !== null && Math.abs(dayOf(to) - dayOf(period.on)) > 5) ? ['that price of the question before'] : [];
};

const also = /[^.?!;]*\b(?:too|as well|also)\b[^.?!;]*(?:[.?!;]|$)/gi;

/** "My editor will ask about net profit too. State its growth": what is named with such a word is told. */
const alsoNamed: Demand = (scene) => {
  const { all, wholeWords, opening } = scene;
  const named = [...wholeText(scene).matchAll(also)].flatMap(([sentence]) => namedIn(sentence)).filter(({ words }) => words.isLoose !== true);
  const isTold = ({ words: { ids, says } }: Named): boolean => all.some(({ measure, metric, inputs }) => [measure, metric, ...inputs].some((id) => ids.test(id))) || says?.test(wholeWords) === true;
  return opening.length === 0 ? [] : [...new Set(named.filter((one) => !isTold(one)).map(({ words: { what } }) => what))];
};

const fiscalEnd = /\b(?:at|on|as of|by) (?:the )?(?:very )?(?:end|close) of (?:its |the |their |that )?(?:fiscal|fy|financial)|\b(?:when|as|once) (?:that|the|its) (?:very |same )?(?:fiscal |financial )?year (?:ended|closed|was over|finished)\b/i;
const isOfPrice = /^(?:pe_ratio|price_to|earnings_yield)/;

/** A multiple at the end of a fiscal year rests on the close of that day. */
const atFiscalEnd: Demand = (scene) => {
  const text = wholeText(scene);
  if (!fiscalEnd.test(text) || newest.test(text) || /\b(?:book|equity|cash|debt|balance|shares outstanding|since|from)\b/i.test(text)) return [];
  const own = scene.opening.filter(({ isBeside, to }) => !isBeside && to !== null);
  const days = own.filter(({ measure, metric }) => isOfPrice.test(measure) || isOfPrice.test(metric)).map(({ to, sentence }) => own.find((one) => one.measure === 'price' && one.sentence === sentence)?.to ?? to);
  const ends = own.filter(({ fiscal }) => fiscal?.part === 'FY').map(({ to }) => to);
  const isNear = days.some((day) => ends.some((end) => day !== null && end !== null && Math.abs(dayOf(day) - dayOf(end)) < 10));
  return days.length > 0 && ends.length > 0 && !isNear ? ['the multiple at the end of that fiscal year'] : [];
};

/** A multiple that is tied to the earnings of a year, in whatever parts it was read. */
const onThoseEarnings: Demand = (scene) => onNamedEarnings({ ...scene, text: wholeText(scene) });

export const saidAnywhere = (scene: DemandScene): readonly string[] => (scene.opening.length === 0 || scene.asked.operation === 'define' ? [] : [multipleMade, sinceThatDay, betweenThose, thatSameDay, sharesOfName, thatYear, priceOfBefore, alsoNamed, atFiscalEnd, onThoseEarnings].flatMap((demand) => demand(scene)));
