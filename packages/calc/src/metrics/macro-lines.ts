// Further series of the economy and of markets as a whole, by the codes of FRED.
import { metric, type Metric } from './metric.ts';

const rate = { kind: 'rate', unit: 'percent' } as const;
const index = { kind: 'index', unit: 'index' } as const;
const flow = { kind: 'flow', unit: 'money' } as const;
const yearly = (id: string): string => `(${id} - ${id}@-1y) / ${id}@-1y`;

const rates: readonly Metric[] = [
  metric('treasury_1m', 'one-month Treasury yield', { ...rate, also: '1-month treasury yield; one-month treasury bill; 1-month treasury bill', fred: 'DGS1MO', fmp: 'month1', not: 'treasury_3m' }),
  metric('treasury_6m', 'six-month Treasury yield', { ...rate, also: '6-month treasury yield; six-month treasury bill; 6-month treasury bill', fred: 'DGS6MO', fmp: 'month6', not: 'treasury_3m treasury_1y' }),
  metric('treasury_1y', 'one-year Treasury yield', { ...rate, also: '1-year treasury yield; one-year treasury', fred: 'DGS1', fmp: 'year1', not: 'treasury_2y' }),
  metric('treasury_3y', 'three-year Treasury yield', { ...rate, also: '3-year treasury yield; three-year treasury', fred: 'DGS3', fmp: 'year3', not: 'treasury_2y' }),
  metric('treasury_7y', 'seven-year Treasury yield', { ...rate, also: '7-year treasury yield; seven-year treasury', fred: 'DGS7', fmp: 'year7', not: 'treasury_10y' }),
  metric('treasury_20y', 'twenty-year Treasury yield', { ...rate, also: '20-year treasury yield; twenty-year treasury', fred: 'DGS20', fmp: 'year20', not: 'treasury_30y' }),
  metric('real_yield_5y', 'five-year real yield', { ...rate, also: '5-year real yield; 5-year tips yield; five-year inflation-indexed yield', fred: 'DFII5', not: 'real_yield_10y treasury_5y' }),
  metric('prime_rate', 'bank prime rate', { ...rate, also: 'prime rate; bank prime loan rate', fred: 'DPRIME MPRIME', not: 'fed_funds_rate' }),
  metric('sofr', 'secured overnight financing rate', { ...rate, also: 'sofr; overnight financing rate', fred: 'SOFR', not: 'fed_funds_rate' }),
  metric('reserve_balance_rate', 'interest rate on reserve balances', { ...rate, also: 'iorb; interest on reserve balances', fred: 'IORB', not: 'fed_funds_rate' }),
  metric('ecb_deposit_rate', 'ECB deposit rate', { ...rate, also: 'ecb deposit facility rate; deposit facility rate', fred: 'ECBDFR', not: 'fed_funds_rate total_deposits' }),
  metric('bank_of_england_rate', 'Bank of England base rate', { ...rate, also: 'bank rate; uk base rate; boe base rate; uk bank rate', fred: 'BOERUKM', not: 'fed_funds_rate' }),
  metric('mortgage_rate_30y', '30-year mortgage rate', { ...rate, also: '30-year fixed mortgage rate; thirty-year mortgage rate; mortgage rate; mortgage rates; 30-year fixed-rate mortgage', fred: 'MORTGAGE30US', not: 'treasury_30y mortgage_rate_15y' }),
  metric('mortgage_rate_15y', '15-year mortgage rate', { ...rate, also: '15-year fixed mortgage rate; fifteen-year mortgage rate', fred: 'MORTGAGE15US', not: 'mortgage_rate_30y' }),
  metric('aaa_yield', 'Aaa corporate bond yield', { ...rate, also: 'moody’s aaa yield; aaa corporate yield', fred: 'AAA DAAA', not: 'baa_yield treasury_10y' }),
  metric('baa_yield', 'Baa corporate bond yield', { ...rate, also: 'moody’s baa yield; baa corporate yield', fred: 'BAA DBAA', not: 'aaa_yield' }),
  metric('credit_spread_baa', 'Baa spread over the ten-year Treasury', { kind: 'rate', unit: 'points', also: 'baa credit spread; baa-treasury spread', fred: 'BAA10Y', not: 'high_yield_spread' }),
  metric('high_yield_spread', 'high-yield spread', { kind: 'rate', unit: 'points', also: 'high-yield credit spread; junk bond spread; high yield option-adjusted spread; high-yield oas', fred: 'BAMLH0A0HYM2', not: 'investment_grade_spread' }),
  metric('investment_grade_spread', 'investment-grade spread', { kind: 'rate', unit: 'points', also: 'investment-grade credit spread; corporate option-adjusted spread; investment grade spread', fred: 'BAMLC0A0CM', not: 'high_yield_spread' }),
  metric('term_premium_10y', 'ten-year term premium', { ...rate, also: '10-year term premium; treasury term premium; term premium', fred: 'THREEFYTP10 ACMTP10', not: 'yield_curve_10y2y' }),
];

const prices: readonly Metric[] = [
  metric('ppi', 'producer price index', { ...index, also: 'ppi; producer prices; wholesale prices', fred: 'PPIACO PPIFIS', not: 'cpi' }),
  metric('producer_inflation', 'producer price inflation', { ...rate, good: 'down', also: 'ppi inflation; wholesale inflation', not: 'inflation', formula: yearly('ppi') }),
  metric('gdp_deflator', 'GDP deflator', { ...index, also: 'gdp price deflator; implicit price deflator', fred: 'GDPDEF', not: 'gdp cpi' }),
  metric('import_prices', 'import price index', { ...index, also: 'import prices', fred: 'IR', not: 'imports' }),
  metric('export_prices', 'export price index', { ...index, also: 'export prices', fred: 'IQ', not: 'exports' }),
  metric('employment_cost_index', 'employment cost index', { ...index, also: 'eci', fred: 'ECIALLCIV', not: 'average_hourly_earnings' }),
  metric('unit_labor_costs', 'unit labor costs', { ...index, also: 'unit labour costs', fred: 'ULCNFB', not: 'employment_cost_index' }),
  metric('inflation_expectations', 'inflation expectations', { ...rate, good: 'down', also: 'one-year inflation expectations; consumer inflation expectations; expected inflation', fred: 'MICH', not: 'inflation breakeven_10y' }),
  metric('house_prices', 'house price index', { ...index, also: 'home price index; case-shiller index; house prices; home prices; case-shiller home price index', fred: 'CSUSHPINSA CSUSHPISA', not: 'median_home_price' }),
  metric('median_home_price', 'median home price', { kind: 'price', unit: 'money', also: 'median sales price of houses; median house price; median sale price', fred: 'MSPUS', not: 'house_prices' }),
  metric('commodity_prices', 'commodity price index', { ...index, also: 'global commodity price index; commodity prices', fred: 'PALLFNFINDEXM', not: 'ppi' }),
  metric('natural_gas_price', 'natural gas price', { kind: 'price', unit: 'money', also: 'henry hub; henry hub price; natural gas prices; henry hub natural gas', fred: 'DHHNGSP', not: 'gasoline_price' }),
  metric('gold_price', 'gold price', { kind: 'price', unit: 'money', also: 'price of gold; spot gold; gold prices', not: 'copper_price' }),
  metric('silver_price', 'silver price', { kind: 'price', unit: 'money', also: 'price of silver; spot silver', not: 'gold_price' }),
];

const work: readonly Metric[] = [
  metric('continuing_claims', 'continuing jobless claims', { kind: 'count', unit: 'count', good: 'down', also: 'continued claims; continuing claims; insured unemployment', fred: 'CCSA', not: 'initial_claims' }),
  metric('employment_ratio', 'employment-population ratio', { ...rate, good: 'up', also: 'employment to population ratio; employment rate', fred: 'EMRATIO', not: 'participation_rate' }),
  metric('quits_rate', 'quits rate', { ...rate, good: 'up', also: 'quit rate; jolts quits rate', fred: 'JTSQUR', not: 'churn_rate' }),
  metric('job_hires', 'hires', { kind: 'count', unit: 'count', good: 'up', also: 'jolts hires', fred: 'JTSHIL', not: 'job_openings' }),
  metric('job_layoffs', 'layoffs and discharges', { kind: 'count', unit: 'count', good: 'down', fred: 'JTSLDL', not: 'initial_claims' }),
  metric('average_weekly_hours', 'average weekly hours', { ...index, fred: 'AWHAETP', not: 'average_hourly_earnings' }),
  metric('wage_growth', 'wage growth', { ...rate, also: 'growth in average hourly earnings; average hourly earnings growth; annual wage growth', not: 'average_hourly_earnings', formula: yearly('average_hourly_earnings') }),
  metric('productivity', 'labor productivity', { ...index, good: 'up', also: 'labour productivity; output per hour; nonfarm productivity', fred: 'OPHNFB', not: 'industrial_production' }),
  metric('sahm_rule', 'Sahm rule indicator', { kind: 'rate', unit: 'points', good: 'down', also: 'sahm rule; sahm recession indicator', fred: 'SAHMREALTIME', not: 'recession_indicator' }),
  metric('recession_probability', 'recession probability', { ...rate, good: 'down', also: 'probability of recession; smoothed recession probability', fred: 'RECPROUSM156N', not: 'recession_indicator' }),
];

const output: readonly Metric[] = [
  metric('personal_income', 'personal income', { ...flow, good: 'up', also: 'aggregate personal income', fred: 'PI', not: 'disposable_income' }),
  metric('disposable_income', 'disposable personal income', { ...flow, good: 'up', also: 'disposable income; real disposable income; real disposable personal income', fred: 'DSPI DSPIC96', not: 'personal_income' }),
  metric('consumer_spending', 'personal consumption expenditures', { ...flow, good: 'up', also: 'consumer spending; personal consumption; household consumption; real consumer spending', fred: 'PCE PCEC96', not: 'pce_price_index retail_sales' }),
  metric('saving_rate', 'personal saving rate', { ...rate, also: 'savings rate; household saving rate; saving rate; personal savings rate', fred: 'PSAVERT', not: 'retention_ratio' }),
  metric('consumer_credit', 'consumer credit outstanding', { kind: 'stock', unit: 'money', also: 'consumer credit; total consumer credit', fred: 'TOTALSL', not: 'business_loans' }),
  metric('credit_card_delinquency', 'credit card delinquency rate', { ...rate, good: 'down', also: 'delinquency rate on credit card loans; card delinquency rate', fred: 'DRCCLACBS', not: 'npl_ratio' }),
  metric('consumer_sentiment', 'consumer sentiment index', { ...index, good: 'up', also: 'consumer sentiment; university of michigan sentiment; michigan consumer sentiment', fred: 'UMCSENT', not: 'consumer_confidence' }),
  metric('consumer_confidence', 'consumer confidence index', { ...index, good: 'up', also: 'consumer confidence; conference board consumer confidence', fred: 'CSCICP03USM665S', not: 'consumer_sentiment' }),
  metric('manufacturing_pmi', 'manufacturing PMI', { ...index, good: 'up', also: 'ism manufacturing index; ism manufacturing; manufacturing purchasing managers’ index; ism manufacturing pmi', not: 'services_pmi' }),
  metric('services_pmi', 'services PMI', { ...index, good: 'up', also: 'ism services index; ism services; ism non-manufacturing; services purchasing managers’ index; ism services pmi', not: 'manufacturing_pmi' }),
  metric('factory_orders', 'factory orders', { ...flow, good: 'up', also: 'manufacturers’ new orders; new orders for manufactured goods', fred: 'AMTMNO', not: 'durable_goods_orders orders' }),
  metric('capacity_utilization', 'capacity utilization', { ...rate, good: 'up', also: 'capacity utilisation; capacity utilization rate', fred: 'TCU', not: 'industrial_production' }),
  metric('business_inventories', 'business inventories', { kind: 'stock', unit: 'money', also: 'total business inventories', fred: 'BUSINV', not: 'inventory' }),
  metric('business_inventories_ratio', 'total business inventories to sales ratio', { kind: 'ratio', unit: 'times', fred: 'ISRATIO', not: 'inventory_to_sales' }),
  metric('trade_balance', 'trade balance', { ...flow, good: 'up', also: 'trade deficit; trade surplus; goods and services trade balance; balance of trade', fred: 'BOPGSTB', not: 'current_account' }),
  metric('exports', 'exports of goods and services', { ...flow, good: 'up', also: 'total exports; national exports', fred: 'EXPGS', not: 'imports' }),
  metric('imports', 'imports of goods and services', { ...flow, also: 'total imports; national imports', fred: 'IMPGS', not: 'exports' }),
  metric('current_account', 'current account balance', { ...flow, also: 'current account; current account deficit', fred: 'IEABC', not: 'trade_balance' }),
  metric('federal_deficit', 'federal budget deficit', { ...flow, also: 'budget deficit; federal deficit; federal surplus or deficit', fred: 'FYFSD MTSDS133FMS', not: 'federal_debt' }),
  metric('federal_debt', 'federal debt', { kind: 'stock', unit: 'money', good: 'down', also: 'public debt; total public debt; national debt; government debt', fred: 'GFDEBTN', not: 'total_debt federal_deficit' }),
  metric('federal_debt_to_gdp', 'federal debt to GDP', { ...rate, good: 'down', also: 'debt-to-gdp ratio; debt to gdp; public debt to gdp', fred: 'GFDEGDQ188S', not: 'federal_debt' }),
  metric('construction_spending', 'construction spending', { ...flow, good: 'up', also: 'total construction spending', fred: 'TTLCONS', not: 'housing_starts' }),
  metric('vehicle_sales', 'vehicle sales', { kind: 'count', unit: 'count', good: 'up', also: 'total vehicle sales; light vehicle sales; auto sales', fred: 'TOTALSA ALTSALES', not: 'retail_sales aircraft_deliveries' }),
  metric('existing_home_sales', 'existing home sales', { kind: 'count', unit: 'count', good: 'up', also: 'sales of existing homes', fred: 'EXHOSLUSM495S', not: 'new_home_sales' }),
  metric('housing_supply', 'months’ supply of houses', { ...index, also: 'monthly supply of new houses; months of housing supply', fred: 'MSACSR', not: 'housing_starts' }),
];

const markets: readonly Metric[] = [
  metric('vix', 'VIX', { ...index, good: 'down', also: 'cboe volatility index; volatility index; vix index', fred: 'VIXCLS', not: 'volatility_1y implied_volatility' }),
  metric('sp500', 'S&P 500 index', { ...index, good: 'up', also: 's&p 500; s & p 500; s&p 500 stock index; standard & poor’s 500', fred: 'SP500', not: 'price' }),
  metric('nasdaq_composite', 'Nasdaq Composite', { ...index, good: 'up', also: 'nasdaq composite index; nasdaq index', fred: 'NASDAQCOM', not: 'sp500' }),
  metric('dow_jones', 'Dow Jones industrial average', { ...index, good: 'up', also: 'djia; dow jones', fred: 'DJIA', not: 'sp500' }),
  metric('eur_usd', 'euro-dollar exchange rate', { kind: 'rate', unit: 'times', also: 'eur/usd; dollars per euro', fred: 'DEXUSEU', not: 'dollar_index' }),
  metric('gbp_usd', 'sterling-dollar exchange rate', { kind: 'rate', unit: 'times', also: 'gbp/usd; dollars per pound', fred: 'DEXUSUK', not: 'eur_usd' }),
  metric('usd_jpy', 'dollar-yen exchange rate', { kind: 'rate', unit: 'times', also: 'usd/jpy; yen per dollar', fred: 'DEXJPUS', not: 'eur_usd' }),
  metric('usd_cny', 'dollar-yuan exchange rate', { kind: 'rate', unit: 'times', also: 'usd/cny; yuan per dollar', fred: 'DEXCHUS', not: 'usd_jpy' }),
  metric('m1', 'M1 money supply', { kind: 'stock', unit: 'money', also: 'm1 money stock', fred: 'M1SL WM1NS', not: 'money_supply' }),
  metric('real_money_supply', 'real M2 money supply', { kind: 'stock', unit: 'money', also: 'real m2; real m2 money stock', fred: 'M2REAL', not: 'money_supply' }),
  metric('bank_reserves', 'bank reserves', { kind: 'stock', unit: 'money', also: 'reserve balances; reserves of depository institutions', fred: 'TOTRESNS WRESBAL', not: 'fed_balance_sheet' }),
  metric('reverse_repo', 'overnight reverse repurchase agreements of the Federal Reserve', { kind: 'stock', unit: 'money', also: 'reverse repo; overnight reverse repo; on rrp', fred: 'RRPONTSYD', not: 'resale_agreements' }),
  metric('lending_standards', 'net share of banks tightening standards', { ...rate, good: 'down', also: 'bank lending standards; lending standards', fred: 'DRTSCILM', not: 'financial_conditions' }),
];

export const macroLines: readonly Metric[] = [...rates, ...prices, ...work, ...output, ...markets];
