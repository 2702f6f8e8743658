// "I put some savings into Acme a while back and I've got 45 shares now.": what matters of it is how many shares of whom somebody has.
import type { Rewording } from '../rewording.ts';

const firm = String.raw`((?!(?:it|them|the|a|an)\b)[A-Z][\w&.’-]*(?: (?:& )?[A-Z][\w&.’-]*){0,3})`;
const some = String.raw`(?:some|a bit|a little|part|most|all|half|a few dollars|money)(?: of)?(?: (?:my|our|the|his|her))?(?: [a-z]+['’]s)?(?: (?:spare |old |own )?(?:savings|money|cash|funds|nest egg|bonus|inheritance|pension))?`;
const onceAgo = String.raw`(?: (?:a (?:good )?while (?:back|ago)|(?:some|a long) time (?:ago|back)|(?:many |some |a few )?years (?:ago|back)|ages ago|once|back in the day|way back|long ago))?`;
const has = String.raw`(?:I|we)(?:['’]ve| have)? ?(?:now )?(?:got|have|own|hold|sit on|ended up with)`;

export const sharesNow: readonly Rewording[] = [
  [new RegExp(String.raw`\b(?:I|[Ww]e) (?:put|stuck|sank|invested|parked|tucked|placed) ${some} (?:in|into) ${firm}(?: (?:shares|stock))?${onceAgo},? (?:and|so|and so) ${has} (\d[\d,]*) (?:of (?:its|their|the) )?shares(?: of it)?(?: now| today| in all)?`, 'g'), 'I have $2 shares of $1'],
  [new RegExp(String.raw`\b(?:I|[Ww]e) (?:got|bought|went) (?:in|into)(?: on| to)? ${firm}(?: (?:shares|stock))?${onceAgo},? (?:and|so|and so) ${has} (\d[\d,]*) (?:of (?:its|their|the) )?shares(?: of it)?(?: now| today| in all)?`, 'g'), 'I have $2 shares of $1'],
];
