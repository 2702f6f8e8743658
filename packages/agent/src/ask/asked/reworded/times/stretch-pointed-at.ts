// "A run in H1 2025. The best close of those six months": a half-year or a month that one sentence tells and the next points at, by its name.
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const half = /\b(?:the )?(?:(H[12]|1H|2H)(?: of)?[ -]?(20\d\d)|(first|second) half(?:-year)? (?:of|in) (20\d\d))\b/g;
const month = new RegExp(String.raw`\b(?<!\d{1,2} (?:of )?)(${months}) (20\d\d)\b`, 'g');
const thatHalf = /\b(?:(?:those|these|the same) (?:six|6) months|(?:that|this|the same|that same) half(?:[- ]year)?)\b/gi;
const thatMonth = /\b(?:that|this|the same|that same) month\b(?! (?:before|earlier|after|later|ago|in|of|last|a year)\b)/gi;

/** The one stretch that is named before it; where it is named again, or another, nothing is sure. */
function pointed(text: string, { named, that }: { readonly named: RegExp; readonly that: RegExp }): string {
  const [found, ...others] = new Set([...text.matchAll(named)].map(([words]) => words));
  if (found === undefined || others.length > 0) return text;
  const at = text.search(that);
  if (at < text.indexOf(found)) return text;
  // Told once: what is only a tale then names no time.
  const told = [...text.matchAll(new RegExp(String.raw` (?:(?:all |right |back )?(?:in|during|through|throughout|over|for|off|around|since) )(?:(?:early|late|mid|the (?:start|end|middle) of)[- ])?${found}(?=[^?!.]*[.!] )`, 'g'))][0];
  // "April 2025 was wild."
  const opens = new RegExp(String.raw`^(?:(?:early|late|mid)[- ])?${found} (?=(?:was|were|felt|turned|proved|had been|saw) [^?!.\d]{1,60}[.!] )`);
  if (opens.test(text)) return text.replace(opens, 'It ').replace(that, found);
  const rest = told === undefined || told.index > at ? text : `${text.slice(0, told.index)}${text.slice(told.index + told[0].length)}`;
  return rest.replace(that, found);
}

const dayOfIt = /\bon the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|day|session|trading|anniversary|quarter|percentile|time|business|century|floor))/gi;

/** "The mean of June 2025, and the close on the 30th": a day of the one month that is named. */
function dayOfMonth(text: string): string {
  const [found, ...others] = new Set([...text.matchAll(month)].map(([words]) => words));
  const [name = '', year = ''] = found?.split(' ') ?? [];
  return found === undefined || others.length > 0 ? text : text.replace(dayOfIt, (words: string, day: string, at: number) => (at > text.indexOf(found) && Number(day) < 32 ? `on ${name} ${day}, ${year}` : words));
}

export function stretchPointedAt(text: string): string {
  return dayOfMonth(pointed(pointed(text, { named: half, that: thatHalf }), { named: month, that: thatMonth }));
}
