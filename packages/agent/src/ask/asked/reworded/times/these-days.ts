// "People tap their cards for everything these days. How much more did it make in fiscal 2024?": when a remark is true says nothing of the time that is asked about.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

/** The remark tells of no figure, and asks nothing. */
export const theseDays: Rewording = [re(String.raw`(?<=^[^.?!\d$%]{4,90}) (?:these days|nowadays|lately|right now|at the moment|today|any more|anymore|now)(?=[.!] (?=[^]{0,240}\b(?:20\d\d|q[1-4])\b))`), ''];

const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** "FY24 (Jun 2024)": when a fiscal year ends is no other time. */
export const endOfFiscal: Rewording = [re(String.raw`\b((?:fiscal|fy) ?(?:year )?['’]?(?:20)?\d\d) ?\((?:(?:to|ending|ended|ends|end|the|year|ye|through|up|which|of|in|late|early|mid) )*(?:\d{1,2} )?${month}\.?(?: \d{1,2},?)?(?: ['’]?(?:20)?\d\d)?\)`), '$1'];

/** "Boeing was still in the red in the second quarter": told, not asked. */
export const inTheRed: Rewording = [re(String.raw`(?<=\b(?!what|how|which|who|it|was|is)[a-z][\w&.’-]*) (?:was|were|had been|stayed|remained|is) (?:still |again |deep |deeply |firmly |well )*in the red(?= (?:in|during|for|over) [^?]{3,60}\.)`), ' lost money'];
