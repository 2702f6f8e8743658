// "I waited till January. What did it cost in December 2025, and what in January 2026?": a month without its year, where the text names the same month with one year, is that one.
const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const named = new RegExp(String.raw`\b(${months.join('|')}),? (20\d\d)\b`, 'gi');
/** No day of it, no other time of its own, no "may" that is a verb. */
const bare = /(?<!\d(?:st|nd|rd|th)?(?: of)? )\b(January|February|March|April|May|June|July|August|September|October|November|December)(?!['’]?s? ?(?:,? ?\d|last|this|next))(?=[,.;:?!]|$| (?:and|or|to|i|we|the|average|mean|close|figure|one|was|is|it)\b)/g;
/** Of another year than the one that is named. */
const otherYear = /\b(?:last|next|this|that|each|every|previous|following|same|year|years|earlier|later|since|until now)\b/i;

/** "In February 2020 … By April it was": a later month of the one year that is named. */
const byThen = /(?<=[.!?;] )By (January|February|March|April|May|June|July|August|September|October|November|December)(?= (?:it|they|that|this|the|we|things|everything)\b)/;

function ofThatYear(text: string): string {
  const [first, ...others] = [...text.matchAll(named)];
  const found = byThen.exec(text);
  const [, month = '', year = ''] = first ?? [];
  if (found === null || first === undefined || others.length > 0 || found.index < first.index || new Set(text.match(/\b20\d\d\b/g)).size > 1) return text;
  return months.indexOf((found[1] ?? '').toLowerCase()) > months.indexOf(month.toLowerCase()) ? text.replace(byThen, (whole) => `${whole} ${year}`) : text;
}

export function monthsAgain(given: string): string {
  const text = otherYear.test(given) ? given : ofThatYear(given);
  const years = new Map<string, Set<string>>();
  for (const [, month = '', year = ''] of text.matchAll(named)) years.set(month.toLowerCase(), (years.get(month.toLowerCase()) ?? new Set()).add(year));
  if (years.size === 0 || otherYear.test(text)) return text;
  return text.replace(bare, (whole, month: string) => {
    const [year, ...others] = years.get(month.toLowerCase()) ?? [];
    return year === undefined || others.length > 0 ? whole : `${whole} ${year}`;
  });
}
