// The structured answer as a file for programs: the same document that the run sealed, laid out to be read.
import { answerSchema, type Answer } from '@assay/record';

export function exportAnswerJson(answer: Answer): string {
  return `${JSON.stringify(answerSchema.parse(answer), null, 2)}\n`;
}
