// ISO 4217 codes and their everyday forms, as written in upper case before a number.

const codes = new Set([
  'USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CNY', 'RMB', 'CNH', 'INR', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'KRW', 'SEK', 'NOK', 'DKK', 'BRL', 'MXN', 'ZAR', 'RUB', 'TRY', 'PLN', 'CZK',
  'HUF', 'ILS', 'THB', 'IDR', 'MYR', 'PHP', 'VND', 'AED', 'SAR', 'CLP', 'COP', 'ARS', 'Rs', 'RM',
]);

/** Whether letters directly before digits name a currency ("EUR5bn", "Rs500") and so are no part of a code. */
export function isCurrencyCode(text: string): boolean {
  return codes.has(text);
}
