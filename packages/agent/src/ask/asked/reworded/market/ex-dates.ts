// The ex-dividend days of a calendar year, asked for by themselves or beside its dividends: each dividend of a share with its day.
import { standsAlone } from '../times/one-year.ts';

const ex = String.raw`ex-?(?:div(?:idend)?s?)?[- ](?:dates?|days?)\b|ex-?dates?\b`;
const hasEx = new RegExp(String.raw`\b(?:${ex})|\b(?:go|went|goes|trad(?:e|ed)) ex(?:[- ]div(?:idend)?)?\b`, 'i');
/** Of one of them, of another year than the calendar's, or of a price on it. */
const otherwise = /\b(?:fiscal|fy ?'?\d|yields?|next|last|latest|newest|upcoming|first|clos\w+|price|before|after|each with its|raise[ds]?|how many)\b/i;
const went = /\b(?:when|on (?:what|which) (?:days?|dates?)) (?:did|has|does) (.{2,30}?) (?:go|gone|trade|traded) ex(?:[- ]div(?:idend)?s?)?\b/i;
const beside = new RegExp(String.raw`,? ?\b(?:(?:and|each|with|by|plus|including|showing) )*(?:(?:their|its|the|all|of) )*(?:${ex})(?: (?:of|for|on))?`, 'gi');
const dividends = /\bdiv(?:idend)?s?\b\.?(?: (?:paid|payments?|per share|paid out))*/i;
const ofYear = /,? ?\b(?:(?:in|of|for|over|during) )?(?:(?:the )?calendar (?:year )?)?((?:19|20)\d\d)\b/;

/** The newest dividend is told with its day in any case. */
const newest = new RegExp(String.raw`\b((?:last|latest|newest|most recent|current)\b[^?.;]{0,40}?\bdividend(?: paid| per share| payment)?),? (?:and|with|plus|&|\+) (?:(?:its|the|when|what|was) )*(?:${ex}|ex-?(?:div(?:idend)?)?(?= ?(?:[?.]|$)))`, 'i');

export function exDates(said: string): string {
  const text = said.replace(newest, '$1');
  if (!hasEx.test(text) || !standsAlone(text) || otherwise.test(text)) return text;
  const plain = text.replace(went, '$1').replace(beside, ' ').replace(/ {2,}/g, ' ').trim();
  const named = dividends.test(plain) ? plain.replace(dividends, 'dividends per share') : plain.replace(ofYear, ' dividends per share$&');
  return named.replace(ofYear, ' in calendar $1, each with its ex-dividend day');
}
