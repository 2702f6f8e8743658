// Everyday questions about the statements of one company, said again by the figures that answer them: a year that is held against today, the last year with a profit, where a figure comes from, growth of each year.
import { metricById } from '@assay/calc';
import { findMeasures } from '../../measures/read-measures.ts';
import { isEconomic } from '../../subjects/economic.ts';

const lead = String.raw`^(?:(?:so|and|but|ok(?:ay)?|well|hey|please|tell me|i wonder)[,:]? )*`;
const end = String.raw`[?.! ]*$`;
const of = (pattern: string): RegExp => new RegExp(`${lead}${pattern}${end}`, 'i');
const year = String.raw`(?:(?:fiscal|fy|the year|back) ?)*(?:in )?(?:fiscal |fy ?)?(?<year>(?:19|20)\d\d)`;
const more = String.raw`(?<more>(?:(?:much|any|even|still|really|a lot|way) )?(?:higher|lower|better|worse|bigger|smaller|larger|more|less|fatter|thinner|stronger|weaker|above|below))`;
const owner = String.raw`(?<whom>[^?,;]{2,50}?)(?:'s|’s|s'|s’)?`;
const then = String.raw`(?:as |than |from |to |with )?(?:it |they )?(?:was |were |had |did )?(?:back )?(?:in |for )?${year}`;

/** Of nothing but lines of the statements. */
function isOfStatements(words: string): boolean {
  const found = findMeasures(words);
  return found.length > 0 && found.every(({ measure }) => measure.kind === 'metric' && !isEconomic(measure));
}

/** Of whole years, and of no day: a balance a year ago is that of its own day. */
function isOfYears(words: string): boolean {
  return isOfStatements(words) && findMeasures(words).every(({ measure }) => measure.kind === 'metric' && metricById(measure.id)?.kind !== 'stock');
}

/** A line of the statements, or the one that was spoken of, at no time of its own. */
function isOfNewest(words: string): boolean {
  return (isOfStatements(words) || /^(?:it|that|this|they)$/i.test(words)) && !/\b(?:now|today|currently|(?:19|20)\d\d)\b/i.test(words);
}

type Groups = Readonly<Record<string, string | undefined>>;
type Way = { readonly asks: RegExp; readonly as: (groups: Groups) => string; readonly if?: (groups: Groups) => boolean };

const isLoss = (words = ''): boolean => /\b(?:un\w+|loss|los\w+|red|negative)\b/i.test(words);
const isFirst = (words = ''): boolean => /\b(?:first|earliest)\b/i.test(words);
const signed = ({ whom = '', when = '', sign = '' }: Groups): string => `In which fiscal year did ${whom} ${isFirst(when) ? 'first' : 'last'} have a ${isLoss(sign) ? 'loss' : 'profit'}?`;
const when = String.raw`(?<when>last|latest|most recent|first|earliest)`;
const figure = String.raw`(?:(?:the|this|that|your) )?(?:numbers?|figures?|values?|amounts?|data)`;

const yearBefore = String.raw`(?:than |from |on |over )(?:it |they )?(?:was |were |had |did )?(?:a year (?:ago|earlier|before)|last year|the (?:year before|previous year|prior year))`;
const isLower = (words = ''): boolean => /\b(?:lower|worse|smaller|less|thinner|weaker|below)\b/i.test(words);
const against = String.raw`(?:vs\.?|versus|compared (?:to|with)|against)`;

const ways: readonly Way[] = [
  { asks: of(String.raw`is ${owner} (?:making|earning) (?<more>more|less)(?: money| profit)? (?:${yearBefore}|than before)`), as: ({ whom = '', more: how = '' }) => `Did ${whom}'s net income ${isLower(how) ? 'fall' : 'rise'}?` },
  { asks: of(String.raw`(?<verb>is|are) (?<what>[^?]{2,70}?) ${more} than (?<ago>(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) years ago)`), if: ({ what = '' }) => isOfNewest(what), as: ({ verb = '', what = '', more: how = '', ago = '' }) => `${verb} ${what} ${how} now than ${ago}?` },
  { asks: of(String.raw`(?:is|are) (?<what>[^?]{3,70}?) ${more} ${yearBefore}`), if: ({ what = '' }) => isOfYears(what) && isOfNewest(what), as: ({ what = '', more: how = '' }) => `Did ${what} ${isLower(how) ? 'fall' : 'rise'}?` },
  { asks: of(String.raw`(?:(?:has|have|did|was|were|is) )?${owner} ever (?:(?<sign>lost (?:any )?money|lose (?:any )?money|(?:made|make|had|have|posted|post) (?:a|any) (?:net )?loss(?:es)?|(?:been )?unprofitable|(?:been )?in the red)|(?:made|make|had|have|turned|turn|earned|earn|posted|post) (?:a |any )?(?:net )?(?:profits?|money)|(?:been )?(?:profitable|in the black))`), as: ({ whom = '', sign = '' }) => `In which fiscal year did ${whom} last have a ${sign === '' ? 'profit' : 'loss'}?` },
  { asks: of(String.raw`what (?:was|is|has been) ${owner} (?:biggest|largest|worst|highest|record) (?:net |annual |yearly )*loss(?: ever| on record| so far)?`), as: ({ whom = '' }) => `In which fiscal year did ${whom} have the biggest loss?` },
  { asks: of(String.raw`(?<what>[^?]{3,60}?),? (?:in |for )?this (?:year|yr) ${against} last(?: (?:year|yr))?`), if: ({ what = '' }) => isOfStatements(what), as: ({ what = '' }) => `How did ${what} change in the last fiscal year?` },
  { asks: of(String.raw`(?<what>[^?]{3,60}?),? (?:in |for )?(?:the )?last (?:quarter|qtr),? ${against} (?:the )?(?:same )?(?:quarter|qtr|one)?,? ?(?:a year (?:ago|earlier|before)|last year|the year before)`), if: ({ what = '' }) => isOfStatements(what), as: ({ what = '' }) => `${what} in the last quarter, year on year` },
  { asks: of(String.raw`(?<verb>is|are) (?<what>[^?]{3,70}?) ${more} ${then}`), if: ({ what = '' }) => isOfNewest(what), as: ({ verb = '', what = '', more: how = '', year: since = '' }) => `${verb} ${what} ${how} now than in ${since}?` },
  { asks: of(String.raw`(?<verb>is|are) (?<what>[^?]{3,70}?) (?:still )?(?:(?:about |exactly )?the same|unchanged|no different|equal) ${then}`), if: ({ what = '' }) => isOfStatements(what), as: ({ verb = '', what = '', year: since = '' }) => `${verb} ${what} the same now as in ${since}?` },
  { asks: of(String.raw`(?:(?:what|which|when) (?:was|is|were) )?(?:the )?${owner} ${when} (?<sign>profitable|unprofitable|loss[- ]making|losing|money[- ]losing|positive|negative|loss|profit) (?:fiscal |full |financial )?year(?: on (?:file|record))?`), as: signed },
  { asks: of(String.raw`(?:(?:what|which|when) (?:was|is) )?(?:the )?${when} (?:fiscal |full |financial )?year (?:(?:that|in which|when|where) )?${owner} (?<sign>made (?:any )?money|ma(?:d|k)e a (?:net )?profit|turned a profit|was profitable|lost (?:any )?money|made a (?:net )?loss|had a (?:net )?loss|was in the (?:red|black)|was unprofitable|had a profit)`), as: signed },
  { asks: of(String.raw`where (?:does|do|did) ${figure} (?:for|of) (?<what>[^?]{3,70}?) come from(?:[,;:]? (?:what|which) (?:filing|report|document|form)s?(?: is (?:it|that))?)?`), as: ({ what = '' }) => `What filing does ${what} come from?` },
  { asks: of(String.raw`where (?:do|did) you (?:get|have|take) (?<what>[^?]{3,70}?) from`), if: ({ what = '' }) => isOfStatements(what), as: ({ what = '' }) => `What filing does ${what} come from?` },
  { asks: of(String.raw`(?:what(?:'s|’s| is) (?:the |your )?)?source (?:for|of) (?<what>[^?]{3,70}?)`), if: ({ what = '' }) => isOfStatements(what), as: ({ what = '' }) => `What filing does ${what} come from?` },
  { asks: of(String.raw`(?<verb>did|does|has) ${owner} (?:earn|earned|make|made) (?<more>more|less) than (?:it|they) (?:has |have )?(?:pays?(?: out)?|paid(?: out)?|spen[dt]s?|returns?|returned|gives?|gave|handed out|put)(?: (?:out|back))?(?: to (?:its |the )?(?:shareholders|owners))? ?(?:in|on|for|into|through|as)? (?<what>[^?]{3,70}?)`), if: ({ what = '' }) => isOfStatements(what), as: ({ whom = '', more: how = '', what = '' }) => `Was ${whom}'s net income ${how} than its ${what}?` },
  { asks: of(String.raw`(?<what>[^?]{3,60}? growth) (?:per|a|for each|for every|in each|in every|every) (?:fiscal )?year`), if: ({ what = '' }) => isOfStatements(what) && !/\d/.test(what) && !/^(?:is|are|did|does|has|which|who)\b/i.test(what), as: ({ what = '' }) => `${what} each year` },
];

const growing = of(String.raw`(?:is|are) (?<what>[^?]{2,60}?) (?:still |really |actually |even )*(?<how>growing|going up|rising|increasing|climbing|improving|shrinking|falling|going down|coming down|declining|dropping)(?: at all| still| anymore| any more)?`);
const fell: Readonly<Record<string, string>> = { growing: 'grow', 'going up': 'go up', rising: 'rise', increasing: 'increase', climbing: 'rise', improving: 'improve', shrinking: 'fall', falling: 'fall', 'going down': 'go down', 'coming down': 'fall', declining: 'fall', dropping: 'fall' };
const noCompany = /^(?:it|they|that|this|the (?:economy|market|us|fed)\b.*|(?:the )?(?:stocks?|shares?|market).*|.*\b(?:growth|shares?|stocks?|price|pace|market|which|who|what|and|or|than)\b.*)$/i;

/** "Is its debt going up?": by the newest figure against the one before. A company that grows does so in its sales. */
function asMoved(text: string): string {
  const { what = '', how = '' } = growing.exec(text)?.groups ?? {};
  if (what === '' || noCompany.test(what)) return text;
  const verb = fell[how.toLowerCase()] ?? 'grow';
  if (findMeasures(what).length > 0) return isOfStatements(what) ? `Did ${what} ${verb}?` : text;
  return /^(?:growing|shrinking)$/i.test(how) ? `Did ${what}'s revenue ${verb}?` : text;
}

/** As it was for every other question. */
export function saidOfOne(text: string): string {
  for (const { asks, as, if: holds } of ways) {
    const groups = asks.exec(text)?.groups;
    if (groups !== undefined && holds?.(groups) !== false) return as(groups);
  }
  return asMoved(text);
}
