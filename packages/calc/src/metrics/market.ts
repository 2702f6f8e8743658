// Price, valuation and indicators of the share. Multiples are read on a market day: flows are then the trailing twelve months.
import { metric, type Metric } from './metric.ts';

const times = { kind: 'ratio', unit: 'times' } as const;
const percent = { kind: 'ratio', unit: 'percent' } as const;
const level = { kind: 'indicator', unit: 'share' } as const;
const move = { kind: 'indicator', unit: 'percent' } as const;

const valuation: readonly Metric[] = [
  metric('price', 'share price', { kind: 'price', unit: 'share', good: 'up', also: 'price; closing price; stock price; shares closed; shares close; stock closed; shares closed at; close of; at the close; last price; last close; current price; shares trade at; shares stood', yahoo: 'regularMarketPrice currentPrice', not: 'price_52w_high sma_50 sma_200 target_price', fmp: 'price' }),
  metric('previous_close', 'previous close', { kind: 'price', unit: 'share', yahoo: 'regularMarketPreviousClose previousClose', not: 'price', fmp: 'previousClose' }),
  metric('volume', 'trading volume', { kind: 'count', unit: 'shares', also: 'share volume; daily trading volume', yahoo: 'regularMarketVolume volume', fmp: 'volume', not: 'average_volume payment_volume' }),
  metric('market_cap', 'market capitalization', { kind: 'stock', unit: 'money', good: 'up', also: 'market capitalisation; market cap; market value; equity value', yahoo: 'marketCap', not: 'enterprise_value shareholders_equity', formula: 'price * shares_outstanding', fmp: 'marketCap' }),
  metric('enterprise_value', 'enterprise value', { kind: 'stock', unit: 'money', also: 'ev', yahoo: 'enterpriseValue', not: 'market_cap', formula: 'price * shares_outstanding + net_debt', fmp: 'enterpriseValue' }),
  metric('pe_ratio', 'price-earnings ratio', { ...times, also: 'p/e; p/e ratio; price-to-earnings ratio; price to earnings; price-to-earnings; trailing p/e; earnings multiple; times trailing earnings; times earnings; price/earnings; trailing price-earnings ratio; multiple of earnings; times trailing diluted earnings per share; times trailing diluted earnings', yahoo: 'trailingPE', not: 'forward_pe', formula: 'price / ttm(diluted_eps)', fmp: 'priceToEarningsRatio' }),
  metric('forward_pe', 'forward price-earnings ratio', { ...times, also: 'forward p/e; forward price-to-earnings; times forward earnings', yahoo: 'forwardPE', not: 'pe_ratio', formula: 'price / forward_eps' }),
  metric('price_to_sales', 'price-to-sales ratio', { ...times, also: 'price to sales; p/s; price-sales ratio; times sales; times trailing revenue; times trailing sales; times revenue', yahoo: 'priceToSalesTrailing12Months', formula: 'price * shares_outstanding / ttm(revenue)', fmp: 'priceToSalesRatio' }),
  metric('price_to_book', 'price-to-book ratio', { ...times, also: 'price to book; p/b; price-to-book; times book value; times book', yahoo: 'priceToBook', formula: 'price * shares_outstanding / shareholders_equity', fmp: 'priceToBookRatio' }),
  metric('price_to_free_cash_flow', 'price to free cash flow', { ...times, also: 'times free cash flow; times trailing free cash flow; p/fcf; price-to-free-cash-flow', formula: 'price * shares_outstanding / ttm(free_cash_flow)', fmp: 'priceToFreeCashFlowRatio' }),
  metric('ev_to_ebitda', 'EV/EBITDA', { ...times, also: 'enterprise value to ebitda; ev to ebitda; times ebitda', yahoo: 'enterpriseToEbitda', formula: '(price * shares_outstanding + net_debt) / ttm(ebitda)', fmp: 'evToEBITDA enterpriseValueMultiple' }),
  metric('ev_to_revenue', 'EV/revenue', { ...times, also: 'enterprise value to revenue; ev/sales; ev to revenue', yahoo: 'enterpriseToRevenue', formula: '(price * shares_outstanding + net_debt) / ttm(revenue)', fmp: 'evToSales' }),
  metric('ev_to_operating_income', 'EV/EBIT', { ...times, also: 'enterprise value to operating income; ev/ebit', formula: '(price * shares_outstanding + net_debt) / ttm(operating_income)' }),
  metric('peg_ratio', 'PEG ratio', { ...times, yahoo: 'pegRatio trailingPegRatio', fmp: 'priceToEarningsGrowthRatio' }),
  metric('earnings_yield', 'earnings yield', { ...percent, good: 'up', formula: 'ttm(diluted_eps) / price', fmp: 'earningsYield', not: 'dividend_yield' }),
  metric('free_cash_flow_yield', 'free cash flow yield', { ...percent, good: 'up', also: 'fcf yield', not: 'free_cash_flow_margin', formula: 'ttm(free_cash_flow) / (price * shares_outstanding)', fmp: 'freeCashFlowYield' }),
  metric('dividend_yield', 'dividend yield', { ...percent, good: 'up', also: 'yield on the shares', yahoo: 'dividendYield trailingAnnualDividendYield', not: 'free_cash_flow_yield earnings_yield treasury_10y', formula: 'ttm(dividends_per_share) / price', fmp: 'dividendYieldPercentage dividendYield' }),
  metric('buyback_yield', 'buyback yield', { ...percent, formula: 'abs(ttm(share_repurchases)) / (price * shares_outstanding)' }),
  metric('shareholder_yield', 'shareholder yield', { ...percent, formula: '(abs(ttm(dividends_paid)) + abs(ttm(share_repurchases))) / (price * shares_outstanding)' }),
  metric('beta', 'beta', { kind: 'ratio', unit: 'times', yahoo: 'beta', also: 'stock beta; equity beta; beta coefficient' }),
  metric('target_price', 'target price', { kind: 'price', unit: 'share', also: 'price target; mean target; consensus target; consensus price target; mean price target; average price target; average target', yahoo: 'targetMeanPrice', not: 'price', fmp: 'targetConsensus' }),
  metric('dcf_value_per_share', 'value per share', { kind: 'per-share', unit: 'share', also: 'fair value per share; dcf value per share; discounted cash flow value; intrinsic value per share' }),
  metric('reverse_dcf_growth', 'implied growth', { kind: 'ratio', unit: 'percent', also: 'growth implied by the price; implied growth rate; implied free cash flow growth' }),
  metric('graham_number', 'Graham number', { kind: 'per-share', unit: 'share', fmp: 'grahamNumber' }),
  metric('epv_per_share', 'earnings power value per share', { kind: 'per-share', unit: 'share', also: 'earnings power value; epv' }),
];

const averages: readonly Metric[] = [20, 50, 100, 200].map((length) => metric(`sma_${String(length)}`, `${String(length)}-day moving average`, { ...level, also: `${String(length)}-day average; ${String(length)}-day simple moving average; ${String(length)} day moving average; ${String(length)}-day line; sma(${String(length)}); ${String(length)}-day sma`, not: 'price' }));

const indicators: readonly Metric[] = [
  ...averages,
  metric('ema_12', '12-day exponential moving average', { ...level, also: '12-day ema' }),
  metric('ema_26', '26-day exponential moving average', { ...level, also: '26-day ema' }),
  metric('ema_50', '50-day exponential moving average', { ...level, also: '50-day ema' }),
  metric('rsi_14', '14-day RSI', { kind: 'indicator', unit: 'index', also: '14-day relative strength index; relative strength index; rsi; rsi(14); 14-day relative strength' }),
  metric('macd', 'MACD', { ...level, also: 'macd line' }),
  metric('macd_signal', 'MACD signal line', { ...level, also: 'signal line; macd signal' }),
  metric('macd_histogram', 'MACD histogram', { ...level }),
  metric('bollinger_upper', 'upper Bollinger band', { ...level, also: 'upper band' }),
  metric('bollinger_lower', 'lower Bollinger band', { ...level, also: 'lower band' }),
  metric('price_52w_high', '52-week high', { ...level, also: '52-week closing high; high of the past year; one-year high; highest close of the past year; highest close in 52 weeks; highest close in a year', yahoo: 'fiftyTwoWeekHigh', not: 'price price_52w_low', fmp: 'yearHigh' }),
  metric('price_52w_low', '52-week low', { ...level, also: '52-week closing low; low of the past year; one-year low; lowest close of the past year; lowest close in 52 weeks', yahoo: 'fiftyTwoWeekLow', not: 'price price_52w_high', fmp: 'yearLow' }),
  metric('support', 'support level', { ...level, also: 'nearest support; chart support' }),
  metric('resistance', 'resistance level', { ...level, also: 'nearest resistance; chart resistance' }),
  metric('volatility_1y', 'one-year volatility', { ...move, good: 'down', also: 'annualized volatility; annualised volatility; realized volatility; volatility; one-year annualized volatility; volatility over the past year', not: 'implied_volatility volatility_assumption volatility_3m' }),
  metric('volatility_3m', 'three-month volatility', { ...move, good: 'down', also: 'three-month annualized volatility' }),
  metric('max_drawdown_1y', 'maximum drawdown', { ...move, also: 'worst drawdown of the past year; deepest drawdown; largest drawdown; drawdown; maximum drawdown of the past year; peak-to-trough decline; deepest fall from a peak' }),
  metric('distance_from_52w_high', 'distance from the 52-week high', { ...move, yahoo: 'fiftyTwoWeekHighChangePercent', also: 'below the 52-week high; below its 52-week high; below their 52-week high; under the 52-week high; short of the 52-week high; below the 52-week closing high; off the 52-week high; below the high of the past year' }),
  metric('distance_from_52w_low', 'distance from the 52-week low', { ...move, yahoo: 'fiftyTwoWeekLowChangePercent', also: 'above the 52-week low; above its 52-week low; above their 52-week low; above the low of the past year' }),
  metric('distance_from_sma_50', 'distance from the 50-day average', { ...move, also: 'above the 50-day moving average; below the 50-day moving average; above the 50-day average; below the 50-day average; above their 50-day moving average; below their 50-day moving average' }),
  metric('distance_from_sma_200', 'distance from the 200-day average', { ...move, also: 'above the 200-day moving average; below the 200-day moving average; above the 200-day average; below the 200-day average; above their 200-day moving average; below their 200-day moving average; above its 200-day moving average; below its 200-day moving average' }),
  ...([['1w', 'week'], ['1m', 'month'], ['3m', 'three months'], ['6m', 'six months'], ['1y', 'twelve months'], ['3y', 'three years'], ['5y', 'five years']] as const).map(([id, words]) => metric(`return_${id}`, `share price change over ${words}`, { ...move, also: `price change over the past ${words}; over the past ${words} the shares; the shares over the past ${words}; over the last ${words} the shares; ${words} return; over the past ${words} the share price; the share price over the past ${words}; the stock over the past ${words}${id === '1y' ? '; over the past year the shares; the shares over the past year; one-year return; over the past year the share price; over the past year the stock' : ''}` })),
  metric('return_ytd', 'share price change this year', { ...move, also: 'year-to-date return; year to date the shares; the shares this year; so far this year the shares; since the start of the year the shares' }),
];

export const marketMetrics: readonly Metric[] = [...valuation, ...indicators];
