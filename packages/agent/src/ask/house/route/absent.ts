// Whether all that a question asks for is of a kind that is not bundled, by its words: then it is named, and nothing near it is told.
import { mayStandIn } from '../../asked/patterns/needed-words.ts';
import type { Asked, AskedMeasure } from '../../asked/asked.ts';
import { namedIn } from '../../asked/companies/read-companies.ts';
import { isEconomic } from '../../asked/subjects/economic.ts';
import { absences, type Absent } from './absent-words.ts';

/** What is missing, and the question's own words for it. */
export type AbsentFound = { readonly what: string; readonly words: string; /** Of a time to come, and no forecast all the same. */ readonly isAgreed: boolean };

/** "We stock a lot of Tide, and I wonder …": what the asker himself sells, buys or likes is not asked about. */
const ownStory = /^(?:(?:since|as|because) )?(?:we|i|my [a-z]+|our [a-z]+) (?:[a-z']+ ){0,2}(?:stock|sell|carry|buy|bought|use|love|like|fly|drive|eat|drink|distribute|import|swear by)s? [^.?!:]{2,80}?,? (?:and|so|but) (?=(?:i|we|now|my)\b)/i;

/** Null where something else is asked for too, or beside an economic series. */
export function absentIn(asked: Asked): AbsentFound | null {
  if (asked.companies.length === 0 || asked.insiders !== undefined || asked.operation === 'define' || asked.measures.some((measure) => isEconomic(measure) && !isReportDay(measure))) return null;
  const plain = (words: string): string => words.replace(/[‘’]/g, "'").replace(ownStory, '');
  const [asking, whole] = [plain(asked.asking ?? asked.text), plain(asked.text)];
  for (const absent of absences) {
    if (absent.isOfBusiness === true && isOfCloses(asked)) continue;
    const words = wordsOf(asking, asked, absent) ?? (absent.isTold === true ? wordsOf(whole, asked, absent) : null);
    if (words !== null) return { what: absent.what, words, isAgreed: absent.isAgreed === true };
  }
  return null;
}

/** Of a company the day of its call, not one of the economy's calendar. */
const isReportDay = (measure: AskedMeasure): boolean => measure.kind === 'subject' && measure.subject === 'calendar';
const isOfCloses = ({ course, leftOver = [] }: Asked): boolean => course?.of === 'close' && leftOver.length === 0;

/** "Restaurant Brands" is a company, and no brands of one. */
function isInName(text: string, end: number): boolean {
  return namedIn(text, []).some((name) => name.start < end && end <= name.end && /\s/.test(text.slice(name.start, name.end)));
}

/** "What do they sell, make, quote?": these say what is asked of the thing itself. */
const verbs = /^(?:sells?|sold|makes?|made|earns?|earned|brings? in|takes? in|worth|quote[ds]?|trading(?: at)?|trade|goes?)$/i;

function wordsOf(text: string, { measures }: Asked, { words, unless, owns }: Absent): string | null {
  const found = mayStandIn(text, words) ? words.exec(text) : null;
  if (found === null || unless?.test(text) === true) return null;
  const isOwn = (measure: AskedMeasure): boolean => measure.kind !== 'metric' || owns.test(measure.id) || verbs.test(measure.words) || found[0].includes(measure.words);
  return measures.every(isOwn) && !isInName(text, found.index + found[0].length) ? found[0].trim() : null;
}
