// The times that a stretch of a question names, and the stretch without them.
import { resolveTime, type TimeQuery } from '../bind/time-query.ts';
import { readTokens } from '../numerals/index.ts';

export type Timed = { readonly times: readonly TimeQuery[]; /** The times are the two ends of a stretch of years. */ readonly isRange: boolean; readonly rest: string };

const linkBefore = /(?:\b(?:at|as of|in|for|during|of|from|between|by|on|and|to|over)\b|\(|\b(?:the|year[- ]end|end of|the end of|fiscal year end)\b|\s)+$/i;

export function readTimedWords(text: string): Timed {
  const times: TimeQuery[] = [];
  let isRange = false;
  let rest = '';
  let at = 0;
  for (const token of readTokens(text)) {
    if (token.kind !== 'period' || token.mention.kind === 'relative') continue;
    const { mention } = token;
    if (mention.kind === 'span' && mention.from !== null && mention.to !== null) {
      isRange = true;
      times.push(fiscalYear(mention.from), fiscalYear(mention.to));
    } else {
      const time = resolveTime(mention, null);
      if (time !== null) times.push(time);
    }
    rest += `${text.slice(at, token.span.start).replace(linkBefore, '')} `;
    at = token.span.end;
  }
  return { times, isRange, rest: `${rest}${text.slice(at)}`.replace(/\s+/g, ' ').trim() };
}

function fiscalYear(year: number): TimeQuery {
  return { kind: 'fiscal', year, part: 'FY', basis: 'unstated' };
}
