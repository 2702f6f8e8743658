// What people say at a counter or a kitchen table: who asks through them, bills that grew fatter, tills and holes, who holds a company, what one's money earns.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const firm = String.raw`([A-Z][\w&.-]*(?:['’]s(?=[ ,.?]))?(?: [A-Z&][\w&.-]*){0,3}?)`;
const someone = '(?:customer|member|reader|listener|viewer|colleague|neighbou?r|student|pupil|friend|mate|cousin|brother|sister|uncle|aunt|father|mother|dad|mum|mom|husband|wife|son|daughter|boss|caller|guest|patient|passenger|regular|punter|trainee|apprentice|flatmate|grandson|granddaughter|nephew|niece|chairman|treasurer)';
const asks = '(?:asks?|asked|wonders?|wants? to know|would like to know|would love to know|is asking|was asking|keeps asking|is dying to know|needs to know)';

/** "A customer asks over the counter how much …": whoever asks, the question is what he asks. */
const through: readonly Rewording[] = [
  [re(String.raw`^(?:(?:a|an|one|my|our|the|some|another|this) )(?:[a-z-]+ ){0,2}?${someone}s?(?: (?:of (?:mine|ours)|next door|upstairs|at the (?:club|bank|bar|shop|office|gym)|in (?:the|my|our) [a-z]+))? ${asks}(?: me| us)?(?: (?:[a-z'-]+ ){1,3}[a-z'-]+| today)? (?=(?:by )?(?:how|what|which|whose|when|where)\b)`), ''],
];

const up = '(?:rise|grow|climb|go up|gain|increase|jump|swell|improve|get better|pick up|advance)';
const down = '(?:fall|drop|sink|slip|slide|shrink|go down|lose|decrease|decline|dip|get worse|retreat|tumble)';
/** How far something went, whichever way. */
const moves: readonly Rewording[] = [
  [re(String.raw`(?<=\bpercent )(?:fatter|thicker|richer)\b`), 'larger'],
  [re(String.raw`(?<=\bpercent )(?:thinner|slimmer|leaner)\b`), 'smaller'],
  [re(String.raw`\b(?:${up},? or (?:did (?:it|they) )?${down}|${down},? or (?:did (?:it|they) )?${up})\b(?=(?: (?:in|from|between|against|on|over|during|by|since|compared)\b|[?,.]))`), 'rise or fall'],
  [re(String.raw`\b(?:and )?(?:what(?:'s| is| was)|at what rate (?:is|was|has)) (?:that|it|this) (?:been )?(?:growing|grown|climbing|rising|going up)(?: by| at)? (?:a|per|each|every) year (?=(?:since|from|between|over)\b)`), 'and what was its compound annual growth rate '],
];

const most = '(?:fattest|highest|largest|biggest|best|top|richest|dearest|first)';
const least = '(?:thinnest|lowest|smallest|worst|bottom|leanest|poorest|slimmest|cheapest|last)';
/** What lies between the ends of an order. */
const ends: readonly Rewording[] = [
  [re(String.raw`\b(?:tell me |say )?(?:by )?how many (percentage points|points) (?:(?:is it|are there|are|lie|sit|stand) (?:from|between)|part|separate|divide) (?:the )?(?:${most}(?: (?:one|of them))? (?:from|and|to|down to) (?:the )?${least}|${least}(?: (?:one|of them))? (?:from|and|to|up to) (?:the )?${most})(?: (?:one|of them))?(?=\s*(?:[?.,;]|$))`), 'what is the difference in $1 between the highest and the lowest'],
];

/** "Cash flow in 2024, and its compound rate since 2019": up to the year that is named. */
const since = /\b(compound (?:annual |yearly )?(?:growth )?rate [a-z ]{0,24}?)since ((?:fiscal |FY ?)?)(20\d\d)\b/i;
function upToNamed(text: string): string {
  const base = since.exec(text)?.[3];
  const later = [...new Set(text.match(/\b20\d\d\b/g))].filter((year) => year !== base);
  return base === undefined || later.length !== 1 || later.every((year) => year <= base) ? text : text.replace(since, `$1from $2$3 to $2${later.join('')}`);
}

const quarter = /\b(?:in |for )?the (first|second|third|fourth) quarter of (fiscal )?(20\d\d)\b/gi;
const anew = re(String.raw`(?<!\b(?:against|over|on|than|with|to|from|of|versus|vs\.?|as|by|in|for) )\b(?:(?:in |for )?the same quarter(?: of)? (?:a|one|the) year (?:before|earlier)|(?:a|one|the) year (?:before|earlier),? in (?:the same|that) quarter)(?=[?.,;]|$)`);
/** "What share in the second quarter of 2025, and what share the year before in the same quarter?": that quarter by its name. */
function quarterByName(text: string): string {
  const found = [...text.matchAll(quarter)];
  const [, which = '', fiscal = '', year = ''] = found[0] ?? [];
  return found.length === 1 ? text.replace(anew, `in the ${which} quarter of ${fiscal}${String(Number(year) - 1)}`) : text;
}

/** Lines of the statements by what is seen of them. */
const lines: readonly Rewording[] = [
  [re(String.raw`\b(?:what|how much)(?: money)? (?:went|came|passed|ran|was rung up|rang up)(?: (?:through|at|in|into|on|over))+ (?:the |its |their )?(?:tills?|cash registers?|registers?|checkouts?|counters?)(?: (?:at|of) ${firm})?`), (...[, who = '']: readonly string[]): string => `what was the revenue${who === '' ? '' : ` of ${who}`}`],
  [re(String.raw`\b(?:what|how much)(?: money)? (?:went|was spent|got spent) on interest(?: (?:at|by|for|of) ${firm})?(?! (?:rate|income))`), (...[, who = '']: readonly string[]): string => `what was the interest expense${who === '' ? '' : ` of ${who}`}`],
  [re(String.raw`(?<=[,:] (?:the |its )?)(?:net )?(?:profit or loss|loss or profit|profit ?\/ ?loss)(?=,)`), 'net income'],
  [re(String.raw`\b(?:what|how much)(?: money| interest)? (?:did|does|has) (it|they|${firm.slice(1, -1)}) (?:get|take in|receive|received|collect|collected|taken in)(?:(?: in| as| from)+ interest|(?<=interest [^?]*))(?! expense)`), (...[, who = '']: readonly string[]): string => `what was ${/^(?:it|they)$/i.test(who) ? 'its' : `${who}'s`} interest income`],
  [re(String.raw`(?<=\binterest income\b[^?]{0,60})\b(?:what|how much)(?: interest)? (?:did|does) (?:it|they) (?:(?:have|had) to )?(?:pay|owe)(?: out)?(?: in interest| itself| for it| (?:to )?lenders| on (?:its|their) (?:own )?debts?)?(?=[?.,]|$| (?:in|for|and)\b)`), 'what was its interest expense'],
  [re(String.raw`\bmargins? (?:from|on|of|out of) (?:the )?(?:operations|operating business)\b`), 'operating margin'],
  [re(String.raw`(?<=\b(net|operating|gross) (?:profit|income|earnings)\b[^?]{0,60})\bwhat margin(?: is|'s| was| does) (?:that|this|it)(?: (?:make|give|come to))?`), 'what $1 margin is that'],
];

/** Who holds a company, and who sells at its top. */
const holders: readonly Rewording[] = [
  [re(String.raw`\bany(?:body|one) (?:high up|at the top|senior|in charge|on the inside|in management|from the top|up there) (?:at|in|inside|of) (?=[A-Z])`), 'any insiders of '],
  [re(String.raw`\b(?:in )?whose hands (?:is|are) ${firm}(?: in)?(?=[?,.]|$)`), 'who are the largest institutional holders of $1'],
];

/** A report that is put in is filed. */
const filed: readonly Rewording[] = [
  [re(String.raw`\b(?:put|send|turn) ((?:its|their|the) [^?,.]{4,50}?(?:10-?[kq]|reports?)) in (?:with|at|to) the (sec|regulator)`), 'file $1 with the $2'],
];

export const counterTalk = (text: string): string => quarterByName(upToNamed(sayAgain(text, [...through, ...moves, ...ends, ...lines, ...holders, ...filed])));
