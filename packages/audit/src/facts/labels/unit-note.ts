// What captions, stub heads, column heads and row labels say of unit and scale: "(in millions, except per share data)", "$ in thousands", "€m", "(%)".
import { currencyIn, isPerShare, isShareCount, kindIn, scaleIn } from './unit-words.ts';
import { remember } from '../../remember.ts';

export type UnitNote = {
  /** Power of ten, null where the words give none. */
  readonly scale: number | null;
  /** ISO 4217, null where the words name none. */
  readonly currency: string | null;
  /** Scale of share counts where the words set them apart; 0 for "except share data". */
  readonly sharesScale: number | null;
  readonly percent: boolean;
  readonly perShare: boolean;
  readonly shares: boolean;
  readonly kind: 'years' | 'days' | 'multiple' | null;
};

export const noNote: UnitNote = { scale: null, currency: null, sharesScale: null, percent: false, perShare: false, shares: false, kind: null };
const cue = /[$€£¥₹%()’']|thousand|million|billion|trillion|percent|dollar|euro|\b(?:(?:usd|eur|gbp|chf|cad)(?:m|bn)?|rmb|inr|shares?|years?|days|times|eps|per|x|m|bn|thous|prices?|fair values?|denominator|dilutive|dilution)\b|crore|lakh/i;
const sharesIn = /(?<!per )\bshares?\b(?:,| data| amounts?| which| are| is| reflected| presented| stated| shown| outstanding| and| dollars?){0,6} in (thousands|millions)\b/i;

const MOST_LABELS = 4000;

/** Reads the units that words set for the numbers beneath them. Words that set none give a note of nulls. */
export const readUnitNote = remember((words): UnitNote => {
  if (!cue.test(words)) return noNote;
  const exceptAt = words.search(/\b(?:except|other than|excluding)\b/i);
  const main = exceptAt < 0 ? words : words.slice(0, exceptAt);
  const exception = exceptAt < 0 ? '' : words.slice(exceptAt);
  const shareWords = sharesIn.exec(exception) ?? sharesIn.exec(main);
  const isSharesAlone = shareWords !== null && !/(?:[$€£]|dollars|amounts)[^;]{0,30}$/i.test(main.slice(0, Math.max(0, main.indexOf(shareWords[0]))));
  return {
    scale: scaleIn(isSharesAlone ? main.replace(sharesIn, '') : main), currency: currencyIn(main),
    sharesScale: shareWords === null ? exceptedShares(exception) : /thousand/i.test(shareWords[1] ?? '') ? 3 : 6,
    percent: /%|\bpercent(?:age)?s?\b/i.test(main), perShare: isPerShare(main), shares: isShareCount(main), kind: kindIn(main),
  };
}, MOST_LABELS);

/** "Except share and per share data": share counts are written in full. */
function exceptedShares(exception: string): number | null {
  return /\bshares?\b|\bshare count/i.test(exception.replace(/\bper[- ](?:common |ordinary |diluted )?share/gi, '')) ? 0 : null;
}

const notePhrase = /\([^()]{0,160}\b(?:thousands|millions|billions|000['’]?s)\b[^()]{0,160}\)|[^.;:()]{0,24}\b(?:in|of) (?:thousands|millions|billions)\b(?: of (?:u\.s\. |us |canadian |australian )?(?:dollars|euros?|yen|rmb|pounds?))?(?:,? except[^.:;)]{0,80})?/gi;

/** The note within running text above a table: only its unit phrases count, "(in thousands)" but not the dollars of a sentence. */
export function readNoteInText(text: string): UnitNote {
  if (text.length <= 100) return readUnitNote(text);
  if (!/thousands|millions|billions|000/i.test(text)) return noNote;
  return joinNotes([...text.matchAll(notePhrase)].map((match) => readUnitNote(match[0].trim())));
}

/** Joins notes from the nearest to the farthest: what a nearer one states stands. */
export function joinNotes(notes: readonly UnitNote[]): UnitNote {
  return notes.reduce((near, far) => ({
    scale: near.scale ?? far.scale, currency: near.currency ?? far.currency, sharesScale: near.sharesScale ?? far.sharesScale,
    percent: near.percent || far.percent, perShare: near.perShare || far.perShare, shares: near.shares || far.shares, kind: near.kind ?? far.kind,
  }), noNote);
}
