// "How much, at a yearly rate, did its daily closes swing?": the annualised volatility of its closes, and no move from the one end to the other.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const swings = String.raw`(?:swing|swung|fluctuate|gyrate|wobble|bounce|vary|jump|move)(?:(?: (?:about|around|back and forth|up and down|from (?:day|close) to (?:day|close)|day[- ]to[- ]day|day by day|daily))+|(?<=swing|swung|fluctuate|gyrate|wobble))`;
const yearly = String.raw`(?:(?:at|as|on) an? (?:yearly|annual(?:i[sz]ed)?) (?:rate|basis|figure)|annuali[sz]ed|in (?:yearly|annual) terms)`;
const did = String.raw`(?:did|does|do|has|have) (?<whose>[^?,]{2,50}?) (?:really |actually |in fact |truly |in truth )?`;
const how = String.raw`\bhow (?:much|far|wildly|hard|violently)`;
const volatility = 'what was the annualised volatility of $<whose>';

export const dailySwings: readonly Rewording[] = [
  [re(String.raw`${how},? ${yearly},? ${did}${swings}`), volatility],
  [re(String.raw`${how} ${did}${swings}(?<when>[^?.;,]{0,50}?),? ${yearly}`), `${volatility}$<when>`],
  [re(String.raw`\b(?:annuali[sz]ed|yearly) (?:swings?|fluctuations?|ups and downs) (?:of|in) (?=[^?]{0,50}\b(?:daily|day-to-day|closes|shares?|stock|price))`), 'annualised volatility of '],
];
