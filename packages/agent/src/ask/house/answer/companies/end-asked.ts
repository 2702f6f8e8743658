// Of two or more beside one another, who is told first: who has the most, unless the words ask for the least, or for who does better in what one wants little of.
import { metricById } from '@assay/calc';
import { lossWanted } from '../../../asked/forms/of-losses.ts';
import { endWanted, type End } from '../../../asked/forms/end-wanted.ts';
import { isOfMarket } from '../sentences/naming.ts';
import { favours } from '../times/times.ts';
import { isPaid } from './without-meaning.ts';

export const most = /\b(?:more|most|higher|highest|larger|largest|bigger|biggest|greater|greatest|heavier|heaviest|deeper|deepest|faster|fastest|max(?:imum)?|top|exceed\w*|outspen\w*|above|leads?|led)\b/i;
export const least = /\b(?<!\bat )(?:less|least|lower|lowest|smaller|smallest|fewer|fewest|lighter|lightest|leaner|leanest|thinner|thinnest|slower|slowest|min(?:imum)?|below)\b/i;
const among = /\b(?:which|who|whose)\b|\bor\b[^?.;]*\?|[:,] ?(?:the )?(?:lower|lowest|smaller|smallest|fewer|fewest|worse|worst|weaker|weakest|cheaper|riskier)\b/i;

export type EndAsked = { readonly isLow: boolean; /** How the first is told; null where more of it is simply ahead. */ readonly words: string | null };

/** Taxes, payouts, swings: nobody is ahead who has more of them. */
const spent = /^(?:effective_tax_rate|payout_ratio|max_drawdown|beta|selling_general\w*|income_tax\w*|equity_multiplier|.*(?:payout|volatility|_tax_rate|drawdown|expenses?_ratio|_days))$/;

/** Of which nobody wants the more of the two. */
export const isOfLess = (id: string): boolean => isPaid(id) || favours(id) === 'down' || spent.test(id);

const clauseEnds = /[;?.]|,? (?:and|but) (?=(?:which|who|whose|what|how)\b)/i;
/** The clause that names it, where each of several figures has a contest of its own. */
function clauseOf(text: string, words: string | undefined): string {
  const clauses = text.split(clauseEnds);
  const own = words === undefined ? undefined : clauses.find((clause) => clause.toLowerCase().includes(words.toLowerCase()));
  return own ?? text;
}

/** What may lie below nothing. */
const mayBeLoss = /(?:income|earnings|profit|eps|equity|cash_flow|working_capital|net_cash|margin)$/;

/** Of the larger and the smaller loss, hole or deficit the lower figure is the larger. */
const endOfLoss = (id: string, text: string): End | null => (mayBeLoss.test(id) && !/_to_/.test(id) ? lossWanted(text) : null);

/** Null where the words leave it open; `words` name the figure. */
export function endOfOrder(id: string, text: string, words?: string): End | null {
  const of = { better: isPaid(id) ? 'down' : favours(id) ?? (spent.test(id) ? 'down' : null), isYield: isOfMarket(id) && /_yield$/.test(id) } as const;
  const clause = clauseOf(text, words);
  return endOfLoss(id, clause) ?? endWanted(clause, of) ?? endOfLoss(id, text) ?? endWanted(text, of);
}

/** Amounts are told from the largest, ratios of which less is better from the least. */
export function endAsked(id: string, text: string, words?: string): EndAsked {
  const end = endOfOrder(id, text, words);
  if (isOfLess(id)) {
    const isLow = end === null ? isPaid(id) || (favours(id) === 'down' && !isAmount(id)) : end === 'low';
    return { isLow, words: wordsFor(id, isLow) };
  }
  if (endOfLoss(id, text) !== null) return end === 'low' ? { isLow: true, words: 'stands at the bottom on' } : { isLow: false, words: null };
  return end === 'low' && among.test(text) ? { isLow: true, words: wordsFor(id, true) } : { isLow: false, words: null };
}

function isAmount(id: string): boolean {
  return ['flow', 'stock'].includes(metricById(id)?.kind ?? 'flow');
}

function wordsFor(id: string, isLow: boolean): string {
  if (isPaid(id)) return `is the ${isLow ? 'cheaper' : 'more expensive'} on`;
  return isAmount(id) ? `has ${isLow ? 'less' : 'more'}` : `stands at the ${isLow ? 'bottom' : 'top'} on`;
}
