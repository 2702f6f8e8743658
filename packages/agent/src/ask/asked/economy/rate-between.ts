// A rate of one month and how many points it had moved since another, in whatever order they are told: said again as the one move, which tells both rates.
import type { IsoDate } from '@assay/record';
import { opensWithYesNo } from '../forms/yes-no.ts';
import { isTalk } from './economy-talk.ts';

const rates: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(?:the )?(?:us )?(?:effective )?fed(?:eral)?[- ]funds?(?: rate)?|(?:the )?funds rate|(?:the )?fed(?:eral reserve)?(?:'s)? (?:(?:policy|key|main|benchmark|interest) )*rates?|(?:the )?(?:policy|key interest) rates?|ffr|effr)\b/gi, 'the federal funds rate'],
  [/\b(?:(?:the )?(?:us |american )?(?:unemployment|jobless(?:ness)?)(?: rate)?|(?:the )?unemployment rate)\b(?! claims)/gi, 'the unemployment rate'],
  [/\b(?:the )?(?:us )?core pce(?: price)?(?: inflation)?(?: rate)?\b/gi, 'core PCE inflation'],
];
/** "How far did the Fed bring its rate down": whose rate it is. */
const itsRate = /\b(?:the )?(?:us )?(?:fed|federal reserve|central bank|fomc)\b(?=[^.?!]*\b(?:its|their) (?:(?:policy|key|main|benchmark|interest|own|target) )*rates?\b)|\b(?:its|their) (?:(?:policy|key|main|benchmark|interest|own|target) )*rates?\b/gi;
const itsCuts = /\b(?:the )?(?:fed|federal reserve|fomc)\b(?=[^.?!]*\b(?:cut|cuts|lower(?:ed)?|rais(?:e|ed)|eased?|tighten(?:ed)?|hiked?|(?:pil|tack|add|slap|heap)(?:e|ed)? on|(?:chop|lop|knock|take|took|taken|shav|slic|trimm?|whack|hack)(?:p?ed|e|en)? off|slash(?:ed)?|trim(?:med)?|shave[dn]?|chop(?:ped)?|jack(?:ed)? up|push(?:ed)? up|bump(?:ed)? up|crank(?:ed)? up|lift(?:ed)?)\b)/gi;

const moves = /\b(?:down|up|come|came|drop(?:ped)?|f[ae]ll(?:en)?|r[io]se|risen|climb(?:ed)?|chang\w+|move[ds]?|lower(?:ed)?|higher|above|below|cut|differ\w+|diff|delta|gap|declined?|increased?|decreased?|eased?|hiked?|raised?|slipped|gain(?:ed)?|lose|lost|shed|points?|pp|bps?|piled?|tack(?:ed)?|chop(?:ped)?|slash(?:ed)?|trim(?:med)?|shave[dn]?|lift(?:ed)?|jack(?:ed)?)\b/i;
/** Of the time as a whole, of another unit, or of one end of it. */
const otherFigure = /\b(?:highest|lowest|peak\w*|trough|record|percent change|per ?cent(?! points?)|percent(?! points?)|each month|every month|year by year|real|less inflation|minus|target|goal)\b|%/i;
/** Where it stands today is a third reading. */
const andNow = /\b(?:and|also|plus|,|;) (?:also )?(?:what|where|how (?:high|low)) (?:is|are|does|do|has|have) [^?]*\b(?:now|today|currently|at present|right now|latest|these days|at the moment)\b/i;
/** Every month has its mean; one over several months is another figure. */
const meanOverTime = /\b(?:average|mean|avg\.?)\b/i;
const ownMean = /\bmonthly (?:average|mean|avg\.?)s?\b|\b(?:as|on) (?:a |an )?(?:monthly )?(?:average|mean)\b|\b(?:average|mean|avg\.?)(?: (?:of|for) (?:the )?month)\b|\b(?:average|mean|avg\.?) (?=(?:effective )?(?:fed(?:eral)? funds|funds rate|ffr|unemployment|jobless))(?=[^.?;]*\b(?:gain|rise|fall|climb|drop|increase|decrease|change|move|come down|go up|go down)\b)|\b(?:average|mean|avg\.?) (?:(?:effective )?(?:fed(?:eral)?[- ])?funds(?: rate)?|(?:unemployment|jobless) rate|ffr) (?=(?:for|in|of) (?:the month of )?[a-z]{3,9} (?:19|20)\d\d\b)/gi;

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const monthPattern = /\b(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?:'s)?\.?(?:,? (?:of )?(?<year>(?:19|20)\d\d)\b)?/gi;
const around = new Set('come came off down up bring brought cut cuts cutting lowered lower raise raised raising hike hiked ease eased since monthly average averages mean policy fed reserve federal its too change changed changes chg move moved moves drop dropped fall fell fallen rise rose risen climb climbed level levels before earlier ago then until till through thanks delta diff declined decline i\'d was\'s rate\'s call add give also tell quarter half percentage points basis bp bps pp central bank fomc interest benchmark target range effective funds year same month compared relative lie lies lay reading readings unemployment jobless inflation further still altogether total points\' slipped slip gain gained going lose lost shed where stood stand stands ended ending over year within pile piled tack tacked added heap heaped slap slapped chop chopped lop lopped knock knocked shave shaved slice sliced whack hack hacked slash slashed trim trimmed jack jacked push pushed bump bumped crank cranked lift lifted take took taken next one ones other month\'s leave left going judging end close'.split(' '));

type Month = { readonly index: number; readonly year: number | null };
const countOf = ({ index, year }: Month): number => (year ?? 0) * 12 + index;

/** A month without a year is of the year of the same month elsewhere, else of the one year that is named. */
function monthsIn(text: string): readonly Month[] | null {
  const said = [...text.matchAll(monthPattern)].filter(([word]) => word !== 'may').map(({ groups }): Month => {
    const [month, year] = [groups?.['month'] ?? '', groups?.['year']];
    return { index: months.findIndex((one) => one.startsWith(month.slice(0, 3).toLowerCase())), year: year === undefined ? null : Number(year) };
  });
  const years = [...new Set(text.match(/\b(?:19|20)\d\d\b/g))].map(Number);
  const dated = said.map((one): Month => {
    if (one.year !== null) return one;
    const same = said.filter(({ index, year }) => index === one.index && year !== null);
    return { ...one, year: same.length === 1 ? same[0]?.year ?? null : years.length === 1 ? years[0] ?? null : null };
  });
  return dated.some(({ year }) => year === null) ? null : [...new Map(dated.map((one) => [countOf(one), one])).values()].toSorted((one, other) => countOf(one) - countOf(other));
}

const yearBefore = /\b(?:a|one|the) year (?:before|earlier|ago|prior)(?: that)?\b|\b(?:the )?same month (?:of )?(?:a|the|one) year (?:before|earlier)\b|\b(?:twelve|12) months (?:before|earlier|ago|prior)\b|\bthe year before\b|\b(?:over|in|during|within|across) (?:the|those|these) (?:year|twelve months|12 months)(?= (?:to|up to|until|till|through|ending|ended|that ended|before)\b)|\b(?:over|in) (?:the|a) (?:year|twelve months|12 months)(?=[,?.]| and\b)/gi;

/** Both months; of one alone that of the year before, where the words say so. */
function endsIn(text: string): readonly [Month, Month] | null {
  const [first, second, ...more] = monthsIn(text) ?? [];
  if (first === undefined || more.length > 0) return null;
  if (second !== undefined) return [first, second];
  return text.search(yearBefore) >= 0 && first.year !== null ? [{ ...first, year: first.year - 1 }, first] : null;
}

/** Sentences before the question that name no time and no rate only tell a story. */
function withoutStory(text: string): string {
  const sentences = text.split(/(?<=[.?!]) (?=[A-Z])/);
  const at = sentences.findIndex((one) => /\d/.test(one) || rates.some(([pattern]) => one.search(pattern) >= 0));
  return at < 1 ? text : sentences.slice(at).join(' ');
}

function rateIn(text: string): { readonly name: string; readonly rest: string } | null {
  let rest = text;
  const names: string[] = [];
  for (const [pattern, name] of rates) {
    if (rest.search(pattern) < 0) continue;
    names.push(name);
    rest = rest.replace(pattern, ' ');
  }
  const [only, ...others] = names;
  // Of inflation other readers tell how far it moved.
  if (others.length > 0 || /\binflation\b/i.test(rest)) return null;
  if (only !== undefined) return { name: only, rest };
  const isOfFed = rest.search(itsRate) >= 0 && /\b(?:fed|federal reserve|central bank|fomc)\b/i.test(rest);
  return isOfFed || rest.search(itsCuts) >= 0 ? { name: 'the federal funds rate', rest: rest.replace(itsRate, ' ').replace(itsCuts, ' ') } : null;
}

/** Null where there are not one rate and two months, or where anything else is said. */
export function rateBetween(given: string, today: IsoDate): string | null {
  const text = withoutStory(given.replaceAll('’', "'"));
  const plain = text.replace(ownMean, ' ');
  if (!moves.test(text) || otherFigure.test(text.replace(/\bpercentage points?\b/gi, 'points')) || (meanOverTime.test(plain) && /\b(?:from|between|over|to|through|until)\b/i.test(plain))) return null;
  // Yes or no is decided by the question itself.
  if (opensWithYesNo(text) || andNow.test(text)) return null;
  const rate = rateIn(plain);
  const ends = rate === null ? null : endsIn(rate.rest);
  if (rate === null || ends === null || !isTalk(rate.rest.replace(monthPattern, (words) => (words === 'may' ? words : ' ')).replace(yearBefore, ' '), around)) return null;
  const [from, to] = ends;
  return `${String(to.year)}-${String(to.index + 1).padStart(2, '0')}` > today.slice(0, 7) ? null : `By how many percentage points did ${rate.name} change from ${nameOf(from)} to ${nameOf(to)}?`;
}

const nameOf = ({ index, year }: Month): string => { const name = months[index] ?? ''; return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${String(year)}`; };
