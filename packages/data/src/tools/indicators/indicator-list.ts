// The indicators by group, each with its method. Formulas name what they read: close, high, low, volume.
import type { Indicator } from './read-indicator.ts';

const one = (id: string, label: string, formula: string): Indicator => ({ id, label, formula });

export const indicatorGroups = {
  trend: [
    one('sma_20', 'Simple average of 20 closes', 'sma(close, 20)'), one('sma_50', 'Simple average of 50 closes', 'sma(close, 50)'), one('sma_100', 'Simple average of 100 closes', 'sma(close, 100)'), one('sma_200', 'Simple average of 200 closes', 'sma(close, 200)'),
    one('ema_12', 'Exponential average, 12 sessions', 'ema(close, 12)'), one('ema_26', 'Exponential average, 26 sessions', 'ema(close, 26)'), one('ema_50', 'Exponential average, 50 sessions', 'ema(close, 50)'),
    one('macd', 'MACD line', 'ema(close, 12) - ema(close, 26)'), one('macd_signal', 'MACD signal', 'ema(ema(close, 12) - ema(close, 26), 9)'), one('macd_histogram', 'MACD histogram', 'macd(close, 12, 26) - ema(macd(close, 12, 26), 9)'),
    one('adx_14', 'Average directional index, 14 sessions', 'adx(high, low, close, 14)'), one('plus_di_14', 'Positive directional index, 14 sessions', 'plus_di(high, low, close, 14)'), one('minus_di_14', 'Negative directional index, 14 sessions', 'minus_di(high, low, close, 14)'),
  ],
  momentum: [
    one('rsi_14', 'Relative strength index, 14 sessions', 'rsi(close, 14)'), one('stochastic_k', 'Stochastic %K, 14 sessions', 'stochastic_k(high, low, close, 14)'), one('stochastic_d', 'Stochastic %D, 3 sessions of %K', 'sma(stochastic_k(high, low, close, 14), 3)'),
    one('williams_r_14', 'Williams %R, 14 sessions', 'williams_r(high, low, close, 14)'), one('cci_20', 'Commodity channel index, 20 sessions', 'cci(high, low, close, 20)'), one('roc_10', 'Rate of change, 10 sessions', 'close / close(10 sessions before) - 1'),
  ],
  volatility: [
    one('bollinger_upper', 'Upper Bollinger band', 'sma(close, 20) + 2 * stdev(close, 20)'), one('bollinger_lower', 'Lower Bollinger band', 'sma(close, 20) - 2 * stdev(close, 20)'), one('atr_14', 'Average true range, 14 sessions', 'atr(high, low, close, 14)'),
    one('volatility_3m', 'Volatility of three months, a year', 'stdev(log returns of close, 3 months) * sqrt(252)'), one('volatility_1y', 'Volatility of a year', 'stdev(log returns of close, 12 months) * sqrt(252)'), one('max_drawdown_1y', 'Largest drawdown of a year', 'min(close / highest close before - 1)'),
  ],
  volume: [one('obv', 'On-balance volume over 252 sessions', 'sum(volume * sign(close - close before), 252)'), one('cmf_20', 'Chaikin money flow, 20 sessions', 'sum(volume * ((close - low) - (high - close)) / (high - low), 20) / sum(volume, 20)')],
} as const satisfies Readonly<Record<string, readonly Indicator[]>>;

export type IndicatorGroup = keyof typeof indicatorGroups;

export const levelIndicators = [one('support', 'Support: nearest swing low below the close', 'max(swing lows of close below the last)'), one('resistance', 'Resistance: nearest swing high above the close', 'min(swing highs of close above the last)')] as const;

export const returnIndicators = [
  one('return_1w', 'Return of a week', 'close / close(a week before) - 1'), one('return_1m', 'Return of a month', 'close / close(a month before) - 1'), one('return_3m', 'Return of three months', 'close / close(three months before) - 1'), one('return_6m', 'Return of six months', 'close / close(six months before) - 1'),
  one('return_1y', 'Return of a year', 'close / close(a year before) - 1'), one('return_3y', 'Return of three years', 'close / close(three years before) - 1'), one('return_5y', 'Return of five years', 'close / close(five years before) - 1'), one('return_ytd', 'Return since the start of the year', 'close / close(end of last year) - 1'),
] as const;
