// A sum of money that a question supposes: "$10,000", "10k", "ten grand", "five thousand dollars".
const tens: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15, twenty: 20, 'twenty-five': 25, thirty: 30, forty: 40, fifty: 50, 'a hundred': 100, hundred: 100, 'one hundred': 100, 'a couple of': 2 };
const names = Object.keys(tens).toSorted((left, right) => right.length - left.length).join('|');
const scales: Readonly<Record<string, number>> = { k: 1000, grand: 1000, thousand: 1000, large: 1000, m: 1e6, mn: 1e6, million: 1e6, hundred: 100 };
const scale = '(?:k|grand|thousand|large|mn|m|million|hundred)';
const sign = String.raw`(?:us ?\$|\$|usd ?)`;
const coin = '(?:dollars?|bucks|usd|quid)';

/** The first that fits; a bare number is no money. */
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`${sign}(?<number>\d[\d,]*(?:\.\d+)?)(?: ?(?<scale>${scale}))?\b`, 'i'),
  new RegExp(String.raw`(?<![\d.,])\b(?<number>\d[\d,]*(?:\.\d+)?)(?: ?(?<scale>${scale}))?\b ${coin}\b`, 'i'),
  new RegExp(String.raw`(?<![\d.,])\b(?<number>\d{1,4}(?:\.\d)?) ?(?<scale>k|grand)\b(?! (?:shares|forms?|filings?|report))(?!-)`, 'i'),
  new RegExp(String.raw`\b(?<word>${names}) (?<scale>grand|thousand|hundred|million)\b(?: ${coin})?(?! (?:shares|employees|people|companies|stocks|days|years))`, 'i'),
];

/** In dollars, with its place; null where no sum is named. */
export function moneyIn(text: string): { readonly amount: number; readonly start: number; readonly end: number } | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found?.groups === undefined) continue;
    const { number, word } = found.groups;
    const base = number === undefined ? tens[(word ?? '').toLowerCase()] ?? 0 : Number(number.replaceAll(',', ''));
    const amount = base * (scales[(found.groups['scale'] ?? '').toLowerCase()] ?? 1);
    return amount > 0 && Number.isFinite(amount) ? { amount, start: found.index, end: found.index + found[0].length } : null;
  }
  return null;
}

const puts = /\b(?:put|puts|putting|invest\w*|plac(?:ed|ing)|sunk|sank|stuck|bought|buy(?:ing)?|stak(?:e|ed)|parked|ploughed|poured|threw|thrown|deposit\w*)\b|(?:\$|usd ?)?\d[\d,]*k? (?:dollars |bucks )?(?:in|into|of) [A-Z]|\bgrand (?:in|into|on)\b/i;
const becomes = /\b(?:worth|value|become|became|grown?|grew|turn(?:ed|s)? into|walk(?:ed)? away|end(?:ed)? up|left|get back|got back|have now|have today|made?|come to|came to|amount(?:ed)? to|stand(?:s)? at|cash(?:ed)? (?:out|in))\b|=|->|→|\?$/i;

/** Whether money is supposed to have been put into a share, and what became of it is asked. */
export function isMoneyPutIn(text: string): boolean {
  return moneyIn(text) !== null && puts.test(text) && becomes.test(text) && !/\b(?:should|would you|how many (?:whole |full )?shares|capex|capital expenditure|r ?& ?d|research|factories|buy ?backs?|each year|per year)\b/i.test(text);
}
