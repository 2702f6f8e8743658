// Turns of a question of closes, said as its readers know them: years from close to close, days of a month that is named before, a sum and the shares that it buys, a multiple that is supposed.
import { sayAgain, type Rewording } from '../../reworded/rewording.ts';
import { closesSpoken } from './closes-spoken.ts';
import { withBothEnds } from './length-to-day.ts';
import { meanTalk } from './mean-talk.ts';

const re = (source: string): RegExp => new RegExp(source, 'gi');

const last = '(?:last|final|closing|year-end|december(?: 31)?)';
const ofBefore = '(?: (?:of|in) the (?:previous|prior|preceding) year| of the year before| before| (?:of|in) the year (?:before|earlier))';
const times = String.raw`(\d{1,3}(?:\.\d+)?) ?(?:x|times)`;
const earned = String.raw`(?:what (?:it|the company|they) (?:earned|earns|made|makes)(?: per| for each| a)(?: fully)?(?: diluted)? share|(?:its|their) (?:fully )?(?:diluted )?(?:eps|earnings(?: per (?:diluted )?share)?))`;

/** Two calendar years, each for itself. */
const twoYears = String.raw`(?<=\b20\d\d,? (?:and|&|\+|vs\.?|versus|or|against)(?: (?:in|for|over|during|calendar|cal\.?|cy|the|year))* ?20\d\d\b[^?\d]*?)`;
const yearEnd = String.raw`(?:(?:the )?(?:years?|december|dec)[- ](?:ends?|closes?|finish)(?: (?:close|price))?|(?:the )?(?:last|final) (?:close|closing price|session|trading day)|\bye)`;

const aShare = String.raw`(?:that )?(?:an?|one|each|the)? ?([^?,;]{1,40}?) (?:shares?|stock)(?: (?:has|had|have))?(?: ever)? (?:costs?|went for|goes for|fetched|sold for|traded (?:at|for)|changed hands (?:at|for)|closed at|was worth|were worth)(?: (?:at|on) (?:the|a) close)?`;

const shares = String.raw`(?:share price|stock price|shares?|stock|price)`;

const document = '(?:charts?|notes?|tables?|slides?|memos?|reports?|decks?|papers?|sheets?|spreadsheets?|screens?|pages?|files?|models?)';

const turns: readonly Rewording[] = [
  ...closesSpoken,
  // "How far is the latest close above it": how far above it that close is.
  [re(String.raw`\bhow (far|much|many (?:percent|per cent|%)) (is|was|does|do) ((?:the |its )?(?:latest|last|newest|current|most recent) (?:close|price|closing price)) (?:(?:lie|stand|sit|now) )?(above|below|over|under)( (?:it|that|this)(?: \w+)?)(?=[ ,?.]|$)`), 'how $1 $4$5 $2 $3'],
  // What is named in a paper is what is asked for behind it: "what level is that?"
  [re(String.raw`^(?:an?|the|our|my|this|one) (?:\w+ )?${document}(?: (?:of (?:ours|mine|theirs)|here|on my desk))? (?:marks|shows|names|quotes|cites|mentions|carries|lists|speaks of|refers to|points to) (?=[^?!]{4,120}[.;] (?:at )?(?:what|which) (?:level|price|close|figure|value|number|day) (?:is|was) (?:that|it)\b)`), 'what was '],
  [re(String.raw`(?<=\bwhat was [^?!]{4,120})[.;] (?:at )?(?:what|which) (?:level|price|close|figure|value|number) (?:is|was) (?:that|it)\b`), ''],
  // Verbs of a fall and of a rise; many of them are names as well, and verbs only behind "did".
  [/(?<=\bdid [^?.;,]{1,60} )(?:sink|plummet|crater|nosedive|tank|tumble|plunge|slump|sag|skid|collapse|dive)\b/gi, 'fall'], [/\b(?:sank|plummeted|cratered|nosedived|tanked|tumbled|plunged|slumped|skidded|collapsed)\b/gi, 'fell'],
  [/(?<=\bdid [^?.;,]{1,60} )(?:soar|surge|rocket|skyrocket|leap|spurt|spike)\b/gi, 'rise'], [/\b(?:soared|surged|rocketed|skyrocketed|leapt|leaped|spurted|spiked)\b/gi, 'rose'],
  [re(String.raw`\bhow (?:badly|well|poorly|strongly|kindly|nicely|sharply|steeply|decently|brightly|miserably|hard)(?= (?:did|has|have|had)\b)`), 'how'],
  [re(String.raw`\bhow (?:hard|badly|much) (?:was|were) ([^?,]{2,40}?)(?:'s)?(?: (?:shares|stocks?|share price))? (?:hit|hurt|battered|bruised|punished)\b`), 'how did the $1 share price move'],
  [re(String.raw`\bhow did ([^?,]{2,40}?) (?:come|bounce|climb|claw its way) back\b`), 'how did $1 move'],
  [re(String.raw`^(?:please )?compare (?:what|how) ([^?,]{3,60}?)(?:'s?)? (?:shares|stocks?|share prices) (?:did|have done|performed|fared|moved)\b`), 'how did $1 shares perform'],
  // The end that is looked for comes first, the move over the same time behind it.
  [re(String.raw`^(?:by )?how (?:many per ?cent|much|far) did ([^?,]{2,40}?) (?:${shares} )?(?:change|move|rise|fall|gain|lose|go up|go down) (?:in|over|during|across) (?:calendar (?:year )?)?((?:19|20)\d\d)(?: in (?:percent|per cent))?,? and what (?:was|were) (?:its|the|their) (highest|lowest) (?:close|closing price)(?: (?:in|of|during|for) (?:that|the same) year| that (?:same )?year| (?:in|of) \2)?\s*\??$`), 'what was the $3 close of $1 in $2, and by how many percent did it move over the year?'],
  [re(String.raw`\bbetween (?:the |its |their )?clos(?:es|ing prices) (?:of|on) (?=(?:the )?\d|[a-z]{3,9} \d)`), 'between '],
  [re(String.raw`\bthe most,? and (?:what (?:is|was|were) )?(?:the )?least ${aShare}`), 'the highest and the lowest close of $1'],
  [re(String.raw`\bthe least,? and (?:what (?:is|was|were) )?(?:the )?most ${aShare}`), 'the highest and the lowest close of $1'],
  [re(String.raw`\bthe most ${aShare}`), 'the highest close of $1'],
  [re(String.raw`\bthe least ${aShare}`), 'the lowest close of $1'],
  [re(String.raw`\bwhat did (?:an?|one) ([^?,;]{1,40}?) share cost at (?:(?:the )?most and (?:at )?(?:the )?least|(?:the )?least and (?:at )?(?:the )?most)`), 'what were the highest and the lowest close of $1'],
  [re(String.raw`${twoYears},? \(?(?:each )?(?:measured |counted |taken |going |based |using |on |by |at )*(?:from )?${yearEnd} (?:to|on|over) ${yearEnd}(?: of (?:the|each|that|both|those|these) years?)?\)?(?=[ ,;.?]|$)`), ' '],
  [re(String.raw`${twoYears},? \(?(?:each )?(?:measured |using |on |by |with |at |from |the )*year[- ]end (?:closes|prices|closing prices)\)?(?=[ ,;.?]|$)`), ' '],
  [re(String.raw`,? (?:each )?(?:(?:year )?in percent |each )*(?:measured |counted |taken |going )?from the ${last} close${ofBefore}? to the ${last} close(?: (?:of|in) (?:the|that|each|the same) year)?(?:, in percent)?`), ' in percent'],
  [re(String.raw`,? (?:(?:on|by|from) )?(?:a )?(?:last|final) close to (?:last|final) close\b|,? \(?(?:by |for |in )?calendar y(?:ea)?rs\b\)?`), ' '],
  [re(String.raw`[,;:] ?(?:and )?(?:(?:name|tell me|give me|show) )?(?:the )?(?:better|stronger|winning) (?:one|year)\s*\??$|,? and (?:the )?winner\s*\??$`), ', which year was better?'],
  [re(String.raw`\bfrom new year(?:'s)?(?: day| eve)? to new year(?:'s)?(?: day| eve)?,? (?:of |in )?(20\d\d)\b`), 'in $1'],
  [re(String.raw`(?<=\bon the \d{1,2}(?:st|nd|rd|th)) of (?:that|the|this|the same) month\b`), ''],
  [re(String.raw`(?: ?(?:=|->|→) ?|,? (?:buys?|bought|gets?(?: me| us)?|makes?) )how many shares\b\s*\??`), ', how many shares could be bought?'],
  [re(String.raw`^(?:suppose|supposing|say|assume|assuming|imagine|if)(?: that)? (.{2,40}?) (?:deserve[ds]?|merit(?:s|ed)?|traded? at|trades at|(?:was|were|is) (?:valued|priced) at|(?:was|were|is) worth|commanded?|fetched|sold (?:at|for)|went for) (?:a multiple of )?${times} ${earned},? (?:in|of|for) (?:fiscal |fy ?)?(20\d\d)[,.;:]? ?(?:then )?(?:what|which|how much) (?:price )?(?:would|is|will|does)(?: (?:the|its|a|one|that|this|stock|shares?|price|it))*(?: (?:be worth|cost|be|come to|give|make))?`), 'What price per share would $1 have at $2 times its $3 diluted EPS'],
];

export function saidPlainly(text: string): string {
  return meanTalk(sayAgain(withBothEnds(text), turns)).replace(/ {2,}/g, ' ');
}
