// A question that asks the same of a second time in few words: "by how many percent in 2022, and by how many in 2025".
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const year = String.raw`((?:fiscal |fy ?)?'?(?:20)?\d\d)`;
const percent = String.raw`(?:by )?(?:how many|what) (?:per ?cent(?:age)?|%)`;
const again = String.raw`(?:by )?(?:how many|what)(?: (?:per ?cent(?:age)?|%))?(?: (?:the year after|a year later|the next year|the year before))?,? ?(?:in |for )?`;

export const eachTimeAgain: readonly Rewording[] = [
  [re(String.raw`\b(${percent} [^?,]{4,60}?) (in|for|during) ${year},? (?:and )?${again}${year}`), '$1 $2 each of $3 and $4'],
  [re(String.raw`\b(yoy ?%|% ?yoy|growth yoy|yoy growth),? ${year},? (?:and |& )?${year}(?=[?.]|$)`), '$1 in each of $2 and $3'],
  [re(String.raw`\b(?:at|for) ((?:then|that time)) and (?:for|at) the end of ${year}`), 'at $1 and at the end of $2'],
];
