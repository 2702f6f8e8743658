// How many more people had jobs in one month than in another: how far the number of jobs moved between the two.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const people = String.raw`(?:us |american |u\.s\. )?(?:people|americans|folks|workers|men and women|souls|employees|jobs)`;
const atWork = String.raw`(?: (?:were|was|are|is|had|have|held|hold|got|there|on|in|with|at|a|the|any|drawing|earning))*(?: (?:jobs?|work|employment|employed|working|pay-?rolls?|pay ?che(?:que|ck)s?|existed))?(?: there)?`;
const place = String.raw`(?: in (?:america|the (?:us|u\.s\.|states|united states|country)))?`;
const when = String.raw`(?:in |by )?(${month})\.?,? ((?:19|20)\d\d)`;
const before = String.raw`(?:in |by )?(?:(?:${month})\.?,? (?:of )?)?(?:the|a|one) (?:year|twelve months) (?:before|earlier|ago|prior)|(?:in )?(?:the )?same month (?:of )?(?:the|a) (?:year (?:before|earlier)|(?:previous|prior) year)`;

const moved = (from: string, to: string): string => `by how many did nonfarm payrolls change from ${from} to ${to}`;

export const jobsThen: readonly Rewording[] = [
  [re(String.raw`\b(?:by )?how many (?:more|fewer|additional|extra|less) ${people}${atWork}${place} ${when}${place},? than (?:there were |had (?:them|one) )?(?:${before})`), (...[, name = '', year = '']: readonly string[]): string => moved(`${name} ${String(Number(year) - 1)}`, `${name} ${year}`)],
  [re(String.raw`\b(?:by )?how many (?:more|fewer|additional|extra|less) ${people}${atWork}${place} ${when}${place},? than (?:there were |had (?:them|one) )?${when}`), (...[, name = '', year = '', other = '', then = '']: readonly string[]): string => moved(`${other} ${then}`, `${name} ${year}`)],
];
