// What captions, stub heads, column heads and row labels say of unit and scale: "(in millions, except per share data)", "$ in thousands", "€m", "(%)".

export type UnitNote = {
  /** Power of ten, null where the words give none. */
  readonly scale: number | null;
  readonly currency: string | null;
  /** The words speak of money even where no currency is named ("dollars"). */
  readonly money: boolean;
  /** Scale of share counts where the words set them apart; 0 for "except share data". */
  readonly sharesScale: number | null;
  readonly percent: boolean;
  readonly perShare: boolean;
  readonly shares: boolean;
  readonly kind: 'years' | 'days' | 'multiple' | null;
};

const scaleWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:in|of|expressed in|stated in|amounts? in|\$|€|£|us\$|rmb|dollars?|shares|units)[\s’'(]{0,3}thousands?\b|\(thousands?\b|\(000(?:['’]?s|,)?\)?|[$€£¥]['’ ]?000s?\b|\bin 000['’]?s?\b|['’]000s?\b|\b000['’]?s\b|\bthousands of\b/i, 3],
  [/\b(?:in|of|expressed in|stated in|amounts? in|dollars?|shares|units|rmb)[\s’'(]{0,3}millions?\b|[$€£¥]\s?(?:millions?|mm?|mn)\b|\(millions?\b|\b(?:usd|eur|gbp|rmb|inr|chf|cad) ?(?:m|mn|millions?)\b|['’]millions?\b|\bmillions of\b|^millions?\b/i, 6],
  [/\b(?:in|of|expressed in|stated in|amounts? in|dollars?|shares|units)[\s’'(]{0,3}billions?\b|[$€£¥]\s?(?:billions?|bn|b)\b|\(billions?\b|\b(?:usd|eur|gbp|rmb) ?(?:bn|billions?)\b|\bbillions of\b|^billions?\b/i, 9],
  [/\bin[\s(]{0,2}trillions?\b/i, 12],
];
const currencyWords: readonly (readonly [RegExp, string])[] = [
  [/s\$|singapore dollars?/i, 'SGD'], [/\bc\$|canadian dollars?|\bcad\b/i, 'CAD'], [/\ba\$|australian dollars?|\baud\b/i, 'AUD'], [/hk\$|hong kong dollars?/i, 'HKD'],
  [/€|\beuros?\b|\beur\b/i, 'EUR'], [/£|\bpounds? sterling\b|\bgbp\b/i, 'GBP'], [/¥|\byen\b|\bjpy\b/i, 'JPY'], [/\brmb\b|\brenminbi\b|\bcny\b/i, 'CNY'],
  [/₹|\brupees?\b|\binr\b|\bcrores?\b|\blakhs?\b/i, 'INR'], [/\bchf\b|swiss francs?/i, 'CHF'], [/\$|\bdollars?\b|\busd\b/i, 'USD'],
];
const empty: UnitNote = { scale: null, currency: null, money: false, sharesScale: null, percent: false, perShare: false, shares: false, kind: null };
const cue = /[$€£¥₹%()’']|thousand|million|billion|trillion|percent|dollar|euro|\b(?:usd|eur|gbp|rmb|inr|shares?|years?|days|times|x|m|bn)\b|crore|lakh/i;

/** Reads the units that words set for the numbers beneath them. Words that set none give a note of nulls. */
export function readUnitNote(words: string): UnitNote {
  if (!cue.test(words)) return empty;
  const exceptAt = words.search(/\b(?:except|other than|excluding)\b/i);
  const main = exceptAt < 0 ? words : words.slice(0, exceptAt);
  const exception = exceptAt < 0 ? '' : words.slice(exceptAt);
  const sharesPart = /\bshares?\b[^.;)]{0,40}\bin (thousands|millions)\b/i.exec(exception || (/\bshares in\b/i.test(main) ? main : ''));
  const currency = currencyWords.find(([pattern]) => pattern.test(main))?.[1] ?? null;
  return {
    scale: scaleOf(/\bshares in\b/i.test(main) && exception === '' && !/[$€£]|dollars/i.test(main) ? '' : main) ?? (/\bcrores?\b/i.test(main) ? 7 : /\blakhs?\b/i.test(main) ? 5 : null),
    currency, money: currency !== null,
    sharesScale: sharesPart !== null ? (/thousand/i.test(sharesPart[1] ?? '') ? 3 : 6) : /\b(?:number of shares|shares?(?: data| amounts?| and|,| information|\s*\)|$)|share count)/i.test(exception.replace(/per[- ]share/gi, '')) ? 0 : null,
    percent: /%|\bpercent(?:age)?s?\b/i.test(main), perShare: isPerShare(main), shares: isShareCount(main), kind: kindOf(main),
  };
}

function scaleOf(words: string): number | null {
  return scaleWords.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

function kindOf(words: string): UnitNote['kind'] {
  if (/\b(?:in years|\(years?\)|years\)|term \(in years)|life \(years/i.test(words)) return 'years';
  if (/\b(?:in days|\(days\)|days (?:sales|inventory|payable)|number of days)\b/i.test(words)) return 'days';
  return /\((?:x|times)\)|\btimes\b.*\bcoverage\b/i.test(words) ? 'multiple' : null;
}

/** "per share", "per diluted share", "per unit", "per ADS", "EPS". */
export function isPerShare(words: string): boolean {
  if (/\bper[- ](?:(?:common|ordinary|diluted|basic|outstanding|class [ab])[- ]){0,3}(?:shares?|units?|ads|option|warrant)\b/i.test(words)) return !/\bshares (?:used|outstanding)|\b(?:weighted[- ]?average|number of|average)\b.{0,30}\bshares\b/i.test(words);
  return /\beps\b/i.test(words);
}

/** Labels that count shares; "repurchases of shares" is money and is none. */
export function isShareCount(words: string): boolean {
  if (/[$€£]|\b(?:value|price|cost|proceeds)\b/i.test(words)) return false;
  return /\b(?:weighted[- ]?average|number of|total|average|outstanding|diluted|basic)\b.{0,40}\bshares\b|\bshares\b.{0,25}\b(?:outstanding|used|issued|authorized|purchased|repurchased|granted|vested|unvested|available)\b|^\(?(?:in )?shares\)?$|\bshares in (?:thousands|millions)\b/i.test(words);
}

/** Joins notes from the nearest to the farthest: what a nearer one states stands. */
export function joinNotes(notes: readonly UnitNote[]): UnitNote {
  return notes.reduce((near, far) => ({
    scale: near.scale ?? far.scale, currency: near.currency ?? far.currency, money: near.money || far.money, sharesScale: near.sharesScale ?? far.sharesScale,
    percent: near.percent || far.percent, perShare: near.perShare || far.perShare, shares: near.shares || far.shares, kind: near.kind ?? far.kind,
  }), empty);
}
