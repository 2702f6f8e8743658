// What a share earns for its price beside what the Treasury pays: the earnings yield of a day, the ten-year yield of that day, and what lies between them.
import { timeWords } from '../likeness/time-words.ts';
import { whoseOf, type Scene } from './scene.ts';
import { yearsIn } from './value-held.ts';

const tenYear = /\b(?:10|ten)[- ]?y(?:ea)?rs?\b|\b10y\b/;
const ofTreasury = /\b(?:treasur\w+|ust|yields?|yld|note|bond|gilt|uncle sam|paying|pays?)\b/;
const earned = /\bearnings[- ](?:yield|yld)\b|\bey\b|\b(?:eps|(?:earnings|profits?|income) (?:per|for each|for every|a) (?:fully )?(?:diluted )?share)\b/;
const asRate = /\b(?:yield|yld|ey|percent\w*)\b|%|\//;
const gap = /\b(?:gap|spread|points?|pp|pts|bps|shortfall|short|lag\w*|difference|apart|ahead|behind|beat\w*)\b/;

/** Null where it is of no ten-year yield, or where the day or the year of the earnings is not told. */
export function againstTreasury({ text, companies: [company, ...others], days: [day, ...later], fiscal }: Scene): readonly string[] | null {
  const [year, ...more] = yearsIn(fiscal);
  if (company === undefined || others.length + later.length + more.length > 0 || day === undefined || year === undefined) return null;
  if (!tenYear.test(text) || !ofTreasury.test(text) || !earned.test(text) || !asRate.test(text)) return null;
  const [on, whose] = [timeWords([{ kind: 'date', on: day }]), whoseOf(company)];
  const held = `${whose} earnings yield at the close of ${on} on the diluted earnings per share of fiscal ${String(year)}`;
  const both = `What was ${held}, and what did the ten-year Treasury yield on that day?`;
  return gap.test(text) ? [both, `What was ${whose} earnings yield at the close of ${on} less the ten-year Treasury yield on ${on}?`] : [both];
}
