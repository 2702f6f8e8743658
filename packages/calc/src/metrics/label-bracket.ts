// What may stand in the brackets of a row label without making it another measure: note references, units, the other sign, a disclosure.
import type { Metric } from './metric.ts';
import { phraseWords } from './phrase.ts';

const noteWords = new Set(['note', 'notes', 'see', 'refer', 'to', 'and', 'footnote', 'page']);
const signWords = new Set(['loss', 'losses', 'income', 'benefit', 'benefits', 'deficit', 'expense', 'expenses', 'decrease', 'increase', 'used', 'in', 'for', 'from', 'provided', 'by', 'credit', 'charge', 'gain', 'gains', 'profit', 'recovery', 's', 'es', 'ies', 'deficiency', 'cost', 'costs', 'inflow', 'outflow', 'applied', 'to', 'absorbed', 'generated', 'earnings', 'accumulated', 'losses']);
const unitWords = new Set(['in', 'million', 'millions', 'thousand', 'thousands', 'billion', 'billions', 'dollars', 'dollar', 'usd', 'us', 'u', 's', 'eur', 'euro', 'euros', 'gbp', 'm', 'mm', 'bn', 'k', '000', '000s', 'of', 'amounts', 'expressed', 'mn', 'mil', 'rs', 'inr', 'cad', 'aud', 'chf', 'jpy', 'yen', 'crore', 'crores', 'lakhs']);
const statusWords = new Set(['unaudited', 'audited', 'gaap', 'ifrs', 'us', 'u', 's', 'as', 'reported', 'restated', 'continued', 'statutory', 'consolidated', 'total', 'ttm', 'annual', 'quarterly', 'recast']);
const costs = new Set(['cost_of_revenue', 'selling_general_administrative', 'selling_and_marketing', 'general_and_administrative', 'research_and_development', 'operating_expenses', 'costs_and_expenses', 'cost_of_services', 'cost_of_products']);
const percentKinds: ReadonlySet<string> = new Set(['percent', 'points', 'multiple']);

/** False when the words in brackets narrow, adjust or replace the metric: "(excluding special items)", "(% of revenue)", "(per share)". */
export function isHarmlessBracket(content: string, metric: Metric): boolean {
  if (/[%]|\b(?:percent|bps)\b/i.test(content)) return percentKinds.has(metric.unit.kind);
  const words = phraseWords(content.replace(/[$€£¥'’]/g, ' ')).map((word) => word.plain);
  if (words.every((word) => noteWords.has(word) || /^(?:[a-z]|\d{1,3}|[ivx]{1,4})$/.test(word))) return true;
  if ([signWords, unitWords, statusWords].some((known) => words.every((word) => known.has(word)))) return true;
  if (/\bper\b|\bcents\b|\bpence\b/i.test(content)) return metric.unit.kind === 'money' && metric.unit.per === 'share' || /\bexcept\b/i.test(content);
  if (/\bnon-?(?: ?u\.?s\.? ?)?gaap\b|\bnon-ifrs\b/i.test(content)) return metric.concepts.length === 0 && !/\bexcl/i.test(content);
  return isDisclosure(content, metric);
}

/** "(net of allowance of $1)", "(exclusive of depreciation shown separately below)", "(including related parties of $2)": the line of the statement with a remark. */
function isDisclosure(content: string, metric: Metric): boolean {
  if (/^\s*net of\b/i.test(content)) return metric.id === 'taxes_paid' || (metric.kind === 'stock' && !/\bcash\b/i.test(content));
  if (/^\s*(?:excl|exclusive)/i.test(content)) return costs.has(metric.id) && /\b(?:depreciation|amorti[sz]ation|shown|compensation)\b/i.test(content);
  return /^\s*inclu/i.test(content) && !/\b(?:restricted|discontinued|non-?controlling)\b/i.test(content);
}
