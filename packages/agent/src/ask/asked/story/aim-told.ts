// "I want to check whether Home Depot could afford what it paid out in fiscal 2024. How much free cash did it have …": what an answer is wanted for. Whom and which year it names stay, where the question names none.
import { namedIn } from '../companies/read-companies.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { isAsking, sentencesOf } from './sentences.ts';

const aim = /^(?:so |well,? |ok(?:ay)?,? )?(?:I|We)(?:['’]d| would)?(?: just| really| only)? (?:want|wish|hope|need|like|have|am trying|are trying|was asked|were asked|am going|mean) to (?:tell|show|check|know|see|judge|explain|find out|work out|figure out|present|describe|remind|convince|understand|decide|write about)\b(?! (?:me|you)\b)[^?:]*[.!]$/i;
/** What somebody has or pays, and a time of less than a year, may be of what is asked. */
const bears = /[$€£%]|\b(?:million|billion|thousand|bought|sold|own|hold|put|invest\w*|january|february|march|april|may|june|july|august|september|october|november|december|quarter|q[1-4]|half|month|week|day|compare\w*|against|than|if)\b/i;
const year = /\b(?:fiscal (?:year )?|FY ?)?20\d\d\b/gi;
const timed = /\b(?:19|20)\d\d\b|\bfy ?'?\d\d\b|\b(?:last|latest|past|this|most recent|newest|current|now|today|ytd|ttm)\b/i;

const namesOf = (text: string): readonly string[] => [...new Map(namedIn(text, []).flatMap(({ start, end, company }) => (company === null ? [] : [[company.ticker, text.slice(start, end).replace(/['’]s?$/, '')]] as const))).values()];

/** Whom and which year the sentence names; null where it names several, or somebody who is not known. */
function headOf(sentence: string, asking: string): string | null {
  const [name, ...more] = namesOf(sentence);
  const years = sentence.match(year) ?? [];
  if (more.length > 0 || years.length > 1 || (name === undefined && /[a-z] \p{Lu}/u.test(sentence))) return null;
  const whom = name === undefined || namesOf(asking).length > 0 ? [] : [name];
  return [...whom, ...(timed.test(asking) ? [] : years)].join(', ');
}

export function withoutAim(text: string): string {
  const [first = '', ...others] = sentencesOf(text);
  const asking = others.join(' ');
  if (!aim.test(first) || bears.test(first) || !others.some(isAsking) || readMeasures(asking).length === 0) return text;
  const head = headOf(first, asking);
  if (head === null) return text;
  return head === '' ? asking : `${head}: ${asking}`;
}
