// Who held a share through a year, and what that made: the move of its price in that year. The clause that tells the holding and the verb that asks for the gain are each read where they stand.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const person = String.raw`(?:i|we|you|he|she|they|one|somebody|someone|anybody|anyone|(?:my|our|an?) [a-z]+)`;
const firm = String.raw`([A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}?)(?:'s)?(?: (?:shares|stock))?`;
const kept = '(?:held|owned|kept|had|sat on|hung on to|held on to|stayed in)';
const through = String.raw`(?:(?:all )?(?:through|throughout|over|during|across)|(?:for )?(?:all|the whole|the entire year|the year)(?: of)?|in|for)(?: (?:all|the whole|the entire year|the year)(?: of)?)? (?:calendar )?(20\d\d)(?! ?[-\d])`;
/** Supposed, told, or said of whoever did. */
const holding = re(String.raw`\b(?:(?:if|had|suppose|say)(?: only)? ${person}(?:'d| had)? (?:just )?${kept}|${person}(?: who| that)?(?: had)? ${kept}) ${firm} ${through}(?=[,.;:?]| and\b| how\b| what\b|$)[,.;:]?`);

const who = '(?:i|we|you|he|she|they|one|that|it)';
const percent = '(?: (?:in percent|percent-?wise|as a percent(?:age)?))?';
const gains: readonly Rewording[] = [
  [re(String.raw`\b(?:by )?(?:how (?:much|far|many per ?cent)|what per ?cent(?:age)?)(?: (?:up|down|ahead|behind|up or down))? (?:would|was|were|did|am|are) ${who}(?: (?:be|have been|have))?(?: (?:up or down|up|down|ahead|behind|made|gained|lost|make|gain|lose))?${percent}(?: on the (?:price|shares?|stock))?(?=[?.,;]|$| and\b)`), 'by how many percent did its share price change'],
  [re(String.raw`\bhow many per ?cent (?:was|is|were) (?:that|it)(?=[?.,;]|$| and\b)`), 'by how many percent did its share price change'],
  [re(String.raw`\bwhat did (?:the|its|his|her|their|my|our) (?:price|shares?|stock) (?:do(?: for (?:me|us|him|her|them))?|gain|make|lose|return)(?: for (?:me|us|him|her|them))? in percent`), 'by how many percent did its share price change'],
];

export function heldThrough(text: string): string {
  const asked = sayAgain(text, gains);
  const said = asked === text ? text : asked.replace(holding, 'For $1 in calendar $2,');
  return said === asked ? text : said;
}
