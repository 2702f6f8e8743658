// Reads what is asked of fiscal years and reports from the words alone. Null where it is of anything else.
import { harmlessWords } from '../unread/harmless-words.ts';
import type { ReportAsk, ReportForm, ReportKind } from './report-ask.ts';

/** In small letters, without the names of companies. */
type Words = { readonly text: string; readonly companies: number };

const year = String.raw`(?:(?:fiscal|financial|business|accounting|reporting)[- ]years?(?:['’]s)?|fy(?:['’]s)?|(?:fiscal|fy) ?['’]?(?:20)?\d\d|years?(?:['’]s)? of accounts)`;
const ends = String.raw`(?:ends?|ended|ending|clos(?:e|es|ed|ing)|finish(?:es|ed)?|stops?|(?:is|are) over|wraps? up)`;
const starts = String.raw`(?:starts?|started|starting|begins?|began|beginning|opens?|opened|kicks? off|run(?:s|ning)?|ran)`;
const report = String.raw`(?:10-?ks?|10-?qs?|(?:annual|yearly|quarterly) (?:reports?|filings?|accounts)|reports?|filings?|accounts|forms?)`;
const filed = String.raw`(?:fil(?:e|ed|es|ing)|submit(?:s|ted)?|lodg(?:e|ed|es)|hand(?:ed|s)? in|publish(?:ed|es)?|releas(?:e|ed|es)|report(?:ed)?)`;
const when = String.raw`(?:when|(?:what|which) (?:calendar )?(?:days?|dates?|months?|time)|same (?:calendar )?(?:days?|dates?|months?|time))`;
const re = (source: string): RegExp => new RegExp(source, 'i');

const endOfYear = re(String.raw`\b${year}[^?.]{0,20}\b${ends}\b|\b${ends} (?:of )?(?:its|the|their|his|a)? ?(?:own )?${year}\b|\b${year}[- ]?(?:year[- ]?)?ends?\b|\byear[- ]?ends?\b|\bfye\b`);
const startOfYear = re(String.raw`\b${year}[^?.]{0,24}\b${starts}\b|\b${starts} (?:of )?(?:its|the|their)? ?${year}\b`);
const whenAsked = re(String.raw`\b${when}\b|\bsame ${year}`);
const fromTo = /\bfrom (?:when|which (?:day|date|month)|what (?:day|date|month))\b[^?]*\b(?:to|till|until)\b|\bwhen to when\b|\b(?:what|which) (?:dates?|days?|months?|period|calendar months?) (?:does|did|do) [^?]*\b(?:cover|span|run|include)\b/i;
const yearNamed = re(String.raw`\b${year}\b`);
/** "FYE?", "fiscal year end": nothing is asked besides. */
const bareEnd = /^\W*(?:(?:the|its|whats|what's|what is|what)\W+)*(?:fye|(?:fiscal |financial )year[- ]?end(?: (?:date|month|day))?)(?:\W+(?:of|for|at))?\W*$/i;

const howLong = re(String.raw`\b(?:how (?:many days|long|soon|quick(?:ly)?|fast)|(?:number of )?days)\b[^?]*\b(?:after|from|between|past|following|since)\b[^?]*\b(?:(?:year|yr|quarter|qtr|period)[- ]?(?:end|close)|ends? of|${ends}|close of)\b`);
const isFiled = re(String.raw`\b${filed}\b|\b${report}\b`);
const whoFiled = re(String.raw`\b(?:which|who|whose|did)\b[^?]*\b(?:${filed}\b[^?]*\b(?:first|earliest|soonest|fastest|quickest|earlier|sooner|before|ahead)|(?:first|earliest|soonest|quickest)\b[^?]*\b${filed})\b`);
const howMany = re(String.raw`\b(?:how many|number of|count of|# of)\b[^?,;]{0,24}\b${report}(?![^?]*\b(?:days|after|say|mention)\b)`);
const listed = re(String.raw`\b(?:which|what|list|show|name|give)\b[^?,;]{0,30}\b(?:10-?[kq]s|(?:annual|quarterly) reports|reports|filings|forms)\b(?![^?]*\b(?:say|states?|mention|show|reveal|describe|from|about)\b)|^\W*(?:(?:sec|recent|latest|all)\W+)*(?:filings|10-?[kq]s|reports)\b[^?]{0,24}\W*(?:list(?:ed)?)?\W*$`);
/** Forms that are not among the figures, words of reports, and when something is to come. */
const beyond = /\b(?:8-?ks?|form (?:3|4|five|four)|13-?[fdg]|def ?14a|prox(?:y|ies)|s-?1|insiders?|trades?|next|will|due|upcoming|expect\w*|amend\w*|say|says|said|mention\w*|describ\w+|explain\w*|risks?|lawsuits?|audit\w*|segments?|accession|pages?|long is)\b/i;

/** "When was the 10-K for the year ended September 30 filed?" asks for the day of a report, and not of the year. */
const reportFiled = re(String.raw`\b${report}\b[^?]*\b(?:filed|submitted|lodged|handed in|published|released)\b|\b(?:file|submit|lodge|publish|release)\b[^?]*\b${report}\b`);

/** In this order: the first that fits. */
const kinds: readonly { readonly kind: ReportKind; readonly isAsked: (words: Words) => boolean }[] = [
  { kind: 'delay', isAsked: ({ text }) => howLong.test(text) && isFiled.test(text) },
  { kind: 'first', isAsked: ({ text, companies }) => companies > 1 && whoFiled.test(text) },
  { kind: 'count', isAsked: ({ text }) => howMany.test(text) },
  { kind: 'list', isAsked: ({ text }) => listed.test(text) },
  { kind: 'span', isAsked: ({ text }) => !reportFiled.test(text) && ((fromTo.test(text) && yearNamed.test(text)) || (whenAsked.test(text) && startOfYear.test(text))) },
  { kind: 'year-end', isAsked: ({ text }) => !reportFiled.test(text) && ((whenAsked.test(text) && endOfYear.test(text)) || bareEnd.test(text)) },
];

function kindOf(words: Words): ReportKind | null {
  return beyond.test(words.text) ? null : kinds.find(({ isAsked }) => isAsked(words))?.kind ?? null;
}

function formOf(text: string): ReportForm | null {
  const [isYearly, isQuarterly] = [/\b10-?ks?\b|\b(?:annual|yearly)\b/i.test(text), /\b10-?qs?\b|\bquarter(?:ly)?\b/i.test(text)];
  return isYearly === isQuarterly ? null : isYearly ? '10-K' : '10-Q';
}

const own = re(String.raw`^(?:${report}|${filed}|${ends}|${starts}|fye?\d*|fiscal|financial|business|accounting|reporting|annual|yearly|quarterly|year-?ends?|yr|qtr|first|earliest|soonest|fastest|earlier|sooner|before|ahead|latest|newest|recent|last|list(?:ed)?|cover|span|own|how|soon|quick(?:ly)?|when|same|sec|edgar|record|hand|\d.*)$`);

/** Words that neither say what is asked of reports nor are talk: the answer must account for them. */
function leftIn(text: string): readonly string[] {
  const words = (text.toLowerCase().match(/[\p{L}\d][\p{L}\p{N}'’-]*/gu) ?? []).map((word) => word.replace(/['’]s$/, ''));
  return [...new Set(words.filter((word) => word.length > 1 && !harmlessWords.has(word) && !own.test(word)))];
}

export function readReports(words: Words): { readonly ask: ReportAsk; readonly leftOver: readonly string[] } | null {
  const kind = kindOf(words);
  return kind === null ? null : { ask: { kind, form: formOf(words.text) }, leftOver: leftIn(words.text) };
}
