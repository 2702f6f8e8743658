// What Yahoo's fields mean. The same name has different units in different modules (dividendYield is percent in a quote and a fraction in
// summaryDetail), so a unit is stated per module and never guessed from the name. A field that is not listed gives no fact.

export type FieldUnit =
  /** Money per share in the currency of the quote. */
  | 'price'
  /** Money per share in the currency of the statements. */
  | 'statement-price'
  /** Money in the currency of the quote, of the statements. */
  | 'money' | 'statement-money'
  | 'multiple' | 'percent' | 'fraction' | 'shares' | 'days' | 'analysts' | 'employees' | 'index';

export type FieldTime =
  /** The moment of the quote. */
  | 'market'
  /** The twelve months, or the quarter, up to the most recent quarter's end; that end itself. */
  | 'trailing' | 'quarter' | 'quarter-end'
  /** A fixed day that the payload does not name. */
  | 'unstated';

export type YahooField = {
  readonly label: string;
  readonly unit: FieldUnit;
  readonly time: FieldTime;
  /** Made of a price and a statement figure: without meaning where the two have different currencies, as for most depositary receipts. */
  readonly mixes?: true;
  /** Yahoo defines it in its own way (debt with leases, free cash flow after interest, returns on averages, shares of one class), so it is not the dictionary's metric. */
  readonly own?: true;
};

type Fields = Readonly<Record<string, YahooField>>;

const marketPrices: Fields = {
  regularMarketPrice: { label: 'Price', unit: 'price', time: 'market' },
  regularMarketPreviousClose: { label: 'Previous close', unit: 'price', time: 'unstated' },
  regularMarketOpen: { label: 'Open', unit: 'price', time: 'market' },
  regularMarketDayHigh: { label: 'Day high', unit: 'price', time: 'market' },
  regularMarketDayLow: { label: 'Day low', unit: 'price', time: 'market' },
  regularMarketVolume: { label: 'Volume', unit: 'shares', time: 'market' },
  marketCap: { label: 'Market capitalization', unit: 'money', time: 'market' },
};

const quote: Fields = {
  ...marketPrices,
  regularMarketChange: { label: 'Price change of the day', unit: 'price', time: 'market' },
  regularMarketChangePercent: { label: 'Price change of the day in percent', unit: 'percent', time: 'market' },
  fiftyTwoWeekHigh: { label: '52-week high', unit: 'price', time: 'market' },
  fiftyTwoWeekLow: { label: '52-week low', unit: 'price', time: 'market' },
  fiftyTwoWeekHighChangePercent: { label: 'Distance from 52-week high', unit: 'fraction', time: 'market' },
  fiftyTwoWeekLowChangePercent: { label: 'Distance from 52-week low', unit: 'fraction', time: 'market' },
  fiftyTwoWeekChangePercent: { label: 'Price change over 52 weeks in percent', unit: 'percent', time: 'market' },
  fiftyDayAverage: { label: '50-day average price', unit: 'price', time: 'market' },
  twoHundredDayAverage: { label: '200-day average price', unit: 'price', time: 'market' },
  averageDailyVolume3Month: { label: 'Average daily volume, three months', unit: 'shares', time: 'market' },
  averageDailyVolume10Day: { label: 'Average daily volume, ten days', unit: 'shares', time: 'market' },
  trailingPE: { label: 'Price-earnings ratio, trailing', unit: 'multiple', time: 'market' },
  forwardPE: { label: 'Price-earnings ratio, forward', unit: 'multiple', time: 'market' },
  priceToBook: { label: 'Price-to-book ratio', unit: 'multiple', time: 'market', mixes: true },
  dividendRate: { label: 'Annual dividend, forward', unit: 'price', time: 'market' },
  dividendYield: { label: 'Dividend yield, forward', unit: 'percent', time: 'market' },
  trailingAnnualDividendYield: { label: 'Dividend yield, trailing', unit: 'fraction', time: 'market', mixes: true },
  epsTrailingTwelveMonths: { label: 'Earnings per share, trailing', unit: 'price', time: 'trailing', mixes: true },
  epsForward: { label: 'Earnings per share, forward estimate', unit: 'price', time: 'unstated', mixes: true },
  epsCurrentYear: { label: 'Earnings per share, current year estimate', unit: 'statement-price', time: 'unstated', mixes: true },
  bookValue: { label: 'Book value per share', unit: 'statement-price', time: 'unstated', mixes: true },
  sharesOutstanding: { label: 'Shares outstanding', unit: 'shares', time: 'unstated', own: true },
};

const price: Fields = {
  ...marketPrices,
  regularMarketChange: { label: 'Price change of the day', unit: 'price', time: 'market' },
  regularMarketChangePercent: { label: 'Price change of the day', unit: 'fraction', time: 'market' },
  averageDailyVolume3Month: { label: 'Average daily volume, three months', unit: 'shares', time: 'market' },
  averageDailyVolume10Day: { label: 'Average daily volume, ten days', unit: 'shares', time: 'market' },
};

const summaryDetail: Fields = {
  fiftyTwoWeekHigh: { label: '52-week high', unit: 'price', time: 'market' },
  fiftyTwoWeekLow: { label: '52-week low', unit: 'price', time: 'market' },
  fiftyDayAverage: { label: '50-day average price', unit: 'price', time: 'market' },
  twoHundredDayAverage: { label: '200-day average price', unit: 'price', time: 'market' },
  marketCap: { label: 'Market capitalization', unit: 'money', time: 'market' },
  trailingPE: { label: 'Price-earnings ratio, trailing', unit: 'multiple', time: 'market' },
  forwardPE: { label: 'Price-earnings ratio, forward', unit: 'multiple', time: 'market' },
  priceToSalesTrailing12Months: { label: 'Price-to-sales ratio, trailing', unit: 'multiple', time: 'market', mixes: true },
  dividendRate: { label: 'Annual dividend, forward', unit: 'price', time: 'market' },
  dividendYield: { label: 'Dividend yield, forward', unit: 'fraction', time: 'market' },
  trailingAnnualDividendYield: { label: 'Dividend yield, trailing', unit: 'fraction', time: 'market', mixes: true },
  fiveYearAvgDividendYield: { label: 'Dividend yield, five-year average', unit: 'percent', time: 'unstated' },
  trailingAnnualDividendRate: { label: 'Annual dividend, trailing', unit: 'statement-price', time: 'market', mixes: true },
  totalAssets: { label: 'Net assets of the fund', unit: 'money', time: 'unstated', own: true },
  navPrice: { label: 'Net asset value per share', unit: 'price', time: 'unstated', own: true },
  yield: { label: 'Yield of the fund', unit: 'fraction', time: 'unstated', own: true },
  payoutRatio: { label: 'Payout ratio', unit: 'fraction', time: 'unstated', own: true },
  beta: { label: 'Beta', unit: 'multiple', time: 'unstated' },
};

const defaultKeyStatistics: Fields = {
  enterpriseValue: { label: 'Enterprise value', unit: 'money', time: 'unstated', mixes: true, own: true },
  profitMargins: { label: 'Net margin, trailing', unit: 'fraction', time: 'trailing' },
  // Counted in ordinary shares, while the price of a depositary receipt is of several.
  floatShares: { label: 'Float', unit: 'shares', time: 'unstated', mixes: true },
  sharesOutstanding: { label: 'Shares outstanding', unit: 'shares', time: 'unstated', own: true },
  impliedSharesOutstanding: { label: 'Shares outstanding, all classes', unit: 'shares', time: 'unstated', own: true },
  '52WeekChange': { label: 'Price change over 52 weeks', unit: 'fraction', time: 'market' },
  ytdReturn: { label: 'Return of the fund, year to date', unit: 'fraction', time: 'unstated', own: true },
  threeYearAverageReturn: { label: 'Return of the fund a year, three years', unit: 'fraction', time: 'unstated', own: true },
  fiveYearAverageReturn: { label: 'Return of the fund a year, five years', unit: 'fraction', time: 'unstated', own: true },
  sharesShort: { label: 'Shares sold short', unit: 'shares', time: 'unstated' },
  shortRatio: { label: 'Days to cover', unit: 'days', time: 'unstated' },
  heldPercentInsiders: { label: 'Held by insiders', unit: 'fraction', time: 'unstated' },
  heldPercentInstitutions: { label: 'Held by institutions', unit: 'fraction', time: 'unstated' },
  bookValue: { label: 'Book value per share', unit: 'statement-price', time: 'quarter-end', mixes: true },
  priceToBook: { label: 'Price-to-book ratio', unit: 'multiple', time: 'market', mixes: true },
  earningsQuarterlyGrowth: { label: 'Quarterly earnings growth', unit: 'fraction', time: 'quarter' },
  netIncomeToCommon: { label: 'Net income to common, trailing', unit: 'statement-money', time: 'trailing' },
  trailingEps: { label: 'Earnings per share, trailing', unit: 'price', time: 'trailing', mixes: true },
  forwardEps: { label: 'Earnings per share, forward estimate', unit: 'price', time: 'unstated', mixes: true },
  enterpriseToRevenue: { label: 'EV/revenue, trailing', unit: 'multiple', time: 'unstated', mixes: true, own: true },
  enterpriseToEbitda: { label: 'EV/EBITDA, trailing', unit: 'multiple', time: 'unstated', mixes: true, own: true },
  lastDividendValue: { label: 'Last dividend', unit: 'price', time: 'unstated' },
};

const financialData: Fields = {
  currentPrice: { label: 'Price', unit: 'price', time: 'market' },
  targetHighPrice: { label: 'Price target, highest', unit: 'price', time: 'unstated' },
  targetLowPrice: { label: 'Price target, lowest', unit: 'price', time: 'unstated' },
  targetMeanPrice: { label: 'Price target, mean', unit: 'price', time: 'unstated' },
  targetMedianPrice: { label: 'Price target, median', unit: 'price', time: 'unstated' },
  numberOfAnalystOpinions: { label: 'Analyst opinions', unit: 'analysts', time: 'unstated' },
  totalCash: { label: 'Cash and short-term investments', unit: 'statement-money', time: 'quarter-end' },
  totalCashPerShare: { label: 'Cash per share', unit: 'statement-price', time: 'quarter-end', mixes: true, own: true },
  totalDebt: { label: 'Total debt', unit: 'statement-money', time: 'quarter-end', own: true },
  ebitda: { label: 'EBITDA, trailing', unit: 'statement-money', time: 'trailing', own: true },
  totalRevenue: { label: 'Revenue, trailing', unit: 'statement-money', time: 'trailing' },
  grossProfits: { label: 'Gross profit, trailing', unit: 'statement-money', time: 'trailing' },
  freeCashflow: { label: 'Levered free cash flow, trailing', unit: 'statement-money', time: 'trailing', own: true },
  operatingCashflow: { label: 'Operating cash flow, trailing', unit: 'statement-money', time: 'trailing' },
  quickRatio: { label: 'Quick ratio', unit: 'multiple', time: 'quarter-end' },
  currentRatio: { label: 'Current ratio', unit: 'multiple', time: 'quarter-end' },
  debtToEquity: { label: 'Debt to equity in percent', unit: 'percent', time: 'quarter-end', own: true },
  revenuePerShare: { label: 'Revenue per share, trailing', unit: 'statement-price', time: 'trailing', mixes: true },
  returnOnAssets: { label: 'Return on assets, trailing', unit: 'fraction', time: 'trailing', own: true },
  returnOnEquity: { label: 'Return on equity, trailing', unit: 'fraction', time: 'trailing', own: true },
  earningsGrowth: { label: 'Quarterly earnings growth', unit: 'fraction', time: 'quarter' },
  revenueGrowth: { label: 'Quarterly revenue growth', unit: 'fraction', time: 'quarter' },
  grossMargins: { label: 'Gross margin, trailing', unit: 'fraction', time: 'trailing' },
  ebitdaMargins: { label: 'EBITDA margin, trailing', unit: 'fraction', time: 'trailing', own: true },
  operatingMargins: { label: 'Operating margin, latest quarter', unit: 'fraction', time: 'quarter' },
  profitMargins: { label: 'Net margin, trailing', unit: 'fraction', time: 'trailing' },
};

const assetProfile: Fields = { fullTimeEmployees: { label: 'Full-time employees', unit: 'employees', time: 'unstated' } };

const feesExpensesInvestment: Fields = { annualReportExpenseRatio: { label: 'Expense ratio of the fund', unit: 'fraction', time: 'unstated', own: true } };

/** Fields of a quote, and of each quoteSummary module; a dot leads into a module. */
export const quoteFields: Fields = quote;
export const summaryFields: Readonly<Record<string, Fields>> = { price, summaryDetail, defaultKeyStatistics, financialData, assetProfile, 'fundProfile.feesExpensesInvestment': feesExpensesInvestment };
