/** Moves the decimal point of plain decimal text to the right (`places` > 0) or left, exactly and without a float: `shiftDecimal('1.25', 3)` is `1250`. */
export function shiftDecimal(text: string, places: number): string {
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const digits = whole + fraction;
  const point = whole.length + places;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = point <= 0 ? 1 : point;
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const right = padded.slice(at).replace(/0+$/, '');
  const unsigned = right === '' ? left : `${left}.${right}`;
  return negative && unsigned !== '0' ? `-${unsigned}` : unsigned;
}
