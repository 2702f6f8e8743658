// The ends of a year, or of several, as people run them together: "from the start to the end of 2025", "the last closes of 2023 and 2024", "the turn of the year".

import { findWindows } from './windows.ts';

const first = '(?:very )?(?:start|beginning|outset|opening|first (?:trading |market )?(?:day|close|session|closing price)|first(?=,? (?:to|and|through) (?:the )?last))';
const last = '(?:very )?(?:end|close|finish|last (?:trading |market )?(?:day|close|session|closing price))';
const year = String.raw`(?:the )?(?:calendar )?(?:year )?((?:19|20)\d\d)\b(?!-\d)`;
const link = '(?:to|and|till?|until|through|up to|right through to)';
const ofIt = "(?: of (?:it|that(?: same)? year|the(?: same)? year|the twelve months))?";
const re = (source: string): RegExp => new RegExp(source, 'gi');

const bothOfOne = re(String.raw`\b(${first})(?:${ofIt})?,? ${link} (?:the |its )?(${last}) of ${year}`);
const firstThenIts = re(String.raw`\b(${first}) (?:of|in) ${year}(?:'s)?,? ${link} (?:(?:its|the) (${last})(?: close)?${ofIt}|that year's end|year-?end)(?! (?:of |in )?(?:19|20)\d\d| of)`);
const yearFromTo = re(String.raw`\b(?:over|in|during|across|for|through(?:out)?) ${year},? (?:\(?from )(?:its |the )?(?:${first}) ${link} (?:its |the )?(?:${last})${ofIt}\)?`);

const endings = String.raw`(?:(?:last|final|closing|year-?end) (?:(?:trading |business |market )?(?:days|sessions)|closes|closing prices|prices)|year-?ends|ends|closes at the ends?)`;
/** "The last trading days of 2023 and 2024": of each of them. */
const endsOfTwo = re(String.raw`\b(?:the )?(?:respective )?(${endings})(?: of| in| for)?(?: the)?(?: (?:calendar )?years)? ((?:19|20)\d\d),? (and|to|&|versus|vs\.?) (?:of )?((?:19|20)\d\d)\b(?!-\d)`);
const oneEnd = 'the last close of';

/** "The turn of the year": its first day, of the year that is named next to it or beside it. */
const turnOfYear = /\b(?:the )?turn of (?:the )?(?:calendar )?year(?:,? (?:of |to |into )?((?:19|20)\d\d))?|\b(?:the )?turn of ((?:19|20)\d\d)\b/gi;

function turned(text: string): string {
  const years = [...new Set(text.match(/\b(?:19|20)\d\d\b/g))];
  return text.replace(turnOfYear, (_, own?: string, other?: string) => `the start of ${own ?? other ?? (years.length === 1 ? years[0] : undefined) ?? 'the year'}`);
}

const fromThen = /\bfrom (?:that (?:very |last |latter |second |same )*(?:day|date|close|point|session)|there|then)(?: on(?:wards?)?)?(?=,? (?:to|until|till|through|up to)\b)|(?<=[,;] (?:and )?|\band )(?:then|from then|on)(?: on(?:wards?)?)?(?= (?:to|until|till|through) (?:the |its )?(?:close |end |latest |last |newest |\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;

const anEnd = /\b(?:high|highest|peak\w*|top|best|max\w*|low|lowest|trough|bottom\w*|worst|min\w*|dearest|cheapest)\b/i;

/** Where the time that is named before it ends; "then" alone goes on from a time with two ends. */
function endBefore(text: string, isBare: boolean): string | null {
  if (anEnd.test(text)) return null;
  const before = findWindows(text.toLowerCase())?.windows.at(-1);
  if (before?.kind === 'stretch') return before.to;
  if (isBare) return null;
  return before?.kind === 'point' ? before.on : before?.kind === 'edge' ? before.to : null;
}

const toFiscal = /^,? (?:to|until|till|through|up to) (?:the |its )?(?:fiscal|fy)\b/i;
const fiscalYears = /\b(?:fiscal (?:year )?|fy ?)'?(?:20)?\d\d\b/gi;

/** "… in fiscal 2023, and from then to fiscal 2024": of a fiscal year, and of no day. */
const fiscalBefore = (before: string, behind: string): string | null => (toFiscal.test(behind) ? before.match(fiscalYears)?.at(-1) ?? null : null);

/** "From there to the newest close": from where the time before it ends; beside a high or a low, from that. */
export function continued(text: string): string {
  const at = fromThen.exec(text);
  const end = at === null ? null : fiscalBefore(text.slice(0, at.index), text.slice(at.index + at[0].length)) ?? endBefore(text.slice(0, at.index), !/^from/i.test(at[0]));
  return at === null || end === null ? text : `${text.slice(0, at.index)}from ${end}${text.slice(at.index + at[0].length)}`;
}

const endOfThat = /\b(?:at |on |by )?(?:the |its )?(?:very )?(?:last|final|closing|end) ?(?:trading )?(?:close|closing price|day|session|price)?,? (?:of|in) (?:that|the same|this) (?:very |same )?(?:quarter|month|half(?:[- ]year)?|period|stretch|time|spell)\b/i;

/** "The last close of that quarter": of the time that is named before it. */
export function endOfThatTime(text: string): string {
  const at = endOfThat.exec(text);
  const before = at === null ? undefined : findWindows(text.slice(0, at.index).toLowerCase())?.windows.at(-1);
  return at === null || before?.kind !== 'stretch' || before.to === null ? text : `${text.slice(0, at.index)}the close on ${before.to}${text.slice(at.index + at[0].length)}`;
}

const perQuarter = /\b((?:the )?(?:last|final|closing) (?:close|closing price|day|session)s? (?:of|in) )?(?:each|every|all(?: of the)? four|the four)(?: of the four)? (?:calendar )?quarters? (?:of|in) (?:calendar )?((?:19|20)\d\d)\b/gi;

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const ofEach = String.raw`(?:(?:of|in|for|during|over|across|throughout) )?(?:the )?(?:calendar )?(?:year )?((?:19|20)\d\d)\b(?!-)`;
/** "At the end of each month of 2025, month-end closes 2025": the last close of each of them. */
const eachEnd = re(String.raw`\b(?:(?:at|on|by|for) )?(?:the )?(?:(?:end|close|last (?:close|closing price|day|session)) (?:of|in) (?:each|every|all(?: of)?(?: the)?(?: twelve| four)?)(?: calendar)? (month|quarter)s?|(?:each|every|all)(?: calendar)? (month|quarter)(?:'s|s)?[- ]?(?:ends?|close)(?! (?:between|from))|(month|quarter)[- ]ends?(?: closes| closing prices| prices| levels)?) ${ofEach}`);

function endsOfEach(_: string, ...[one, other, third, year = '']: readonly (string | undefined)[]): string {
  const names = (one ?? other ?? third)?.toLowerCase() === 'month' ? months : ['Q1', 'Q2', 'Q3', 'Q4'];
  return `${third === undefined ? '' : 'closing prices '}${names.map((name) => `the last close of ${name} ${year}`).join(', ')}`;
}

const wasSo = /^(?:so |and |hey,? )?(?:did|was|were|has|have|is)\b[^?]*\b(?:gain\w*|r[io]se\w*|climb\w*|f[ae]ll\w*|drop\w*|los[et]|up|down|higher|lower|positive|negative)\b/i;

/** "In each quarter of 2024": the four, one after the other. */
export function eachQuarter(text: string): string {
  // Whether it was so in every one of them is decided by all at once.
  if (wasSo.test(text)) return text;
  return text.replace(eachEnd, endsOfEach).replace(perQuarter, (_, end: string | undefined, of: string) => ['1', '2', '3', '4'].map((quarter) => `${end === undefined ? '' : 'the last close of '}Q${quarter} ${of}`).join(', '));
}

/** "YTD 2026": that year, as far as it has come. */
export const yearSoFar = (text: string): string => text.replace(/\b(?:ytd|year[- ]to[- ]date),? (?:in |of |for )?((?:19|20)\d\d)\b|\b((?:19|20)\d\d) (?:ytd|year[- ]to[- ]date)\b/gi, (_, one?: string, other?: string) => `in ${one ?? other ?? ''} so far`);

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const dayOf = String.raw`((?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?:,? 20\d\d)?|${month} \d{1,2}(?:st|nd|rd|th)?(?:,? 20\d\d)?|20\d\d-\d\d-\d\d)`;
const closeOf = '(?:(?:the |its |their )?(?:close|closing (?:price|level))s? (?:of|on|at) )';
/** "From the close of the one day to the close of the other": from day to day. */
const closeToClose = re(String.raw`\b(from|between|since) (?:${closeOf}${dayOf},? (to|and|until|till|through) ${closeOf}?|${dayOf},? (to|and|until|till|through) ${closeOf})(?=${dayOf})`);

function dayToDay(_: string, ...[from = '', one, to, day, till]: (string | undefined)[]): string {
  return `${from} ${one ?? day ?? ''} ${to ?? till ?? ''} `;
}

/** Each end with its own year. */
export function endsTold(text: string): string {
  return turned(continued(text)).replace(closeToClose, dayToDay).replace(bothOfOne, '$1 of $3 to the $2 of $3').replace(firstThenIts, '$1 of $2 to the $3 of $2').replace(/\bto the {1,2}of ((?:19|20)\d\d)\b/g, 'to the end of $1').replace(yearFromTo, 'from the start of $1 to the end of $1')
    .replace(endsOfTwo, `${oneEnd} $2 $3 ${oneEnd} $4`);
}
