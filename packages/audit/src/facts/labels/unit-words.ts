// The words by which captions and labels name a scale, a currency, a share count.

const lead = "(?:in|of|expressed in|stated in|amounts? in|dollars?|shares|units|us\\$|rmb)[\\s’'(]{0,3}";
const scales: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b${lead}thousands?\\b|[$€£¥]\\s?thousands?\\b|\\(thousands?\\b|[$€£¥]\\s?['’]?000s?\\b|(?<!\\d,)\\b000['’]?s\\b|['’]000s?\\b|\\(000s?\\)|\\(thous\\.?\\)|^thousands?\\b`, 'i'), 3],
  [new RegExp(`\\b${lead}millions?\\b|[$€£¥]\\s?(?:millions?|mm?|mn)\\b|\\(millions?\\b|\\b(?:usd|eur|gbp|rmb|inr|chf|cad) ?(?:m|mn|millions?)\\b|['’]millions?\\b|^millions?\\b|^(?:m|mm|mn)$`, 'i'), 6],
  [new RegExp(`\\b${lead}billions?\\b|[$€£¥]\\s?(?:billions?|bn|b)\\b|\\(billions?\\b|\\b(?:usd|eur|gbp|rmb) ?(?:bn|billions?)\\b|^billions?\\b|^bn$`, 'i'), 9],
  [/\bin[\s(]{0,2}trillions?\b/i, 12], [/\bcrores?\b/i, 7], [/\blakhs?\b/i, 5],
];
const currencies: readonly (readonly [RegExp, string])[] = [
  [/\bs\$|singapore dollars?/i, 'SGD'], [/\bc\$|canadian dollars?|\bcad\b/i, 'CAD'], [/\ba\$|australian dollars?|\baud\b/i, 'AUD'], [/hk\$|hong kong dollars?/i, 'HKD'],
  [/€|\beuros?\b|\beur(?:m|bn)?\b/i, 'EUR'], [/£|\bpounds? sterling\b|\bgbp(?:m|bn)?\b/i, 'GBP'], [/¥|\byen\b|\bjpy\b/i, 'JPY'], [/\brmb\b|\brenminbi\b|\bcny\b/i, 'CNY'],
  [/₹|\brupees?\b|\binr\b|\bcrores?\b|\blakhs?\b/i, 'INR'], [/\bchf\b|swiss francs?/i, 'CHF'], [/\$|\bdollars?\b|\busd(?:m|bn)?\b/i, 'USD'],
];

/** Power of ten that words such as "in thousands" or "€m" set; null where they set none. */
export function scaleIn(words: string): number | null {
  return scales.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** ISO 4217 code of the currency that the words name; a bare dollar sign is the US dollar. */
export function currencyIn(words: string): string | null {
  return currencies.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

export function kindIn(words: string): 'years' | 'days' | 'multiple' | null {
  if (/\b(?:in years|\(years?\)|years\)|life \(years)/i.test(words)) return 'years';
  if (/\b(?:in days|\(days\)|number of days)\b/i.test(words)) return 'days';
  return /\((?:x|times)\)|\btimes interest earned\b/i.test(words) ? 'multiple' : null;
}

/** "Per share", "per diluted share", "EPS", and the prices of a single share: "weighted-average exercise price", "grant-date fair value". */
export function isPerShare(words: string): boolean {
  if (countsShares(words) || /\b(?:for|used in|numerator)\b.{0,30}\b(?:eps|per share)\b|\ballocation\b/i.test(words)) return false;
  if (/\bper[- ](?:(?:common|ordinary|diluted|basic|outstanding|class [ab])[- ]){0,3}(?:shares?|units?|ads|option|warrant)\b|\beps\b/i.test(words)) return true;
  return /\b(?:exercise|strike) prices?\b|\bgrant[- ]*date\b.{0,12}\bfair values?\b|\bprice paid per\b/i.test(words) && !/\baggregate|\btotal\b/i.test(words);
}

function countsShares(words: string): boolean {
  return /\bshares (?:used|outstanding)|\b(?:weighted[- ]*average|number of|average)\b.{0,40}\bshares\b(?! price)/i.test(words) && !/\bper[- ](?:common |ordinary )?share\b/i.test(words.replace(/\bnumber of shares used.*$/i, ''));
}

/** Labels that count shares; "repurchases of shares" is money and is none. */
export function isShareCount(words: string): boolean {
  if (/[$€£]|\b(?:value|price|cost|proceeds)\b/i.test(words)) return false;
  return countsShares(words) || /\b(?:diluted|basic)\b.{0,30}\bshares\b|\bshares\b.{0,25}\b(?:outstanding|used|issued|authorized|purchased|repurchased|granted|vested|unvested|available)\b|^\(?(?:in )?shares\)?$|^shares (?:at|of|issued|repurchased|retired|acquired|vested|granted|sold|held)\b|\bshares in (?:thousands|millions)\b/i.test(words)
    || /\bdilutive (?:securities|potential|common|shares|stock|awards|options)|\beffect of (?:potentially )?dilutive\b|\bdenominator\b/i.test(words);
}

/** Column heads over counts of shares, options or units, which stand without a mark beside columns of money. */
export function isCountHead(words: string): 'shares' | 'count' | null {
  if (/[$€£]|\b(?:value|price|cost|amounts?|proceeds|per)\b/i.test(words)) return null;
  if (/\bshares\b(?: \(|$|\s*$)/i.test(words.trim())) return 'shares';
  return /\b(?:number of|options|units|rsus?|psus?|awards|warrants)\b/i.test(words) ? 'count' : null;
}
