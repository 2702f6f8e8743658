// A multiple on the earnings of a year, and beside it what the last four dividends yield: the year is that of the earnings, and not of the dividends.
import type { Asked } from '../asked.ts';
import { readPeriods } from '../periods/periods.ts';
import { writtenOut } from '../question-text.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { joinedParts, partsOf } from './parts-of.ts';

const multiple = /\bp ?\/ ?e\b|\bpe\b|\bprice[- ](?:to[- ]|over )?earnings\b|\b(?:how many times|what multiple of|times) [^?.;,]{0,40}\b(?:eps|earnings)\b/i;
const eps = /\b(?:eps|earnings)\b/i;
const sort = '(?:last|latest|newest|most recent|past|trailing)';
const paid = String.raw`(?:(?:quarterly|cash|quarter's) )*(?:dividends?|divs?\b|payouts?|payments?|cheques|checks)`;
/** The last four of them, or those of the last twelve months. */
const lastFour = new RegExp(String.raw`\b(?:${sort} (?:four|4)|(?:four|4) ${sort}) ${paid}|\b${paid},? (?:paid |handed out |declared |of |over |in |during |from |for )*(?:the |its )?${sort} (?:(?:four|4) quarters|(?:twelve|12)[- ]months?|year\b(?! of))|\b${sort} (?:(?:twelve|12)[- ]months?|year)(?:['’]s?)?(?: of)? ${paid}|\b(?:ttm|ltm) ${paid}|\b${paid} (?:ttm|ltm)\b`, 'i');
const rate = /\b(?:yields?|ylds?|percent\w*|per cent|pct)\b|%/i;
/** A part of earnings, or how they moved, is none of the price. */
const otherwise = /\b(?:growth|gr[eo]w|payout ratio|cover\w*|treasur\w+|rais\w+|forward|fwd|estimates?|ex-div\w*|times four|annuali[sz]ed|run[- ]rate|versus|which (?:of|one)|rank)\b|\b(?:percent\w*|part|share) of (?:[\w']+ ){0,4}(?:eps|earnings|profits?)\b/i;

function yearOf(text: string, today: string): number | null {
  const found = readPeriods(text, today).map(({ period }) => period).filter(({ kind }) => !['latest', 'trailing', 'last'].includes(kind));
  const years = [...new Set(found.flatMap((period) => (period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : [])))];
  return years.length === 1 && found.every(({ kind }) => kind === 'fiscal') ? years[0] ?? null : null;
}

const isOfBoth = (text: string): boolean => [multiple, eps, lastFour, rate].every((words) => words.test(text)) && !otherwise.test(text);

/** Of one company at the newest close; null where one of the two is not so named. */
export async function readMultipleAndPayout({ text, filters, inherited, companies: [company, ...others], claims = [] }: Asked, around: ReadAround): Promise<Asked | null> {
  if (company === undefined || others.length + around.earlier.length + claims.length > 0) return null;
  const said = writtenOut(text);
  const year = isOfBoth(said) ? yearOf(said, around.today) : null;
  if (year === null) return null;
  const asks = [`What is ${company.ticker}'s price-earnings ratio at the latest close on the diluted earnings per share of fiscal ${String(year)}?`, `What is ${company.ticker}'s dividend yield at the latest close on its last four quarterly dividends?`];
  const parts = await Promise.all(asks.map((ask) => readAsked(ask, around)));
  // What the dividends come to in percent of the close is told of them, and by no name of its own.
  const ofPayments = ({ measures }: Asked): Asked['measures'] => (measures.length === 1 ? measures : measures.filter((one) => !(one.kind === 'metric' && one.id === 'dividend_yield')));
  return joinedParts({ text, filters, inherited }, parts.flatMap(partsOf).map((part) => ({ ...part, asking: '', measures: ofPayments(part) })));
}
