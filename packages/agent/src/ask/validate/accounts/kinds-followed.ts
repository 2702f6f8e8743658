// Whether an answer opens with a figure of the kind that the question's words ask for: money, a move over the whole time, every company that is named.
import { daysBetween } from '@assay/record';
import type { Asked } from '../../asked/asked.ts';
import type { Shown } from './word-classes.ts';
import { standsIn } from '../../asked/patterns/late-pattern.ts';

type AskedOf = Pick<Asked, 'text' | 'asking' | 'operation' | 'companies' | 'group' | 'course' | 'inherited' | 'periods'>;
type Kind = { readonly what: string; readonly asks: RegExp; readonly unless?: RegExp; readonly isMissed: (shown: Shown, asked: AskedOf) => boolean };

const isExtreme = /\b(?:high|low|highest|lowest|deepest|largest|smallest|biggest|fastest|slowest|best|worst|most|least|than any other|leads the companies|ahead|top|bottom|drawdown|peak|trough|point)\b/i;
const yearly = /\b(?:compound\w*|cagr|annual\w*|yearly|(?:a|per|each|every|by) year|per annum|average|mean|pace|trend\w*|histor\w*|develop\w*|evol\w+|track|over (?:the )?(?:years|time|last|past)|(?:last|past) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:fiscal )?ye?a?rs|year by year|year after year|course)\b/i;

const kinds: readonly Kind[] = [
  {
    what: 'an amount of money', asks: /\bhow (?:many|much) (?:us )?(?:dollars|bucks|cents|usd|money|cash)\b|\bwhat (?:sum|amount)\b/i, unless: /\bpercent|%|\b(?:each|every|per|a) (?:sales )?(?:dollar|buck|hundred)|\bout of\b|\bhundred dollars\b|\bcents (?:of|on|out|from|per|did|does|are|is|were|was|in)\b/i,
    isMissed: ({ opening }) => opening.length > 0 && opening[0]?.unit.kind !== 'money' && !opening.some(({ form, unit }) => unit.kind === 'money' && (form === 'change' || form === 'difference')),
  },
  {
    what: 'growth over the whole time', asks: /\bpercent\w*|%|\b(?:pct|bigger|larger|smaller|growth|gr[eo]w|grown|ris(?:e|en)|rose|increase[ds]?)\b/i, unless: yearly,
    isMissed: ({ opening }) => opening.find(({ form, metric }) => form === 'growth' || form === 'cagr' || metric.endsWith('_growth'))?.form === 'cagr',
  },
  {
    what: 'what it comes to a year', asks: /\b(?:cagr|compound(?:ed|ing)?|annuali[sz](?:ed|ing)|(?:per|a|each|every) (?:annum|year)(?! (?:ago|later|before|earlier|end|to\b)))\b/i, unless: /\bvolatil\w*|\bdividends?\b|\b(?:list|table|show|which year)\b/i,
    isMissed: ({ opening }, { course }) => opening[0]?.measure === 'price' && opening[0].form === 'growth' && course?.form.kind !== 'best' && course?.form.kind !== 'worst' && !opening.some(({ form }) => form === 'cagr') && new Set(opening.flatMap(({ form, to }) => (form === 'growth' ? [to] : []))).size < 2,
  },
  {
    what: 'the rise of the level, and not of its rate', asks: /\b(?:index|prices|cost of living|price level)\b[^?]{0,60}\b(?:r[io]se|risen|up|increased?|climb(?:ed)?|gone up)\b|\b(?:rise|increase|climb) (?:in|of)\b[^?]{0,30}\b(?:prices|index|cost of living)\b/i, unless: /\binflation\b|\b(?:fast|slow)(?:er|est)?\b/i,
    isMissed: ({ opening: [first] }) => first?.measure === 'inflation' && first.form === 'change',
  },
  {
    what: 'the latest price', asks: /\b(?:last|latest|current|present|today's|newest|most recent) (?:available |known |share |stock |market )*(?:closing )?(?:price|close|quote|market (?:cap|value))\b/i, unless: /\blast (?:price|close|closing price|quote) (?:of|in|before)\b/i,
    isMissed: ({ opening }) => {
      const yearEnds = opening.flatMap(({ fiscal, from, to }) => (fiscal?.part === 'FY' && from !== to && to !== null ? [to] : []));
      const closes = opening.flatMap(({ measure, form, to }) => (measure === 'price' && form === 'value' && to !== null ? [to] : []));
      return closes.length > 0 && yearEnds.length > 0 && closes.every((day) => yearEnds.some((end) => Math.abs(daysBetween(day, end)) % 365 < 8 || Math.abs(daysBetween(day, end)) % 365 > 357));
    },
  },
  {
    what: 'the extreme that was asked for', asks: /\b(?:worst|best|lowest|highest|deepest|steepest|biggest|largest|smallest) (?:point|moment|day|session|week|month|quarter|year|close|closing price|drop|fall|gain|decline|rise|move)s?\b/i,
    isMissed: ({ opening, openingWords }, { operation, course }) => operation === 'look-up' && opening[0]?.form === 'growth' && (course === undefined || course.form.kind === 'change') && !isExtreme.test(openingWords),
  },
  {
    what: 'the time of the question before', asks: /\b(?:same|that very|that) (?:day|date|year|quarter|month|period|time)\b/i,
    isMissed: (_, { inherited, periods, text }) => inherited.includes('measures') && !inherited.includes('periods') && (periods.some(({ kind }) => kind === 'last') || (/\bthat (?:very |same )?day\b/i.test(text) && periods.length > 0 && periods.every(({ kind }) => kind === 'fiscal'))),
  },
  {
    what: 'which of them it holds for', asks: /\b(?:which|what|who|screen|list|find|filter)\b[^?]*\b(?:lower|below|under|fell|fall(?:en)?|lost|loss(?:es)?|negative|shrank|declined|dropped|higher|above|over|more than|less than|at least|at most|rose|gained|positive|beat)\b/i,
    isMissed: (_, { operation, group, course }) => group !== null && operation === 'compare' && course === undefined,
  },
  {
    what: 'every company that is named', asks: /(?:)/,
    isMissed: ({ opening, companies }, asked) => asked.operation === 'compare' && asked.group === null && opening.length > 0 && companies < asked.companies.length,
  },
];

/** In the words of the part that asks. */
export function kindsNotFollowed(asked: AskedOf, shown: Shown): readonly string[] {
  const text = asked.asking ?? asked.text;
  return kinds.filter(({ asks, unless, isMissed }) => standsIn(text, asks) && unless?.test(text) !== true && isMissed(shown, asked)).map(({ what }) => what);
}
