// Questions of several readings of the economy that belong together, said again in the names of its series: two yields and what lies between them, headline and core, nominal, real and breakeven, homes begun, loans on homes. Only where every other word is a word of talk.
import type { IsoDate } from '@assay/record';
import { blank } from '../places.ts';
import { readPeriods } from '../periods/periods.ts';
import { plainQuestion } from '../question-text.ts';
import { economyGauges } from '../reworded/economy/economy-gauges.ts';

const terms: Readonly<Record<string, string>> = { '2': 'two', '5': 'five', '10': 'ten', '30': 'thirty' };
const bondNames = /\b(ten|two|five|thirty|10|2|5|30)[- ]?(?:years?|yrs?|y) (?:(?:us|u\.s\.|american|america's|united states) )(?:government|govt\.?|federal|state|sovereign)? ?(?:bonds?|notes?|debt|paper|securities|borrowing)\b|\b(?:us|u\.s\.|american|america's|uncle sam's) (ten|two|five|thirty|10|2|5|30)[- ]?(?:years?|yrs?|y)(?: (?:government|govt\.?))?(?: (?:bonds?|notes?|debt|paper))?\b|\b(ten|two|five|thirty|10|2|5|30)[- ]?(?:years?|yrs?|y) (?:government|govt\.?) (?:bonds?|notes?|debt|paper)\b/gi;

/** "Ten-year American government bonds": the Treasury of that term. */
export function namedTreasuries(text: string): string {
  return text.replace(bondNames, (_, ...found: (string | undefined)[]) => { const term = found.slice(0, 3).find((one) => one !== undefined) ?? ''; return `${terms[term] ?? term.toLowerCase()}-year Treasury`; });
}

const ten = /\b(?:ten|10)s?[- ]?(?:years?|yrs?|y)\b|\b2s10s\b/i;
const two = /\b(?:two|2)s?[- ]?(?:years?|yrs?|y)\b|\b2s10s\b/i;
const thirdTerm = /\b(?:five|5|thirty|30|three|3|one|1|twenty|20|seven|7)s?[- ]?(?:years?|yrs?|y|months?)\b/i;
const bonds = /\b(?:treasur\w+|yields?|curve|bonds?|notes?|paper|ust|rates?)\b/i;
const apart = /\b(?:spread|gap|differ\w*|distance|apart|exceed\w*|minus|less|above|below|wide[rn]?|steep\w*|slope|higher|lower|more|over|between)\b/i;
const real = /\b(?:inflation[- ](?:indexed|protected|linked|adjusted|proof)|tips|real|(?:adjusted|after|net of) (?:for )?inflation|index[- ]linked)\b/i;
const breakeven = /\bbreak-?evens?\b|\binflation (?:that )?(?:the )?(?:bond )?markets?\b|\b(?:expected|implied|priced[- ]in) inflation\b|\binflation (?:expectations?|compensation|priced|implied)\b|\bmarkets? (?:\w+ )?(?:expects?|saw|sees?|price[sd]?|implied)\b[^.?]*\binflation\b/i;
const core = /\b(?:core|underlying|(?:without|excluding|ex|leav(?:e|ing) (?:out|aside)|tak(?:e|ing) out|strip(?:ping|ped)?(?: out)?|set(?:ting)? aside|not counting)[- ](?:the )?(?:prices of )?food and energy)\b/i;
const headline = /\b(?:headline|overall|all[- ]items?|total|whole|with (?:them|those|it)|(?:including|with) (?:food|both))\b/i;
const prices = /\b(?:inflation|cpi|consumer prices?|pce)\b/i;
const coreNamed = /\b(?:core|underlying)(?: (?:us|u\.s\.))?(?: (?:cpi|pce|consumer price|consumer))?(?: prices?)?(?: index)?(?: inflation)?\b/gi;

const talk = new Set(`a an the and or of on in at for from to by with as is are was were be been it its that this those these both each two three them they their what which where how much many far did do does give me us i i'd we our need want like please tell show state say know would could can you your if so then there here than against versus vs compared compare number numbers figure figures reading readings rate rates level levels percent percentage points point pp bp bps basis pct yield yields yielded yielding yoy year years yearly annual twelve month months day date last first end start close stood stand stands stood sit sat lie lay between spread gap difference differ distance apart exceed exceeded exceeds minus less above below wide wider steep steepness slope curve higher lower more over treasury treasuries note notes bond bonds paper debt government govt us u.s american america united states ordinary nominal plain regular normal conventional usual indexed protected linked adjusted proof tips real inflation breakeven break even breakevens market markets expected expect expects saw see sees priced price prices implied implying one ones piece speech talk client file memo my column class note desk same respectively also plus core headline overall all items item total cpi pce consumer index underlying without excluding ex food energy stripped stripping out mean means meant put side next ten two bigger smaller larger greater rose risen ran running run faster slower come came measured measure came hot hotter whether cost living quick now currently today latest newest most recent leave leaving take taking aside set please over end ends long short stood as counting including fast how rise rises`.split(/\s+/));

function isTalk(text: string): boolean {
  return (text.toLowerCase().match(/[a-z][a-z.']*[a-z]|[a-z]|\d+/g) ?? []).every((word) => talk.has(word) || /^(?:2s10s|10s?|2s?|10y|2y|10yr|2yr)$/.test(word));
}

/** The one moment, in the question's own words; null where there are several. */
function momentIn(given: string, today: IsoDate): { readonly words: string; readonly rest: string } | null {
  const text = given.replace(/,? \b(?:over|on|in) (?:a|the|one) (?:full )?year,?(?= |$|\?)/gi, ' ');
  const found = readPeriods(text, today).filter(({ period }) => period.kind !== 'latest');
  const [only, ...others] = found;
  if (only === undefined) return { words: 'at the latest reading', rest: text };
  const isMoment = only.period.kind === 'date' || (only.period.kind === 'dates' && only.period.from.slice(0, 7) === only.period.to.slice(0, 7));
  const words = text.slice(only.start, only.end).replace(/^(?:on|in|at|as of|for|by|the) /i, '').trim();
  return others.length > 0 || !isMoment ? null : { words: `${only.period.kind === 'date' ? 'on' : 'in'} ${words}`, rest: blank(text, found) };
}

function yieldsNamed(text: string): string | null {
  if (!ten.test(text) || (!bonds.test(text) && !(real.test(text) && breakeven.test(text))) || thirdTerm.test(text.replace(/\b(?:twelve|12)[- ]months?\b/gi, ''))) return null;
  if (two.test(text) && apart.test(text)) return 'were the ten-year Treasury yield, the two-year Treasury yield and the ten-year minus two-year spread';
  return real.test(text) && breakeven.test(text) ? 'were the ten-year Treasury yield, the ten-year real Treasury yield and ten-year breakeven inflation' : null;
}

const withBoth = /\b(?:without|leav\w+ out|strip\w+ out|excluding|ex) food and energy\b[^]*\b(?:and|or)\b[^]*\bwith (?:them|those|it|food)\b|\bwith food and energy\b[^]*\bwithout\b/i;

function pricesNamed(text: string): string | null {
  const others = withBoth.test(text) ? 'inflation' : text.replace(coreNamed, ' ');
  if (!core.test(text) || /\bpce\b/i.test(text) || (!headline.test(text) && !prices.test(others))) return null;
  return 'were headline inflation and core inflation';
}

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

const economic = /\b(?:inflation|prices?|cpi|pce|fed|fomc|federal|ffr|effr|policy|treasur\w+|yields?|years?)\b/i;

/** Whose gauge it is, and what is said of it meanwhile, left out. */
function ofGauges(question: string): string {
  const plain = question.replaceAll('’', "'");
  const said = economic.test(plain) ? economyGauges.reduce((text, [pattern, instead]) => (typeof instead === 'string' ? text.replace(pattern, instead) : text.replace(pattern, instead)), plain) : plain;
  return said === plain ? question : said.replace(/ {2,}/g, ' ').trim();
}

/** Null where the words say anything else. */
export function economyInPlainWords(question: string, today: IsoDate): string | null {
  const renamed = namedTreasuries(ofGauges(question));
  const text = plainQuestion(renamed);
  const known = homeLoan(question) ?? homeLoan(text) ?? homesBegun(text, today);
  if (known !== null) return known;
  const named = yieldsNamed(text) ?? pricesNamed(text);
  const moment = named === null ? null : momentIn(text, today);
  if (named !== null && moment !== null && isTalk(moment.rest)) return `What ${named} ${moment.words}?`;
  return renamed === question ? null : renamed;
}
