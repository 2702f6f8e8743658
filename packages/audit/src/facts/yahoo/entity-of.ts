import type { Capture, Entity } from '@assay/record';

/** Who a Yahoo symbol is: the capture's company when it is that, else an index by its caret, else a bare symbol. */
export function entityOfSymbol(symbol: string, name: string | null, capture: Capture): Entity {
  if (capture.entity?.ticker === symbol || capture.entity?.id === `index:${symbol}`) return { ...capture.entity };
  return { id: symbol.startsWith('^') ? `index:${symbol}` : null, ticker: symbol.startsWith('^') ? null : symbol, name };
}
