// A time that is told twice over, as one: a month and its season, the months that a company calls a fiscal year.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const season = String.raw`(?:the )?(?:(?:early|late|mid|high|deep)[- ])?(?:spring|summer|autumn|fall|winter)`;
const aside = String.raw`(?:to be (?:exact|precise|specific)|precisely|exactly|specifically|namely|that is|that's|i\.e\.|more (?:precisely|exactly)|i mean|in|so)`;
const company = String.raw`(?:the company|it|they|the firm|management|[A-Z][\w&.'-]*)`;

export const timesBeside: readonly Rewording[] = [
  // "In the summer of 2023, July".
  [re(String.raw`\b(?:back )?(?:in |during |over )?${season} (?:of |in )?((?:19|20)\d\d)(?:,| -| \(|:)? ?(?:${aside},? )?(?:the month of )?(${month})\b\)?(?! ?(?:\d|to\b|until|through))`), 'in $2 $1'],
  [re(String.raw`\b(${month})(?:,| -| \()? ?(?:in |during )?${season} of ((?:19|20)\d\d)\b\)?`), '$1 $2'],
  // "For the twelve months that it labels fiscal 2025".
  [re(String.raw`\b(?:(?:for|over|in|during) )?(?:the )?(?:twelve months|12 months|year|one|period|full year)(?: that| which)? ${company}(?: itself| themselves)? (?:labels?|calls?|names?|dubs?|terms?|designates?|refers to as|reports? as|counts? as|considers?)(?: as)? (?:its |their )?(?:own )?((?:fiscal(?: year)?|fy) ?'?(?:20)?\d\d)\b`), 'in $1'],
];
