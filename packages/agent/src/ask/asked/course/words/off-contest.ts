// "Which of them is furthest below its 52-week closing high", "closest to its high of the year": which of several lies how far from an end of a time, said as the reader of closes knows it.
const asked = /\b(?:which|who|whose)\b[^?]*\b(?:furthest|farthest|closest|nearest|further|farther|closer|nearer|deepest)\b[^?]*\b(?:high|low|peak|highest|lowest|best|worst)\b/i;
const ofYear = /\b(?:52[- ]?w(?:ee)?ks?|(?:one|1|twelve|12)[- ](?:year|yr|month))[- ](?:closing |close |daily )?(high|low|peak)(?: close)?\b/gi;
const toEnd = /\b(closest|nearest|closer|nearer) to (?=(?:its|their|the) )/gi;

export function offContest(text: string): string {
  if (!asked.test(text)) return text;
  return text.replace(ofYear, (_, end: string) => `${end.toLowerCase() === 'low' ? 'lowest' : 'highest'} close of the last 52 weeks`).replace(toEnd, '$1 from ').replace(/\b(high|low) of the (?=(?:last|past|previous) )/gi, (_, end: string) => `${end.toLowerCase() === 'low' ? 'lowest' : 'highest'} close of the `);
}
