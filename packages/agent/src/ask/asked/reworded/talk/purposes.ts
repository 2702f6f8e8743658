// What a figure is wanted for, in front of the question: "for my pitch I need", "for our Tuesday memo:". It asks for nothing.
import type { Rewording } from '../rewording.ts';

const time = String.raw`(?!(?:year|quarter|month|week|day|half|fiscal|calendar|full|first|second|third|fourth|last|latest|same|next|previous|whole|entire|period|company|stock|share|shares|record|most|rest|two|three|four|five|each|both|latter|former)\b)`;
const thing = String.raw`(?:${time}[a-z][a-z'’-]* ){0,2}${time}[a-z][a-z'’-]*`;
const whose = String.raw`(?:my|our|a|an|the|this|his|her|tomorrow['’]s|today['’]s|monday['’]s|tuesday['’]s|wednesday['’]s|thursday['’]s|friday['’]s)`;

export const purposes: readonly Rewording[] = [
  [new RegExp(String.raw`^for ${whose} ${thing} (?:on|about) ([A-Z][^,:?.]{1,30}?),? (?=(?:I|we)(?: (?:need|want|would like|am after|are after|require)|['’]d like|['’]m after|['’]re after)\b)`, 'i'), '$1: '],
  [new RegExp(String.raw`^for ${whose} ${thing},? (?=(?:I|we)(?: (?:need|want|would like|am after|are after|require)|['’]d like|['’]m after|['’]re after)\b)`, 'i'), ''],
  [new RegExp(String.raw`^for ${whose} ${thing}: ?`, 'i'), ''],
  // What is put in is money, new or old.
  [/\b(?:new|fresh|spare|extra) (money|cash|savings) (?=(?:in|into|to work|on|behind)\b)/gi, '$1 '],
];
