// Parts of phrases that several classes of rewordings share.

/** One group of alternatives; none of them captures. */
export const any = (...words: readonly string[]): string => `(?:${words.join('|')})`;
export const re = (source: string): RegExp => new RegExp(source, 'gi');

/** Whose it is, before a measure: "its", "Visa's", "the company's". */
export const whose = String.raw`(?:(?:its|their|the|that|this|his|[A-Z][\w&.' -]{0,30}?'s?) )?`;
/** The same, kept as a group where it is a name: nobody else may be named. */
export const whoseName = String.raw`(?:(?:its|their|the|that|this|his) )?((?:[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}'s? )?)`;
export const profit = any('net income', 'net earnings', 'net profits?', 'profits?', 'earnings', 'the bottom line', 'bottom[- ]line', 'net result');
export const operatingProfit = any('operating (?:profits?|income|earnings|result)', 'ebit');
export const sales = any('net sales', 'net revenues?', 'total revenues?', 'sales', 'revenues?', 'turnover', 'the top line', 'top[- ]line', 'takings');
export const equity = any(String.raw`(?:(?:share|stock)holders?'?s?|owners'?|common|book)'? (?:equity|funds|capital|money)`, 'equity(?: base)?', 'net worth', 'own funds');
export const assets = any('total assets', 'asset base', 'assets', 'balance[- ]sheet total');
export const operatingCash = any('operating cash(?: flows?)?', 'cash flows? from operations', 'cash from operations', 'cash from operating activities', 'operational cash(?: flow)?');
