// Which of several shares has the higher or the lower multiple: the words of the contest, and what is left to be read without them.
import { has } from '../../course/words/patterns.ts';

/** `text` has the words of a multiple, and none of a contest; `order` is that of the multiple. */
export type ContestOfMultiples = { readonly text: string; readonly order: 'highest' | 'lowest' };

const re = (source: string): RegExp => new RegExp(source, 'gi');

const less = '(?:cheaper|cheapest|lower|lowest|less expensive|least expensive|less dear|smaller|smallest|better value|bargain|more modest)';
const more = '(?:dearer|dearest|more expensive|most expensive|pricier|priciest|higher|highest|richer|richest|costlier|more richly valued|more highly valued|larger|largest)';
const what = String.raw`(?: (?:stock|share|one|company|name|valuation|price tag|figure|of the (?:two|three|pair)|of them))*(?: on (?:that|this) (?:basis|measure|score|yardstick)| by (?:that|this) (?:measure|yardstick))?`;
const who = String.raw`(?:which|who|whose)(?:(?: one)?(?: of (?:the|these|those|them)(?: two| three| four)?)?)?(?: (?:company|stock|share|name|one|shares?)(?:'s)?)?`;
const stands = String.raw`(?:(?:is|was|are|looks?|comes? out|works? out|trades?|traded|stands?|stood|sits?|has|had|carries|carried|sells?|sold|costs?|commands?|goes)(?: (?:at|as|out|on|for|with))? )?(?:(?:the|a|an) )?`;
const tell = String.raw`(?:,|;|\.|:| -)? ?(?:\b(?:and|then|plus) )?(?:(?:please )?(?:tell me|say|let me know|name|show me) )?`;

const contests = (side: string): readonly RegExp[] => [
  re(String.raw`(?:,|;)? ?(?:\bwith )?\b(?:the )?${side} first\b`),   re(String.raw`${tell}\b${who} ${stands}${side}\b${what}(?: on| by| in| at)?(?: terms of)?(?= |[,?.:;]|$)`), re(String.raw`(?:,|;|:)? ?\b(?:is|are|was|were) (?=[^?]*\b(?:or|and)\b[^?]*\bthe ${side}\b)`), re(String.raw`\bthe ${side}\b${what}`), re(String.raw`(?:,|;)? ?\b${side}(?: one| stock| share)(?=[?. ]|$)`), re(String.raw`\b(?:is|are|stands?|comes? out|works? out|was|were) (?:the )?${side}(?= ?[,?.:;]|$)`),
];
const sides = [['lowest', contests(less), new RegExp(String.raw`\b${less}\b`, 'i')], ['highest', contests(more), new RegExp(String.raw`\b${more}\b`, 'i')]] as const;

const earnings = String.raw`(?=(?:(?:diluted|dil\.?|fully|own|annual|reported|fiscal|fy|'?(?:20)?\d\d|last|of|in|for|year's|financial|year|the) ?)*\b(?:eps|earnings(?: per share)?|profits?)\b)`;
const each = String.raw`(?:each(?: one| company| of them)?(?:'s)?(?: own)?|their(?: own| respective)?|its(?: own)?|the)`;
/** A price over earnings that is spelt out. */
const spelt: readonly RegExp[] = [re(String.raw`\b(?:over|divided by|as a multiple of|in terms of) (?:${each} )?${earnings}`), re(String.raw` ?(?:÷|\/) ?${earnings}`), re(String.raw`\bmultiples? of (?:${each} )?${earnings}`), re(String.raw`\b(?:how many|what|which) times (?:${each} )?${earnings}`)];
const named = /\bp ?\/ ?es?\b|\bpe\b|\bprice[- ](?:to[- ]|over )?earnings\b|\bp\/s\b|\bp\/b\b|\bprice[- ](?:to[- ]|over )?(?:sales|book)\b|\bmultiples? of (?:(?:its|their|the|last|latest|annual|fiscal|year's) )*(?:sales|revenues?|book)\b|\b(?:earnings|dividend|free cash flow) yields?\b/i;
const isSpelt = (text: string): boolean => spelt.some((pattern) => has(pattern, text));

/** Said of several shares: they are listed, and not chosen from. */
const listed: readonly (readonly [RegExp, string])[] = [
  [/\b(?:versus|vs\.?|against|compared (?:with|to))(?= )/gi, 'and'], [/ or (?=(?:of )?[A-Z])/g, ' and '], [/^(?:please )?(?:compare|put|take|taking|set)(?= )/i, 'what are'], [/\b(?:each one's|each company's|each of them|each)\b/gi, 'their'], [/\bside by side\b|\bwho(?=\s+(?:price|on))|\bwhose\b/gi, ' '], [/\b(?:please )?(?:rank|order|sort|list|line up)(?: (?:them|these))?(?= )|\bin order(?: of| by)?\b/gi, ' '], [/\bby (?=(?:their )?(?:p ?\/|price))/gi, ' '], [/\b(?:based|going|judged|measured|valued) (?:on|by)\b/gi, 'on'],
  [/\b((?:fiscal(?: year)?|fy) ?'?(?:20)?\d\d)(?:'s)? (?:earnings|profits?)\b(?! per| yield)/gi, '$1 diluted EPS'],
];

/** "From the cheapest to the dearest." */
const fromTo = re(String.raw`\b(?:from )?(?:the )?(${less}|${more}) to (?:the )?(?:${less}|${more})\b`);

const name = String.raw`[A-Z][\w&'’.-]{1,20}(?: (?:[A-Z][\w&'’-]{1,20}|&)){0,3}`;
/** "The PM bets Visa is dearer than Apple.": what somebody holds of two shares, which are those that are meant. */
const held = new RegExp(String.raw`^(?:[^.?!\d]{1,40}? )?(${name}) (?:is|was|looks|seems|trades|sells|goes|comes out) (?:(?:much|far|way|a lot|clearly|the) )?(?:${less}|${more}) than (${name})[.;:!] (?=[A-Z])`);

/** A sentence of a few words without names or numbers, before the question. */
const opening = /^[A-Z][a-z ,]{3,40}[?.!] (?=[A-Z])/;
const beside = /\bcompare\b|\bversus\b|\bvs\b|\bside by side\b/i;

/** The one end that its words name; null where they name both, or none and nothing is held side by side. */
function sideIn(text: string): { readonly order: ContestOfMultiples['order']; readonly words: readonly RegExp[]; readonly isLeft: (rest: string) => boolean } | null {
  const [side, ...others] = sides.filter(([, , words]) => words.test(text));
  if (others.length > 0 || (side === undefined && !beside.test(text))) return null;
  return { order: side?.[0] ?? 'lowest', words: side?.[1] ?? [], isLeft: (rest) => side?.[2].test(rest) === true };
}

/** Null where no contest of multiples is in it. */
export function contestOfMultiples(question: string): ContestOfMultiples | null {
  const said = question.replace(held, '$1 and $2: ').replace(fromTo, ' $1 first');
  const isNamed = named.test(said);
  const side = isNamed || isSpelt(said) ? sideIn(said) : null;
  if (side === null) return null;
  const multiple = spelt.reduce((rest, pattern) => rest.replace(pattern, isNamed ? ' on ' : ' price-earnings ratio on '), said.replace(opening, ''));
  const bare = side.words.reduce((rest, pattern) => rest.replace(pattern, ' '), multiple).replace(/^[\s,.;:]+/, '');
  const text = listed.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), isNamed ? bare.replace(/\bmultiples?\b(?! of )/gi, ' ') : bare).replace(/ {2,}/g, ' ').trim();
  return side.isLeft(text) ? null : { text, order: side.order };
}
