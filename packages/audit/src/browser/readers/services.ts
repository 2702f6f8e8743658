// The readers of what the data services answer, loaded for an archive that has such answers.
import type { FactReader } from '../../facts/read-fact.ts';
import { readFredObservations } from '../../facts/readers/fred-observations.ts';
import { readSecCompanyFacts } from '../../facts/readers/sec-company-facts.ts';
import { readSecSubmissions } from '../../facts/readers/sec-submissions.ts';
import { readYahooChart } from '../../facts/readers/yahoo-chart.ts';
import { readYahooFundamentals } from '../../facts/readers/yahoo-fundamentals.ts';
import { readYahooQuote } from '../../facts/readers/yahoo-quote.ts';
import { readYahooQuoteSummary } from '../../facts/readers/yahoo-quote-summary.ts';

export const serviceReaders: Readonly<Record<string, FactReader>> = {
  'sec-company-facts': readSecCompanyFacts, 'sec-submissions': readSecSubmissions,
  'yahoo-chart': readYahooChart, 'yahoo-quote': readYahooQuote, 'yahoo-quote-summary': readYahooQuoteSummary, 'yahoo-fundamentals': readYahooFundamentals,
  'fred-observations': readFredObservations,
};
