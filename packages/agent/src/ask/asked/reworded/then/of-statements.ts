// Whether a figure that is held against one of then is a line or a ratio of the statements: a share, a multiple and a series of the economy have times of their own.
import { metricById } from '@assay/calc';
import { readMeasures } from '../../measures/read-measures.ts';
import { seriesOf } from '../../subjects/economic.ts';

export function isOfStatements(words: string): boolean {
  const found = readMeasures(words);
  return found.length > 0 && found.every(({ measure }) => measure.kind === 'metric' && isLine(measure.id));
}

function isLine(id: string): boolean {
  const metric = metricById(id);
  return metric !== undefined && metric.kind !== 'price' && metric.kind !== 'indicator' && !/\bprice\b/.test(metric.formula ?? '') && seriesOf(id).length === 0;
}

/** What may stand before a question. */
export const bare = String.raw`(?:(?:so|and|but|well|hey)[,:]? )*`;
export const end = String.raw`(?<end>[?.! ]*)$`;

export type Groups = Readonly<Partial<Record<string, string>>>;

/** Of the first pattern that finds the whole question. */
export function groupsOf(text: string, patterns: readonly RegExp[]): Groups | null {
  return patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined) ?? null;
}

/** The words of what is asked about; null where they say a time of their own, or no line of the statements. */
export function lineOf({ what = '' }: Groups, timed: RegExp): string | null {
  return what === '' || timed.test(what) || !isOfStatements(what) ? null : what;
}
