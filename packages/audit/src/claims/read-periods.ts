// Which time a number speaks of: the period written next to it, else the one that opens its clause, else what the text before it set.
import type { PeriodMention, Span } from '@assay/record';
import type { Token } from '../numerals/index.ts';
import { boundsBetween } from './clause.ts';

type PeriodToken = Extract<Token, { kind: 'period' }>;
/** What may stand between two compared times once the numbers are blanked: "in 2019, up from … in 2018". */
const comparedLink = /^[\s,]*(?:up|down)?\s*(?:from|to|compared (?:with|to)|as compared (?:with|to)|versus|vs\.?|over|than|against)[\s,]*(?:(?:a|the|its|net|loss|of|profit|in|for|at|during|that|on)\b[\s,]*)*$/i;
export type SentencePeriods = { readonly own: PeriodToken | null; readonly base: PeriodToken | null };
type Scene = { readonly text: string; readonly tokens: readonly Token[]; readonly bounds: readonly number[]; readonly span: Span };

/** Words that may stand between a number and the period that belongs to it: "$5bn in fiscal 2024", "5% for the year ended". */
const attach = /^[\s,(]*(?:(?:in|for|during|at|as of|as at|on|over|through|to|the|of|a|share|per|per share|shares|times|points?|percentage|sales|revenue|recorded|reported|both|fiscal|full|just|back)\b[\s,]*)*$/i;
const pairLink = /^[\s,]*(?:and|to|from|through|versus|vs\.?|over|than|compared (?:with|to)|as compared (?:with|to)|against|relative to|in comparison (?:with|to)|since|after|up from|down from|until|–|-)[\s,]*(?:(?:in|the|for|of|during|that|those|at|end|with)\b[\s,]*)*$/i;

/** True when the period is written right behind the number. */
export function isAttached(scene: { readonly text: string }, number: Span, period: Span): boolean {
  return period.start >= number.end && attach.test(scene.text.slice(number.end, period.start));
}

/** The two times that a sentence compares, wherever its numbers stand: "between 8 April and 9 April", "from … in 2023 to … in 2024". */
export function comparedPeriods(scene: Omit<Scene, 'span'>): { readonly earlier: PeriodToken; readonly later: PeriodToken } | null {
  const periods = scene.tokens.filter((token): token is PeriodToken => token.kind === 'period');
  const pair = pairOf({ ...scene, span: { start: 0, end: 0 } }, periods);
  if (pair?.own !== null && pair?.base !== null && pair !== null) return { earlier: pair.base, later: pair.own };
  const [first, second, third] = periods;
  if (first === undefined || second === undefined || third !== undefined || first.mention.kind === 'relative' || second.mention.kind === 'relative') return null;
  return mentionOrder(first.mention) <= mentionOrder(second.mention) ? { earlier: first, later: second } : { earlier: second, later: first };
}

/** The period tokens of a numeral: its own, and the one a change is measured from. */
export function sentencePeriods(scene: Scene, isDelta: boolean): SentencePeriods {
  const periods = scene.tokens.filter((token): token is PeriodToken => token.kind === 'period');
  if (periods.length === 0) return { own: null, base: null };
  const since = isDelta ? periods.find((token) => /\bsince (?:the )?$/i.test(scene.text.slice(Math.max(0, token.span.start - 10), token.span.start))) : undefined;
  if (since !== undefined) return { own: null, base: since };
  const pair = isDelta ? pairOf(scene, periods) : null;
  if (pair !== null) return pair;
  const own = ownPeriod(scene, periods);
  if (!isDelta) return { own, base: null };
  if (own?.mention.kind === 'relative') {
    const other = periods.find((token) => token.mention.kind !== 'relative') ?? null;
    return { own: other, base: own };
  }
  const relative = periods.find((token) => token.mention.kind === 'relative') ?? null;
  return { own, base: relative };
}

function ownPeriod(scene: Scene, periods: readonly PeriodToken[]): PeriodToken | null {
  const following = periods.find((token) => isAttached(scene, scene.span, token.span));
  if (following !== undefined) return following;
  const cost = (token: PeriodToken): number => {
    const isBefore = token.span.end <= scene.span.start;
    const gap = isBefore ? scene.span.start - token.span.end : token.span.start - scene.span.end + 12;
    const numbers = numbersBetween(scene, token.span);
    const [from, to] = isBefore ? [token.span.end, scene.span.start] : [scene.span.end, token.span.start];
    const adopted = adoptedByNumber(scene, token) && (isBefore || boundsBetween(scene.bounds, from, to) > 0) ? 60 : 0;
    return gap + 30 * boundsBetween(scene.bounds, from, to) + (isBefore ? 5 : 25) * numbers + adopted + (token.mention.kind === 'relative' ? 40 : 0);
  };
  const nearest = periods.reduce((best, token) => (cost(token) < cost(best) ? token : best));
  return isAnothers(scene, nearest) ? null : nearest;
}

/** A time written behind another number in a later clause dates that one alone. */
function isAnothers(scene: Scene, period: PeriodToken): boolean {
  return period.span.start >= scene.span.end && adoptedByNumber(scene, period) && boundsBetween(scene.bounds, scene.span.end, period.span.start) > 0;
}

/** True when the period is written right behind another number, and so belongs to that one. */
function adoptedByNumber(scene: Scene, period: PeriodToken): boolean {
  return scene.tokens.some((token) => token.kind === 'number' && isAttached(scene, token.span, period.span) && token.span.start !== scene.span.start);
}

function numbersBetween(scene: Scene, span: Span): number {
  const [low, high] = span.end <= scene.span.start ? [span.end, scene.span.start] : [scene.span.end, span.start];
  return scene.tokens.filter((token) => token.kind === 'number' && token.span.start >= low && token.span.end <= high).length;
}

/** "between 2018 and 2019", "from fiscal 2023 to fiscal 2024", "in 2019 compared with 2018": the later is the claim's own. */
function pairOf(scene: Scene, periods: readonly PeriodToken[]): SentencePeriods | null {
  for (let index = 0; index + 1 < periods.length; index += 1) {
    const first = periods[index];
    const second = periods[index + 1];
    if (first === undefined || second === undefined) continue;
    const link = scene.text.slice(first.span.end, second.span.start);
    const between = blankNumerals(scene, first.span.end, link);
    if (!pairLink.test(link) && !comparedLink.test(between)) continue;
    return inOrder(first, second);
  }
  return null;
}

function blankNumerals(scene: Scene, start: number, link: string): string {
  return scene.tokens.filter((token) => token.kind === 'number' && token.span.start >= start && token.span.end <= start + link.length)
    .reduce((text, token) => text.slice(0, token.span.start - start) + ' '.repeat(token.span.end - token.span.start) + text.slice(token.span.end - start), link);
}

function inOrder(first: PeriodToken, second: PeriodToken): SentencePeriods {
  if (first.mention.kind === 'relative') return { own: second, base: first };
  if (second.mention.kind === 'relative') return { own: first, base: second };
  return mentionOrder(first.mention) <= mentionOrder(second.mention) ? { own: second, base: first } : { own: first, base: second };
}

/** A rough position in time, for telling the earlier of two mentions. */
export function mentionOrder(mention: PeriodMention): number {
  const parts = { FY: 13, TTM: 12, Q4: 12, '9M': 9, Q3: 9, H2: 12, H1: 6, Q2: 6, Q1: 3 } as const;
  switch (mention.kind) {
    case 'fiscal': return (mention.year ?? 0) * 400 + parts[mention.part] * 30;
    case 'date': return Number(mention.on.slice(0, 4)) * 400 + Number(mention.on.slice(5, 7)) * 31 + Number(mention.on.slice(8));
    case 'ended': return Number(mention.end.slice(0, 4)) * 400 + Number(mention.end.slice(5, 7)) * 31 + Number(mention.end.slice(8));
    case 'month': return (mention.year ?? 0) * 400 + mention.month * 31;
    case 'span': return (mention.to ?? 0) * 400;
    case 'relative': return mention.steps;
  }
}
