// Further market figures: quotes, estimates, multiples, risk, options, the cost of capital, and indicators over bars.
import { metric, type Metric } from './metric.ts';

const times = { kind: 'ratio', unit: 'times' } as const;
const percent = { kind: 'ratio', unit: 'percent' } as const;
const quoted = { kind: 'price', unit: 'share' } as const;
const level = { kind: 'indicator', unit: 'share' } as const;
const gauge = { kind: 'indicator', unit: 'index' } as const;
const move = { kind: 'indicator', unit: 'percent' } as const;

const quotes: readonly Metric[] = [
  metric('price_open', 'opening price', { ...quoted, also: 'open price; opened at', yahoo: 'regularMarketOpen', not: 'price previous_close' }),
  metric('day_high', 'day high', { ...quoted, also: 'intraday high; high of the day; session high', yahoo: 'regularMarketDayHigh dayHigh', fmp: 'dayHigh', not: 'price price_52w_high' }),
  metric('day_low', 'day low', { ...quoted, also: 'intraday low; low of the day; session low', yahoo: 'regularMarketDayLow dayLow', fmp: 'dayLow', not: 'price price_52w_low' }),
  metric('bid_price', 'bid price', { ...quoted, also: 'best bid', yahoo: 'bid', fmp: 'bidPrice', not: 'price ask_price' }),
  metric('ask_price', 'ask price', { ...quoted, also: 'best ask; offer price', yahoo: 'ask', fmp: 'askPrice', not: 'price bid_price' }),
  metric('adjusted_close', 'adjusted close', { ...quoted, also: 'adjusted closing price; dividend-adjusted close', yahoo: 'adjclose', not: 'price' }),
  metric('average_volume', 'average trading volume', { kind: 'count', unit: 'shares', also: 'average volume; average daily volume; average daily trading volume', yahoo: 'averageDailyVolume3Month averageVolume', not: 'volume' }),
  metric('relative_volume', 'relative volume', { kind: 'indicator', unit: 'times', also: 'volume relative to average', not: 'volume', formula: 'volume / average_volume' }),
  metric('insider_ownership', 'insider ownership', { ...percent, also: 'held by insiders; shares held by insiders', yahoo: 'heldPercentInsiders', not: 'institutional_ownership' }),
  metric('institutional_ownership', 'institutional ownership', { ...percent, also: 'held by institutions; shares held by institutions', yahoo: 'heldPercentInstitutions', not: 'insider_ownership' }),
  metric('short_interest_ratio', 'days to cover', { kind: 'ratio', unit: 'days', also: 'short interest ratio; short ratio', yahoo: 'shortRatio', not: 'short_interest short_percent_of_float', formula: 'short_interest / average_volume' }),
  metric('short_percent_of_float', 'short interest as a percentage of the float', { ...percent, also: 'short percent of float; short interest percent of float; percent of float short', yahoo: 'shortPercentOfFloat', not: 'short_interest', formula: 'short_interest / float_shares' }),
];

const estimates: readonly Metric[] = [
  metric('target_price_high', 'highest price target', { ...quoted, also: 'high price target; street-high target; high target', yahoo: 'targetHighPrice', not: 'target_price price_52w_high' }),
  metric('target_price_low', 'lowest price target', { ...quoted, also: 'low price target; street-low target; low target', yahoo: 'targetLowPrice', not: 'target_price price_52w_low' }),
  metric('target_price_median', 'median price target', { ...quoted, also: 'median target; median target price', yahoo: 'targetMedianPrice', not: 'target_price' }),
  metric('target_upside', 'upside to the price target', { ...percent, good: 'up', also: 'implied upside; upside to target; upside potential; upside to the mean target; upside to consensus target', not: 'return_1y', formula: '(target_price - price) / price' }),
  metric('analyst_count', 'number of analysts', { kind: 'count', unit: 'count', also: 'analyst opinions; analysts covering', yahoo: 'numberOfAnalystOpinions', not: 'employees' }),
  metric('consensus_revenue', 'consensus revenue', { kind: 'flow', unit: 'money', also: 'revenue consensus; consensus sales; revenue estimate; estimated revenue; sales estimate; consensus revenue estimate; expected revenue', fmp: 'revenueAvg', not: 'revenue' }),
  metric('consensus_net_income', 'consensus net income', { kind: 'flow', unit: 'money', also: 'net income estimate; estimated net income', fmp: 'netIncomeAvg', not: 'net_income' }),
  metric('consensus_ebitda', 'consensus EBITDA', { kind: 'flow', unit: 'money', also: 'ebitda estimate; ebitda consensus; estimated ebitda', fmp: 'ebitdaAvg', not: 'ebitda' }),
  metric('earnings_surprise', 'earnings surprise', { ...percent, good: 'up', also: 'eps surprise; surprise percent', yahoo: 'surprisePercent', not: 'eps_growth' }),
  metric('revenue_surprise', 'revenue surprise', { ...percent, good: 'up', also: 'sales surprise', not: 'revenue_growth', formula: '(revenue - consensus_revenue) / abs(consensus_revenue)' }),
];

const multiples: readonly Metric[] = [
  metric('price_to_operating_cash_flow', 'price to operating cash flow', { ...times, also: 'price to cash flow; p/cf; price-to-cash-flow; times operating cash flow; times cash flow; price/cash flow', fmp: 'priceToOperatingCashFlowRatio', not: 'price_to_free_cash_flow', formula: 'price * shares_outstanding / ttm(operating_cash_flow)' }),
  metric('price_to_tangible_book', 'price to tangible book', { ...times, also: 'price-to-tangible-book ratio; p/tbv; times tangible book value; times tangible book', not: 'price_to_book', formula: 'price * shares_outstanding / tangible_book_value' }),
  metric('price_to_gross_profit', 'price to gross profit', { ...times, also: 'times gross profit', not: 'price_to_sales', formula: 'price * shares_outstanding / ttm(gross_profit)' }),
  metric('price_to_ffo', 'price to FFO', { ...times, also: 'p/ffo; times ffo; times funds from operations', not: 'pe_ratio', formula: 'price * diluted_shares / ttm(funds_from_operations)' }),
  metric('ev_to_free_cash_flow', 'EV/free cash flow', { ...times, also: 'enterprise value to free cash flow; ev to free cash flow; ev/fcf', fmp: 'evToFreeCashFlow', not: 'price_to_free_cash_flow', formula: '(price * shares_outstanding + net_debt) / ttm(free_cash_flow)' }),
  metric('ev_to_operating_cash_flow', 'EV/operating cash flow', { ...times, also: 'enterprise value to operating cash flow; ev to operating cash flow', fmp: 'evToOperatingCashFlow', not: 'ev_to_free_cash_flow', formula: '(price * shares_outstanding + net_debt) / ttm(operating_cash_flow)' }),
  metric('ev_to_gross_profit', 'EV/gross profit', { ...times, also: 'enterprise value to gross profit; ev to gross profit', not: 'ev_to_revenue', formula: '(price * shares_outstanding + net_debt) / ttm(gross_profit)' }),
  metric('ev_to_invested_capital', 'EV/invested capital', { ...times, also: 'ev/ic; enterprise value to invested capital; ev to invested capital', not: 'price_to_book', formula: '(price * shares_outstanding + net_debt) / invested_capital' }),
  metric('tobins_q', 'Tobin’s Q', { ...times, also: 'tobin’s q ratio; q ratio', not: 'price_to_book', formula: '(price * shares_outstanding + total_liabilities) / total_assets' }),
  metric('forward_dividend_yield', 'forward dividend yield', { ...percent, good: 'up', also: 'indicated dividend yield; forward yield', not: 'dividend_yield' }),
  metric('operating_income_yield', 'EBIT yield', { ...percent, good: 'up', also: 'operating income yield; ebit/ev', not: 'earnings_yield', formula: 'ttm(operating_income) / (price * shares_outstanding + net_debt)' }),
  metric('graham_upside', 'Graham number upside', { ...percent, good: 'up', also: 'graham margin of safety', not: 'target_upside', formula: '(graham_number - price) / price' }),
  metric('margin_of_safety', 'margin of safety', { ...percent, good: 'up', also: 'discount to fair value; discount to intrinsic value', not: 'target_upside', formula: '(dcf_value_per_share - price) / dcf_value_per_share' }),
  metric('scenario_weighted_value', 'scenario-weighted value per share', { kind: 'per-share', unit: 'share', also: 'probability-weighted value; scenario-weighted value; probability-weighted value per share', not: 'dcf_value_per_share' }),
];

const capital: readonly Metric[] = [
  metric('wacc', 'weighted average cost of capital', { ...percent, good: 'down', also: 'wacc; weighted-average cost of capital; cost of capital', not: 'cost_of_equity cost_of_debt' }),
  metric('cost_of_equity', 'cost of equity', { ...percent, good: 'down', also: 'required return on equity', not: 'wacc return_on_equity' }),
  metric('cost_of_debt', 'cost of debt', { ...percent, good: 'down', also: 'average interest rate on debt; effective interest rate on debt; average cost of debt', not: 'wacc', formula: 'abs(interest_expense) / total_debt' }),
  metric('equity_risk_premium', 'equity risk premium', { ...percent, also: 'market risk premium', not: 'credit_spread_baa' }),
  metric('discount_rate_assumed', 'valuation discount rate', { ...percent, also: 'dcf discount rate; discount rate of the dcf', not: 'wacc pension_discount_rate' }),
  metric('terminal_growth', 'terminal growth rate', { ...percent, also: 'terminal growth; perpetual growth rate; long-term growth rate; perpetuity growth rate', not: 'reverse_dcf_growth revenue_growth' }),
];

const risk: readonly Metric[] = [
  metric('sharpe_ratio', 'Sharpe ratio', { kind: 'ratio', unit: 'times', good: 'up', not: 'sortino_ratio' }),
  metric('sortino_ratio', 'Sortino ratio', { kind: 'ratio', unit: 'times', good: 'up', not: 'sharpe_ratio' }),
  metric('alpha', 'Jensen’s alpha', { ...percent, good: 'up', also: 'jensen alpha', not: 'beta' }),
  metric('tracking_error', 'tracking error', { ...percent, good: 'down', not: 'volatility_1y' }),
  metric('value_at_risk', 'value at risk', { kind: 'stock', unit: 'money', good: 'down', also: 'var at 95%; daily var; one-day var; total var', not: 'dcf_value_per_share' }),
  metric('total_shareholder_return', 'total shareholder return', { ...percent, good: 'up', also: 'tsr; total return to shareholders; cumulative total shareholder return; cumulative total return', not: 'return_1y shareholder_returns' }),
  metric('implied_volatility', 'implied volatility', { ...move, also: 'option implied volatility; at-the-money implied volatility', yahoo: 'impliedVolatility', not: 'volatility_1y' }),
  metric('put_call_ratio', 'put-call ratio', { kind: 'ratio', unit: 'times', also: 'put/call ratio; put to call ratio', not: 'current_ratio' }),
  metric('open_interest', 'open interest', { kind: 'count', unit: 'count', yahoo: 'openInterest', not: 'short_interest interest_income' }),
  metric('altman_z', 'Altman Z-score', { ...gauge, good: 'up', also: 'altman z score; z-score; altman z', fmp: 'altmanZScore', not: 'piotroski_f' }),
  metric('altman_z_general', 'Altman Z-score for non-manufacturers', { ...gauge, good: 'up', also: 'altman z-double-prime score; z-score for non-manufacturers', not: 'altman_z' }),
  metric('piotroski_f', 'Piotroski F-score', { ...gauge, good: 'up', also: 'piotroski score; f-score; piotroski f score', fmp: 'piotroskiScore', not: 'altman_z' }),
  metric('beneish_m', 'Beneish M-score', { ...gauge, good: 'down', also: 'beneish score; m-score; beneish m score', not: 'altman_z' }),
];

const bars: readonly Metric[] = [
  metric('roc_10', '10-day rate of change', { ...move, also: 'rate of change; roc(10); 10-day roc', not: 'return_1m' }),
  metric('atr_14', '14-day average true range', { ...level, also: 'average true range; atr; atr(14); 14-day atr', not: 'volatility_1y' }),
  metric('adx_14', '14-day ADX', { ...gauge, also: 'average directional index; adx; adx(14)', not: 'rsi_14' }),
  metric('plus_di_14', 'positive directional indicator', { ...gauge, also: 'plus directional indicator; di plus', not: 'minus_di_14' }),
  metric('minus_di_14', 'negative directional indicator', { ...gauge, also: 'minus directional indicator; di minus', not: 'plus_di_14' }),
  metric('stochastic_k', 'stochastic %K', { ...gauge, also: 'stochastic oscillator; fast stochastic; stochastic k', not: 'stochastic_d rsi_14' }),
  metric('stochastic_d', 'stochastic %D', { ...gauge, also: 'slow stochastic; stochastic d', not: 'stochastic_k' }),
  metric('cci_20', '20-day commodity channel index', { ...gauge, also: 'commodity channel index; cci; cci(20)', not: 'rsi_14' }),
  metric('williams_r_14', 'Williams %R', { ...gauge, also: 'williams r; williams percent range', not: 'stochastic_k' }),
  metric('obv', 'on-balance volume', { kind: 'indicator', unit: 'shares', also: 'obv; on balance volume', not: 'volume' }),
  metric('cmf_20', '20-day Chaikin money flow', { kind: 'indicator', unit: 'index', also: 'chaikin money flow; cmf; cmf(20)', not: 'operating_cash_flow' }),
  metric('vwap', 'volume-weighted average price', { ...level, also: 'vwap; volume weighted average price', not: 'price sma_20' }),
  metric('bollinger_middle', 'middle Bollinger band', { ...level, also: 'middle band', not: 'bollinger_upper bollinger_lower' }),
];

export const marketLines: readonly Metric[] = [...quotes, ...estimates, ...multiples, ...capital, ...risk, ...bars];
