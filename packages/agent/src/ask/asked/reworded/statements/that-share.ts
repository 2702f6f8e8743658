// "How much of its revenue was net interest income, and did that share rise from 2023?": the part that was asked for, and no share of stock.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const part = String.raw`(?:share|portion|slice|fraction|proportion|part|percentage|ratio)`;
const rises = String.raw`(?:r[io]sen?|gr[eo]wn?|grow|increased?|climb(?:ed)?|go(?:ne)? up|went up|up|larger|higher)`;
const falls = String.raw`(?:f[ae]ll(?:en)?|shr[aiu]nk|decreased?|declined?|drop(?:ped)?|go(?:ne)? down|went down|down|smaller|lower)`;
/** A part is asked for before it. */
const ofPart = String.raw`(?<=\b(?:how much of|what (?:share|part|portion|percentage|percent|per cent|fraction|proportion) of|as a (?:share|part|percentage|percent) of|% of)\b[^?]{4,120}?)`;
const asked = String.raw`${ofPart},? (?:and|&) (?:did|has|have|was|is) (?:that|this|the|its) ${part} `;
const then = String.raw`(?:(?:from|since|than|against|versus|vs\.?|over|on|compared (?:to|with)) (?:(?:that|it was|what it was) )?(?:of |in |for )?)((?:fiscal (?:year )?|fy ?)?(?:19|20)\d\d|(?:a|the) year (?:before|earlier|ago))`;

export const thatShare: readonly Rewording[] = [
  [re(String.raw`${asked}${rises} ${then}`), ', up from $1'],
  [re(String.raw`${asked}${falls} ${then}`), ', down from $1'],
  [re(String.raw`${asked}(?:change[ds]?|moved?|differ(?:ent)?) ${then}`), ', up or down from $1'],
];

/** Whether the word points at a part of something, which is no share that moves. */
export const pointsAtPart = (text: string): boolean => thatShare.some(([pattern]) => text.search(pattern) >= 0);
