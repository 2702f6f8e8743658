// The setting in which a text begins: the nearest heading's time, and what the question asks for where the text answers one.
import type { Dictionary } from '@assay/calc';
import { readTokens } from '../numerals/index.ts';
import { metricPhrases } from './read-metrics.ts';
import type { ReadPeriod, Setting } from './reading.ts';

/** The time that the nearest heading names, for the paragraphs under it. */
function headingPeriod(headings: readonly string[]): ReadPeriod | null {
  for (const heading of headings.toReversed()) {
    const found = readTokens(heading).find((token) => token.kind === 'period' && token.mention.kind !== 'relative');
    if (found?.kind === 'period') return { mention: found.mention, inherited: 'heading' };
  }
  return null;
}

/** A heading stands nearer than the question. */
export function settingOf(headings: readonly string[], asked: Setting | null): Setting {
  return { period: headingPeriod(headings) ?? asked?.period ?? null, metric: asked?.metric ?? null };
}

/** The metric and time of a question: an answer that leaves them out ("It was 24.5%") is read as speaking of them. */
export function readQuestion(question: string, dictionary: Dictionary | undefined): Setting {
  const tokens = readTokens(question);
  const times = tokens.filter((token) => token.kind === 'period' && token.mention.kind !== 'relative' && token.mention.kind !== 'span');
  const [time] = times;
  const [metric] = metricPhrases(question, tokens, dictionary).toSorted((left, right) => right.words.length - left.words.length);
  return {
    period: times.length === 1 && time?.kind === 'period' ? { mention: time.mention, inherited: 'report' } : null,
    metric: metric === undefined ? null : { id: metric.id, words: metric.words, span: { start: 0, end: 0 }, distance: 60, fits: true, inherited: 'report' },
  };
}
