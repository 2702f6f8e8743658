// "The mean close over April, May and June": one time, from the first of the months to the last.
const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const row = new RegExp(String.raw`\b(?<before>over|across|during|for|in|of|throughout) (?<months>(?:${month}(?:,? (?:and|&|plus) |, |/| ?\+ ?)){1,5}${month})(?:,? (?:of )?)(?<year>20\d\d)\b`, 'gi');
/** One figure of all of them. */
const one = /\b(?:mean|average|avg|highest|lowest|peak|volatil\w+)\b/i;
const each = /\b(?:each|every|separately|respectively|monthly|per month|means|averages|averaged out|which|compare\w*|versus|vs|month by month|in turn|and which|best|worst)\b/i;

/** Unchanged where the months do not follow one another, or each is to be told. */
export function monthsInARow(text: string): string {
  if (!one.test(text) || each.test(text)) return text;
  return text.replace(row, (...found) => {
    const [whole, before = '', list = '', year = ''] = found.filter((part): part is string => typeof part === 'string');
    const months = list.match(new RegExp(month, 'gi')) ?? [];
    const places = months.map((name) => names.indexOf(name.slice(0, 3).toLowerCase()));
    const [first, last] = [months[0], months.at(-1)];
    const isRow = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
    return isRow && first !== undefined && last !== undefined ? `${before} ${first} ${year} to ${last} ${year}` : whole ?? '';
  });
}
