// What a figure is wanted for, in front of the question: "for my pitch I need", "for our Tuesday memo:". It asks for nothing.
import type { Rewording } from '../rewording.ts';

const time = String.raw`(?!(?:year|quarter|month|week|day|half|fiscal|calendar|full|first|second|third|fourth|last|latest|same|next|previous|whole|entire|period|company|stock|share|shares|record|most|rest|two|three|four|five|each|both|latter|former)\b)`;
const thing = String.raw`(?:${time}[a-z][a-z'’-]* ){0,2}${time}[a-z][a-z'’-]*`;
const whose = String.raw`(?:my|our|a|an|the|this|his|her|tomorrow['’]s|today['’]s|monday['’]s|tuesday['’]s|wednesday['’]s|thursday['’]s|friday['’]s)`;

/** "Before I decide whether to put money in:", "before we buy Acme,": whom it is of is kept. */
const trade = String.raw`(?:buy|sell|own|hold|keep|add(?: to)?|put (?:(?:any|some|more|my|our|the) ){0,2}money (?:in|into|to work in)|invest(?: in)?|get in|jump in|step in|go in|commit(?: to)?)`;
const deciding = String.raw`(?:(?:decide|make up (?:my|our) minds?|pull the trigger|act|do(?: (?:so|that|anything|it))?|commit(?: myself| ourselves)?)(?: (?:whether|if) (?:to|(?:I|we) should) ${trade})?|${trade})`;
const beforeThat = new RegExp(String.raw`(?<=^|[.?!:] )Before (?:I|we) ${deciding}(?: (?:any|some|more|it|them|(?:any |some |more )?(?:of )?(?:the |its )?(?:stock|shares)))?(?: (?:of |in )?([A-Z][\w&.’'-]*(?: (?:& )?[A-Z][\w&.’'-]*){0,3}))?[:,] ?`, 'g');

/** "An overview, but leave out the balance sheet": what is not wanted is not asked for. */
const leftOut = /(?<=\b(?:overview|snapshot|profile|summar(?:y|i[sz]e)|picture|rundown|run-down|review|take|fact ?sheet)\b[^?.;]{0,40}),? (?:but |and )?(?:please )?(?:leave out|leaving out|skip|skipping|omit|omitting|without|minus|no need for|spare me|not counting|except(?: for)?|excluding) (?:the |any |its )?(?:balance sheets?|cash flows?(?: statements?)?|income statements?|valuation|news|insiders?|dividends?|share price|price history|ratings?|debts?)\b/gi;

export const purposes: readonly Rewording[] = [
  [leftOut, ''],
  [beforeThat, (_: string, who: string | undefined): string => (typeof who === 'string' && who !== '' ? `${who}: ` : '')],
  [new RegExp(String.raw`^for ${whose} ${thing} (?:on|about) ([A-Z][^,:?.]{1,30}?),? (?=(?:I|we)(?: (?:need|want|would like|am after|are after|require)|['’]d like|['’]m after|['’]re after)\b)`, 'i'), '$1: '],
  [new RegExp(String.raw`^for ${whose} ${thing},? (?=(?:I|we)(?: (?:need|want|would like|am after|are after|require)|['’]d like|['’]m after|['’]re after)\b)`, 'i'), ''],
  [new RegExp(String.raw`^for ${whose} ${thing}: ?`, 'i'), ''],
  // "For a piece on petrol prices I have to quote WTI.": what it is about is no figure of it.
  [new RegExp(String.raw`^[Ff]or ${whose} ${thing} (?:on|about) (?![A-Z])[^,:?.]{2,40}?,? (?=(?:I|we)(?: (?:need|want|would like|have|must|am|are|had|should)|['’](?:d|m|re|ve))\b)`), ''],
  [/^(?:I|we) (?:have|need|must|ought|want|am|are)(?: (?:to|supposed to|asked to))? (?:quote|cite|mention|give|use|look at|talk about) (?:the )?(?=[^.?!]{2,60}[.!] (?:what|how|where|which)\b)/i, ''],
  // "For a credit review of Acme for 2023, please compute": of whom and of when stay.
  [new RegExp(String.raw`^[Ff]or ${whose} ${thing} of ([A-Z][\w&.’'-]*(?: (?:& )?[A-Z][\w&.’'-]*){0,3})( (?:for|in) (?:fiscal |FY ?)?20\d\d)?,? (?:please )?(?=(?:please|calculate|compute|give|show|tell|find|state|what|how|I|we)\b)`), (_: string, who = '', when = ''): string => `${who}:${when === '' ? '' : `${when},`} `],
  // What is put in is money, new or old.
  [/\b(?:new|fresh|spare|extra) (money|cash|savings) (?=(?:in|into|to work|on|behind)\b)/gi, '$1 '],
];
