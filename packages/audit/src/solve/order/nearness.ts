// How well a phrase of the question names a figure.
import type { Figure } from '../place/figure.ts';
import { stemsOf } from '../words.ts';

/** The share of the label's words that the phrase has, the share of its words that the label has, and something for the year. */
export function nearness(phrase: string, figure: Figure): number {
  const words = stemsOf(phrase);
  const label = stemsOf(`${figure.label} ${figure.header}`);
  const shared = [...words].filter((word) => label.has(word)).length;
  const year = figure.columnTime?.year ?? figure.rowTime?.year;
  const dated = year !== undefined && year !== null && phrase.includes(String(year)) ? 0.3 : 0;
  return (shared === 0 ? 0 : shared / Math.max(1, label.size) + shared / Math.max(1, words.size)) + dated;
}
