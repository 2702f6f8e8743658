// Follow-ups said again without what stands around them: a remark that names a figure, and one insider of all those of before.
import type { Asked } from '../../asked.ts';

const remarks: readonly (readonly [RegExp, string])[] = [
  [/^(?:fine|ok|okay|good|well|right)?[,.]? ?[\w ']{3,30} (?:is|are) one thing(?:[.;:]|, but) */i, ''],
  [/^no wonder\b[^.?!0-9]{0,60}[.!] /i, ''],
  [/\b(?:fares?|performs?|scores?) (?:on|by|in) (?:the|that) same (measure|metric|figure|yardstick|count)\b/i, 'do on the same $1'],
  [/^(?:and |so )?how (?:much|many percent|large a part|big a part|large a share) of (?:all )?(?:that|it|this|those|them)\b[^:?]{3,60}: (?=[^?]*\b(?:as an? (?:percentage|share|part|fraction|proportion)|in percent)\b)/i, ''],
  [/\bdebts?\b([^?,;]*)[,:] (?:both )?short[- ]term and long[- ]term\b/i, 'total debt, short-term debt and long-term debt$1'],
];

/** Null where nothing of the kind is said. */
export function withoutAside(question: string): string | null {
  const plain = remarks.reduce((text, [pattern, with_]) => text.replace(pattern, with_), question.trim());
  return plain === question.trim() || plain === '' ? null : plain;
}

const ofThem = /\b(?:of|from|among) (?:them|those|these|that|it|this)\b|\b(?:part|share|portion|many) (?:of (?:them|those|that|it) )?(?:was|were|came|did)\b/i;
const person = /\b([A-Z][a-z]+(?: [A-Z]\.?)?(?: [A-Z][a-z]+){1,2})\b/g;
const leading = /^(?:And|Of|How|What|Which|Who|Was|Were|Did|From|Thanks|Fine|So|Only|Just|Now|Ok|Okay)\b.*/;
const everybody = /\b(?:the )?([\w&.-]+(?: [A-Z][\w&.-]+)*)['’]s? (?:corporate )?(?:insiders|officers|executives|managers|insider sellers)\b/;

/** "And how many of them came from Brad Smith?" after the sales of all insiders. */
export function ofInsider(question: string, { insiders, text }: Asked): string | null {
  const names = [...question.matchAll(person)].map(([name]) => name).filter((name) => !leading.test(name));
  const [name, ...others] = names;
  if (insiders === undefined || name === undefined || others.length > 0 || !ofThem.test(question) || /\d|\b(?:value|worth|dollars?|percent\w*|price|when|why)\b|[%$]/i.test(question)) return null;
  return everybody.test(text) ? text.replace(everybody, `${name} of $1`) : null;
}
