// What the tools of estimates, social media, the web and help were proved on.
import type { Proof } from './proof.ts';

const fmp = "estimates and results of the Yahoo modules in FMP's form";

export const estimateProofs: readonly Proof[] = [
  { tool: 'get_analyst_estimates', input: { ticker: 'AAPL' }, kind: 'facts', on: `${fmp}, AAPL` }, { tool: 'get_analyst_estimates', input: { ticker: 'GOOG', period: 'quarter' }, kind: 'facts', on: `${fmp}, GOOG` },
  { tool: 'get_company_rating', input: { ticker: 'AAPL' }, kind: 'facts', on: "FMP's older rating of AAPL in the new form" },
  { tool: 'get_earnings_surprises', input: { ticker: 'AAPL' }, kind: 'facts', on: `${fmp}, AAPL, dated by quarter` }, { tool: 'get_earnings_surprises', input: { ticker: 'GOOG', limit: 3 }, kind: 'facts', on: `${fmp}, GOOG, dated by quarter` },
];

export const socialProofs: readonly Proof[] = [
  { tool: 'get_stocktwits_sentiment', input: { ticker: 'AAPL' }, kind: 'recorded', on: 'StockTwits stream of AAPL, 2020-04-24' }, { tool: 'get_stocktwits_sentiment', input: { ticker: 'F', limit: 30 }, kind: 'recorded', on: 'StockTwits stream of F, 2019-04' },
  { tool: 'get_reddit_sentiment', input: { ticker: 'AAPL' }, kind: 'facts', on: "posts of r/wallstreetbets of 2024 in Reddit's form" }, { tool: 'get_reddit_sentiment', input: { ticker: 'NVDA', limit: 50 }, kind: 'facts', on: "posts of r/wallstreetbets of 2024 in Reddit's form" },
];

export const webProofs: readonly Proof[] = [
  { tool: 'web_search', input: { query: 'latest GDP of New York state 2023' }, kind: 'recorded', on: 'Tavily, a recorded search' },
  { tool: 'web_search', input: { query: 'example' }, kind: 'shape', on: 'DuckDuckGo’s page of results, made by hand', testedIn: 'web.test.ts' },
  { tool: 'web_news_search', input: { query: 'Apple iPhone tariffs' }, kind: 'facts', on: "headlines of 2025 in Tavily's form" }, { tool: 'web_news_search', input: { query: 'example' }, kind: 'shape', on: 'DuckDuckGo’s page of results, made by hand', testedIn: 'web.test.ts' },
  { tool: 'fetch_url', input: { url: 'https://filings.example.com/AAPL_10-Q_2025-05-02.html', max_figures: 100 }, kind: 'recorded', on: 'a filing page of AAPL' }, { tool: 'fetch_url', input: { url: 'https://filings.example.com/NFLX_10-Q_2025-07-18.html' }, kind: 'recorded', on: 'a filing page of NFLX' },
];

export const helpProofs: readonly Proof[] = [
  { tool: 'resolve_company', input: { query: 'Apple' }, kind: 'sample', on: 'bundled list of companies' }, { tool: 'resolve_company', input: { query: 'NVDA' }, kind: 'sample', on: 'bundled list of companies' },
  { tool: 'list_tool_constants', input: {}, kind: 'rules', on: "the tools' own lists" },
];
