// Conversations: each question is read with those before it in mind.

export const conversations: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['What was Apple\'s revenue in fiscal 2023?', 'look-up | AAPL | revenue | FY2023'],
    ['and for AMD?', 'look-up | AMD | revenue | FY2023 | keeps measures periods operation'],
    ['what about margins?', 'look-up | AMD | gross_margin operating_margin net_margin | FY2023 | keeps companies periods'],
    ['last five years instead', 'trend | AMD | gross_margin operating_margin net_margin | last 5 year | keeps companies measures'],
  ],
  [
    ['What was Microsoft\'s net income in 2024?', 'look-up | MSFT | net_income | FY2024'],
    ['compare that with Alphabet', 'compare | MSFT GOOGL | net_income | FY2024 | keeps companies measures periods'],
    ['and their gross margins?', 'compare | MSFT GOOGL | gross_margin | FY2024 | keeps companies periods'],
    ['why?', 'explain | MSFT GOOGL | gross_margin | FY2024 | keeps companies measures periods'],
  ],
  [
    ['Compare the operating margins of IBM and Salesforce', 'compare | IBM CRM | operating_margin | '],
    ['and in 2022?', 'compare | IBM CRM | operating_margin | FY2022 | keeps companies measures operation'],
    ['over the last five years', 'compare | IBM CRM | operating_margin | last 5 year | keeps companies measures operation'],
    ['what about debt to equity?', 'compare | IBM CRM | debt_to_equity | last 5 year | keeps companies periods'],
    ['add Microsoft', 'compare | IBM CRM MSFT | debt_to_equity | last 5 year | keeps companies measures periods operation'],
  ],
  [
    ['Tell me about Boeing', 'overview | BA |  | '],
    ['and its debt?', 'look-up | BA | total_debt |  | keeps companies'],
    ['how much does it lose?', 'look-up | BA | net_income |  | keeps companies'],
    ['is it overvalued?', 'value | BA | (multiple) |  | keeps companies'],
    ['Caterpillar?', 'value | CAT | (multiple) |  | keeps measures operation'],
  ],
  [
    ['What is the free cash flow of Visa?', 'look-up | V | free_cash_flow | '],
    ['as a share of revenue?', 'look-up | V | free_cash_flow/revenue:share |  | keeps companies'],
    ['vs Goldman Sachs', 'compare | V GS | free_cash_flow/revenue:share |  | keeps companies measures'],
    ['What is EBITDA?', 'define |  | ebitda | '],
    ['What is the unemployment rate?', 'look-up |  | UNRATE | '],
  ],
  [
    ['top 3 companies by net margin', 'rank | {the bundled companies} | net_margin |  | highest 3'],
    ['and by revenue?', 'rank | {the bundled companies} | revenue |  | highest 3 | keeps companies'],
    ['only the top 5', 'rank | {the bundled companies} | revenue |  | highest 5 | keeps companies measures operation'],
  ],
  [
    ['How has the fed funds rate changed since 2020?', 'look-up |  | FEDFUNDS:change | 2020-2026'],
    ['and the 10-year yield?', 'trend |  | DGS10 | 2020-2026 | keeps periods'],
  ],
  [
    ['AAPL EPS last quarter', 'look-up | AAPL | diluted_eps | last 1 quarter'],
    ['MSFT', 'look-up | MSFT | diluted_eps | last 1 quarter | keeps measures periods operation'],
    ['fy24', 'look-up | MSFT | diluted_eps | FY2024 | keeps companies measures operation'],
    ['and dividends', 'look-up | MSFT | dividends_paid | FY2024 | keeps companies periods'],
  ],
  [
    ['What was IBM\'s net income in 2022?', 'look-up | IBM | net_income | FY2022'],
    ['growth yoy?', 'look-up | IBM | net_income:growth | FY2022 | keeps companies measures periods'],
    ['and its market cap', 'look-up | IBM | market_cap |  | keeps companies'],
  ],
  [
    ['What was the highest close of Visa in 2023?', 'look-up | V | price:highest | 2023-01-01..2023-12-31 | highest'],
    ['and the lowest?', 'look-up | V | price:lowest | 2023-01-01..2023-12-31 | lowest | keeps companies measures periods'],
  ],
];
