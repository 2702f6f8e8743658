/** A label of a table with the sign of the statements' own currency: `Revenue (TWD billion)`. */
export function inCurrency(label: string, currency: string | null): string {
  return currency === null || currency === 'USD' ? label : label.replace('$', currency);
}
