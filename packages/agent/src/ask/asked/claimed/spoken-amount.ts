// Numbers as people write and speak them: "$1.5 billion", "forty-five", "a hundred and twenty", "two and a half", "a third", "two thirds".
const units: Readonly<Record<string, number>> = { zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 };
const tens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 };
const unit = Object.keys(units).toSorted((left, right) => right.length - left.length).join('|');
const ten = Object.keys(tens).join('|');
const small = String.raw`(?:(?:${ten})(?:[- ](?:${unit}))?|${unit})`;
const spoken = String.raw`(?:(?:an?|${small})[- ]hundred(?:(?: and)?[ -]${small})?|hundred|half a|${small}(?: point (?:${unit}))?(?: and a half)?|an?(?= (?:trillion|billion|million|thousand)\b))`;

/** As part of a pattern. */
export const numberPattern = String.raw`(?:\d+(?:,\d{3})*(?:\.\d+)?|${spoken})`;
export const scalePattern = String.raw`(?:trillions?|billions?|millions?|thousand|tn|bn|bln|mn|mm|mln|[tbmk](?![\w]))`;

const scales: readonly (readonly [RegExp, number])[] = [[/^t(?!h)/i, 1e12], [/^b/i, 1e9], [/^m/i, 1e6], [/^(?:k|th)/i, 1e3]];

/** One where none is said. */
export function scaleOf(words: string | undefined): number {
  return words === undefined ? 1 : scales.find(([pattern]) => pattern.test(words))?.[1] ?? 1;
}

function smallOf(words: string): number {
  return words.split(/[- ]+/).reduce((sum, word) => sum + (units[word] ?? tens[word] ?? 0), 0);
}

function spokenOf(words: string): number {
  if (words === 'half a') return 0.5;
  const [whole = '', fraction] = words.split(' point ');
  const plain = whole.replace(' and a half', '');
  const cut = plain.search(/[- ]?hundred/);
  const rest = plain.slice(cut < 0 ? 0 : cut).replace(/^[- ]?hundred(?: and)?[ -]?/, '');
  const counted = cut < 0 ? 0 : (smallOf(plain.slice(0, cut)) || 1) * 100;
  const ones = /^an?$/.test(rest) ? 1 : smallOf(rest);
  return counted + ones + (plain === whole ? 0 : 0.5) + (fraction === undefined ? 0 : smallOf(fraction) / 10);
}

/** The number, and what its last digit that is said counts for. */
export function numberOf(words: string): { readonly value: number; readonly step: number } {
  const low = words.toLowerCase().trim();
  if (/^\d/.test(low)) return { value: Number(low.replaceAll(',', '')), step: 10 ** -(low.split('.')[1]?.length ?? 0) };
  const value = spokenOf(low);
  return { value, step: Number.isInteger(value) ? 1 : 0.1 };
}

const parts: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, tenth: 10, twelfth: 12, twentieth: 20 };
const part = Object.keys(parts).join('|');
/** "A third", "two-thirds", "three quarters", "half". */
export const fractionPattern = String.raw`(?:half|(?:an?|one|two|three|four|five|seven|nine)[- ](?:${part})s?)`;

/** In percent; null for what is no fraction. */
export function fractionOf(words: string): number | null {
  const [count = '', name] = words.toLowerCase().split(/[- ]/);
  if (name === undefined) return count === 'half' ? 50 : null;
  const whole = parts[name.replace(/s$/, '')];
  return whole === undefined ? null : ((units[count] ?? 1) / whole) * 100;
}

const coins = new RegExp(String.raw`\b(?<dollars>${numberPattern}) (?:dollars?|bucks?)(?:,? and|,)? (?<cents>${small}|\d{1,2}) cents?\b`, 'gi');

/** "Four dollars and seven cents": $4.07. */
export function inCoins(text: string): string {
  return text.replace(coins, (...found) => {
    const { dollars = '', cents = '' } = (found.at(-1) ?? {}) as Readonly<Record<string, string>>;
    return `$${(numberOf(dollars).value + numberOf(cents).value / 100).toFixed(2)}`;
  });
}
