// Readers of the data tools' JSON answers.
import type { FactReader } from '../../facts/read-fact.ts';
import { readYahooBars } from '../../facts/readers/yahoo-bars.ts';
import { readYahooAnalysts } from '../../facts/shapes/yahoo-analysts.ts';
import { readYahooEarnings } from '../../facts/shapes/yahoo-earnings.ts';
import { readYahooHolders } from '../../facts/shapes/yahoo-holders.ts';
import { readYahooInsiders } from '../../facts/shapes/yahoo-insiders.ts';
import { readYahooOptions } from '../../facts/shapes/yahoo-options.ts';
import { readYahooSearch } from '../../facts/shapes/yahoo-search.ts';
import { readFmpEarnings, readFmpEstimates, readFmpRating } from '../../facts/shapes/fmp-estimates.ts';
import { readRedditPosts } from '../../facts/shapes/reddit-posts.ts';
import { readTavilySearch } from '../../facts/shapes/tavily-search.ts';
import { readStockTwits } from '../../facts/social/stocktwits-messages.ts';

export const toolAnswerReaders: Readonly<Record<string, FactReader>> = {
  'yahoo-bars': readYahooBars, 'yahoo-holders': readYahooHolders, 'yahoo-earnings': readYahooEarnings, 'yahoo-analysts': readYahooAnalysts, 'yahoo-insiders': readYahooInsiders, 'yahoo-options': readYahooOptions, 'yahoo-search': readYahooSearch,
  'fmp-estimates': readFmpEstimates, 'fmp-earnings': readFmpEarnings, 'fmp-rating': readFmpRating, 'stocktwits-messages': readStockTwits, 'reddit-posts': readRedditPosts, 'tavily-search': readTavilySearch,
};
