// Questions of several readings of the economy that belong together, said again in the names of its series: two yields and what lies between them, headline and core, nominal, real and breakeven, homes begun, loans on homes. Only where every other word is a word of talk.
import type { IsoDate } from '@assay/record';
import { plainQuestion } from '../question-text.ts';
import { economyGauges } from '../reworded/economy/economy-gauges.ts';
import { isTalk, latestMoment, momentIn, sentencesFrom } from './economy-talk.ts';
import { asRealProduct, growthOfQuarter, growthOfTwoQuarters } from './growth-of-quarter.ts';
import { oilBetween } from './oil-between.ts';
import { plainRates } from './plain-rates.ts';
import { curveOnTwoDays } from './curve-on-two-days.ts';
import { productBetween } from './product-between.ts';
import { pricesBetween } from './prices-between.ts';
import { rateBetween } from './rate-between.ts';
import { rateLessInflation } from './rate-less-inflation.ts';

const terms: Readonly<Record<string, string>> = { '2': 'two', '5': 'five', '10': 'ten', '30': 'thirty' };
const bondNames = /\b(ten|two|five|thirty|10|2|5|30)[- ]?(?:years?|yrs?|y) (?:(?:us|u\.s\.|american|america's|united states) )(?:government|govt\.?|federal|state|sovereign)? ?(?:bonds?|notes?|debt|paper|securities|borrowing)\b|\b(?:us|u\.s\.|american|america's|uncle sam's) (ten|two|five|thirty|10|2|5|30)[- ]?(?:years?|yrs?|y)(?: (?:government|govt\.?))?(?: (?:bonds?|notes?|debt|paper))?\b|\b(ten|two|five|thirty|10|2|5|30)[- ]?(?:years?|yrs?|y) (?:government|govt\.?) (?:bonds?|notes?|debt|paper)\b/gi;

/** "Tens and twos", as traders call them: of bonds alone, or both at once. */
const nicknames: Readonly<Record<string, string>> = { tens: 'ten', '10s': 'ten', twos: 'two', '2s': 'two', thirties: 'thirty', '30s': 'thirty', fives: 'five', '5s': 'five' };
const nickname = /\b(?:the )?(?<!in (?:the |his |her |their )?)(tens|twos|thirties|fives|10s|2s|30s|5s)\b(?! of\b|-)(?: (?:treasur(?:y|ies)|yields?)\b)?/gi;
const ofBonds = /\b(?:treasur(?:y|ies)|yield(?:s|ed)?|ust|curve|bonds?|notes?|spread)\b/i;

function withoutNicknames(text: string): string {
  const named = new Set([...text.matchAll(nickname)].map(([, name = '']) => nicknames[name.toLowerCase()]));
  return named.size === 0 || (named.size < 2 && !ofBonds.test(text)) ? text : text.replace(nickname, (_, name: string) => `${nicknames[name.toLowerCase()] ?? name}-year Treasury`);
}

/** Of a term that is named, the plain yield is the nominal one. */
const nominal = /\bnominal (?=(?:us |u\.s\. |treasury )*(?:ten|two|five|thirty|10|2|5|30)[- ]?(?:years?|yrs?|y)\b)|(?<=\b(?:ten|two|five|thirty|10|2|5|30)[- ]?(?:years?|yrs?|y)) nominal(?= (?:treasury|yield))/gi;

/** "Ten-year American government bonds": the Treasury of that term. */
export function namedTreasuries(text: string): string {
  return withoutNicknames(text).replace(nominal, '').replace(bondNames, (_, ...found: (string | undefined)[]) => { const term = found.slice(0, 3).find((one) => one !== undefined) ?? ''; return `${terms[term] ?? term.toLowerCase()}-year Treasury`; });
}

const ten = /\b(?:ten|10)s?[- ]?(?:years?|yrs?|y)\b|\b(?:ten|10)-? (?:and|&|or|to|versus|vs\.?) (?:(?:in|for|at|on|over) )?(?:the )?(?:two|2)[- ]?(?:years?|yrs?|y)\b|\b2s10s\b|\b(?:one|another|that|those|on|at) (?:of|for|at) (?:ten|10)\b/i;
const two = /\b(?:two|2)s?[- ]?(?:years?|yrs?|y)\b|\b(?:two|2)-? (?:and|&|or|to|versus|vs\.?) (?:(?:in|for|at|on|over) )?(?:the )?(?:ten|10)[- ]?(?:years?|yrs?|y)\b|\b2s10s\b|\b(?:one|another|that|those|on|at) (?:of|for|at) (?:two|2)\b/i;
const thirdTerm = /\b(?:five|5|thirty|30|three|3|one|1|twenty|20|seven|7)s?[- ]?(?:years?|yrs?|y|months?)\b/i;
const bonds = /\b(?:treasur\w+|yields?|curve|bonds?|notes?|paper|ust|rates?)\b|\b(?:uncle sam|washington|the (?:us|american|federal) government|the (?:us|united states))\b(?=[^?]*\b(?:pay|paid|borrow\w*|money|interest)\b)/i;
const apart = /\b(?:spread|gap|differ\w*|distance|apart|exceed\w*|minus|less|above|below|wide[rn]?|steep\w*|slope|higher|lower|more|over|between)\b/i;
/** What the two are asked for. */
const shape = /\b(?:curve|inver(?:t|s)\w*|upright|upside down)\b/i;
const real = /\b(?:inflation[- ](?:indexed|protected|linked|adjusted|proof)|tips|real|(?:adjusted|after|net of) (?:for )?inflation|index[- ]linked)\b/i;
const breakeven = /\bbreak-?evens?\b|\binflation (?:that )?(?:the )?(?:bond )?markets?\b|\b(?:expected|implied|priced[- ]in) inflation\b|\binflation (?:expectations?|compensation|priced|implied)\b|\bmarkets? (?:\w+ )?(?:expects?|saw|sees?|price[sd]?|implied)\b[^.?]*\binflation\b/i;
const core = /\b(?:core|underlying|(?:without|excluding|ex|leav(?:e|ing) (?:out|aside)|tak(?:e|ing) out|strip(?:ping|ped)?(?: out)?|set(?:ting)? aside|not counting)[- ](?:the )?(?:prices of )?food (?:and|&) energy|food (?:and|&) energy(?: (?:prices|costs))?(?: (?:is|are|was|were|being|both|once|set|put))* (?:left out|left aside|aside|stripped (?:out|away|off)|taken (?:out|away)|excluded|removed|out)|(?:leav|sett?|putt?)(?:e|ing)? food (?:and|&) energy (?:out|aside))\b/i;
const headline = /\b(?:headline|overall|all[- ]items?|total|whole|full|entire|(?:once )?(?:in all|all told|altogether|all in)|with (?:them|those|it)|(?:including|with) (?:food(?! (?:and|&) energy (?:left|stripped|taken|excluded|removed|set|aside))|both))\b|\band (?:also )?(?:(?:by )?how (?:much|many percent|fast)|what|by what)?,? ?(?:did they |was it |were they |is it )?(?:once|if|when|with|without|after|excluding|leaving|stripping)\b[^?.]*\bfood\b/i;
const prices = /\b(?:inflation|cpi|consumer prices?|pce|cost of living|price level|in (?:the )?shops?|at the till|life in (?:the us|america)|shopping)\b/i;
const coreNamed = /\b(?:core|underlying)(?: (?:us|u\.s\.))?(?: (?:cpi|pce|consumer price|consumer))?(?: prices?)?(?: index)?(?: inflation)?\b/gi;

/** How far each came, and not how each stood. */
const moving = /\b(?:r[io]se|ris(?:en|ing)|f[ae]ll(?:en)?|climb\w*|increas\w*|growth|gr[eo]w|chang\w*|move[ds]?|up|down|go|went|gone|became|become|since|average|mean|faster|slower)\b/i;

function yieldsNamed(text: string): string | null {
  const areNamed = ten.test(text) && !thirdTerm.test(text.replace(/\b(?:twelve|12)[- ]months?\b/gi, ''));
  const isOfReal = real.test(text) && breakeven.test(text);
  if (!areNamed || !(bonds.test(text) || isOfReal)) return null;
  if (two.test(text) && (apart.test(text) || shape.test(text))) return 'were the ten-year Treasury yield, the two-year Treasury yield and the ten-year minus two-year spread';
  return isOfReal ? 'were the ten-year Treasury yield, the ten-year real Treasury yield and ten-year breakeven inflation' : twoNamed(text);
}

function twoNamed(text: string): string | null {
  return two.test(text) && ![real, breakeven, moving].some((pattern) => pattern.test(text)) ? 'were the two-year Treasury yield and the ten-year Treasury yield' : null;
}

const withBoth = /\b(?:without|leav\w+ out|strip\w+ out|excluding|ex) food and energy\b[^]*\b(?:and|or)\b[^]*\bwith (?:them|those|it|food)\b|\bwith food and energy\b[^]*\bwithout\b/i;

function pricesNamed(text: string): string | null {
  const others = withBoth.test(text) ? 'inflation' : text.replace(coreNamed, ' ');
  if (!core.test(text) || /\bpce\b/i.test(text) || (!headline.test(text) && !prices.test(others))) return null;
  if (areApart(text)) return 'was the difference between headline inflation and core inflation';
  return `were headline inflation and core inflation${whichAhead.test(text) ? ' and the difference between the two' : ''}`;
}

/** How far they lie apart says which it is. */
const whichAhead = /\bwhich(?: (?:one|of (?:them|the two|these)))? (?:is|was|runs?|ran|stands?|stood|came|comes?)\b[^?.;]{0,20}\b(?:higher|hotter|lower|cooler|larger|smaller|ahead|more|less|on top)\b/i;
const gap = /\b(?:gap|spread|differ(?:ence|ed)|distance|apart)\b/i;
const farFrom = /\bhow (?:far|much|many)[^?.]{0,30} (?:above|below|higher|lower)\b/i;
/** The rate is over the year in any case. */
const thanBefore = /\bthan (?:they (?:were|had been) |it was )?(?:(?:a|the|one) year|(?:the )?(?:twelve|12) months) (?:before|earlier|ago|prior)\b|\bhigher (?:were|was|are|is|had) (?:the )?(?:(?:us|american) )?(?:consumer prices|prices|cpi|consumer price index|the cost of living)\b/i;
/** "Which was higher, and by how much", "headline less core". */
const byHowMuch = /\b(?:higher|hotter|lower|cooler|faster|slower|more|greater|larger|smaller|ahead|above|below|exceed\w*|beat|outran|outpaced)\b[^?.]*\bby (?:how (?:much|many)|what)\b|\bby how (?:much|many)\b[^?.]*\b(?:exceed\w*|higher|lower|hotter|above|below)\b|\b(?:headline|overall|total|all[- ]items?|cpi|inflation|core)(?: \w+)? (?:less|minus)(?: the)? (?:core|headline|overall|total|cpi|inflation)\b/i;
const areApart = (text: string): boolean => gap.test(text) || (byHowMuch.test(text) && !thanBefore.test(text)) || (farFrom.test(text) && !thanBefore.test(text));

const homes = /\b(?:homes?|houses?|housing|dwellings?|residential)\b/i;
const begun = /\b(?:starts?|started|starting|begun|beg[ai]n|building|built|build|broke ground|breaking ground|groundbreakings?)\b/i;
const yearBefore = /\b(?:a|the|one) year (?:before|earlier|ago|prior)|\bthe (?:year before|same month)|\byoy\b|\by\/y\b|year[- ](?:on|over)[- ]year|\bon the year\b/i;
const homeTalk = /^(?:[\s,.?;:'-]|\b(?:were|are|was|is|did|do|does|how|many|much|more|fewer|less|or|than|a|an|the|in|at|on|of|to|by|what|and|i|we|want|need|please|give|me|us|u\.?s\.?|american?s?|america|nationwide|new|rate|annual|annuali[sz]ed|seasonally|adjusted|change|changed|percent|percentage|pct|housing|homes?|houses?|starts?|started|starting|begun|building|built|build|residential|construction|units|year|month|before|earlier|ago|prior|same|yoy|over|up|down|number|figure|tell|with|from|it|they|there|be|been|being|that|this|compared|compare|rise|rose|fall|fell|for|all)\b|%)*$/i;

/** How many homes were begun, and whether more than a year before. */
function homesBegun(text: string, today: IsoDate): string | null {
  const moment = homes.test(text) && begun.test(text) ? momentIn(text, today) : null;
  const year = Number(/\b(20\d\d)\b/.exec(moment?.words ?? '')?.[1] ?? 0);
  if (moment === null || year === 0 || !moment.words.startsWith('in ') || !homeTalk.test(moment.rest)) return null;
  const month = moment.words.slice(3);
  return yearBefore.test(text) ? `By how many percent did housing starts change from ${month.replace(String(year), String(year - 1))} to ${month}?` : `What were housing starts in ${month}?`;
}

const loan = /\bmortgages?\b|\b(?:home|house|housing) loans?\b|\bfixed(?:[- ]rate)?(?: home)? loans?\b|\bloans? (?:on|for) (?:a |the )?(?:home|house)s?\b/i;
const charged = /\b(?:rates?|charge[sd]?|cost|interest|average|percent|ask(?:ed|ing)?|pay)\b/i;
const length = /\b(thirty|30|fifteen|15)[- ]?(?:years?|yrs?|y)\b/i;

/** What banks ask for a loan on a home: of one named length. */
function homeLoan(text: string): string | null {
  const years = length.exec(text)?.[1]?.toLowerCase();
  if (years === undefined || !loan.test(text) || !charged.test(text) || /\b(?:treasur\w+|spread|security|securities|backed|reits?)\b/i.test(text)) return null;
  return `What is the ${years === 'thirty' ? '30' : years === 'fifteen' ? '15' : years}-year mortgage rate?`;
}

const economic = /\b(?:inflation|prices?|cpi|pce|fed|fomc|federal|ff|ffr|effr|policy|treasur\w+|yields?|years?)\b/i;

/** Whose gauge it is, and what is said of it meanwhile, left out. */
function ofGauges(question: string): string {
  const plain = question.replaceAll('’', "'");
  const said = economic.test(plain) ? economyGauges.reduce((text, [pattern, instead]) => (typeof instead === 'string' ? text.replace(pattern, instead) : text.replace(pattern, instead)), plain) : plain;
  return said === plain ? question : said.replace(/ {2,}/g, ' ').trim();
}

/** What the two are, and not how they stand, where no time is named. */
const asksTerms = /\bdiffer(?:s|ent|ence|ences)?\b|\bvs\.?|\bversus\b|\bmean(?:s|ing|t)?\b|\bexplain\w*|\bwhy\b/i;

/** The one moment that the sentences before name, where those that ask name none; null where they name several, or a stretch. */
function momentOf(text: string, told: string, today: IsoDate): ReturnType<typeof momentIn> {
  const own = momentIn(text, today);
  if (own === null || own.words !== latestMoment || told === '') return own;
  const before = momentIn(told, today);
  return before === null ? null : { ...own, words: before.words };
}

/** Two terms that stand beside each other only. */
const isPair = /^were the two-year Treasury yield and the ten-year Treasury yield$/;
/** What the figures are wanted for, and whose debt it is. */
const around = new Set('hot macro round interview once full entire benchmark plus along together with beside alongside next hotter cooler outpaced outran beat food energy ahead rising washington\'s expense valuation valuations report reports slide slides chart charts desk memo table model models presentation deck review meeting client clients board half wants want needs need ask asks asked auditor auditors colleague half-year year-end borrow borrows borrowing borrowed matures mature maturing maturity maturities due running term terms constant uncle sam sam\'s washington government\'s treasury\'s federal state interest much our please shops shop shopping till people american americans consumers households exceed exceeded its their they prepare writing need\'s post blog article annual letter quarterly monthly'.split(' '));

/** The rate is that change. */
const overTwelve = /\b(?:the )?(?:twelve[- ]months?|12[- ]?m(?:onths?)?|yearly|annual|year[- ](?:on|over)[- ]year|yoy|y\/y) (?:percent(?:age)? |% )?(?:changes?|rises?|increases?|rates?|move)(?: (?:of|in) (?:the )?)?/gi;

/** "In April 2025 compared with April 2024": the rate of that month. */
const sameBefore = /\b((january|february|march|april|may|june|july|august|september|october|november|december),? 20\d\d),? (?:than|over|on|against|versus|vs\.?|compared (?:to|with)|from|relative to) (?:in )?\2,? 20\d\d\b/gi;

/** `told`: the sentences before. */
function seriesAt(text: string, told: string, today: IsoDate): string | null {
  const named = yieldsNamed(`${shape.test(told) ? 'The curve: ' : ''}${text}`) ?? (asksTerms.test(text) && !/\d|\b(?:now|today|currently|current|latest|newest)\b/i.test(`${told} ${text}`) ? null : pricesNamed(text));
  const moment = named === null ? null : momentOf(named.includes('Treasury') ? text : text.replace(sameBefore, '$1').replace(overTwelve, ' '), told, today);
  return named !== null && moment !== null && isTalk(moment.rest, around) && !(isPair.test(named) && moment.words === latestMoment) ? `What ${named} ${moment.words}?` : null;
}

const gapOnTwoDays = (text: string, today: IsoDate): string | null => (yieldsNamed(text)?.includes('spread') === true ? curveOnTwoDays(text, today) : null);

/** How far the product, oil or the cost of living came between times that are named. */
function movesNamed(renamed: string, text: string, today: IsoDate): string | null {
  return growthOfTwoQuarters(renamed) ?? growthOfQuarter(renamed) ?? productBetween(renamed) ?? oilBetween(text, today) ?? pricesBetween(renamed, today) ?? rateBetween(text, today);
}

/** Null where the words say anything else. */
export function economyInPlainWords(question: string, today: IsoDate): string | null {
  const renamed = namedTreasuries(asRealProduct(ofGauges(question)));
  const text = plainQuestion(renamed);
  const known = homeLoan(question) ?? homeLoan(text) ?? homesBegun(text, today) ?? rateLessInflation(text, today) ?? rateLessInflation(plainRates(text), today) ?? movesNamed(renamed, text, today);
  if (known !== null) return known;
  for (const asking of [text, ...sentencesFrom(text, bonds.test(text) ? bonds : prices)]) {
    const read = gapOnTwoDays(asking, today) ?? seriesAt(asking, text.slice(0, text.length - asking.length), today);
    if (read !== null) return read;
  }
  return renamed === question ? null : renamed;
}
