// What is said of an answer as a whole, in the same words in the terminal, on the page and in the component.
import type { Answer } from '@assay/record';

/** In words with the number, never the bare number: `high (0.97)`. */
export function confidenceWords(confidence: number | null): string {
  if (confidence === null) return 'not known: nothing in it could be checked';
  const word = confidence >= 0.9 ? 'high' : confidence >= 0.7 ? 'moderate' : confidence >= 0.4 ? 'low' : 'very low';
  // Cut, not rounded: 0.996 must not read as certain.
  return `${word} (${(Math.floor(confidence * 100 + 1e-9) / 100).toFixed(2)})`;
}

/** What a reader must know before the first figure; null where nothing is out of the ordinary. */
export function answerNotice({ query_type, general_knowledge, partial, valid, verdicts }: Answer['metadata']): string | null {
  if (query_type === 'declined') return 'Not answered: what would be needed is named under Missing.';
  const wrong = verdicts.contradicted ?? 0;
  if (wrong > 0) return `${String(wrong)} ${wrong === 1 ? 'claim contradicts' : 'claims contradict'} the sources; do not rely on this answer before reading which.`;
  if (partial) return 'A partial answer: the work was stopped before its end.';
  if (general_knowledge) return 'General knowledge, not drawn from data: no figure in it is proved.';
  return valid ? null : 'This answer did not pass its own checks: a claim stays unproved, or it may not be what was asked. See how the question was read, and what is missing.';
}

/** `Read as: revenue of Apple, fiscal 2024. Not understood: “adjusted”.`; null where the answer says it itself. */
export function readingLine({ reading }: Pick<Answer, 'reading'>): string | null {
  if (reading === null || reading === undefined || !reading.shown) return null;
  const read = reading.text === null ? [] : [`Read as: ${reading.text}.`];
  const open = reading.not_understood.length === 0 ? [] : [`Not understood: ${reading.not_understood.map((word) => `“${word}”`).join(', ')}.`];
  return read.length + open.length === 0 ? null : [...read, ...open].join(' ');
}

/** A question that was declined has no answer to be confident of. */
export function confidenceSentence({ query_type, confidence }: Pick<Answer['metadata'], 'query_type' | 'confidence'>): string {
  return query_type === 'declined' ? 'Not answered' : `Confidence ${confidenceWords(confidence)}`;
}

/** Engine, day and confidence in one line. */
export function answerAbout({ metadata }: Pick<Answer, 'metadata'>): string {
  const day = metadata.as_of === null ? [] : [`as of ${metadata.as_of}`];
  return [confidenceSentence(metadata), ...day, `engine ${metadata.engine}`, `${(metadata.elapsed_ms / 1000).toFixed(1)} s`].join(' · ');
}
