// Turns of speech around the mean of the closes of a month, a quarter or a year: said of no single day, and of two times each for itself.
import { sayAgain, type Rewording } from '../../reworded/rewording.ts';

const re = (source: string): RegExp => new RegExp(source, 'gi');

const mean = String.raw`(?:averages?|averaged|averaging|mean|avg\.?)`;
const isMean = re(String.raw`\b${mean}\b`);
const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const time = String.raw`(?:the )?(?:(?:${month}|q[1-4]|(?:first|second|third|fourth|last) (?:calendar )?quarter|calendar(?: year)?)(?: of)? )?20\d\d`;
const part = '(?:(?:that|the|each|every|one|a|whole|full|entire|same|respective|calendar) )*(?:month|quarter|year|time|period)s?';
const closes = String.raw`(?:(?:all|of|the|its|their|daily|every|each) )*(?:closes|closing prices|trading days|sessions|days)`;
const moves = '(?:mov(?:e|ed|ement)|chang(?:e|ed)|chg|gain(?:ed)?|ris(?:e|en)|rose|f[ae]ll(?:en)?|climb(?:ed)?|drop(?:ped)?|differ(?:ed|ence)?|diff|increased?|decreased?|go(?:ne)? up|go(?:ne)? down|went up|went down|up|down|higher|lower)';

const turns: readonly Rewording[] = [
  [re(String.raw`\bdiff\b\.?`), 'difference'],
  // Of two means there is one distance, however its two ends are said.
  [re(String.raw`,? (?:from|between) the (?:one|first|former|earlier)(?: ${mean}| month| year| figure)? (?:to|and) the (?:other|second|latter|later)(?: one| ${mean}| month| year| figure)?(?=[?.,;]|$)`), ''],
  // Of the two times each has a mean of its own: it moved from the one to the other.
  [re(String.raw`(?<=\b${mean}\b[^?.]{0,80}\b${moves}\b[^?.\d]{0,30})\b(?:from|between) (${time}) (?:to|and|until|till|through) (?=${time})`), 'in $1 and in '],
  [re(String.raw`\b(?:averaged|averaging|(?:on|taking) (?:the )?(?:average|mean)) (?:out )?(?:over|across|of|for) (?:${closes}(?: (?:in|of|over|for) ${part})?|${part})(?=,| (?!of\b))`), ' average closing price '],
  [re(String.raw`\b(?:at what (?:price|level)s?|where|at how much) (did|has|have) ([^?,.\d]{1,40}?) (?:closed?|trade[d]?|finish(?:ed)?|end(?:ed)?|settled?|stood|stand|sit|sat)(?: up)?(?= (?:in|over|during|for|across) )`), 'what was the closing price of $2'],
];

export function meanTalk(text: string): string {
  return text.search(isMean) < 0 ? text : sayAgain(text, turns).replace(/ {2,}/g, ' ');
}
