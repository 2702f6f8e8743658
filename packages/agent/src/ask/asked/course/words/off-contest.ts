// "Which of them is furthest below its 52-week closing high", "closest to its high of the year": which of several lies how far from an end of a time, said as the reader of closes knows it.
const asked = /\b(?:which|who|whose)\b[^?]*\b(?:furthest|farthest|closest|nearest|further|farther|closer|nearer|deepest)\b[^?]*\b(?:high|low|peak|highest|lowest|best|worst)\b/i;
const ofYear = /\b(?:52[- ]?w(?:ee)?ks?|(?:one|1|twelve|12)[- ](?:year|yr|month))[- ](?:closing |close |daily )?(high|low|peak)(?: close)?\b/gi;
const toEnd = /\b(closest|nearest|closer|nearer) to (?=(?:its|their|the) )/gi;

/** "How far is each of A, B and C below its high, and which is furthest below": who is, which tells how far each is. */
const each = /^(?:(?:[Bb]y )?(?:[Ww]hat|[Hh]ow many) (?:percentage|per ?cent|%)|(?:[Bb]y )?[Hh]ow (?:far|much))(?: (?:in|as a) (?:percentage|per ?cent|%))?[^?A-Z]{0,60}?(?:\bof |\bis |\bare )(?:each (?:of )?)?([A-Z][^?]{4,80}?),?(?: (?:each|now|today|currently))*(?: (?:stands?|lies?|sits?|trad(?:es?|ing)|is|are))? (?:each )?(below|beneath|under|off|down from|above|over) (?:(?:its|their|the) )(?:own )?([^?,;]{3,60}?)[,;]? (?:and |- ?)?(?:which|who)(?: (?:one|company|stock|share))?(?: of (?:them|these|those|the (?:two|three|four|five)))?(?: (?:one|company|stock|share))? (?:is|stands|sits|lies|has fallen) (?:the )?(furthest|farthest|most|deepest|closest|nearest|least)(?: (?:below|beneath|under|off|down|above|from (?:it|its (?:high|low|peak))|to (?:it|its (?:high|low|peak))|away))*[?.]?$/;
const list = /, | and | or /;

function whoIs(text: string): string {
  const [, names = '', side = '', end = '', how = ''] = each.exec(text) ?? [];
  if (!list.test(names)) return text;
  return `Which of ${names.replace(/\bof (?=[A-Z])/g, '')} is ${/^(?:closest|nearest|least)$/i.test(how) ? 'closest to' : `furthest ${/^(?:above|over)$/.test(side) ? 'above' : 'below'}`} its ${end.replace(/\bhighs\b/, 'high').replace(/\blows\b/, 'low')}?`;
}

export function offContest(given: string): string {
  const text = whoIs(given);
  if (!asked.test(text)) return text;
  return text.replace(ofYear, (_, end: string) => `${end.toLowerCase() === 'low' ? 'lowest' : 'highest'} close of the last 52 weeks`).replace(toEnd, '$1 from ').replace(/\b(high|low) of the (?=(?:last|past|previous) )/gi, (_, end: string) => `${end.toLowerCase() === 'low' ? 'lowest' : 'highest'} close of the `);
}
