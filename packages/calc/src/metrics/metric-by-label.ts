// The metric that a whole row label names. A label with any word more than the dictionary knows is no metric: a segment or a variant is never guessed.
import { indexOf, metrics } from './dictionary.ts';
import { isHarmlessBracket } from './label-bracket.ts';
import type { Dictionary, Metric } from './metric.ts';
import { phraseKey, phraseWords, type PhraseWord } from './phrase.ts';

const leading = new Set(['total', 'totals', 'consolidated', 'reported', 'gaap', 'group', 'statutory']);
const hollow = new Set([...leading, 'the', 'our', 'net', 'and', 'basic']);
/** Lines that are shown less an allowance or accumulated charge, so that "net" before or behind says nothing new. */
const shownNet = new Set(['receivables', 'inventory', 'property_plant_equipment', 'intangible_assets', 'goodwill', 'loans', 'short_term_debt', 'long_term_debt', 'total_debt', 'other_income', 'revenue', 'diluted_eps', 'basic_eps', 'operating_income', 'contract_assets']);
/** The total in a note is before or after an allowance, and is not the line of the balance sheet. */
const neverTotal = new Set(['deferred_tax_assets', 'deferred_tax_liabilities']);
/** An index as a row is a chart of returns on 100 dollars, not the index. */
const onlyInTextIds = new Set(['sp500', 'nasdaq_composite', 'dow_jones']);
/** Words that mean one thing in a sentence on a share and another in a table: volatility in the pricing of options, a bank's regulatory leverage. */
const onlyInText = new Set(['volatility', 'leverage ratio', 'close of', 'at the close']);
const maximumBracket = 200;

/** The metric that a row label names ("Total net sales", "Net income (loss)"), or null. */
export function metricByLabel(label: string, dictionary: Dictionary = metrics): Metric | null {
  const { byPhrase } = indexOf(dictionary);
  const nameOf = (words: readonly PhraseWord[]): Metric | null => byPhrase.get(phraseKey(words)) ?? null;
  const metric = labelForms(label, nameOf).flatMap(({ words, fits }) => {
    const named = words.every((each) => hollow.has(each.word)) || onlyInText.has(phraseKey(words)) ? null : nameOf(words);
    return named !== null && !onlyInTextIds.has(named.id) && fits(named) ? [named] : [];
  })[0];
  return metric !== undefined && unitAgrees(label, metric) ? metric : null;
}

type Form = { readonly words: readonly PhraseWord[]; readonly fits: (metric: Metric) => boolean };

/** The label as it is; without its year; without brackets that say nothing new; without "total" before; without "net" before or behind where lines are shown net. */
function labelForms(label: string, nameOf: (words: readonly PhraseWord[]) => Metric | null): Form[] {
  const always = (): boolean => true;
  const brackets = [...label.matchAll(/\(([^()]*)\)/g)].map((found) => found[1] ?? '');
  const isPlain = (metric: Metric): boolean => brackets.every((content) => content.length <= maximumBracket && (isHarmlessBracket(content, metric) || nameOf(phraseWords(content)) === metric));
  const whole = phraseWords(label);
  const bare = withoutYear(phraseWords(label.replace(/\([^()]*\)/g, (bracket) => ' '.repeat(bracket.length))));
  const [trimmed = bare, ...fuller] = dropLeading(bare);
  const isShownNet = (metric: Metric): boolean => isPlain(metric) && shownNet.has(metric.id);
  return [
    { words: whole, fits: always }, { words: withoutYear(whole), fits: always }, { words: bare, fits: isPlain }, ...[...fuller.toReversed(), trimmed].map((words) => ({ words, fits: (metric: Metric) => isPlain(metric) && (words.length === bare.length || !neverTotal.has(metric.id)) })),
    ...(trimmed.at(-1)?.word === 'net' ? [{ words: trimmed.slice(0, -1), fits: isShownNet }] : []),
    ...(trimmed[0]?.word === 'net' ? [{ words: trimmed.slice(1), fits: isShownNet }] : []),
  ];
}

/** Without one year and without footnote digits. Two years are a span, and what it is of is unknown. */
function withoutYear(words: readonly PhraseWord[]): PhraseWord[] {
  const years = words.filter((each) => /^(?:19|20)\d{2}$/.test(each.word));
  return years.length > 1 ? [...words] : words.filter((each) => !/^\d+$/.test(each.word) || (!years.includes(each) && (each.word.length === 2 || each.word.length === 3)));
}

/** Without one or more leading words that add nothing, the shortest first: "Total group revenue" is "group revenue" and "revenue". */
function dropLeading(words: readonly PhraseWord[]): PhraseWord[][] {
  const [first, ...rest] = words;
  return rest.length === 0 || !leading.has(first?.word ?? '') ? [[...words]] : [...dropLeading(rest), [...words]];
}

/** "Revenue %" is a share of revenue or its change, never revenue. */
function unitAgrees(label: string, metric: Metric): boolean {
  return !/%|\bpercent(?:age)?\b|\bbps\b/i.test(label) || ['percent', 'points', 'multiple'].includes(metric.unit.kind) || metric.label.includes('percent');
}
