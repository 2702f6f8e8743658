// A question as the signs that tell which way of asking it is: its words, their beginnings, and which stand beside which.

/** What stands for a company, a time, a number, a person. */
const marks: readonly (readonly [RegExp, string])[] = [[/\{c\d?\}(?:'s|s')?/g, ' cc '], [/\{t\d?\}/g, ' tt '], [/\{n\d?\}/g, ' nn '], [/\{p\}(?:'s)?/g, ' pp ']];
const longest = 90;

function stemOf(word: string): string {
  if (word.length < 4) return word;
  const bare = word.replace(/'s$/, '').replace(/ies$/, 'y');
  const cut = bare.replace(/(?:ings?|ed|es|s)$/, '');
  return (cut.length > 2 ? cut : bare).replace(/e$/, '');
}

export function tokensOf(masked: string): readonly string[] {
  const text = marks.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), masked.toLowerCase().replace(/[’`]/g, "'"));
  return (text.match(/[a-z]+(?:'[a-z]+)?|[%$/]|\d+/g) ?? []).slice(0, longest).map((token) => (/^\d/.test(token) ? 'nn' : stemOf(token)));
}

/** Each once, in the order of the text. */
export function featuresOf(masked: string): readonly string[] {
  const tokens = tokensOf(masked);
  const found = tokens.flatMap((token, index) => {
    const [next, afterNext] = [tokens[index + 1], tokens[index + 2]];
    return [token, ...(token.length > 5 ? [`${token.slice(0, 5)}*`] : []), ...(next === undefined ? [] : [`${token} ${next}`]), ...(afterNext === undefined ? [] : [`${token} _ ${afterNext}`])];
  });
  return [...new Set([...found, `#${String(Math.min(6, Math.floor(tokens.length / 4)))}`])];
}
