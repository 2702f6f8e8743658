// What the user's question is about: dictionary metrics it names, and plain words that stand for a topic.
import { findMetrics } from '@assay/calc';
import type { Observation } from '../specialists/observation.ts';
import type { Topic } from '../specialists/topic.ts';

export type Focus = {
  readonly text: string | null;
  readonly metrics: readonly string[];
  readonly topics: readonly Topic[];
  /** What the question adds to an observation's weight. */
  readonly raise: (observation: Pick<Observation, 'topic' | 'about'>) => number;
};

const topicWords: readonly (readonly [RegExp, readonly Topic[]])[] = [
  [/\b(?:grow|growth|growing|sales|revenue|demand)\b/i, ['growth', 'quarter']],
  [/\b(?:margins?|profitab\w*|pricing power)\b/i, ['margins', 'costs']],
  [/\b(?:costs?|spending|expenses?|r&d|research|overhead)\b/i, ['costs', 'margins']],
  [/\b(?:cash|burn|capex|investment|inventory|working capital)\b/i, ['cash']],
  [/\b(?:debt|leverage|balance sheet|solvent|solvency|borrow\w*|liquidity|bankrupt\w*|refinanc\w*|interest)\b/i, ['balance', 'rates']],
  [/\b(?:dividends?|payout|income stock|yield)\b/i, ['payout', 'yield']],
  [/\b(?:buybacks?|repurchas\w*|dilution|share count|stock awards?)\b/i, ['shares', 'payout']],
  [/\b(?:valuation|valued|expensive|cheap|overvalued|undervalued|price|multiple|worth|p\/e)\b/i, ['multiple', 'expectation', 'yield', 'asset-value']],
  [/\b(?:chart|trend|technical|momentum|moving average|rsi|entry|timing)\b/i, ['trend', 'momentum', 'range']],
  [/\b(?:volatil\w*|risky?|drawdown)\b/i, ['risk', 'range']],
  [/\b(?:rates?|fed|inflation|macro|economy|recession|housing|tariffs?)\b/i, ['rates', 'economy']],
  [/\b(?:insiders?|directors? (?:buy|sell|bought|sold)|form 4)\b/i, ['insiders']],
  [/\b(?:analysts?|price targets?|consensus|estimates?|ratings?|upgrades?|downgrades?)\b/i, ['analysts']],
  [/\b(?:quarter|latest|recent|results?|earnings)\b/i, ['quarter']],
  [/\b(?:roe|roic|returns? on|capital allocation)\b/i, ['returns', 'bank']],
  [/\b(?:book value|capital ratio|provisions?|loans?|credit losses)\b/i, ['bank', 'asset-value']],
];

const byMetric = 0.45;
const byTopic = 0.25;

/** Reads a question; an empty one raises nothing. */
export function readFocus(text: string | null): Focus {
  const metrics = text === null ? [] : [...new Set(findMetrics(text).map((found) => found.metric.id))];
  const topics = text === null ? [] : [...new Set(topicWords.filter(([pattern]) => pattern.test(text)).flatMap(([, named]) => named))];
  return {
    text, metrics, topics,
    raise: (observation) => (observation.about.some((metric) => metrics.includes(metric)) ? byMetric : topics.includes(observation.topic) ? byTopic : 0),
  };
}
