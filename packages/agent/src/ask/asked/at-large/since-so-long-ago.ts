// A share today held against where it stood so long ago, and the bare length of a return: "is Acme's stock higher than a year ago?", "ACME 1Y", "6M performance of Acme". The move up to the newest close is meant.
import { findMeasures } from '../measures/read-measures.ts';
import { countOf } from '../number-words.ts';

const many = String.raw`(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})`;
const ago = String.raw`(?:${many} (?<unit>week|month|year)s? (?:ago|back|earlier|before)|(?:at )?(?:this|the same) time last (?<same>year))`;
const whom = String.raw`(?<whom>[\p{L}&][\p{L}\p{N}&.'’ -]{0,40}?)`;
const share = String.raw`(?:['’]s?)? (?:stocks?|shares?)(?: price)?`;
const held = String.raw`(?:than|from|on|versus|vs\.?|against|compared? (?:to|with)|over|since|relative to)(?: where)?(?: (?:it|they) (?:was|were|stood|traded|closed))?`;
const now = '(?: (?:right )?(?:now|today|currently))?';
const lead = String.raw`^(?:(?:so|and|but|ok|hey|please)[,:]? )*`;
const re = (pattern: string): RegExp => new RegExp(`${lead}${pattern}[?.! ]*$`, 'iu');

const sides = String.raw`(?<side>up|higher|above|dearer|more expensive|worth more|down|lower|below|cheaper|worth less)`;
const isSide = re(String.raw`(?:is|are) ${whom}${share}${now} ${sides}${now} ${held} ${ago}`);
const howMuch = re(String.raw`(?:by )?how (?:much|far) ${sides}? ?(?:is|are) ${whom}${share}${now}(?: ${sides.replace('side', 'way')})?${now},? ${held} ${ago}`);
const compares = re(String.raw`(?:how|where) (?:does|do|is|are|has|have|did) ${whom}${share}${now} (?:compare|stand|look|do|done|fare|moved|changed|been doing)?${now},? ?(?:${held}|with|to) ${ago}`);
const beside = re(String.raw`${whom}${share}${now},? ${held} ${ago}`);

const isLow = (side = ''): boolean => /down|lower|below|cheaper|less/i.test(side);
const otherwise = /\b(?:before|after|that|this|same|then|earlier|later|prior|day|yields?|treasur\w*|notes?|bonds?|rates?|average|mean|high|low|highest|lowest|volatil\w*|dividends?|volume|p\/?e|multiple|ratio|vs|each|which|who|why|what)\b/i;

function overTime({ count, unit, same }: Readonly<Record<string, string | undefined>>): string {
  const number = same !== undefined || /^an?$/i.test(count ?? '') ? 1 : countOf(count) ?? 1;
  const of = (same ?? unit ?? 'year').toLowerCase();
  return `from ${String(number)} ${of}${number === 1 ? '' : 's'} ago to the latest close`;
}

function movedSince(text: string): string | null {
  const side = isSide.exec(text)?.groups;
  const found = side ?? [howMuch, compares, beside].map((one) => one.exec(text)?.groups).find((groups) => groups !== undefined) ?? {};
  const { whom: name = '' } = found;
  if (name === '' || otherwise.test(name) || findMeasures(name).length > 0) return null;
  return side === undefined ? `By what percentage did ${name}'s share price change ${overTime(found)}?` : `Did ${name}'s share price ${isLow(side['side']) ? 'fall' : 'rise'} ${overTime(found)}?`;
}

const lengths: Readonly<Record<string, string>> = { '1w': 'one-week', '1m': 'one-month', '1mo': 'one-month', '3m': 'three-month', '3mo': 'three-month', '6m': 'six-month', '6mo': 'six-month', '12m': 'one-year', '12mo': 'one-year', '52w': 'one-year', '1y': 'one-year', '1yr': 'one-year', ytd: 'year-to-date' };
const longer = /^(?<count>[2-9])(?:y|yr)$/;
const length = String.raw`(?<length>(?:\d{1,2}[ -]?(?:w|mo?|yr?)|ytd))`;
const named = String.raw`(?<whom>[\p{L}][\p{L}&.'’-]{0,20}(?: (?:&|and )?[\p{L}&.'’-]{1,20}){0,3}?)(?:['’]s?)?(?: (?:stock|shares?|share price|stock price))?`;
const returned = String.raw`(?: (?:price |stock |share |total )?(?:performance|perf\.?|returns?|change|chg|move|gain|%|pct))?`;
const bare = [re(String.raw`${named}[,:]? ${length}${returned}`), re(String.raw`${length}${returned} (?:of |for |on )?${named}`)];

/** The table of a data screen: a name and a length of time. */
function returnOver(text: string): string | null {
  const { whom: name = '', length: said = '' } = bare.map((one) => one.exec(text)?.groups).find((found) => found !== undefined) ?? {};
  if (name === '' || otherwise.test(name) || /\btotal\b/i.test(text) || findMeasures(name).length > 0) return null;
  const short = said.toLowerCase().replace(/[ -]/g, '');
  const years = longer.exec(short)?.groups?.['count'];
  if (years !== undefined) return `By what percentage did ${name}'s share price change over the last ${years} years?`;
  return lengths[short] === undefined ? null : `What is the ${lengths[short]} return of ${name}?`;
}

/** As it was for every other question. */
export function sinceSoLongAgo(text: string): string {
  return movedSince(text) ?? returnOver(text) ?? text;
}
