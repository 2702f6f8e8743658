// "The first half of 2025, that is the first and second quarters taken together": what stands beside the half says which quarters it is made of, and names no time of its own.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const year = String.raw`(?:(?:fiscal|fy|calendar)(?: year)? ?)?'?(?:20)?\d\d`;
const half = String.raw`(?:(?:first|second|1st|2nd) half(?: of)?(?: ${year})?|${year}(?:'s)? (?:first|second) half|[12]h ?'?(?:20)?\d\d|h[12],? ?(?:of )?'?(?:20)?\d\d|'?(?:20)?\d\d ?h[12]|(?:six|6) months to [a-z]+ 20\d\d)`;
const two = String.raw`(?:q[13] ?(?:\+|and|&|plus|-|to) ?q[24]|(?:the )?(?:(?:first|third)(?: quarter)?(?: and|,| plus| &) (?:the )?(?:second|fourth)|first two|last two)(?: fiscal)? quarters?)(?: of (?:the|that) year)?`;
const lead = String.raw`(?:that is|i\.?e\.?|meaning|so|being|which is)`;
const together = String.raw`(?:,? (?:taken|added|put|counted)? ?(?:together|combined|added up|as one|summed))`;

export const halfToldAside: readonly Rewording[] = [
  [re(String.raw`(?<=\b${half}),? \((?:${lead},? )?${two}${together}?\)`), ''],
  [re(String.raw`(?<=\b${half}),? ${lead},? ${two}${together}?`), ''],
  [re(String.raw`(?<=\b${half}),? (?:- )?${two}${together}`), ''],
];
