// The fact readers by name: a capture names the one that understands its bytes.
import type { FactReader } from './read-fact.ts';
import { readCsvFile } from './readers/csv.ts';
import { readFredObservations } from './readers/fred-observations.ts';
import { readHtmlPage } from './readers/html.ts';
import { readJson } from './readers/json.ts';
import { readMarkdownFile } from './readers/markdown.ts';
import { readSampleCloses } from './readers/sample-closes.ts';
import { readSampleCompany } from './readers/sample-company.ts';
import { readSampleConstituents } from './readers/sample-constituents.ts';
import { readSampleInsiders } from './readers/sample-insiders.ts';
import { readSampleMacro } from './readers/sample-macro.ts';
import { readSecCompanyFacts } from './readers/sec-company-facts.ts';
import { readSecSubmissions } from './readers/sec-submissions.ts';
import { readSec13F } from './sec/holdings-13f.ts';
import { readSecOwnership } from './sec/ownership.ts';
import { readTextFile } from './readers/text.ts';
import { readYahooBars } from './readers/yahoo-bars.ts';
import { readYahooChart } from './readers/yahoo-chart.ts';
import { readYahooFundamentals } from './readers/yahoo-fundamentals.ts';
import { readYahooQuote } from './readers/yahoo-quote.ts';
import { readYahooQuoteSummary } from './readers/yahoo-quote-summary.ts';
import { readFmpEarnings, readFmpEstimates, readFmpRating } from './shapes/fmp-estimates.ts';
import { readRedditPosts } from './shapes/reddit-posts.ts';
import { readTavilySearch } from './shapes/tavily-search.ts';
import { readYahooAnalysts } from './shapes/yahoo-analysts.ts';
import { readYahooEarnings } from './shapes/yahoo-earnings.ts';
import { readYahooHolders } from './shapes/yahoo-holders.ts';
import { readYahooInsiders } from './shapes/yahoo-insiders.ts';
import { readYahooOptions } from './shapes/yahoo-options.ts';
import { readYahooSearch } from './shapes/yahoo-search.ts';
import { readStockTwits } from './social/stocktwits-messages.ts';
import { readDuckDuckGo } from './web/read-duckduckgo.ts';

export const readers: Readonly<Record<string, FactReader>> = {
  'sample-company': readSampleCompany, 'sample-closes': readSampleCloses, 'sample-macro': readSampleMacro, 'sample-constituents': readSampleConstituents, 'sample-insiders': readSampleInsiders,
  'sec-company-facts': readSecCompanyFacts, 'sec-submissions': readSecSubmissions, 'sec-ownership': readSecOwnership, 'sec-13f': readSec13F,
  'yahoo-chart': readYahooChart, 'yahoo-quote': readYahooQuote, 'yahoo-quote-summary': readYahooQuoteSummary, 'yahoo-fundamentals': readYahooFundamentals,
  'yahoo-bars': readYahooBars, 'yahoo-holders': readYahooHolders, 'yahoo-earnings': readYahooEarnings, 'yahoo-analysts': readYahooAnalysts,
  'yahoo-insiders': readYahooInsiders, 'yahoo-options': readYahooOptions, 'yahoo-search': readYahooSearch,
  'fred-observations': readFredObservations,
  'fmp-estimates': readFmpEstimates, 'fmp-earnings': readFmpEarnings, 'fmp-rating': readFmpRating, 'stocktwits-messages': readStockTwits, 'reddit-posts': readRedditPosts,
  'tavily-search': readTavilySearch, 'duckduckgo-search': readDuckDuckGo,
  json: readJson, csv: readCsvFile, html: readHtmlPage, markdown: readMarkdownFile, text: readTextFile,
};
