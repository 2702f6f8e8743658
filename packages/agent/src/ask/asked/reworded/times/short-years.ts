// Years of two digits, written out before any reader looks: behind an apostrophe ("December '24", "Q2'25"), behind a month where what is asked for is told by the month ("fed funds dec 24"), and behind the name of a figure at the end of what is asked ("FCF 24").
import { asAmount, bareYears } from './bare-years.ts';
import { monthsWithYears } from './times.ts';

const apostrophe = String.raw`['’‘‛′\u0060]`;
/** What makes a number of two digits an amount and no year. */
const counted = String.raw`\d|[.,:/]\d|%|s\b|[\w'’]| ?(?:percent|per cent|pct|points?|bps?|basis|million|billion|trillion|thousand|mn|bn|dollars?|cents?|shares?|times|days?|weeks?|months?|quarters?|companies)\b`;
const year = String.raw`(?<two>1\d|2\d)(?!${counted})`;
const alone = new RegExp(String.raw`(?<![\p{L}\p{N}.])${apostrophe}${year}`, 'gu');
const month = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const behind = new RegExp(String.raw`\b(?<what>${month}|q[1-4]|[1-4]q|h[12]|[12]h)\.? ?${apostrophe}${year}`, 'giu');
/** "12/31/25": a day in American order. */
const american = /(?<![\d/])(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(2\d)(?![\d/])/g;
/** "The year before, 2023": that year, and not the one before it. */
const named = /\b(?:the )?(?:(?:year|one) (?:before|after|earlier|prior)(?: (?:it|that))?|(?:previous|prior|preceding|following|next) (?:fiscal |calendar )?(?:year|one))(?:, (?:that is,? |i\.e\.,? |namely |being |so |or )?| \((?:that is,? |i\.e\.,? )?| - )((?:fiscal |fy ?)?(?:19|20)\d\d)\b\)?(?! (?:year|to|and|through)\b|[-/]\d),?/gi;
/** What a year of fiscal figures stands behind in hurried questions. */
const figure = String.raw`rev(?:enue)?s?|sales|turnover|profits?|earnings|inc(?:ome)?|eps|fcf|ocf|cash flow|capex|ebitda?|growth|dividends?|divs?|buybacks?|r ?& ?d|sg&a|loss(?:es)?|expenses?|costs?|spending`;
const short = String.raw`(?<two>1[5-9]|2\d)`;
const ends = String.raw`(?= *(?:[?,;)]|\.(?!\d)|$|(?:vs\.?|versus|and|or|than|against|n)\b(?! \d)))`;
/** "FCF 24", "capex in 24, …": no verb says that it is an amount. */
const behindFigure = new RegExp(String.raw`\b(?<what>${figure}) ${short}${ends}`, 'giu');
const inShort = new RegExp(String.raw`\b(?<what>(?<!\b(?:one|1|ranks?|priced|comes?|came) )in|end(?: of)?|fiscal|year) ${short}${ends}`, 'giu');
/** "Jan22", "jan22-jul23": a month and its year written as one word. */
const oneWord = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<what>jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)['’]?(?<two>1\d|2\d)(?![\p{L}\p{N}])`, 'giu');
const ofMonths = /((?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec) 20\d\d) ?[-–—] ?(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec) 20\d\d)/gi;

/** "Rev CAGR 15-24": the years between which a rate or a figure is asked for. */
const yearToYear = new RegExp(String.raw`\b(?<from>${figure}|cagr|fiscal):? (?:from )?${apostrophe}?(?<one>1\d|2\d) ?(?:[-–—→]|-+>|to) ?${apostrophe}?(?<other>1\d|2\d)(?!${counted})${ends}`, 'giu');

function betweenYears(whole: string, groups: unknown): string {
  const { from = '', one = '', other = '' } = groups as Readonly<Record<string, string>>;
  return Number(other) > Number(one) ? `${from} from 20${one} to 20${other}` : whole;
}

/** One year to a later one. */
function inYears(whole: string, groups: unknown): string {
  const { from = '', one = '', other = '' } = groups as Readonly<Record<string, string>>;
  return Number(other) > Number(one) ? `${/vs|versus/i.test(whole) ? '' : 'from '}${from} 20${one} ${/vs|versus/i.test(whole) ? 'vs' : 'to'} ${from} 20${other}` : whole;
}

/** "May 24 - May 25": of no days, since the month is the same. */
const sameMonth = new RegExp(String.raw`\b(?<from>${month})\.? (?<one>1\d|2\d) ?(?:[-–—/]|to|vs\.?|versus) ?\k<from>\.? (?<other>1\d|2\d)(?![\d%/]|[.,:]\d|,? (?:of )?(?:19|20)\d\d)`, 'giu');

const withShortYears = (text: string): string => (asAmount.test(text) ? text : text.replace(sameMonth, (whole: string, ...rest: readonly unknown[]) => inYears(whole, rest.at(-1))).replace(yearToYear, (whole: string, ...rest: readonly unknown[]) => betweenYears(whole, rest.at(-1))).replace(behindFigure, '$<what> 20$<two>')).replace(inShort, '$<what> 20$<two>').replace(oneWord, '$<what> 20$<two>').replace(ofMonths, 'from $1 to ');

const hasShort = new RegExp(String.raw`${apostrophe}\d\d|\d\/\d\d\b|[a-z.&)\d,] \d\d\b|[a-z]-\d\d\b|[a-z]{3}\d\d\b`, 'i');

/** `isBehindMonths`: the question before was of what is told by the month. Years are those of this century: nobody asks about figures of another by two digits. */
export function fullYears(given: string, isBehindMonths = false): string {
  const text = given.replace(named, '$1');
  if (!hasShort.test(text)) return text;
  return monthsWithYears(bareYears(withShortYears(text).replace(behind, '$<what> 20$<two>').replace(alone, '20$<two>').replace(american, '$1/$2/20$3')), isBehindMonths);
}
