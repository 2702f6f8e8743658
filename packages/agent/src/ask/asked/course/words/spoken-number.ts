// A level as a question writes it: in digits with or without a dollar sign, or in words up to thousands.

const small: Readonly<Record<string, number>> = { zero: 0, a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 };

/** `two hundred and fifty`, `four and a half`, `three point five`; null where it is no number. */
export function spokenNumber(text: string): string | null {
  const parts = text.trim().split(/[ -]+/);
  const at = parts.indexOf('point');
  if (at > 0) {
    const [whole, part] = [spokenNumber(parts.slice(0, at).join(' ')), spokenNumber(parts.slice(at + 1).join(' '))];
    return whole === null || part === null ? null : `${whole}.${part}`;
  }
  const isHalf = / and a half$/.test(` ${text.trim()}`);
  const sum = sumOf(isHalf ? parts.slice(0, -3) : parts);
  return sum === null ? null : String(sum + (isHalf ? 0.5 : 0));
}

function sumOf(parts: readonly string[]): number | null {
  let [total, current] = [0, 0];
  for (const word of parts.filter((part) => part !== 'and')) {
    if (word === 'hundred') current = Math.max(1, current) * 100;
    else if (word === 'thousand') { total += Math.max(1, current) * 1000; current = 0; }
    else if (word in small) current += small[word] ?? 0;
    else return null;
  }
  return total + current === 0 ? null : total + current;
}

/** From the groups of a pattern: `level`, `plain` or `spoken`. */
export function numberIn(groups: Readonly<Record<string, string | undefined>>): string | null {
  const digits = groups['level'] ?? groups['plain'];
  if (digits !== undefined) return digits.replaceAll(',', '');
  return groups['spoken'] === undefined ? null : spokenNumber(groups['spoken']);
}
