// "The jobless rate at its 2020 peak, and what is it today?": the one series that is named stands in the place of the word that points at it, and the newest reading of it in that of "today".
import { findMeasures } from '../../measures/read-measures.ts';
import { isEconomic } from '../../subjects/economic.ts';

const now = '(?:now|today|currently|at present|these days|right now|most recently|(?:at|on|in) the (?:latest|newest|last|most recent) (?:reading|count))';
const pointed = new RegExp(String.raw`,? and (?:(?:what|where|how (?:high|low|much|big))(?: is|['’]s| does| are| was)? (?:it|that|they)(?: stand| run| lie)? ${now}|(?:at )?${now}|(?:the )?(?:latest|newest|most recent|current) (?:one|reading|level|value|figure))(?=\s*[?.]*$)`, 'i');
const end = /\b(?:peak|high(?:est)?|top(?:ped)?|worst|maximum|trough|low(?:est)?|bottom)\b/i;

const asks = /\b(?:what|how|where|which|tell|give|show|did|was|is|were)\b/i;

/** As it was where nothing points so, or not one series is named before it. */
export function seriesPointedAt(text: string): string {
  const found = end.test(text) ? pointed.exec(text) : null;
  if (found === null) return text;
  const before = text.slice(0, found.index);
  const [only, ...others] = findMeasures(before).filter(({ measure }) => isEconomic(measure));
  if (only === undefined || others.length > 0) return text;
  const told = asks.test(before) ? before : `What was the ${before.replace(/^the /i, '')}`;
  return `${told}, and what is the ${before.slice(only.start, only.end).replace(/^the /i, '')} now${text.slice(found.index + found[0].length)}`;
}
