// Dictionary phrases in running text and in labels.
import { indexOf, metrics } from './dictionary.ts';
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
    found.push({ metric: hit.metric, start: words[at]?.start ?? 0, end: words[at + hit.length - 1]?.end ?? 0 });
    at += hit.length - 1;
  }
  return found;
}

type Text = { readonly text: string; readonly words: readonly PhraseWord[] };

function phraseAt({ text, words }: Text, at: number, dictionary: Dictionary): { readonly metric: Metric; readonly length: number } | null {
  const entries = indexOf(dictionary).byFirstWord.get(words[at]?.word ?? '') ?? [];
  const entry = entries.find((candidate) => candidate.words.every((word, step) => words[at + step]?.word === word && (step === 0 || joinsTerm(text, words[at + step - 1]?.end ?? 0, words[at + step]?.start ?? 0))));
  return entry === undefined ? null : { metric: entry.metric, length: entry.words.length };
}

const fillers = new Set(['total', 'consolidated', 'the', 'our', 'net', 'reported', 'gaap', 'and', 'basic']);
const leading = new Set(['total', 'consolidated', 'reported', 'gaap']);

/** The metric that a whole row label names ("Total net sales", "Net income (loss)"), or null: an unknown segment is never guessed. */
export function metricByLabel(label: string, dictionary: Dictionary = metrics): Metric | null {
  const { byPhrase } = indexOf(dictionary);
  for (const words of labelForms(label)) {
    const metric = byPhrase.get(words.join(' '));
    if (metric !== undefined) return metric;
  }
  return null;
}

/** The label as it is, then without what stands in brackets, without leading fillers, and without a trailing "net". */
function labelForms(label: string): string[][] {
  const whole = wordsOf(label);
  const bare = wordsOf(label.replace(/\([^()]{0,80}\)/g, ' '));
  const trimmed = dropLeading(bare);
  const unnetted = trimmed.at(-1) === 'net' ? trimmed.slice(0, -1) : trimmed;
  return [whole, bare, trimmed, unnetted, unnetted[0] === 'net' && unnetted.length > 2 ? unnetted.slice(1) : unnetted].filter((words) => words.length > 0 && !words.every((word) => fillers.has(word)));
}

function wordsOf(label: string): string[] {
  return phraseWords(label).map((word) => word.word).filter((word) => !/^\d+$/.test(word) || word.length === 2 || word.length === 3);
}

function dropLeading(words: readonly string[]): string[] {
  let start = 0;
  while (start < words.length - 1 && leading.has(words[start] ?? '')) start += 1;
  return words.slice(start);
}
