// "Does it earn more than in 2018?", "is it making as much as it did in 2022?": today held against the one year that is named.
const year = String.raw`(?:(?:fiscal|fy|calendar)(?: year)? ?)?(?:19|20)\d\d`;
const less = String.raw`less|fewer|lower|smaller|worse`;
const more = String.raw`more|higher|larger|bigger|greater|better`;
const held = new RegExp(String.raw`^(?<lead>(?:(?:so|and|but|well|hey|is it (?:true|right|correct) that)[,:]? )*(?:(?:does|is|are|do|has|have)\b)?[^?.;]{2,70}?)\b(?<side>as (?:much|many)|${more}|${less})(?<what>(?: [\p{L}&'’-]+){0,3}?) (?:than|as) (?:(?:it|they) (?:did|was|were|had) )?(?:back )?in (?<then>${year})(?<end>[?.! ]*)$`, 'iu');
/** A time of its own, a number, or a move. */
const timed = /\b(?:now|today|currently|at present|(?:19|20)\d\d|last|this|latest|ever|any|faster|times|twice|did|was|were|had)\b|\d/i;
const alike = new RegExp(String.raw`\bas (?<many>much|many)(?<what>(?: [\p{L}&'’-]+){0,3}?) (?<one>(?:today|now|in ${year}) )?as (?:(?:it|they) (?:did|was|were|had) )?(?:back )?in (?=${year})`, 'iu');

/** As it was where it is no such question. */
export function nowThanThen(text: string): string {
  const { lead, side = '', what = '', then = '', end = '' } = held.exec(text)?.groups ?? {};
  if (lead !== undefined && !timed.test(`${lead} ${what}`)) return `${lead}${/^as /i.test(side) ? 'more' : side}${what} today than in ${then}${end}`;
  return text.replace(alike, (...args) => { const groups = args.at(-1) as Record<string, string | undefined>; return `more${groups['what'] ?? ''} ${groups['one'] ?? ''}than in `; });
}
