// "How did it do in 2023?", "its results for the second quarter": of a company at large and of a time, the figures that results are read by; an overview would tell the newest year.
import type { IsoDate } from '@assay/record';
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';
import { readPeriods } from '../periods/periods.ts';
import { blank } from '../places.ts';
import { wordsBeyondTalk } from './broad-words.ts';

/** Of a fourth quarter no filing gives the earnings of a share. */
const shown = { year: ['revenue', 'net_income', 'diluted_eps'], quarter: ['revenue', 'net_income'] } as const;

/** Words that ask how a company did, and for no figure of its own. */
const broad = /^(?:performs?|performed|performing|performance|results?|figures|numbers|do|done|doing|did|fare|fared|go|gone|went|financials?|financial (?:results|performance|figures|numbers)|earnings (?:results|report|figures|numbers)|report card|print|showing|outing|year|quarter)$/i;
/** What is traded does well or badly in its price. */
const traded = /\b(?:shares?|stocks?|price|returns?|investment|investors?|holders?|position)\b/i;
const ofResults = /\b(?:results|report card|performance|earnings (?:report|print|season))\b/i;
const yearly = /\b(?:annual|yearly|full[- ]year|fiscal year|year|10-?k)\b/i;

type Broad = Pick<Asked, 'text' | 'measures' | 'companies' | 'group' | 'unknown' | 'periods' | 'operation' | 'unread' | 'leftOver' | 'strange' | 'wantsWords' | 'inherited'>;

const isBroadWords = (measure: AskedMeasure): boolean => measure.kind === 'subject' && measure.subject === 'filings' && broad.test(measure.words.replace(/[^\p{L} -]/gu, '').replace(/^(?:its|the|their|latest|last|recent|newest) /i, '').trim());
const isOfStatements = (period: AskedPeriod): boolean => period.kind === 'fiscal' || period.kind === 'years' || period.kind === 'trailing' || (period.kind === 'last' && (period.of === 'year' || period.of === 'quarter'));

function isAtLarge({ measures, operation }: Broad): boolean {
  return measures.length === 0 ? operation === 'overview' || operation === 'compare' || operation === 'trend' : measures.every(isBroadWords);
}

/** "Latest results" are those of the quarter that was reported last. */
function timesOf({ periods, text }: Broad): readonly AskedPeriod[] {
  const named = periods.filter(({ kind }) => kind !== 'latest');
  if (named.length > 0) return named;
  return ofResults.test(text) ? [yearly.test(text) ? { kind: 'fiscal', year: null, part: 'FY' } : { kind: 'last', count: 1, of: 'quarter' }] : [];
}

const isOfQuarter = (period: AskedPeriod): boolean => (period.kind === 'fiscal' && period.part !== 'FY') || (period.kind === 'last' && period.of === 'quarter');
const isSpan = (period: AskedPeriod): boolean => period.kind === 'years' || (period.kind === 'last' && period.count > 1);
const without = (words: readonly string[] = []): readonly string[] => words.filter((word) => !broad.test(word));

/** One company at two times is compared by more of its lines. */
function mayBeResults({ companies, group, unknown, text }: Broad, times: readonly AskedPeriod[]): boolean {
  const isOther = group !== null || unknown.length > 0 || traded.test(text) || (companies.length === 1 && times.length > 1);
  return companies.length > 0 && times.length > 0 && !isOther && times.every(isOfStatements);
}

/** Unchanged where a figure is named, where no time of the statements is, and where words of filings are asked for. `rest`: the question without its names and times. */
export function asResults<Read extends Broad>(read: Read, rest: string): Read {
  const times = isAtLarge(read) && wordsBeyondTalk(rest).length === 0 ? timesOf(read) : [];
  if (!mayBeResults(read, times)) return read;
  const measures = shown[times.some(isOfQuarter) ? 'quarter' : 'year'].map((id): AskedMeasure => ({ kind: 'metric', id, as: 'value', words: id.replace(/_/g, ' ') }));
  const operation = read.companies.length > 1 ? 'compare' : times.some(isSpan) ? 'trend' : 'overview';
  return { ...read, measures, periods: times, operation, wantsWords: false, unread: without(read.unread), leftOver: without(read.leftOver), strange: without(read.strange) };
}

const lead = String.raw`^(?<lead>(?:so |and |ok(?:ay)?,? |well,? )*)`;
const sort = String.raw`(?:(?:really|very|particularly|so|such|pretty|fairly) )*(?:good|bad|great|strong|weak|tough|hard|poor|decent|solid|rough|fine|terrible|successful|record)`;
const end = String.raw`(?<end>[?.! ]*)$`;
/** Ways of asking how a time was for a company, in which the time stands first or is called good or bad. */
const timeFirst: readonly RegExp[] = [
  new RegExp(String.raw`${lead}how (?:was|were|is|did|has|went|goes) (?<time>[^?]{2,40}?)(?: (?:been|go|gone|going|turn(?:ed)? out))? for (?<whom>[^?]{2,60}?)${end}`, 'i'),
  new RegExp(String.raw`${lead}(?:was|were|is) (?<time>[^?]{2,40}?) an? ${sort} (?:year|quarter|time|one|period) for (?<whom>[^?]{2,60}?)${end}`, 'i'),
  new RegExp(String.raw`${lead}(?:did|has|does) (?<whom>[^?]{2,60}?) (?:have|had) an? ${sort} (?:(?:year|quarter) (?:in )?)?(?<time>(?:last |first |second |third |fourth )?(?:year|quarter)|(?:fiscal |fy ?|q[1-4] )?(?:20)\d\d)${end}`, 'i'),
];
const holders = new RegExp(String.raw`${traded.source}|\b(?:(?:share|stock)holders?|owners?)\b`, 'i');

const shareOf = new RegExp(String.raw`${lead}(?<how>how (?:did|has|have|is|are|was|were)) the (?<what>stock|shares|share price|stock price) of (?<whom>[^?]{2,40}?) (?:perform(?:ed|ing|s)?|done?|doing|fared?|faring|develop(?:ed|ing)?|gone?|going)(?<rest>[^?]*[?.! ]*)$`, 'i');

/** "How did the stock of it perform": how its stock did. */
function ofShare(text: string): string {
  const found = shareOf.exec(text)?.groups;
  return found === undefined ? text : `${found['lead'] ?? ''}${found['how'] ?? ''} ${found['whom'] ?? ''}'s ${found['what'] ?? ''} ${/^how did/i.test(found['how'] ?? '') ? 'do' : 'done'}${found['rest'] ?? ''}`;
}

/** "How was 2023 for it?": how it did in 2023, where what stands there is a time and nothing else. */
export function withTimeLast(given: string, today: IsoDate): string {
  const text = ofShare(given);
  const found = timeFirst.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return text;
  const { lead: before = '', time = '', whom = '', end: after = '' } = found;
  const when = /^(?:year|quarter)$/i.test(time) ? `the last ${time}` : time;
  const rest = blank(when, readPeriods(when, today)).replace(/\b(?:the|its|their|a|year|quarter|fiscal|of|in)\b/gi, '');
  return /[\p{L}\d]/u.test(rest) || holders.test(whom) ? text : `${before}how did ${whom} do in ${when}${after}`;
}
