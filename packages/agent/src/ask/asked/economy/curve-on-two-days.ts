// Two yields and what lies between them on one day, and the same gap on another: each is told of its own day.
import type { IsoDate } from '@assay/record';
import { readPeriods } from '../periods/periods.ts';
import { blank } from '../places.ts';
import { isTalk } from './economy-talk.ts';

const gap = '(?:gap|spread|difference|distance|slope)';
const onAnother = new RegExp(String.raw`\b(?:(?:the|that|this|its) )?(?:(?:same|very|corresponding|comparable) )*${gap}\b[^?.;]{0,40}$|\b(?:and|what about|how about|versus|vs\.?|against|compared (?:with|to)|than|from|since)\b[^?.;,]{0,30}$`, 'i');
const terms = /\b(?:2|10|two|ten)s?[- ]?(?:years?|yrs?|y)\b/gi;
const around = new Set('same head round around trying curve other another compare compared that get my what\'s'.split(' '));

/** How far it came, or on which it was more: no gap of each day. */
const held = /\b(?:wider|narrower|steeper|flatter|than|chang\w+|widen\w*|narrow\w*|steepen\w*|flatten\w*|r[io]se|f[ae]ll|mov\w+|since|by how)\b/i;

/** Null where there are not two days, or where anything else is said. */
export function curveOnTwoDays(text: string, today: IsoDate): string | null {
  const plain = text.replace(terms, (words) => ' '.repeat(words.length));
  const found = readPeriods(plain, today).filter(({ period }) => period.kind === 'date');
  const days = [...new Map(found.map((one) => [one.period.kind === 'date' ? one.period.on : '', one])).keys()];
  const [first, second] = days.map((day) => found.find(({ period }) => period.kind === 'date' && period.on === day));
  if (first === undefined || second === undefined || days.length > 2 || held.test(plain)) return null;
  const isAgain = found.length > 2 || onAnother.test(plain.slice(first.end, second.start).trimEnd().replace(/ (?:on|at|as of)$/i, ''));
  const words = (one: typeof first): string => plain.slice(one.start, one.end).replace(/^(?:on|at|as of|for|by|the) /i, '').trim();
  return isAgain && isTalk(blank(plain, found), around) ? `What were the ten-year Treasury yield, the two-year Treasury yield and the ten-year minus two-year spread on ${words(first)}, and what was the ten-year minus two-year spread on ${words(second)}?` : null;
}
