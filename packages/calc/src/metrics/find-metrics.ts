// Dictionary phrases in running text.
import { indexOf, metrics, startOf } from './dictionary.ts';
import type { Dictionary, Metric } from './metric.ts';
import { joinsTerm, phraseWords, type PhraseWord } from './phrase.ts';

export type FoundMetric = { readonly metric: Metric; readonly start: number; readonly end: number };

/** The longest dictionary phrases of a text, left to right, without overlap. Linear in the text. */
export function findMetrics(text: string, dictionary: Dictionary = metrics): FoundMetric[] {
  const words = phraseWords(text);
  const found: FoundMetric[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const hit = phraseAt({ text, words }, at, dictionary);
    if (hit === null) continue;
    if (hit.metric !== null) found.push({ metric: hit.metric, start: words[at]?.start ?? 0, end: words[at + hit.length - 1]?.end ?? 0 });
    at += hit.length - 1;
  }
  return found;
}

type Text = { readonly text: string; readonly words: readonly PhraseWord[] };

function phraseAt({ text, words }: Text, at: number, dictionary: Dictionary): { readonly metric: Metric | null; readonly length: number } | null {
  const { byStart } = indexOf(dictionary);
  const longer = byStart.get(startOf(words, at) ?? '')?.find((entry) => entry.words.length > 1 && standsAt(entry.words, { text, words }, at));
  const entry = longer ?? byStart.get(words[at]?.plain ?? '')?.[0];
  return entry === undefined ? null : { metric: entry.metric, length: entry.words.length };
}

function standsAt(phrase: readonly PhraseWord[], { text, words }: Text, at: number): boolean {
  return phrase.every(({ word }, step) => words[at + step]?.word === word && (step === 0 || joinsTerm(text, words[at + step - 1]?.end ?? 0, words[at + step]?.start ?? 0)));
}
