// A follow-up that holds the figure of before against the same of another company, each at its own time: "how does that compare with Salesforce's in fiscal 2025, and how many points lie between them?". Said again in full, both with their times.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { blank } from '../places.ts';
import { ownedBy } from './owned-by.ts';
import { areAmong, figureBefore, momentWords, withoutTalk, type FigureBefore } from '../times/follow/figure-before.ts';

const closed = new Set("a about spend spent spending pay paid invest invested above again against ahead all also alongside amount an and any apart are as at beat beats behind below beside better between big bigger billion billions by can come comes compare compared compares comparison corresponding did diff differ difference differs distance do does dollar dollars each earlier exceed exceeded exceeds far figure fine firm fiscal for from gap give good greater had has have he her higher his how i in is it its just large larger last less level lie lies like look looks lower made make makes making earn earned earns generate generated bring brought book booked produce produced many margin me measure money more much number of ok on one ones or other over people folks percent percentage percents please point points pp pct put ratio relative same set she show side sit sits size smaller so some stand stands stood than that the their them then there these they thing this those times to too top tops two up us versus vs was we well were what where which who whose with worse year years yes you your do's 's s next stack stacks measures quarter period time figures thanks now then but or it's that's stack out tell tells set hold held own fat fatter fattest thin thinner lean leaner rich richer healthy healthier strong stronger weak weaker thick thicker juicier heavy heavier light lighter".split(' '));
const gapped = /\b(?:gap|differ\w*|diff|distance|apart|between them|lie|separat\w+|how (?:far|much|many)|by (?:how|what)|points?|pp)\b/i;
const held = /\b(?:compar\w+|versus|vs\.?|against|than|better|worse|higher|lower|bigger|larger|smaller|greater|more|less|above|below|ahead|behind|beside|side by side|alongside|relative to|gap|differ\w*|diff|apart|beat\w*|exceed\w*|top(?:s|ped)?|next to|stacks? up|measures? up|how far|times|which|who)\b/i;
const inPercent = /%|\b(?:percent\w*|per cent|pct)\b(?! ?-?points?)/i;
const timesOver = /\bhow many times\b|\btimes (?:as (?:much|many|large|big|high)|larger|bigger|that|it|higher)\b|\bwhat multiple\b|\bby what factor\b/i;
const ahead = /\b(?:fatter|richer|healthier|stronger|thicker|juicier|heavier|better|higher|bigger|larger|greater|more|above|ahead|beat\w*|top(?:s|ped)?|exceed\w*)\b/i;

type Around = { readonly before: FigureBefore; readonly earlier: Asked; readonly today: IsoDate };

/** Beside the company of before at the same time, which the reader of follow-ups keeps. */
const joined = /\b(?:compar\w+|versus|vs\.?|against|than|relative to|beside|alongside|side by side|stacks? up|measures? up)\b/i;

/** "Who made more, did they bring in more of it": verbs that name no figure of their own behind one that is named. */
const madeMore = /^(?:ma[dk]es?|generat(?:e[ds]?|ing)|br(?:ing|ought)s?(?: in)?|produc(?:e[ds]?|ing)|had|have|book(?:ed|s)?)(?: (?:the )?(?:more|most|less|least))?$/i;
const earnedMore = /^earn(?:ed|s)?(?: (?:the )?(?:more|most|less|least))?$/i;
const ofProfit = /^(?:operating_income|gross_profit|ebitda|pretax_income|net_income|diluted_eps)$/;

function isOfBefore(words: string, id: string): boolean {
  return metricById(id)?.unit.kind === 'money' && (madeMore.test(words) || (ofProfit.test(id) && earnedMore.test(words)));
}

/** The other company, and when; null where something else is said. */
function otherIn(text: string, { before, earlier, today }: Around): { readonly whose: string; readonly time: AskedPeriod } | null {
  const names = namedIn(text, readPeriods(text, today));
  const [company, ...others] = [...new Map(names.flatMap(({ company: one }) => (one === null ? [] : [[one.ticker, one] as const]))).values()];
  if (company === undefined || others.length > 0 || names.some(({ company: one }) => one === null) || company.ticker === earlier.companies[0]?.ticker) return null;
  const unnamed = blank(text, names);
  const figures = findMeasures(unnamed).filter(({ measure }) => (measure.kind === 'metric' || measure.kind === 'series') && !/\btimes\b|^x$/i.test(measure.words) && !isOfBefore(measure.words, before.id));
  if (figures.some(({ measure }) => !('id' in measure) || measure.id !== before.id)) return null;
  const times = readPeriods(blank(unnamed, figures), today).filter(({ period }) => period.kind !== 'latest');
  const [said, ...more] = [...new Map(times.map(({ period }) => [JSON.stringify(period), period])).values()];
  if (more.length > 0 || !areAmong(blank(unnamed, [...figures, ...times]), closed)) return null;
  const time = said === undefined ? before.time : likeBefore(said, before.time);
  return time === null ? null : { whose: ownedBy(company.name), time };
}

/** A fiscal year beside a fiscal year, a quarter beside a quarter; "that year" is the one of before. */
function likeBefore(said: AskedPeriod, before: AskedPeriod): AskedPeriod | null {
  if (said.kind !== 'fiscal' || before.kind !== 'fiscal') return null;
  if (said.year === null) return said.part === before.part ? { ...said, year: before.year } : null;
  return (said.part === 'FY') === (before.part === 'FY') ? said : null;
}

/** Null where the figure of before was none of one company in a fiscal time, or is not held against another's. */
export function againstOther(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = figureBefore(earlier);
  const text = withoutTalk(given);
  if (before === null || before.id === 'price' || !held.test(text)) return null;
  // At the head of a sentence a name that is a word as well is not known as one.
  const other = otherIn(`for ${text}`, { before, earlier, today });
  return other === null ? null : inFull(text, { ...before, whose: ownedBy(earlier.companies[0]?.name ?? '') }, other);
}

function inFull(text: string, { id, whose, words, time, inPoints }: FigureBefore, other: { readonly whose: string; readonly time: AskedPeriod }): string | null {
  const [one, two] = [`${whose} ${words} in ${momentWords(time)}`, `${other.whose} ${words} in ${momentWords(other.time)}`];
  if (timesOver.test(text)) return inPoints || metricById(id)?.unit.kind !== 'money' ? null : /\b(?:was|is|were) that\b/i.test(text) ? `How many times as large as ${two} was ${one}?` : null;
  if (inPercent.test(text)) return inPoints ? null : `By how many percent was ${one} above ${two}?`;
  if (gapped.test(text)) return `What is the difference between ${one} and ${two}?`;
  // A verb that was passed over would be read as a figure there.
  const isVerb = findMeasures(text).some(({ measure }) => 'words' in measure && isOfBefore(measure.words, id));
  const isKept = !isVerb && joined.test(text) && JSON.stringify(time) === JSON.stringify(other.time);
  return isKept ? null : whichIs(text, one, two);
}

function whichIs(text: string, one: string, two: string): string {
  return `Which was ${ahead.test(text) || /compar|\bvs|versus|against/i.test(text) ? 'higher' : 'lower'}, ${one} or ${two}?`;
}
