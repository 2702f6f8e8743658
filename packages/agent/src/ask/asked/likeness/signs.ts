// All signs of a masked question: its words, and the measures that the readers find in them.
import { readMeasures } from '../measures/read-measures.ts';
import { plainQuestion, writtenOut } from '../question-text.ts';
import type { AskedMeasure } from '../asked.ts';
import { featuresOf } from './features.ts';

function named(measure: AskedMeasure): readonly string[] {
  switch (measure.kind) {
    case 'metric':
    case 'series': return [`=${measure.id}`, `as=${measure.as}`, ...(measure.kind === 'metric' && measure.of !== undefined ? [`of=${measure.of}`] : [])];
    case 'subject': return [`=${measure.subject}`];
    case 'topic': return [`=${measure.topic}`];
  }
}

/** Marks are taken for nothing by the readers. */
const unmarked = (masked: string): string => masked.replace(/\{\w\d?\}(?:'s)?/g, ' ');

export function signsOf(masked: string): readonly string[] {
  const written = writtenOut(masked);
  const plain = unmarked(written);
  const read = (text: string): readonly string[] => readMeasures(text).flatMap(({ measure }) => named(measure));
  const said = read(plain);
  const reworded = read(plainQuestion(plain));
  return [...new Set([...featuresOf(written), ...said, ...reworded.map((sign) => `~${sign}`)])];
}
