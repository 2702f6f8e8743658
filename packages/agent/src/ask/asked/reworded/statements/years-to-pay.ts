// "How many years of free cash flow would it take to pay off the debt?": how many times the one the other is.
import { findMeasures } from '../../measures/read-measures.ts';

const how = String.raw`(?:[Ff]or )?(?:[Hh]ow many|[Hh]ow much|[Ww]hat number of|(?:[Tt]he )?[Nn]umber of|#(?: of)?)?(?:(?<=\b(?:many|much|of|#)) )?(?:[Yy]ears?|[Yy]rs?)(?:['’]s?)?(?: worth)? of (?:its |their |the |(?:last|current|that|this|latest|annual|yearly) )*`;
const takes = String.raw`(?: (?:would|will|does|did|do|could|should))?(?: (?:it|they|that))?(?: (?:be|take|takes|need|needed|cost|require[sd]?|cover|is|are))*(?: (?:it|them|(?:for )?(?<whom>[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3})))?`;
const pay = String.raw`(?: (?:needed|required|necessary|it takes))? (?:to )?(?:(?:fully|completely|entirely) )?(?:pay(?:ing)?(?: (?:off|back|down))?|repay(?:ing)?|clear(?:ing)?|retire|retiring|settle|wipe (?:out|off)|cover(?:ing)?|extinguish|eliminate|get rid of)`;
const what = String.raw` (?<what>(?:(?:all|all of) )?(?:(?:its|their|the|that|those|this|it|them|[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}'s?) ?)?(?:total |net |long-term |entire |whole |outstanding |own )*(?:debts?|borrowings|loans)?)(?: off| down| back)?`;
const asked = new RegExp(String.raw`(?<=^|[.?!;,:] |\b(?:and|so|then|also) )${how}(?<by>[a-zA-Z &-]{3,32}?)${takes}${pay}${what}(?=[ ,.?!]|$)`, 'u');

/** Unchanged where what the years are of is no figure. */
export function yearsToPay(text: string): string {
  const found = asked.exec(text);
  const { by = '', whom, what: owed = '' } = found?.groups ?? {};
  if (found === null || owed.trim() === '' || findMeasures(by).length !== 1) return text;
  const isNamed = /debt|borrowings|loans/i.test(owed);
  const whose = whom === undefined ? 'its' : `${whom.replace(/'s?$/, '')}'s`;
  const debt = isNamed ? owed.replace(/\b(?:all of|all|entire|whole|own) /gi, '').replace(/^(?:its|their|the|that|those|this)\b/i, whose).trim() : `${whose} total debt`;
  return `${text.slice(0, found.index)}how many times ${by.trim()} is ${debt}${text.slice(found.index + found[0].length)}`;
}
