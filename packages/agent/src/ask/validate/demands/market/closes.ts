// What the words ask of a share's closes, and a move of another time, another day or one end alone does not tell.
import { moneyIn } from '../../../asked/forms/money-amount.ts';
import type { Demand, DemandScene } from '../demand.ts';

type Run = { readonly from: number; readonly to: number };

const day = String.raw`\d{1,2} \p{L}+ \d{4}`;
const ends = new RegExp(String.raw`\bfrom \S+ on (${day}) to \S+ on (${day})`, 'gu');
const DAY = 86_400_000;
const numbered = (told: string): number => Math.round(Date.parse(`${told} UTC`) / DAY);

/** The moves that are told, from one day to another. */
const runsIn = (words: string): readonly Run[] => [...words.matchAll(ends)].flatMap(([, from = '', to = '']) => (from === '' ? [] : [{ from: numbered(from), to: numbered(to) }]));
const isOfSession = ({ from, to }: Run): boolean => to - from <= 5;

const newest = String.raw`(?:last|latest|newest|most recent|current) (?:close[ds]?|closing price|closing|price|quote)|\bmost recently\b`;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const dated = new RegExp(String.raw`\b(?:${month} \d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}|(?:close|end) of (?:19|20)\d\d)\b`, 'i');
const heldOn = new RegExp(String.raw`\b(?:${newest})\b[^]*\b(?:above|below|over|under|higher|lower|than|vs\.?|versus|against|compare\w*|differ\w*|exceed\w*|up|down|chang\w+|mov\w+|since|from)\b`, 'i');
/** It is not over: up to now. */
const sinceClose = /\b(?:has|have)\b[^?]*\b(?:from|since|below|above|than) (?:its |the |that )?(?:clos\w+|price|level)\b/i;
const ofSession = /\b(?:(?:previous|prior|preceding) (?:trading )?(?:day|session|close)|(?:day|session|close) (?:before|earlier)|(?:on|in|of|for|over|during) (?:that|the|this) (?:same )?(?:day|session)|that (?:day|session)|(?:one|1|single)[- ](?:day|session)|daily|day's|session's|day (?:change|move)|(?:latest|last|newest|most recent) (?:trading )?(?:session|day)(?! of\b))\b/i;

/** "% change vs 31 Dec 2024 close?" of the close that the question before asks for. */
const heldAgain = /\b(?:vs\.?|versus|against|compare\w*|above|below|over|than|from|since)\b/i;

const aDay = new RegExp(String.raw`\b(?:${month} \d{1,2}(?:st|nd|rd|th)?\b|\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|\d{4}-\d\d-\d\d|\d{1,2}[\/.]\d{1,2}[\/.]\d{2,4})`, 'i');
const sessionWord = /\b(?:day|days|daily|dod|d\/d|session|sessions|overnight|yesterday|today|mon|tues|wednes|thurs|fri)(?:day)?\b|\b(?:christmas|new year'?s) eve\b|\b(?:biggest|largest|sharpest|steepest|worst|best|greatest|record) (?:single |one )?(?:percent\w* |price |stock )?(?:move|gain|drop|fall|loss|jump|rise|decline|plunge|pop|slide)\b/i;

/** An end of a time may lie but a session from what it is held against. */
const ofAnEnd = /\b(?:high|low) point of that\b|\bOf the times on file, the (?:high|low) point\b/;

const toTheEnd = /\b(?:to|until|till|through) (?:the )?(?:year[- ]?end|end of|close of|last (?:close|day|session))\b/i;

/** A move of one session is asked about by a day; a time without one is longer. */
const overTheYear: Demand = ({ text, openingWords }) => {
  const runs = runsIn(openingWords);
  return runs.length > 0 && runs.every(isOfSession) && (!aDay.test(text) || toTheEnd.test(text)) && !sessionWord.test(text) && !ofAnEnd.test(openingWords) ? ['the move over that time'] : [];
};

const namesEnd = /\b(?:high(?:est)?|low(?:est)?|best|worst|peak|top|bottom|trough)\b/i;

/** The newest close held against another day's: the one move of a session that is told is none of it. */
const fromThatClose: Demand = ({ text, asked, openingWords }) => {
  const runs = runsIn(openingWords);
  const isOfEnd = ofAnEnd.test(openingWords) && namesEnd.test(text);
  const isOther = runs.length > 0 && runs.every(isOfSession) && !isOfEnd && dated.test(text) && (heldOn.test(text) || sinceClose.test(text) || isHeldAgain(asked, text)) && !ofSession.test(text);
  return isOther ? ['the move from that close to the newest'] : [];
};

const isHeldAgain = ({ inherited }: DemandScene['asked'], text: string): boolean => inherited.length > 0 && heldAgain.test(text);

const newestBeyond = new RegExp(String.raw`\b(?:${newest})(?: \w+)? ?,? ?(?:above|below|over|under) \$?\d`, 'i');
const asksDay = /\b(?:when|which|what (?:day|date)|dates?|days?|times?|first|how (?:often|many|long)|sessions?|ever|since)\b/i;

/** Whether the newest close is above a level is not told by the last day on which one was. */
const newestItself: Demand = ({ text, openingWords }) => (newestBeyond.test(text) && !asksDay.test(text) && /\bthe (?:last|first) of their closes\b/.test(openingWords) ? ['whether the newest close is so'] : []);

const end = '(?:highest|best|top|dearest|peak|lowest|worst|bottom|cheapest)';
const oneThenOther = new RegExp(String.raw`\b${end} (?:daily )?(?:close|closing price)\b[^;]{0,60}(?:\band|,|\?) (?:and )?(?:what (?:was|is|were) )?(?:its|the) ${end}(?: (?:close|closing price|one))?\s*[?.]`, 'i');

const otherEnd: Demand = ({ text, asked, opening, wholeWords }) => {
  const isOfCloses = opening.length > 0 && opening.every(({ measure }) => measure === 'price') && asked.companies.length === 1;
  return isOfCloses && oneThenOther.test(text) && !(/\bhigh point\b/i.test(wholeWords) && /\blow point\b/i.test(wholeWords)) ? ['both the best and the worst close'] : [];
};

const putIn = /\b(?:put|invest(?:ed|ing)?|went|placed|parked|stuck|poured|bought|stak(?:ed|ing)|sank)\b/i;
const became = /\b(?:worth|value[d]?|became|become|turn(?:ed)? into|how much (?:was|is|did) (?:that|it)|amount to)\b/i;

/** A sum that was put in has a worth of its own beside the closes. */
const worthOfSum: Demand = ({ text, opening, wholeWords }) => {
  const isAsked = putIn.test(text) && became.test(text) && moneyIn(text) !== null;
  return isAsked && opening.length > 0 && opening.every(({ measure }) => measure === 'price') && !/[×÷]/.test(wholeWords) ? ['what the sum became'] : [];
};

const boughtAndSold = /\b(?:bought|buying|got in|purchased)\b[^?]*\b(?:sold|selling|got out|cashed (?:in|out))\b/i;
const madeOf = /\b(?:made?|makes?|gain\w*|los[et]|loss|return\w*|profit\w*|earn\w*|percent\w*|up|down|out(?:come)?|result)\b|%/i;

/** What buying on one day and selling on another made is the move between them. */
const betweenBothDeals: Demand = ({ text, opening, openingWords }) => (boughtAndSold.test(text) && madeOf.test(text) && opening.some(({ measure }) => measure === 'price') && runsIn(openingWords).length === 0 && !/÷|×/.test(openingWords) ? ['what that made'] : []);

const boughtAt = /\b(?:bought|purchased|picked up|got in(?:to)?|went into|entered|long)\b[^?.;]{0,50}?(?:\bat|@) \$?\d|\b(?:cost|paid|bought|purchased)\b[^?.;]{0,40}\$?\d[\d,]*(?:\.\d+)?(?: dollars)? (?:a share|per share|apiece|each)\b|\b(?:cost basis|average cost|break-?even)\b[^?.;]{0,40}\d/i;
const madeOn = /\b(?:gains?|gained|profits?|loss|los[et]|up|down|ahead|behind|in the (?:money|black|red)|return|made)\b|%/i;

/** What was gained on a price that is named is told by no move from another day, and by no profit of the company. */
export const onPricePaid: Demand = ({ asked: { text }, opening, wholeWords }) => (boughtAt.test(text) && madeOn.test(text) && opening.length > 0 && !/\bof what was paid\b|\b[Ii]nsiders?\b/.test(wholeWords) && !/\bshares? (?:bought|sold)\b|\b(?:bought|sold) [\d,]+ shares\b/.test(wholeWords) ? ['what was gained on the price that was paid'] : []);

const newestAndEnd = new RegExp(String.raw`\b(?:${newest})\b[^?;]{0,30}(?:,|\band\b|&|\+|\bplus\b|\balong with\b)[^?;]{0,30}\b(?:52[- ]?w(?:ee)?k|highest|lowest) ?(?:closing )?(?:high|low|close|price)?\b`, 'i');

/** The newest close beside an end of a time: two figures, or the one that is both. */
const newestBesideEnd: Demand = ({ text, asked, opening, openingWords }) => {
  const isOfCloses = asked.companies.length === 1 && opening.length > 0 && opening.every(({ measure }) => /^price/.test(measure));
  const isBoth = /\b(?:high|low) point\b[^.]*\bthe latest close\b|\blatest close is the\b|close it is held against/i.test(openingWords);
  return isOfCloses && newestAndEnd.test(text) && new Set(opening.map(({ value }) => String(value))).size < 2 && !isBoth ? ['both the newest close and the end of the time'] : [];
};

const contest = /\b(?:which|who|whose|winner)\b[^]*\b(?:more|less|better|worse|ahead|behind|won|wins?|winner|most|least|best|worst|harder|hardest|further|furthest)\b|\bwho won\b|\bwinner\b/i;
const bySize = /\b(?:bought|gained|gain|rose|rise|climbed|return\w*|moved|performance|did better|fell|lost|percent\w*|%)/i;

const isOfPrice = ({ asked, opening }: DemandScene): boolean => asked.companies.length === 2 && opening.length > 0 && opening.every(({ measure }) => /^price|^return/.test(measure));

/** Of two shares whose moves are told, who is ahead by the move, and not by the price of one share. */
const whoIsAhead: Demand = (scene) => {
  const { text, openingWords } = scene;
  if (!isOfPrice(scene) || !contest.test(text) || runsIn(openingWords).length < 2) return [];
  const isByPrice = /\b(?:ahead on|at the bottom on) share price\b/.test(openingWords) && bySize.test(text);
  return isByPrice || !/\b(?:than any other of the|leads the companies|is ahead on|stands at the (?:top|bottom)|(?:fell|is down|is up) (?:more|less) than the others?|comes? first)\b/.test(openingWords) ? ['who of the two is ahead'] : [];
};

const fromEndTo = String.raw`\bfrom (?:its |the |their )?(?:\w+ ){0,2}(?:high|low|peak|trough|${end.slice(3)}\b[^?.;]*\b(?:to|until|till|through)\b`;
const rebound = new RegExp(String.raw`${fromEndTo}|\b${end}\b[^]*\b(?:recover\w*|rebound\w*|bounce\w*|from (?:there|that|it|then)|since(?: (?:then|that))?(?= ?[?,.;]|$| to\b)|% (?:up|down|off))`, 'i');
const howFar = /%|\b(?:per ?cent\w*|pct|how (?:far|much)|rebound|recovery)\b/i;
const pointOn = new RegExp(String.raw`\b(?:high|low) point[^:]*: [^.]*? closed at \S+ on (${day})`, 'giu');

const toNewest = /\b(?:latest|newest|most recent|current|last) (?:close|closing price|share price|price)\b(?! (?:of|in|on|before)\b)/i;

/** The move from an end begins at it, or leads to it where none up to the newest close is asked for. */
const fromTheEnd: Demand = ({ text, openingWords }) => {
  const points = [...openingWords.matchAll(pointOn)].flatMap(([, on]) => (on === undefined ? [] : [numbered(on)]));
  if (points.length === 0 || !rebound.test(text) || !howFar.test(text)) return [];
  return runsIn(openingWords).some(({ from, to }) => points.includes(from) || (points.includes(to) && !toNewest.test(text))) || /[−÷]|close it is held against/.test(openingWords) ? [] : ['the move from that close'];
};

const inNewest = /\b(?:in|during|over) (?:the|its|their) (?:latest|last|newest|most recent) (?:trading )?session\b/i;

/** A move of the newest session is of that session. */
const ofNewestSession: Demand = ({ text, openingWords }) => {
  const runs = runsIn(openingWords);
  return inNewest.test(text) && runs.length > 0 && !runs.some(isOfSession) && !dated.test(text) ? ['the move of that session'] : [];
};

const moveAsked = String.raw`(?:\bhow (?:did|has|have|much|far|many percent)\b[^?.;]{0,70}\b(?:mov\w+|do|done|perform\w*|chang\w+|fare[ds]?|gain\w*|los[et]|r[io]sen?|f[ae]ll(?:en)?)\b|\b(?:price|share|stock) (?:change|return|move|performance)\b|% (?:change|move)\b)`;
const endAsked = String.raw`\b(?:what (?:was|is|were)|(?:its|the|their) |,|;|plus|&|\+)[^?.;,]{0,24}\b(?:highest|lowest|best|worst|top|bottom)(?: daily)? clos`;
const moveAndEnd = new RegExp(String.raw`${moveAsked}[^?.;]{0,90}(?:,|\band\b|&|\+|;)[^?.;]{0,12}${endAsked}`, 'i');
const fromAnEnd = /\b(?:from|off|below|above|under|over|since|to) (?:its |the |their )?(?:highest|lowest|best|worst|top|bottom)\b/i;

/** How a share moved over a time is not told by the highest or the lowest close of it. */
const moveBesideEnd: Demand = ({ text, asked, opening, openingWords }) => {
  const isOfCloses = asked.companies.length === 1 && opening.length > 0 && opening.every(({ measure }) => /^price/.test(measure));
  return isOfCloses && moveAndEnd.test(text) && !fromAnEnd.test(text) && ofAnEnd.test(openingWords) && runsIn(openingWords).length === 0 ? ['the move over that time'] : [];
};

export const closes: Demand = (scene) => [...moveBesideEnd(scene), ...fromThatClose(scene), ...betweenBothDeals(scene), ...overTheYear(scene), ...newestItself(scene), ...otherEnd(scene), ...worthOfSum(scene), ...onPricePaid(scene), ...newestBesideEnd(scene), ...whoIsAhead(scene), ...fromTheEnd(scene), ...ofNewestSession(scene)];
