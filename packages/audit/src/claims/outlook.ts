// Figures that speak of a time still to come: "We expect revenue of $70 billion in fiscal 2027".
import type { IsoDate, PeriodMention } from '@assay/record';

/** `own` is the writer's or an analyst's view; `reported` is what somebody whom a source can quote has said. */
export type Outlook = 'own' | 'reported';

const forecasting = /\b(?:expect(?:s|ed|ing|ations?)?|guid(?:e|es|ed|ing|ance)|forecast(?:s|ed|ing)?|target(?:s|ed|ing)?|project(?:s|ed|ing|ions?)?|anticipat(?:e|es|ed|ing)|plan(?:s|ned|ning)?|estimat(?:e|es|ed|ing)|envisag(?:e|es|ed)|foresees?|outlook|consensus|will)\b/i;
/** Who looks ahead now: what was expected in the past is told in the past tense, and is history. */
const lookingAhead = /\b(?:expect|guide|forecast|target|project|anticipate|plan|estimate)s?\b(?! (?:was|were|cost|size|market|group|management|asset))|\b(?:is|are|being) (?:expected|guided|forecast(?:ed)?|targeted|projected|anticipated|planned|estimated)\b|\bwill\b/i;
const toCome = /\bwill\b|\b(?:next|coming|upcoming) (?:fiscal )?(?:years?|quarters?|months?|decade|two|three|four|five|few)\b|\b(?:by|until|through) (?:the end of )?(?:fiscal |FY ?|calendar )?20\d\d\b|\bgoing forward\b|\bin (?:the )?(?:future|years ahead|medium term|long term)\b/i;
const voices = /\b(?:management|compan(?:y|ies)|board|executives?|guidance|guid(?:es|ed|ing)|it|they)\b/i;
const named = /\p{Lu}[\p{L}&.]{0,40} (?:also |now |still )?(?:expects|guides|forecasts|anticipates|projects|plans|targets|expected|guided|forecast|anticipated|projected|planned|targeted)\b/u;
const writer = /\b(?:we|our|I|my|analysts?|consensus|street)\b/i;

/** Null for what states the past or the present, and where no word looks ahead. Without the report's day a word of the future must say so. */
export function outlookOf(clause: string, mention: PeriodMention | null, asOf: IsoDate | null): Outlook | null {
  if (!forecasting.test(clause)) return null;
  const isFuture = asOf === null ? saysFuture(clause, mention) : mention !== null && isAhead(clause, mention, asOf);
  if (!isFuture) return null;
  return !writer.test(clause) && (voices.test(clause) || named.test(clause)) ? 'reported' : 'own';
}

function saysFuture(clause: string, mention: PeriodMention | null): boolean {
  return looksAhead(clause) && (toCome.test(clause) || (writer.test(clause) && mention !== null));
}

function looksAhead(clause: string): boolean {
  return lookingAhead.test(clause) && !/\b(?:was|were|had)\b/i.test(clause);
}

/** A year that has begun is open, since a company's own may be over: there the tense tells. */
function isAhead(clause: string, mention: PeriodMention, asOf: IsoDate): boolean {
  if (mention.kind === 'date') return mention.on > asOf;
  if (mention.kind === 'ended') return mention.end > asOf;
  const year = mention.kind === 'span' ? mention.to : mention.kind === 'relative' ? null : mention.year;
  const now = Number(asOf.slice(0, 4));
  return year !== null && (year > now || (year === now && looksAhead(clause)));
}
