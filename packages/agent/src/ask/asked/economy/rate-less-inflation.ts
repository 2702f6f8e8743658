// A rate of interest less a rate of inflation: the real rate, in whatever words the one is taken off the other.
import type { IsoDate } from '@assay/record';
import { isTalk, latestMoment, momentIn, sentencesFrom } from './economy-talk.ts';

const policy = /\b(?:the )?(?:us )?(?:effective )?(?:(?:fed(?:eral)?(?:'s)?[- ]funds?|ffr|effr|ff)(?: (?:policy )?rate)?|(?:fed(?:'s)?|federal reserve(?:'s)?) (?:policy |key |main |benchmark |target )?rate|(?:policy|funds|overnight) rate)\b/gi;
const inflations: readonly (readonly [string, RegExp])[] = [
  ['core PCE inflation', /\b(?:the )?(?:(?:yearly|annual|year[- ]over[- ]year|year[- ]on[- ]year|yoy|12-month|twelve-month) )?core pce(?: (?:price )?(?:index|inflation|prices|deflator))?(?: (?:rate|yoy|y\/y))*\b/gi],
  ['core inflation', /\b(?:the )?(?:(?:yearly|annual|year[- ]over[- ]year|year[- ]on[- ]year|yoy) )?core (?:cpi|consumer price|inflation)(?: (?:inflation|index|rate|yoy|y\/y))*\b/gi],
  ['PCE inflation', /\b(?:the )?(?:(?:yearly|annual|year[- ]over[- ]year|year[- ]on[- ]year|yoy|headline) )?pce(?: (?:price )?(?:index|inflation|prices|deflator))?(?: (?:rate|yoy|y\/y))*\b/gi],
  ['consumer price inflation', /\b(?:the )?(?:(?:yearly|annual|year[- ]over[- ]year|year[- ]on[- ]year|yoy|headline|consumer[- ]price) )?(?:cpi|inflation)(?: (?:inflation|index|rate|yoy|y\/y))*\b/gi],
];
const takenOff = /\b(?:minus|less|subtract\w*|deduct\w*|net of|tak(?:e|ing|en) (?:away|off)|knock\w*(?: (?:off|out))?|strip\w*(?: (?:out|away|off))?|real|exceed\w*|above|over|higher than|difference|gap|adjust\w+ for|after)\b|[=−–-](?!\w)/i;
const around = new Set('fed really truly actually how knock knocks knocked knocking stripped off what\'s its own strip stripping left over year\'s still tight loose restrictive policy stance fed\'s federal reserve was deduct deducted deducting subtract subtracted subtracting subtracts take off net real terms rate remains remain remained is what\'s equals equal calculate compute work defined i.e namely adjust adjusted adjusting after accounting mid early late yearly annual year-over-year year-on-year over basis exactly simply using effective positive negative restrictive present moment right'.split(' '));

/** "The real funds rate": less the inflation that most people mean. */
const realRate = /\breal (?=(?:us |effective )*(?:fed(?:eral)?(?:'s)?[- ]funds?|ffr|effr|fed(?:'s)? (?:policy |key )?rate|policy rate|funds rate))/i;
const headline = ['consumer price inflation', /\breal\b/gi] as const;

function lessInflation(given: string, today: IsoDate): string | null {
  const text = given.replace(/\binflation[- ]adjusted\b/gi, 'real');
  const [named] = [...inflations.filter(([, words]) => text.search(words) >= 0), ...(realRate.test(text) ? [headline] : [])];
  if (named === undefined || text.search(policy) < 0 || !takenOff.test(text)) return null;
  const [name, words] = named;
  const moment = momentIn(text.replace(policy, ' ').replace(words, ' ').replace(/\b(?:the|that|its) year's\b/gi, ' '), today);
  if (moment === null || moment.words.startsWith('on ') || !isTalk(moment.rest, around)) return null;
  return moment.words === latestMoment ? `What is the difference between the federal funds rate and ${name} now?` : `What was the difference between the federal funds rate and ${name} ${moment.words}?`;
}

/** Null where either is not named, or where anything else is said. */
export function rateLessInflation(text: string, today: IsoDate): string | null {
  return lessInflation(text, today) ?? sentencesFrom(text, /\b(?:funds|ffr|policy rate|inflation|cpi|pce)\b/i).map((asking) => lessInflation(asking, today)).find((read) => read !== null) ?? null;
}
