// One sentence as the prose reader sees it: its text with the numbers and times in it, in order.
import type { PeriodMention } from '@assay/record';
import { readTokens, type Token } from '../../numerals/index.ts';
import { lendScales } from './lend-scale.ts';
import { findPeriodParts } from '../labels/period/period-words.ts';

export type NumberToken = Extract<Token, { kind: 'number' }>;
export type PeriodToken = Extract<Token, { kind: 'period' }>;
export type Sentence = { readonly text: string; readonly numbers: readonly NumberToken[]; readonly periods: readonly PeriodToken[]; readonly tokens: readonly Token[] };

export function readSentenceScene(text: string): Sentence {
  const tokens = readTokens(text);
  const periods = tokens.filter((token): token is PeriodToken => token.kind === 'period');
  return { text, tokens, numbers: lendScales(text, tokens.filter((token): token is NumberToken => token.kind === 'number')), periods: completeYears(text, periods) };
}

/** "Years ended December 31, 2023 and 2022": a day behind "years ended" ends a stretch, and a bare year that follows in a list means the same day of its own year. */
function completeYears(text: string, periods: readonly PeriodToken[]): PeriodToken[] {
  const complete: PeriodToken[] = [];
  for (const token of periods) {
    const before = complete.at(-1);
    const linked = before !== undefined && isListLink(text.slice(before.span.end, token.span.start));
    const mention = (linked ? sameDayOf(before.mention, token.mention) : null) ?? endedMention(text, token);
    complete.push(mention === null ? token : { ...token, mention });
  }
  return complete;
}

function endedMention(text: string, { mention, span }: PeriodToken): PeriodMention | null {
  if (mention.kind !== 'date') return null;
  const last = findPeriodParts(text.slice(Math.max(0, span.start - 40), span.start)).at(-1);
  if (last?.part.kind !== 'ended') return null;
  return /^[\s,]*$/.test(text.slice(Math.max(0, span.start - 40), span.start).slice(last.end)) ? { kind: 'ended', months: last.part.months, end: mention.on } : null;
}

/** What may stand between the members of one list. */
export function isListLink(text: string): boolean {
  return /^\s*(?:shares|units|employees|customers|options|stores|restaurants|barrels|acres|people|properties|locations|percent|miles|feet|tons|tonnes|mw|mwh|gwh|boe|mboe|mmboe|mbpd|bpd|bbls)?[\s,]*(?:and|or|to|&)?[\s,]*(?:for |in |as of |at )?(?:the )?(?:fiscal |years? )?$/i.test(text) && text.trim() !== '';
}

function sameDayOf(before: PeriodMention, bare: PeriodMention): PeriodMention | null {
  if (bare.kind !== 'fiscal' || bare.year === null || bare.part !== 'FY') return null;
  if (before.kind === 'date') return { kind: 'date', on: withYear(before.on, bare.year) };
  if (before.kind === 'ended') return { ...before, end: withYear(before.end, bare.year) };
  return before.kind === 'fiscal' && before.part !== 'FY' && bare.basis === 'unstated' ? { ...before, year: bare.year } : null;
}

/** The same day of another year; the last of February where it was. */
export function withYear(day: string, year: number): string {
  const moved = `${String(year)}${day.slice(4)}`;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (moved.endsWith('-02-29') && !isLeap) return `${String(year)}-02-28`;
  return day.endsWith('-02-28') && isLeap && Number(day.slice(0, 4)) % 4 !== 0 ? `${String(year)}-02-29` : moved;
}
