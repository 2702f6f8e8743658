// "Liabilities as a multiple of that equity", "a share of those earnings": the figure is named, and what points at it says only that it was named before.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const behind = any('of', 'to', 'over', 'by', 'than', 'times', 'against', 'from', 'per', 'with');
const points = any('(?:that|this)(?: (?:very )?same)?', 'those(?: same)?', 'these(?: same)?', 'the (?:very )?same');
const kind = any('net', 'total', 'diluted', 'basic', 'operating', 'gross', 'free', 'current', 'long-term', 'short-term', "(?:share|stock)holders'?", 'interest', 'pre-?tax');
const figure = any('equity', 'assets', 'liabilit(?:y|ies)', 'debts?', 'revenues?', 'sales', 'turnover', 'incomes?', 'profits?', 'earnings(?: per share)?', 'eps', 'cash(?: flows?)?', 'fcf', 'ocf', 'cfo', 'cap ?ex', 'expenses?', 'expenditures?', 'inventor(?:y|ies)', 'dividends?', 'repurchases', 'buy-?backs?');

/** "That profit margin" names another thing. */
export const sameFigure: readonly Rewording[] = [
  [re(String.raw`(?<=\b${behind} )${points} (?=(?:${kind} ){0,3}${figure}\b(?! (?:margin|growth|rate|ratio|figure|number|that|which)\b))`), 'the '],
];
