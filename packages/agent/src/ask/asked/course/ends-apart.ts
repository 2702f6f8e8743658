// The top of one time and the bottom of another, and what lies between the two: neither end alone answers, nor does the range of either time.
import type { Course, Window } from './course.ts';
import { otherThings } from './course-subjects.ts';
import type { FoundWindow } from './windows/windows.ts';
import { bottoms, tops } from './words/end-words.ts';
import { plainWindow } from './words/signed-text.ts';

const end = String.raw`(?<END>${tops}|${bottoms})`;
const named = (which: string): string => String.raw`(?:\b${end.replace('END', `${which}A`)}\b[^?§]{0,40}§|§(?:'s?)? [^?§]{0,12}?\b${end.replace('END', `${which}B`)}\b)`;
const twoEnds = new RegExp(String.raw`^[^§]{0,200}?${named('first')}[^?§]{0,48}?${named('second')}(?<tail>[^§]{3,120})$`);
const apart = /%|\b(?:per ?cent\w*|pct)\b/;
const between = /\b(?:between|from (?:the )?(?:one|first|former|top|high|peak|that)|(?:second|latter|other) (?:than|below|under|above|over|from|vs)|than the (?:first|former|other|one)|(?:below|under|beneath|above|over|vs\.?|versus|against) the (?:first|former|other|one)|peak to trough|top to bottom|high to low|difference|gap|apart|drop|fall|slide|decline|loss|lower|change|move|swing|rise|gain|climb|recovery|higher)\b/;

const isTop = (word: string): boolean => new RegExp(`^${tops}$`).test(word);

const asksBetween = (tail: string): boolean => apart.test(tail) && between.test(tail) && !/\d/.test(tail);

/** Null of any other question. */
export function readEndsApart(text: string, windows: readonly FoundWindow[]): Course | null {
  const groups = twoEnds.exec(text)?.groups;
  const tail = groups?.['tail'] ?? '';
  const both = windows.map(plainWindow).filter((window): window is Extract<Window, { kind: 'stretch' }> => window.kind === 'stretch');
  if (groups === undefined || both.length !== 2 || windows.length !== 2 || !asksBetween(tail) || otherThings.test(text)) return null;
  const ends = ['first', 'second'].map((which) => (isTop(groups[`${which}A`] ?? groups[`${which}B`] ?? '') ? 'highest' : 'lowest'));
  const [first = 'highest', second = 'lowest'] = ends;
  return { of: 'close', form: { kind: 'apart', ends: [first, second] }, windows: both, order: null, isGap: false };
}
