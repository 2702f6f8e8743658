// What became of a figure since the time that is told before it, in a hurry: "close 31 Mar 2025, % since", "revenue 2020, growth since then", "and how is it doing since?". Said as two questions, of which the second points at the first.

const since = String.raw`since(?: then| that (?:day|date|time|point|close))?\s*[?.!]*\s*$`;
const joint = String.raw`(?:,|;| -| and| &| \+|, and)`;
const percent = String.raw`(?:(?:the|its|any|in|by) )*(?:(?:%|pct|percent(?:age)?)(?: |$))?(?:(?:price|share|stock|total) )?`;
const move = '(?:change|chg|move|return|performance|perf|gain|development|growth)';
const terse = new RegExp(String.raw`^(?<first>[^?]{8,120}?)${joint} (?:${percent}${move}(?: ?(?:%|in percent|in %))?|(?:the |its )?(?:%|pct|percent(?:age)?)) ${since}`, 'i');
const spoken = new RegExp(String.raw`\bhow (?:is|are|has|have) (it|they|(?:the|its) (?:shares?|stock|price)) (?:(?:been )?(?:doing|faring|performing|getting on|going)|(?:done|fared|performed|got on|developed)) ${since}`, 'i');
const timed = /\b(?:(?:19|20)\d\d|fy ?'?\d\d|q[1-4] ?'?\d\d)\b/i;
const asks = /\b(?:what|how|which|where|when|did|give|show|tell)\b/i;

/** As it was where no time is told before it. */
export function sinceBack(text: string): string {
  const { first } = terse.exec(text)?.groups ?? {};
  if (first === undefined || !timed.test(first)) return text.replace(spoken, 'how has $1 moved since?');
  return `${asks.test(first) ? first : `What was ${first}`}, and how much has it changed since?`;
}
