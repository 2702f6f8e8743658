// "Acme against its Swiss rival Marram": the name of the one that it is held against, without what it is to the other.
import type { Rewording } from '../rewording.ts';

const kind = String.raw`(?:arch-?|fellow )?(?:rival|competitor|peer|counterpart|challenger|nemesis|opponent)`;
const sort = String.raw`(?:(?:[a-z]+(?:-[a-z]+)?|\p{Lu}\p{Ll}+(?:ese|ean|ish|ch|ss|an|ian|ern)) ){0,3}?`;

export const besideARival: readonly Rewording[] = [
  [new RegExp(String.raw`(?<=\b(?:against|versus|vs\.?|and|with|to|than|beside|or|from|like|as) )(?:its|the|their|his|her) ${sort}${kind},? (?=\p{Lu})`, 'gu'), ''],
];
