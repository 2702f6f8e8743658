// How steep the curve is, its slope, "10 year, 2 year and slope": what the ten-year Treasury yields beyond the two-year. Behind both of them it is the gap between the two.
import { any, re } from '../words.ts';

const years = (of: string): string => String.raw`(?:${of})[- ]?(?:years?|yrs?|y)\b`;
const ten = new RegExp(String.raw`\b${years('ten|10')}|\b10s\b|\btens\b`, 'i');
const two = new RegExp(String.raw`\b${years('two|2')}|\b2s\b|\btwos\b`, 'i');
const other = /\b(?:3|three)[- ]?m(?:onths?|os?)?\b|\b(?:30|thirty|5|five)[- ]?(?:years?|yrs?|y)\b|\bt-?bills?\b|\bfutures\b|\boil\b|\bforward\b/i;
const curve = String.raw`(?:the |that |its )?(?:us |u\.s\. |treasury |american )?(?:yield )?curve`;
const between = String.raw`(?: (?:between|of|from) (?:the )?(?:two|them|both|those|these)(?: (?:yields|maturities|two|terms))?| (?:between|from) (?:the )?(?:2s|twos|two-years?) (?:and|to) (?:the )?(?:10s|tens|ten-years?))?`;
const asked = any('how steep(?:ly)?(?: sloped| sloping)?', 'how flat', 'what slope');
const slope = re(String.raw`\b${asked} (?:was|is|were|had|did|does) ${curve}(?: (?:get|become|slope|run|then))?${between}|\b${asked} ${curve} (?:was|is)${between}|\b(?:the |its )?(?:slope|steepness) of ${curve}${between}|\b${curve}['’]s? (?:slope|steepness)${between}|\b(?:yield |treasury )?curve (?:slope|steepness)\b${between}`);
/** Beside both yields, or beside a curve, no other slope is meant. */
const bare = re(String.raw`\b(?:the |its |their )?(?:slope|steepness)\b(?! of)${between}`);
const ofYields = /\b(?:treasur\w+|yields?|curve|notes?|bonds?)\b/i;
/** "10 year, 2 year": of the state's bonds, where a slope is asked for. */
const bareTerm = /\b(ten|10|two|2)[- ]?(?:years?|yrs?|y)\b(?! ?(?:treasur|yield|notes?\b|bonds?\b|ust|constant|maturit|average|period|growth|return|cagr|minus|less|ago|before|later|and (?:two|2|ten|10)))/gi;

const hasBoth = (text: string): boolean => ten.test(text) && two.test(text);

/** What is said of a day in brackets, behind the month's end. */
const dayInBrackets = /\b(?:at |by |on )?(?:the )?(?:very )?end of ((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,? (?:of )?(20\d\d)),? \((?:on )?the (\d{1,2})(?:st|nd|rd|th)\)/gi;

/** "2s10s, both yields and slope": the two yields, and what lies between them. */
const bothLegs = /\b(?:(?:(?:us|u\.s\.) )?(?:treasur(?:y|ies)|ust) )?2s ?[/-]? ?10s\b(?<when>[^?]{0,40}?)[-–,:;+ ]* (?:both|each|the two|two) (?:of (?:the|them) )?(?:ylds?|yields?|legs?|sides?)\b(?: ?(?:and|\+|&|,) ?(?:the )?(?:slope|spread|gap|diff(?:erence)?))?(?: pls| please)?/i;
/** "What you get when you subtract the first from the second", of two yields. */
const subtracted = /,? (?:and |plus )?(?:what (?:do )?(?:you|one|we|i) (?:get|have|are left with) (?:when|if|once) (?:you|one|we|i) )?(?:subtract|take|deduct)(?:ing)?(?: away)? the (?:first|former|one|shorter(?: one)?|two-year(?: (?:one|yield))?) from the (?:second|latter|other|longer(?: one)?|ten-year(?: (?:one|yield))?)/i;
/** "What a two-year Treasury yielded, what a ten-year one yielded". */
const yielded = /\bwhat (?:an? |the )?(?<one>two|ten|2|10)[- ]year (?:us |american )?(?:treasury|government bond|note|bond)(?: note| bond)? (?:yielded|paid|returned)(?<when>[^,?]{0,40}), (?:and )?what (?:an? |the )?(?<other>two|ten|2|10)[- ]year(?: one| treasury| note| bond)? (?:yielded|did|paid|returned)/i;
const inPlainNames = (text: string): string => (ofYields.test(text) || /\b2s ?[/-]? ?10s\b/i.test(text) ? text.replace(bothLegs, 'the two-year and the ten-year Treasury yield$<when> and the spread between them').replace(yielded, 'the $<one>-year and the $<other>-year Treasury yield$<when>').replace(subtracted, ' and the spread between them') : text);

export function steepness(given: string): string {
  const text = inPlainNames(given);
  const dated = ofYields.test(text) ? text.replace(dayInBrackets, 'on $3 $1') : text;
  if (!slope.test(dated) && !(bare.test(dated) && (hasBoth(dated) || ofYields.test(dated)))) return dated;
  slope.lastIndex = 0;
  bare.lastIndex = 0;
  if (other.test(dated)) return dated;
  const said = hasBoth(dated.replace(slope, '')) ? 'what was the gap between the two' : 'what was the 10-year minus 2-year Treasury spread';
  return dated.replace(slope, said).replace(bare, said).replace(bareTerm, '$1-year Treasury yield');
}
