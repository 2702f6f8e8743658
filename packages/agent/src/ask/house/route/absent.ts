// Whether all that a question asks for is of a kind that is not bundled, by its words: then it is named, and nothing near it is told.
import { mayStandIn } from '../../asked/patterns/needed-words.ts';
import type { Asked, AskedMeasure } from '../../asked/asked.ts';
import { isEconomic } from '../../asked/subjects/economic.ts';
import { absences, type Absent } from './absent-words.ts';

/** Null where something else is asked for too, or beside an economic series. */
export function absentIn(asked: Asked): string | null {
  if (asked.companies.length === 0 || asked.insiders !== undefined || asked.operation === 'define' || asked.measures.some(isEconomic)) return null;
  const plain = (words: string): string => words.replace(/[‘’]/g, "'");
  const [asking, whole] = [plain(asked.asking ?? asked.text), plain(asked.text)];
  return absences.find((absent) => !(absent.isOfBusiness === true && isOfCloses(asked)) && (isAbsent(asking, asked, absent) || (absent.isTold === true && isAbsent(whole, asked, absent))))?.what ?? null;
}

const isOfCloses = ({ course, leftOver = [] }: Asked): boolean => course?.of === 'close' && leftOver.length === 0;

/** "What do they sell, make, quote?": these say what is asked of the thing itself. */
const verbs = /^(?:sells?|sold|makes?|made|earns?|earned|brings? in|takes? in|worth|quote[ds]?|trading(?: at)?|trade|goes?)$/i;

function isAbsent(text: string, { measures }: Asked, { words, unless, owns }: Absent): boolean {
  const found = mayStandIn(text, words) ? words.exec(text) : null;
  if (found === null || unless?.test(text) === true) return false;
  const isOwn = (measure: AskedMeasure): boolean => measure.kind !== 'metric' || owns.test(measure.id) || verbs.test(measure.words) || found[0].includes(measure.words);
  return measures.every(isOwn);
}
