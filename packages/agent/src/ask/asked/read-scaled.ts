// The amount of a time that is asked for at a yearly rate, spread over its days, or so many times over: as the plain question for the amount. The answer makes of it what the words ask for.
import { metricById } from '@assay/calc';
import type { Asked, AskedMeasure } from './asked.ts';
import { scaleAsked } from './forms/scaled-words.ts';
import { readPeriods } from './periods/periods.ts';
import type { ReadAround } from './read-around.ts';

/** Of what is earned, paid or taken in over a time; a balance has none to be spread over. */
function isOfTime(measure: AskedMeasure): boolean {
  return measure.kind === 'metric' && measure.as === 'value' && ['flow', 'per-share'].includes(metricById(measure.id)?.kind ?? '') && !/dividend|book_value|cash_per_share|net_cash/.test(measure.id);
}

const isScalable = ({ measures, calculation, course, multiple, companies, group }: Asked): boolean => companies.length === 1 && group === null && calculation === undefined && course === undefined && multiple === undefined && measures.length > 0 && measures.every(isOfTime);

/** A run rate of no time is that of the newest quarter. */
function dated(rest: string, { today, earlier }: ReadAround): string {
  const isOfBefore = earlier.at(-1)?.periods.some((period) => period.kind === 'fiscal' && period.part.startsWith('Q')) === true;
  return isOfBefore || readPeriods(rest, today).length > 0 ? rest : `${rest.replace(/[ ?.!]+$/, '')} in the latest quarter`;
}

/** Null where nothing of the kind is asked for of amounts of one company. */
export async function readScaled(question: string, around: ReadAround, readPlainly: (text: string) => Promise<Asked>): Promise<Asked | null> {
  const found = scaleAsked(question);
  if (found === null) return null;
  const rest = found.scale.kind === 'yearly' ? dated(found.rest, around) : found.rest;
  const read = await readPlainly(rest);
  return isScalable(read) ? { ...read, text: question, asking: rest, isScaled: true } : null;
}
