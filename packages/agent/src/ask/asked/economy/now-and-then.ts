// Readings of the economy today against another time: "is unemployment higher than in 2020", "the ten-year yield now vs a year ago", "inflation last year", "rates" with nothing before it.
import type { IsoDate } from '@assay/record';
import { readMeasures } from '../measures/read-measures.ts';
import { isEconomic } from '../subjects/economic.ts';

const ofRates = /^(?<lead>(?:(?:so|and|but|ok|well|hey|please|show me|what about)[,:]? )*(?:(?:is|are|were|have|has|did|do|why are|why did|why have|how (?:high|low)(?: are| were)?|how (?:much|far) (?:have|did)|how (?:have|did|do)|where (?:are|were)|what (?:are|were)|when (?:did|were)|how(?:'s| is| are)) )?(?:the )?)rates(?= (?:now|today|currently|right|still|really|going|coming|higher|lower|rising|falling|high|low|up|down|been|compare|compared|peak|peaked|rise|risen|fall|fallen|come|gone|go|moved?|changed?|since|in (?:19|20)\d\d|at|vs\.?|versus|over|last|this)\b|[?.! ]*$)/i;

/** Nothing but series of the economy is asked about. */
function isOfSeries(text: string): boolean {
  const found = readMeasures(text);
  return found.length > 0 && found.every(({ measure }) => isEconomic(measure));
}

const thanThen = /^(?<lead>(?:(?:so|and|but|well|hey)[,:]? )*(?:is|are)\b(?!.*\b(?:now|today|currently|still|at present|latest|right now)\b)[^?]{3,60}? )(?<more>higher|lower|better|worse|more|less|above|below|bigger|smaller|faster|slower|stronger|weaker|wider|narrower)(?<than> (?:than )?(?:it was |they were )?(?:in |back in |at |during )?(?:the (?:end|start|beginning) of )?(?:[a-z]{3,9} )?(?:19|20)\d\d[?.! ]*)$/i;
const yearAgo = /,? (?:(?:right )?(?:now|today|currently) )?(?:vs\.?|versus|against|compared (?:to|with)|than)(?: it was| they were| what it was)?(?: (?:a|one) year (?:ago|earlier|before)|(?: at)? this time last year|(?: the)? same time last year)\b/i;
/** The newest figure is told with that of a year before. */
const bareYearAgo = /,? \b(?:exactly |about |roughly |just )?(?:a|one|1) year ago(?! (?:in|on|at|to)\b)(?: today| now)?(?=[?.! ]*$)/i;
const lastYear = /(?<!\b(?:over|during|the|since|from|than|vs|versus|to|with|against|and|time|or|until) )(?<!\bvs\. )\b(?:in )?last year\b/i;

const pace = /^(?<lead>(?:(?:so|and|but|well|hey)[,:]? )*)(?:did|has|does|is it (?:true|right|correct) that|so) (?:the )?(?<what>[^?]{2,50}?) (?:gr[eo]w|r[io]se|increased?|climb(?:ed)?|go(?:ne)? up|went up) (?<more>faster|more(?: quickly)?|slower|less|more slowly) in (?<one>(?:19|20)\d\d) than (?:it did )?(?:in )?(?<other>(?:19|20)\d\d)(?<end>[?.! ]*)$/i;

const paces: readonly (readonly [RegExp, string])[] = [[/\b(?:gdp|economy|output)\b/i, 'real GDP growth'], [/\b(?:cpi|prices|cost of living)\b/i, 'inflation']];

/** "Did real GDP grow faster in 2023 than in 2024": how high its growth was in each. */
function paceOfYears(text: string): string {
  const { lead = '', what, more = '', one = '', other = '', end = '' } = pace.exec(text)?.groups ?? {};
  const rate = what === undefined ? undefined : paces.find(([of]) => of.test(what))?.[1];
  return rate === undefined ? text : `${lead}Was ${rate} ${/^(?:slower|less|more slowly)/i.test(more) ? 'lower' : 'higher'} in ${one} than in ${other}${end}`;
}

const moved = (verb: string): string => (/^(?:hike|rais)/i.test(verb) ? 'rise' : 'fall');
const byTheBank = /\bdid (?:the )?(?:us |american )?(?:fed|federal reserve|fomc|central bank|powell) (?:(?:actually|really|ever) )?(?<verb>cut|lower|reduce|raise|hike)(?: (?:its|the|interest|policy|key|benchmark|short[- ]term)){0,3} rates?\b/i;
const wereMoved = /\bwere (?:the )?(?:us |american )?(?:short[- ]term |policy |key )?(?:interest )?rates (?<verb>cut|lowered|reduced|raised|hiked)(?: by the (?:fed|federal reserve|central bank))?\b/i;

/** What the bank does to its rate, the rate does. */
function movedByBank(text: string): string {
  return [byTheBank, wereMoved].reduce((said, pattern) => said.replace(pattern, (...found: unknown[]) => `did interest rates ${moved(String((found.at(-1) as { verb: string }).verb))}`), text);
}

/** The same with today named beside the other time, and the year before by its number; as it was for every other question. */
export function nowAndThen(given: string, today: IsoDate): string {
  const text = paceOfYears(movedByBank(given).replace(ofRates, (_, lead: string) => `${lead}interest rates`));
  if (!isOfSeries(text)) return text;
  const { lead, more, than } = thanThen.exec(text)?.groups ?? {};
  if (lead !== undefined && more !== undefined && than !== undefined) return `${lead}${more} now${than}`;
  if (/\b(?:19|20)\d\d\b/.test(text)) return text;
  const isYesNo = /^(?:(?:so|and|but)[, ])*(?:(?:is|are)\b(?! (?:the )?interest rates\b)|(?:did|has|have|was|were|do|does)\b)/i.test(text);
  return (isYesNo ? text : text.replace(yearAgo, ' ').replace(bareYearAgo, '').replace(/\s+(?=[?]|$)/, '')).replace(lastYear, `in ${String(Number(today.slice(0, 4)) - 1)}`);
}
