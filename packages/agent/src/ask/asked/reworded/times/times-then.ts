// One figure of two times, the later as a multiple of the earlier, in whatever words the earlier one is named: "x vs 31 March 2025", "what multiple of the figure a year before", "how many times its 2019 revenue". No multiple of a price.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const year = String.raw`'?(?:20)?\d\d`;
const edge = String.raw`(?:(?:the )?(?:year[- ]?end|end|close) (?:of )?|ye ?)`;
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? 20\d\d|${month} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|20\d\d-\d\d-\d\d)`;
const time = String.raw`(?:${edge})?(?:${day}|(?:the )?(?:q[1-4]|(?:first|second|third|fourth) quarter)(?: of)? (?:fiscal (?:year )?|fy ?)?${year}|${month} (?:of )?20\d\d|(?:calendar (?:year )?|fiscal (?:year )?|financial year |fy ?|the year )?${year}(?![\d%-])(?: year[- ]?end)?)`;
const before = String.raw`(?:(?:a|one|the) (?:full |whole )?year (?:earlier|before|prior|previously|ago)|twelve months (?:earlier|before)|the (?:previous|prior|preceding) year(?:'s)?|the year before)`;
const thing = String.raw`(?:figure|amount|level|balance|number|sum|one|total|value|stand|that|those|result|count)`;
const at = String.raw`(?:(?:shown|reported|carried|held|it had|there was|seen|recorded|booked) )?(?:at|of|in|on|for|from|as of)(?: the)? `;
const asked = String.raw`(?:(?:(?:and|so|by) )?(?:what|which) (?:multiple|factor|number of times)(?: of)?|as an? (?:multiple|factor) of|how many (?:times|x)|expressed as (?:a |an )?multiple of)`;
const priced = String.raw`\b(?:price\w*|p ?\/ ?[ebs]|trad\w+|market (?:cap\w*|value)|valued|valuation|yield\w*|shares? (?:clos|cost|fetch)\w*|stock|multiple (?:on|over))\b`;
/** Where the sentence ends: `is that`, `was it`. */
const tail = String.raw`(?:,? (?:is|was|are|were|would|does|do|did)(?: (?:be|it|that|this|those|these|they|make|come to|equal|represent|amount to))*)?(?=\s*(?:[?.;,]|$))`;
const times = new RegExp(time, 'gi');

/** The time that the words before tell last. */
function lastTime(text: string): string | null {
  return [...text.matchAll(times)].filter(([said]) => /\d/.test(said)).at(-1)?.[0] ?? null;
}

/** The same time one year before. */
function yearBefore(said: string): string {
  return said.replace(/'?(?:20)?\d\d(?!.*\d)/, (last) => last.replace(/\d\d$/, (digits) => String(Number(digits) - 1).padStart(2, '0')));
}

const earlierDay = (said: string): string => (/^20\d\d-/.test(said) ? said.replace(/^20(\d\d)/, (_, digits: string) => `20${String(Number(digits) - 1).padStart(2, '0')}`) : yearBefore(said));
const said = (then: string): string => `how many times the amount at ${then.replace(/^the (?=20|q)/i, '').replace(/^(?=(?:end|close|year-?end)\b)/i, 'the ').trim()} is that`;

const named: readonly Rewording[] = [
  [re(String.raw`(?<!\b(?:is|was) )\b${asked} (?:its |their )?(?:the |that )?(?:same )?${thing} ${at}(?!${before})(${time})${tail}`), (...[, then = '']: readonly string[]): string => `and ${said(then)}`],
  [re(String.raw`(?<=\b(?:20\d\d|(?:FY|fy|Q[1-4]) ?'?\d\d)\b[^?]*?)(?:[,;:] ?|\s)(?:(?:and |& )?(?:as )?(?:a )?(?:multiple|x|times|factor)|(?:=|in|as) ?\??x|\(x\)) (?:(?<=x )|vs\.?|versus|over|against|of|relative to|compared (?:to|with)) (?:the )?(?:${thing} ${at})?(?!${before})(${time})${tail}`), (...[, then = '']: readonly string[]): string => `, and ${said(then)}`],
];

/** A year before the time that was told. */
const ofBefore = re(String.raw`(?:\b${asked} (?:its |their )?(?:the |that )?(?:same )?(?:${thing} )?(?:of |from |in |at )?${before}(?: ${thing})?|[,;:] ?(?:and )?(?:as )?(?:a )?(?:multiple|x|times) (?:vs\.?|versus|over|against|of) (?:the )?(?:${thing} (?:of |from |in |at )?)?${before})${tail}`);

function beforeToo(text: string): string {
  return text.replace(ofBefore, (whole: string, ...more: readonly unknown[]) => {
    const offset = more.find((one): one is number => typeof one === 'number') ?? 0;
    const then = lastTime(text.slice(0, offset));
    return then === null ? whole : `${/^[,;:]/.test(whole) ? ', ' : ''}and ${said(earlierDay(then))}`;
  });
}

const line = String.raw`((?:(?:total|net|long-term|short-term|operating|gross|diluted|current|own) )*(?:sales|revenues?|income|profits?|debt|liabilities|assets|inventor(?:y|ies)|goodwill|cash|equity|capex|capital expenditures?|r&d|eps|receivables|dividends))`;
/** It is told with the other one. */
const butWhat = String.raw`(?:,? and (?:what|how (?:much|large|big|high)) (?:was|is|were|are) (?:it|that))?`;
/** "How many times its 2019 revenue was its revenue of 2024": the other way round. */
const turned: readonly Rewording[] = [
  [re(String.raw`\b(?:how many times|what multiple of) (?:its |their |the )?(?:own )?(${time}) ${line} (is|was|were|are) ([^?,;.]{0,40}?\b\2\b[^?,;.]{0,30}?)${butWhat}(?=[?,;.]|$)`), (...[, then = '', what = '', , now = '']: readonly string[]): string => (now.toLowerCase().includes(what.toLowerCase()) ? `${now} is how many times that of ${then}` : '')],
  [re(String.raw`\b(?:how many times|what multiple of) (?:its |their |the )?(?:own )?${line} (?:of|in|for|at) (${time}) (is|was|were|are) ([^?,;.]{0,40}?\b\1\b[^?,;.]{0,30}?)${butWhat}(?=[?,;.]|$)`), (...[, , then = '', , now = '']: readonly string[]): string => `${now} is how many times that of ${then}`],
];

const isPriced = new RegExp(priced, 'i');

export function withTimesThen(text: string): string {
  return isPriced.test(text) ? text : beforeToo(sayAgain(text, [...named, ...turned])).replace(/\band (?:and|so) (?=how many times the amount)/g, 'and ');
}
