// What a measure of the price is called where it is made of other figures than the newest.
/** Names that are not the dictionary's own, for what is made of other figures than the newest by that day. */
export const plainNames: Readonly<Record<string, string>> = {
  pe_ratio: 'price over earnings', earnings_yield: 'yield of earnings over price', dividend_yield: 'yield of dividends over price', price_to_sales: 'price over sales', price_to_book: 'price over book value', market_cap: 'market value',
  price_to_free_cash_flow: 'price over free cash flow', free_cash_flow_yield: 'yield of free cash flow over price', price_to_operating_cash_flow: 'price over operating cash flow',
  ev_to_ebitda: 'enterprise value over EBITDA', ev_to_revenue: 'enterprise value over sales', ev_to_operating_income: 'enterprise value over operating income', ev_to_free_cash_flow: 'enterprise value over free cash flow',
};
