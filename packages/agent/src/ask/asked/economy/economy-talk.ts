// Words that say nothing of their own around readings of the economy, and the one moment that a question is about.
import type { IsoDate } from '@assay/record';
import { blank } from '../places.ts';
import { readPeriods } from '../periods/periods.ts';

const talk = new Set(`split divide into real upright inverted inversion a an the and or of on in at for from to by with as is are was were be been it its that this those these both each two three them they their what which where how much many far did do does give me us i i'd we our need want like please tell show state say know would could can you your if so then there here than against versus vs compared compare number numbers figure figures reading readings rate rates level levels percent percentage points point pp bp bps basis pct yield yields yielded yielding yoy year years year's yearly annual twelve month months day date last first end start close stood stand stands stood sit sat lie lay between spread gap difference differ distance apart exceed exceeded exceeds minus less above below wide wider steep steepness slope curve higher lower more over treasury treasuries note notes bond bonds paper debt government govt us u.s american america united states ordinary nominal plain regular normal conventional usual indexed protected linked adjusted proof tips real inflation breakeven break even breakevens market markets expected expect expects saw see sees priced price prices implied implying one ones piece speech talk client file memo my column class note desk same respectively also plus core headline overall all items item total cpi pce consumer index underlying without excluding ex food energy stripped stripping out mean means meant put side next ten two bigger smaller larger greater rose risen ran running run faster slower came come measured measure came hot hotter whether cost living quick now currently today latest newest most recent leave leaving take taking aside set please over end ends long short stood as counting including fast how rise rises had has have become became dearer life once left going altogether told increase increased growth grew up climbed went go gone higher expensive draw plot sketch earned earn earning earns buyer lender holder got get pay paid pays large big great wide money lend lent uncle sam's sam washington fetched bring brought return returned away removed excluded setting putting taken being not`.split(/\s+/));
const maturity = /^(?:2s10s|10s?|2s?|10y|2y|10yr|2yr)$/;

export function isTalk(text: string, more: ReadonlySet<string> = new Set()): boolean {
  return (text.toLowerCase().match(/[a-z][a-z.']*[a-z]|[a-z]|\d+[a-z]*\d*[a-z]?/g) ?? []).every((word) => talk.has(word) || more.has(word) || maturity.test(word));
}

/** A rate of inflation is held against the year before anyhow. */
const onYearBefore = /,? \b(?:(?:than|above|over|against|exceed(?:ed)?) )?(?:(?:they|it) (?:were|was|had been) |(?:its|the|their) (?:own )?levels? (?:of )?)?(?:twelve|12) months (?:before|earlier|ago|prior|previously)\b|,? than (?:they were |it was )?(?:a|the|one) year (?:before|earlier|ago|prior)\b|,? (?:each |both |each of them |and each )?(?:(?:held |set |measured |taken )?(?:against|versus|vs\.?|over|on|from)|compared (?:with|to)) (?:a|the|one) year (?:before|earlier|ago|prior)\b|,? year[- ](?:on|over)[- ]year\b/gi;

/** How long a bond runs is no time of the question. */
const terms = /\b(?:2|10|two|ten)[- ]?(?:years?|yrs?|y)\b/gi;

/** Where no time is named. */
export const latestMoment = 'at the latest reading';

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
/** "The last day of June 2025, June 30": one day, said twice. */
const lastDay = new RegExp(String.raw`\b(?:the )?(?:very )?(?:last|final|closing) day of (${months.join('|')}),? (20\d\d)(?:,? (?:that is,? |i\.e\.,? )?\(?\1 \d{1,2}(?:st|th)?(?:,? \2)?\)?)?`, 'gi');
const asDay = (_: string, month: string, year: string): string => `${month} ${String(new Date(Date.UTC(Number(year), months.indexOf(month.toLowerCase()) + 1, 0)).getUTCDate())}, ${year}`;

/** The one moment, in the question's own words; null where there are several. */
export function momentIn(given: string, today: IsoDate): { readonly words: string; readonly rest: string } | null {
  const text = given.replace(/\bhalf-year(?= [a-z])/gi, ' ').replace(lastDay, asDay).replace(onYearBefore, ' ').replace(/,? \b(?:over|on|in) (?:a|the|one) (?:full )?year,?(?= |$|\?)/gi, ' ').replace(terms, ' ');
  const found = readPeriods(text, today).filter(({ period }) => period.kind !== 'latest');
  const [only, ...others] = found;
  if (only === undefined) return { words: latestMoment, rest: text };
  const isMoment = only.period.kind === 'date' || (only.period.kind === 'dates' && only.period.from.slice(0, 7) === only.period.to.slice(0, 7));
  const words = text.slice(only.start, only.end).replace(/^(?:on|in|at|as of|for|by|the) /i, '').trim();
  return others.length > 0 || !isMoment ? null : { words: `${only.period.kind === 'date' ? 'on' : 'in'} ${words}`, rest: blank(text, found) };
}

const ofEconomy = /\b(?:fed|central bank|policy|rates?|inflation|tight|loose|econom\w+|prices?|energy|food|picture|noise|noisy|volatile|markets?|bonds?|curve|money|growth|living|dear\w*)\b/i;

/** What is asked, without the sentences told of the economy before its series is named; empty where there are none. */
export function sentencesFrom(text: string, named: RegExp): readonly string[] {
  const sentences = text.split(/(?<=[.?!]) (?=[A-Z])/);
  // One that names it and neither asks nor tells a number is of the story too.
  const asking = sentences.findIndex((one) => named.test(one) && /[?\d]/.test(one));
  const at = asking > 0 ? asking : sentences.findIndex((one) => named.test(one));
  const told = sentences.slice(0, at < 1 ? Math.max(0, sentences.length - 1) : at);
  return told.length === 0 || !told.every((one) => ofEconomy.test(one)) ? [] : [sentences.slice(told.length).join(' ')];
}
