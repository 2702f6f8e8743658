// Some columns do not show the metric itself but something made of it: a change, a share of a total. A figure there is not the metric's value.

/** What a column makes of the metric, in a word, or null for the metric itself. */
export function readMeasure(words: string): 'change' | 'share' | null {
  if (/\b(?:change|changes|variance|variation|increase|decrease|inc|dec|growth|difference|diff|yoy|y\/y|over|vs\.?|versus)\b|\(decrease\)|[+△Δ]\s?\/?\s?[-–−]/i.test(words)) return 'change';
  return /(?:%|\bper ?cent(?:age)?s?|\bas a % )\s*(?:of|to)\b|^%$|\bof (?:net |total )?(?:sales|revenues?|total|net revenues?)$/i.test(words) ? 'share' : null;
}
