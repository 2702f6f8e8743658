// Numbers as questions write them: in digits or in words.

const words: Readonly<Record<string, number>> = { one: 1, a: 1, an: 1, two: 2, couple: 2, three: 3, few: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20 };

/** As part of a pattern: digits or a number word. */
export const countPattern = String.raw`\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|couple of|few|a|an`;

export function countOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const plain = text.toLowerCase().replace(/ of$/, '').trim();
  if (/^\d+$/.test(plain)) return Number(plain);
  return words[plain] ?? null;
}
