// What a share yields on one day beside what the Treasury pays on that same day: each with the day and with the figure that it is made of, so that each is read by itself.
import { sayAgain, type Rewording } from '../../reworded/rewording.ts';
import { re } from '../../reworded/words.ts';

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const days = new RegExp(String.raw`\b(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${month}),? (20\d\d)|(${month}) (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d)|(20\d\d)-(\d\d)-(\d\d)|(\d{1,2})\/(\d{1,2})\/(20\d\d))\b`, 'gi');
const treasury = String.raw`(?:the )?(?:(?:us |u\.s\. )?(?:10|ten)[- ]?(?:y(?:ea)?r?)(?: (?:us )?(?:treasur(?:y|ies)|ust|t-?note|government bonds?))?|(?:us )?treasur(?:y|ies)|ust)(?: (?:yield|note|bond|rate))*`;
const sameDay = String.raw`(?:(?:of|on|for|at|that|from|,) ?)*(?:the |that |this )?(?:same|very|self-?same|that) (?:very )?(?:day|date|close|session)`;
const gap = /\b(?:how far|how much|by how m(?:any|uch)|gap|spread|differ\w*|minus|less the|points?|bps?|pp|above or below|higher or lower)\b/i;
const year = String.raw`(?:fiscal (?:year )?|fy ?'?)?(?:20)?\d\d`;
const earnings = String.raw`(?:fully )?(?:diluted |dil\.? )?(?:eps|earnings per share)`;
const close = String.raw`(?:(?:that|the|this) (?:same )?(?:day|date)'s|the|its|that) ?(?:closing price|close|price)|close|closing price|price`;

/** The one day that is named, in full; null where it is none or more. */
function dayIn(text: string): string | null {
  const found = [...text.matchAll(days)].map(([, day, name, inYear, first, second, third, iso, isoMonth, isoDay, usMonth, usDay, usYear]) => {
    const inDigits = isoMonth ?? usMonth;
    const number = inDigits === undefined ? months.findIndex((one) => one.startsWith((name ?? first ?? '').toLowerCase().slice(0, 3))) : Number(inDigits) - 1;
    const said = months[number] ?? '';
    return `${said.slice(0, 1).toUpperCase()}${said.slice(1)} ${String(Number(day ?? second ?? isoDay ?? usDay))}, ${inYear ?? third ?? iso ?? usYear ?? ''}`;
  });
  return new Set(found).size === 1 ? found[0] ?? null : null;
}

function rulesFor(day: string): readonly Rewording[] {
  return [
    [re(String.raw`\bearnings yield([^?(),]{0,30}?)(?:, ?| )\(?(?:(?:as|i\.e\.|that is|meaning),? )?(?:its |the )?(${year}) ${earnings} ?(?:over|\/|divided by|÷) ?(?:${close})\)?,?`), `earnings yield on $2 diluted EPS at the close of ${day},`],
    [re(String.raw`^(?:stocks?|shares|equities) or (?:bonds?|treasur(?:y|ies)|cash)(?: then| now)?\? `), ''],
    [re(String.raw`\b(?:take |taking |with )?((?:[A-Z][\w&.'-]* ){0,3}[A-Z][\w&.'-]*'s?) (?:${year} )?${earnings} (?:of|for|in) (${year}) (?:over|divided by|\/) (?:its |the )?clos(?:e|ing price) (?:of|on) [^?]{6,20}?20\d\d,? as a yield,?`), `$1 earnings yield on $2 diluted EPS at the close of ${day},`],
    [re(String.raw`,? (?:and )?(?:how (?:did|does|do) (?:it|that|this) (?:compare|stack up|measure up|hold up) (?:with|to|against)|(?:set|put|hold|lay|place) (?:it )?(?:beside|against|next to|alongside)|compare (?:it|that) (?:with|to)|vs\.?|versus|against|beside|next to) (?=${treasury})`), `, and what was `],
    [re(String.raw`,? (?:and )?(?:set|put|hold|lay|place) (${treasury}[^?.]{0,30}?) (?:beside|against|next to|alongside) (?:it|that)`), `, and what was $1`],
    [re(String.raw`\bhow (?:did|does|do) ([^?]{3,70}?\byield\b[^?]{0,50}?),? (?:compare|stack up|measure up|hold up) (?:with|to|against) (?=${treasury})`), `what was $1 at the close of ${day}, and what was `],
    ...sameDayRules(day),
  ];
}

/** The Treasury's rate of that same day, with the day. */
function sameDayRules(day: string): readonly Rewording[] {
  return [
    [re(String.raw`(?:\bthe )?\b(?:us |u\.s\. )?(?:10|ten)[- ]?(?:y(?:ea)?r?) (?:us )?(?:treasur(?:y|ies)|ust|t-?note)(?: (?:yield|note|bond|rate))*`), 'the ten-year Treasury yield'],
    // "What did the ten-year Treasury yield": the same rate.
    [re(String.raw`\bwhat (?:did|does|was) (?:the )?(?:ten-year Treasury yield|(?:10|ten)[- ]?year(?: (?:note|bond))?(?: (?:yield|pay))?)(?=,| (?:and|then|on|that|the same)\b|\?|$)`), 'what was the ten-year Treasury yield'],
    [re(String.raw`(${treasury}),? ${sameDay}(?:'s)?(?!,? \(?(?:${month} \d|\d))`), `$1 on ${day}`],
    [re(String.raw`\b${sameDay}(?:'s)? (${treasury})`), `the $1 on ${day}`],
  ];
}

/** Unchanged where no one day is named beside both; where one asks how far they lie apart, the day alone is said. */
export function withTreasuryOfDay(text: string): string {
  const isOfBoth = /\b(?:earnings yield|as a yield|dividend yield)\b/i.test(text) && new RegExp(String.raw`\b${treasury}`, 'i').test(text) && new RegExp(sameDay, 'i').test(text);
  const day = isOfBoth ? dayIn(text) : null;
  return day === null ? text : sayAgain(text, gap.test(text) ? sameDayRules(day) : rulesFor(day));
}
