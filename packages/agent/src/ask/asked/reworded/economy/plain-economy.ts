// The economy in plain words, before any reader looks: what Uncle Sam pays on ten-year money, who is out of work, what the Fed lopped off, first claims for the dole.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const years = any('(?:ten|10)[- ]?(?:year|yr|y)', '(?:two|2)[- ]?(?:year|yr|y)', '(?:thirty|30)[- ]?(?:year|yr|y)', '(?:five|5)[- ]?(?:year|yr|y)', '(?:three|3)[- ]?month');
const lent = any('money', 'paper', 'loans', 'debt', 'borrowing', 'notes?', 'bonds?');
const payer = any('uncle sam', 'the (?:us |american )?(?:government|treasury)', 'washington');
const people = any('americans', 'people', 'workers');
const workforce = any('(?:american |us |u\\.s\\. )?(?:workforce|labou?r force|workers)', 'americans (?:able and )?wanting (?:to )?work');
const part = any('what (?:per ?cent(?:age)?|share|part|proportion|fraction) of', 'how (?:many (?:per ?cent|in a hundred) of|much of)');
const lopped = any('lopped off', 'shaved off', 'knocked off', 'come off', 'came off', 'taken off', 'trimmed', 'chopped off');

const states = String.raw`(?:the )?(?:america|us|u\.s\.|united states|states)`;
const verbs = '(?: (?:get|got|gotten|become|became|grow|grown))?';
const monthNamed = String.raw`(?:the end of )?[a-z]{3,9} (?:19|20)\d\d`;
/** How much dearer life has got is what inflation was; "by December than a year before" is of that month. */
const dearerLife: readonly Rewording[] = [
  [re(String.raw`\b(?:by )?(?:how much|what percentage|how many percent) (?:dearer|more expensive|pricier|costlier)(?: (?:did|has|have|had|was|were|is|are))? (?:life|living|things|everything)( in ${states})${verbs}`), 'what was inflation$1'],
  [re(String.raw`(?<=\binflation in ${states}) by (${monthNamed}),? (?:than|over|against|compared (?:to|with)) (?:it (?:was|had been) )?(?:a|one|the) year (?:before|earlier|prior)`), ' in $1'],
  [re(String.raw`(?<=\binflation in ${states}) over the (?:previous|prior|preceding) (?:year|twelve months),? by the (?:consumer price index|cpi)`), ''],
];

export const plainEconomy: readonly Rewording[] = [
  ...dearerLife,
  // "The inflation number the Fed goes by, core PCE": the one that is named.
  [re(String.raw`\b(?:that|the) inflation (?:number|gauge|measure|rate|reading|figure|index)(?: that| which)? the fed(?:eral reserve)? (?:itself )?(?:goes by|likes(?: best)?|prefers|watches(?: most)?|follows|targets|looks at|uses|swears by),? (?=(?:the )?(?:core )?pce\b)`), ''],
  // One word for all the ways to leave them out.
  [/\b(?:then )?(?:(?:when |once |after )?(?:strip(?:ping|ped)|tak(?:ing|en)|leav(?:ing)|left|(?:carv|back)(?:ing|ed)) out|stripped of|setting aside|net of|not counting) (?=(?:the )?(?:volatile )?(?:prices of )?food (?:and|&) energy\b)/gi, 'excluding '],
  // "What's oil at": a barrel of it.
  [re(String.raw`\b(what(?:'s|’s| is| was)|where(?:'s|’s| is| was| does| did)|how (?:much|high|dear|expensive|cheap) (?:is|was)) (?:the )?(?:price of )?(?:us )?(?:crude(?: oil)?|oil)(?= (?:at|trading|trade|now|today|going|worth|on|in|at the)\b| ?[?.]|$)`), '$1 the WTI crude price'],
  [re(String.raw`\b(?:what|how much) (?:did|does|was|is) ${payer} (?:still )?(?:pay(?:ing)?)(?: (?:out|more))? on (${years})(?: (?:${lent}))? and (?:on )?(${years}) (?:${lent})`), 'what were the $1 and $2 Treasury yields'],
  [re(String.raw`\b(?:what|how much) (?:did|does|was|is) ${payer} (?:still )?(?:pay(?:ing)?)(?: out)? on (${years}) (?:${lent})`), 'what was the $1 Treasury yield'],
  [re(String.raw`\b(?:was|is) ${payer} (?:still )?paying more on (${years}) (?:${lent}) than on (${years}) (?:${lent})`), 'was the $1 Treasury yield above the $2 Treasury yield'],
  [re(String.raw`\bUSTs?\b(?= |$)|\bUS ?T-?notes?\b`), 'US Treasury'],
  [re(String.raw`\bwith inflation protection(?: built in)?,? (?:what|how much) (?:was|is|did) (?:a |the )?(${years}) treasury (?:yield(?:ing)?|pay(?:ing)?)`), 'what was the $1 real Treasury yield'],
  [re(String.raw`\b(?:new|first(?:-time)?|initial) (?:unemployment insurance|unemployment|jobless|dole|benefits?) claims\b`), 'initial jobless claims'],
  [re(String.raw`\bhow many ${people} (?:put in|filed|applied|signed on)(?: a claim)? for (?:unemployment|jobless benefits?|the dole|benefits)(?: benefits?)?(?: for the first time)?`), 'how many initial jobless claims were there'],
  [re(String.raw`\b${part} (?:the )?${workforce} (?:was|were|is|are) (?:idle|out of (?:a job|work)|jobless|unemployed|without (?:a job|work))(?:,? going by the official count)?`), 'what was the US unemployment rate'],
  [re(String.raw`\b(?:how cheap|how dear|how expensive|at what rate) was overnight money(?: in the states| in america| in the us)?`), 'what was the federal funds rate'],
  [re(String.raw`\bhow (?:much|many (?:percentage )?points) had (?:been )?(?:${lopped})(?: (?:it|by then))*`), 'by how many percentage points had it fallen'],
  [re(String.raw`\b(?:on|compared (?:with|to)|against|from) the (?:spring|winter|summer|autumn|fall|previous|prior|preceding) one(?: (?:before|ahead of)(?: it)?)?(?=[?.,;]|$)`), 'on the quarter before'],
];

/** Two readings that differ at one time: what lies between them, and not between how they moved. */
export const readingsApart: readonly Rewording[] = [
  [re(String.raw`^([^]*\b(?:unemployment|fed(?:eral)? funds|inflation|cpi|pce|treasur\w+|mortgage|yields?)\b[^]*?)\b(?:by how (?:much|many (?:percentage )?points) (?:did|do) (?:they|the two|these two|both) differ|how (?:far|many (?:percentage )?points) apart (?:were|are|was) (?:they|the two|these two|both))(?=[?.,;]|$)`), '$1what was the difference between the two'],
];

const talk = any('filing', 'writing', 'doing', 'preparing', 'drafting', 'finishing', 'working on', 'putting together');
const paper = any('piece', 'story', 'column', 'article', 'note', 'memo', 'report', 'paper', 'chapter', 'thesis', 'newsletter', 'blog post', 'slides?', 'deck', 'brief');

/** "I'm filing a piece on American jobs and need …": what somebody writes is no figure. */
export const whatForApart: readonly Rewording[] = [
  [re(String.raw`^(?:i am|i'm|i’m|we are|we're|we’re) (?:${talk}) (?:an?|my|our|the|this) (?:[a-z-]+ ){0,2}?(?:${paper}) (?:on|about) ([^,.:;?]{3,40}?)(?:,? (?:and|so) (?:i |we )?(?:need|want|am after|would like)|[,:;.] (?:i |we )(?:need|want)) `), 'On $1: give '],
  [re(String.raw`^(?:i am|i'm|i’m|we are|we're|we’re) (?:${talk}) (?:an?|my|our|the|this) (?:[a-z-]+ ){0,2}?(?:${paper})(?:,? (?:and|so) (?:i |we )?(?:need|want|am after|would like)|[,:;.] (?:i |we )(?:need|want)) `), 'Give '],
];
