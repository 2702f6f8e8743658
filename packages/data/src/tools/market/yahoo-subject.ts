// Whom a ticker means to Yahoo: a company that the resolver knows, else a symbol in Yahoo's own form, which is taken as it is.
import { subjectOf, type Found } from '../inputs.ts';
import type { ToolContext } from '../tool.ts';

/** An index by its caret, a listing elsewhere by its suffix, a pair of currencies or a future by `=`. */
const ownForm = /^(?:\^[A-Z0-9.-]{1,12}|[A-Z0-9]{1,12}[.-][A-Z0-9]{1,6}|[A-Z0-9]{1,12}=[XF])$/;

export async function yahooSubject(query: string, context: ToolContext): Promise<Found> {
  const symbol = query.trim().toUpperCase();
  if (symbol.startsWith('^') && ownForm.test(symbol)) return asItIs(symbol, context);
  const found = await subjectOf(query, context);
  return !found.ok && found.error.code === 'unknown-company' && ownForm.test(symbol) ? asItIs(symbol, context) : found;
}

function asItIs(symbol: string, { asOf, signal }: ToolContext): Found {
  const isIndex = symbol.startsWith('^');
  const company = { cik: null, ticker: symbol, name: symbol, sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: isIndex ? 'index' : 'company' } as const;
  const entity = { id: isIndex ? `index:${symbol}` : null, ticker: isIndex ? null : symbol, name: symbol };
  return { ok: true, subject: { company, entity, asked: { entity, asOf, signal } } };
}
