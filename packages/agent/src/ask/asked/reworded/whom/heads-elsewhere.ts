// Who heads or founded well-known companies whose figures are not bundled: of them it is said that they are not at hand, and not that nobody knows them.

const heads: readonly (readonly [string, string, string])[] = [
  ['JPMorgan', 'JPMorgan|JP Morgan|JPM|Chase', 'Jamie Dimon|Dimon'], ['Bank of America', 'Bank of America|BofA|BAC', 'Brian Moynihan|Moynihan'], ['Citigroup', 'Citigroup|Citi', 'Jane Fraser'], ['Morgan Stanley', 'Morgan Stanley', 'Ted Pick'], ['Wells Fargo', 'Wells Fargo|WFC', 'Charlie Scharf|Scharf'], ['BlackRock', 'BlackRock|BLK', 'Larry Fink|Fink'],
  ['Blackstone', 'Blackstone', 'Stephen Schwarzman|Schwarzman'], ['Mastercard', 'Mastercard|MasterCard', 'Michael Miebach|Miebach'], ['American Express', 'American Express|Amex|AXP', 'Stephen Squeri|Squeri'], ['PayPal', 'PayPal|PYPL', 'Alex Chriss'],
  ['Costco', 'Costco|COST', 'Ron Vachris|Vachris'], ['Target', 'Target Corp|TGT', 'Brian Cornell'], ["Lowe's", "Lowe['’]?s", 'Marvin Ellison'],
  ['Advanced Micro Devices', 'AMD|Advanced Micro Devices', 'Lisa Su'], ['Broadcom', 'Broadcom|AVGO', 'Hock Tan'], ['Qualcomm', 'Qualcomm|QCOM', 'Cristiano Amon'], ['Micron', 'Micron', 'Sanjay Mehrotra|Mehrotra'], ['Adobe', 'Adobe|ADBE', 'Shantanu Narayen|Narayen'], ['Cisco', 'Cisco|CSCO', 'Chuck Robbins'], ['Dell', 'Dell', 'Michael Dell'], ['Palantir', 'Palantir|PLTR', 'Alex Karp|Karp'],
  ['Uber', 'Uber', 'Dara Khosrowshahi|Khosrowshahi'], ['Airbnb', 'Airbnb|ABNB', 'Brian Chesky|Chesky'], ['General Motors', 'General Motors|GM', 'Mary Barra|Barra'], ['Ford', 'Ford', 'Jim Farley|Farley'], ['GE Aerospace', 'GE Aerospace|General Electric|GE', 'Larry Culp|Culp'],
  ['Pfizer', 'Pfizer|PFE', 'Albert Bourla|Bourla'], ['Moderna', 'Moderna|MRNA', 'Stéphane Bancel|Stephane Bancel|Bancel'], ['PepsiCo', 'PepsiCo|Pepsi', 'Ramon Laguarta|Laguarta'], ['Chevron', 'Chevron|CVX', 'Mike Wirth'], ['FedEx', 'FedEx|FDX', 'Raj Subramaniam|Subramaniam'], ['Delta Air Lines', 'Delta|DAL', 'Ed Bastian|Bastian'],
];

/** As `KnownCompany`. */
export const headsElsewhere: readonly { readonly name: string; readonly names: string; readonly people: string }[] = heads.map(([name, names, people]) => ({ name, names, people }));
