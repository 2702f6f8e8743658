// Closes and their moves as people tell them: each year's last close against that of the year before, tops and bottoms, and how far the newest close lies from a finish that was named.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? 20\d\d|${month} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|20\d\d-\d\d-\d\d|\d{1,2}\/\d{1,2}\/(?:20)?\d\d)`;
const finish = '(?:clos(?:e|ing price)|finish|settlement|last price)';
const newest = any('newest', 'latest', 'last', 'most recent', 'current');
const withoutDividends = String.raw`(?:,? (?:and )?(?:(?:leaving|with|taking) (?:the )?dividends? (?:out|left out|aside)|(?:leaving|taking) out (?:the )?dividends?|without (?:counting )?(?:the )?dividends?|excluding (?:the )?dividends?|dividends? (?:excluded|left out|aside)|ex[- ]dividends?(?! date)|price only|price[- ]wise only|on price alone))`;
const yearEnd = String.raw`(?:(?:each|every|the|one|that) (?:calendar )?year['’]s (?:final|last)|year[- ]end|december['’]s (?:final|last)|(?:the )?(?:final|last) december|(?:the )?(?:final|last))`;
const other = String.raw`(?:the next(?: one| year['’]s(?: last| final)?(?: close)?)?|the (?:december|year[- ]?end|year) (?:before|earlier)|the (?:one|close|year-end close) (?:before|of the year before)|(?:that|the one) of the (?:december|year) before|the (?:previous|prior|preceding) (?:one|december(?:['’]s)?|year['’]s|year[- ]end)(?: (?:last |final )?(?:one|close))?|${yearEnd} close)`;
const high = any('top', 'high', 'peak', 'ceiling', 'maximum', 'high-water mark', 'summit');
const low = any('bottom', 'low', 'trough', 'floor', 'minimum');
const ofCloses = String.raw`of (?:where (?:it|the (?:stock|shares?)|they|its shares|¤) closed|(?:the |its |their )?(?:closes|closing prices|closing levels|daily closes))`;
const yearly = any('yearly', 'annual', 'calendar-year');
const basis = String.raw`(?:,? (?:on (?:a )?)?(?:closing|close)[- ](?:basis|prices?)(?: only)?|,? (?:on )?closing (?:basis|prices) only|,? by closes?(?: only)?)`;

const firm = String.raw`((?!(?:the|a|an|it|they|ten|two|us|treasur\w*|treasuries|bonds?|gilts?|gold|oil)\b)[A-Z][\w&.'’-]*(?: (?:& )?[A-Z][\w&.'’-]*){0,3}?)`;
/** Said of a company, and meant of its share: "has Acme doubled since 2022?", "what is Acme yielding?", "is Acme worth more than Globex?". */
const ofItsShare: readonly Rewording[] = [
  [re(String.raw`\b(has|have|had|did) ${firm} (doubled|tripled|quadrupled|halved|double|triple|quadruple|halve)(?: in (?:price|value))?(?=,? (?:since|in 20\d\d|over|between|from|during|by the)\b| ?[?]| ?$)`), "$1 $2's share price $3"],
  [re(String.raw`\b(what|how much)(['’]s| is| are| was) ${firm} (?:shares? |stock )?yielding\b`), (...[, , is = '', who = '']: readonly string[]): string => `what${is.endsWith('s') && is.length === 2 ? ' is' : is} ${who}'s dividend yield`],
  [re(String.raw`\b(is|was) ${firm} (?:really |still |now |actually )?worth (more|less) than ${firm}(?=(?: (?:right now|now|today|at the last close|these days|at present))? ?(?:[?,.;]|$))`), (...[, is = '', one = '', more = '', other = '']: readonly string[]): string => `${is} ${one}'s market cap ${more === 'less' ? 'smaller' : 'larger'} than ${other}'s`],
];

export const closesInTalk: readonly Rewording[] = [
  ...ofItsShare,
  // "Acme stock at the end of 2024": what it closed at.
  [re(String.raw`^(?!how\b|what\b|which\b)([\w&'’. ]{2,30}) (?:stock|shares?)(?=,? (?:at|on|as of) (?:the )?(?:end of|year[- ]end|close of|last day of)\b[^?]{0,24}\??$)`), '$1 share price'],
  // A calendar year's move is from the last close before it.
  [re(String.raw`\b(chang\w*|moved?|moves|gain(?:ed|s)?|r[io]se|f[ae]ll|los[et]|return(?:ed|s)?|percentages?|percent|%)([^?.;]{0,90}?),? (?:measured |counted |taken |each time )?(?:from )?${yearEnd} close (?:to|against|over|on|versus|vs\.?) ${other}${withoutDividends}?`), '$1$2'],
  [re(String.raw`\b${yearEnd} close (?:against|over|versus|vs\.?|compared (?:with|to)|relative to|on) ${other}${withoutDividends}?`), 'the percentage change of the share price'],
  [re(String.raw`(?<=\b(?:share prices?|stocks?|shares?|clos(?:e|es|ing prices?))\b[^?.;]{0,120})${withoutDividends}(?=[?.,;]|$)`), ''],
  // Tops and bottoms of closes.
  [re(String.raw`\b(?:the )?${high}s? and (?:the )?${low}s? ${ofCloses}`), 'the highest close and the lowest close'],
  [re(String.raw`\b(?:the )?${high}s? and (?:the )?${low}s? of ([A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}?)['’]s? (?:closes|closing prices|daily closes)`), "$1's highest close and lowest close"],
  [re(String.raw`\b(?:the )?${yearly} ${high}s?${basis}?`), 'the highest close'], [re(String.raw`\b(?:the )?${yearly} ${low}s?${basis}?`), 'the lowest close'],
  // How far the newest close lies from a finish.
  [re(String.raw`\b(${finish})([^?]{0,80}?)\b(?:its|the) ${newest} one\b`), '$1$2the latest close'],
  [re(String.raw`\b(?:its|the|that day['’]s) finish (?=(?:on|of|at) )`), 'the close '],
  // A close of one day beside that of an earlier one: between the two, and not since the earlier.
  [re(String.raw`\b(${day}) (?:clos(?:e|ing price)|px|price)[,;+&]? (?:and |plus )?(?:the )?(?:%|percent|pct)(?: (?:chg|change|move))? (?:below|above|off|under|over|from|vs\.?|versus|against|up from|down from|up on|down on) (?:the |its )?(${day}) (?:close|closing price|px|price)\b`), 'close on $1 and percent change from the close of $2'],
  [re(String.raw`(?:%|\bpercent|\bpct) (?:below|above|off|under|over|from|vs\.?|versus|against|up from|down from|up on|down on) (?:the |its )?(${day}) close\b`), 'percentage change since the close of $1'],
  [re(String.raw`\b(?:what percentage|how many per ?cent|how far)(?:,? in per ?cent,?)? (?:away|off|distant|removed|adrift) (?:from )?(?:it|that|there)(?: (?:are we|is it|is the (?:stock|share)|does it stand|do we stand))? (?:at|on|with) (?:the|its) ${newest} close`), 'by how many percent is the latest close above or below it'],
  [re(String.raw`\bwhere (?:is|are) (?:it|they|the (?:stock|shares?)) (?:now )?trading(?: now)?(?=,)`), 'what is the latest close'],
  // Holders that were burned lost money, and no cash was.
  [re(String.raw`\b(holders|shareholders|investors|owners|buyers) (?:(?:were|was|got|have been|had been|are|badly|really|severely) )*(?:burned|burnt|scorched|singed)(?: badly)?(?: in 20\d\d)?`), '$1'],
  [re(String.raw`\bwhere (it|they|the (?:stock|shares?)) (?:finished|ended up|settled|ended) (?=(?:that|the same|on that) (?:very )?day\b)`), 'where $1 closed '],
  [re(String.raw`\bthat finish\b`), 'that close'],
  [re(String.raw`\b(?:the |its )?${any('best', 'highest', 'dearest')} finish(?= (?:of|in|during|over|between|since)\b)`), 'the highest close'], [re(String.raw`\b(?:the |its )?${any('worst', 'lowest', 'cheapest')} finish(?= (?:of|in|during|over|between|since)\b)`), 'the lowest close'],
  // "What part of 2024 revenue, in percent, ended up as net profit".
  [re(String.raw`\b(?:what|which) (?:part|share|portion|slice|fraction) of ([^,?.]{3,40}), (?:in|as a) (?:per ?cent|percentage|%), (?=[a-z])`), 'what percentage of $1 '],
];
