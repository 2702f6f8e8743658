// What figures of the past are wanted for: a box in tomorrow's paper, a slide for next week. The day of the occasion is no time of the figures.
import { sayAgain, type Rewording } from '../reworded/rewording.ts';
import { re } from '../reworded/words.ts';

const day = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const when = String.raw`(?:tomorrow|tonight|(?:the day after tomorrow)|(?:next|this|the coming|this coming) (?:week|month|year|quarter|spring|summer|autumn|term|semester|weekend|${day})|this (?:evening|afternoon)|later (?:today|this week|this month)|${day})(?: (?:morning|afternoon|evening|night|noon))?`;
const thing = '(?:box|(?:news)?papers?|page|edition|issue|meetings?|talks?|slides?|slide deck|deck|presentation|class|lecture|seminar|speech|memo|notes?|newsletter|column|article|story|piece|report|handout|hand-out|briefing|brief|lesson|budget|calls?|conversation|lunch|dinner|breakfast|quiz|exam|test|deadline|board|committee|clients?|course|interview|show|broadcast|programme|program|podcast|episode|post|charts?|table|graphic|sidebar|info-?box|fact-?box|fact sheet|one-pager|review|workshop|pitch|assembly|agm|town hall|homework|essay|bulletin|blog|debate|case|exercises?|assignment|worksheet|tutorial|problem set|project|session|training|course work|coursework|drill|hearing|visit|crossword|debrief|play|gathering|evening|get-together|discussion|panel|event|supper|coffee|school)';
const a = '(?:an? |the |my |our |his |her |their |some |this )?';
const few = String.raw`(?:[a-z][a-z-]* ){0,2}?`;
const about = '(?:on|about|of|covering|regarding)';
const placed = String.raw`(?:${a}${few}${thing} )?(?:(?:in|on|at|for|of|due) )?${a}${when}(?:'s)? ${few}${thing}|${a}${few}${thing} (?:(?:for|due|on|at|in) )?${when}`;
const wanting = '(?:need|want|require|am after|have to have|would like)';

const occasions: readonly Rewording[] = [
  // A firm that was bought is none that is asked about.
  [re(String.raw`^(?:after|since|with|following) (?:the |its |their )?(?:[\w-]+ ){1,3}?(?:purchase|deal|acquisition|takeover|merger|buyout|spin-?off),? (?=(?:i|we|what|how|where|by)\b)`), ''],
  [re(String.raw`^(?:for|in|at|before|ahead of) (?:${placed}),? ${about} (?:[\w-]+ ){0,3}?[\w-]+: ?(?=(?:[\w&.'-]+ ){3})`), ''],
  [re(String.raw`^(?:for|in|at|before|ahead of) (?:${placed}),? ${about} (?=\S)`), 'For '],
  [re(String.raw`(?:^|(?<=[.?!] ))(?:for|in|at|before|ahead of) (?:${placed})(?:[,:]| -)? ?(?=\S)`), ''],
  [re(String.raw`^for ${a}${few}(?:committee|board|meeting|desk|team)(?:,? ${about} (?=[\w&.' -]{1,40}[:,] )|[:,] ?(?=\S))`), (whole) => (/[:,] ?$/.test(whole) ? '' : 'For ')],
  [re(String.raw`,? (?:for|before|ahead of) (?:${placed})(?= ?(?:[,.?!:;]|$| ${about}\b))`), ''],
  [re(String.raw`^(?:i am|i'm|we are|we're|i have to|i must|we have to|i need to) (?:writ(?:e|ing)|mak(?:e|ing)|prepar(?:e|ing)|put(?:ting)? together|draft(?:ing)?|fill(?:ing)?|do(?:ing)?|work(?:ing)? on|giv(?:e|ing)|hold(?:ing)?) (?:${placed})(?: ${about} |[,:.;-] ?| and ${wanting} )`), ''],
  [re(String.raw`^${a}${when}'s ${few}${thing} (?:carr(?:y|ies)|runs?|needs?|has|have|wants?|gets?|shows?|takes?|brings?|will (?:carry|run|need|have|show)) (?:${a}${few}${thing} )?(?:(?:on|about|of|for|with) )?`), ''],
  [re(String.raw`^${when},? (?:i|we) (?:(?:have to|must|am going to|will|'ll|need to|am|are|shall) )?(?:present(?:ing)?|speak(?:ing)? (?:about|on)|talk(?:ing)? about|explain(?:ing)?|discuss(?:ing)?|writ(?:e|ing) about|report(?:ing)? on|pitch(?:ing)?|show(?:ing)?|teach(?:ing)?) `), ''],
  [re(String.raw`,? (?:and )?(?:i |we )?(?:${wanting} )(?:it|them|these|this|that|those|the (?:figures|numbers)) (?:by|before|for) ${when}(?= ?[.?!,;]|$)`), ''],
  [re(String.raw`\b((?:i|we) ${wanting} [^.?!]{3,160}?) (?:by|before) (?:tomorrow|tonight|${day})(?: (?:morning|noon|evening))?(?= ?[.?!,;]|$)`), '$1'],
  // What it is about names nobody, where somebody is named behind it.
  [re(String.raw`^For (?:insiders?|insider (?:sales?|sell(?:ing|ers)|trades?|trading|dealings?)|forms? (?:4|four)s?)[:,] (?=\S)`), ''],
];

/** "Teaching a class on software firms tomorrow.": a sentence of the asker's own, which ends with when he does it. */
const ownPlans: readonly Rewording[] = [
  [re(String.raw`(?<=^|[.!] )((?:i|we|my|our|i['’](?:m|ve|ll)|we['’](?:re|ve|ll)|there['’]s|there is|(?!during|pricing|earning|spending|operating|trading|closing|regarding|including|excluding|assuming)[a-z]{3,12}ing)\b[^.?!:]{2,90}?),? ${when}(?=[.!:] )`), '$1'],
];

/** "I see a client tomorrow who …": when the asker meets whom is no time of a figure. */
const meetings: readonly Rewording[] = [
  [re(String.raw`(?<=^|[.?!] )(${a}${few}${thing}) ${when}(?= ?[:,.])`), '$1'],
  [re(String.raw`\b((?:i|we)(?: am|'m| are|'re)? (?:see(?:ing)?|meet(?:ing)?|visit(?:ing)?|have|call(?:ing)?|lunch(?:ing)? with) ${a}${few}[a-z]+) ${when}(?= |[.,:])`), '$1'],
];

const past = /\b(?:20[012]\d|fy ?'?\d\d|last (?:year|quarter|close|price)|latest|newest|most recent)\b/i;
const foretold = /\b(?:(?:it|they|price|shares?|stock|revenues?|sales|profits?|earnings) (?:will|would)|going to (?:be|rise|fall|earn|reach)|forecast\w*|predict\w*|expect\w*|projec\w*|outlook|guidance|estimates?)\b/i;

const long = String.raw`(?:19\d\d|200\d|201[0-4]|['’](?:[6-9]\d|0\d|1[0-4])(?!\d))`;
/** "I retired from IBM in '03": when something happened to the asker is no time of a figure, and lies before all of them. */
const ownLife: readonly Rewording[] = [
  [re(String.raw`\b((?:i|we|he|she|my (?:[a-z]+ ){1,2}?)(?:['’]ve|['’]d| have| had| has)? ?(?:retired|left|joined|started|was hired|was born|got married|married|graduated|moved|emigrated|worked|inherited|began|quit|signed on)(?: [\w&.'’-]+){0,5}?),? (?:back |way back )?(?:in|since) (?:the year )?${long}`), '$1'],
];

/** Unchanged where no figure of a known time is named beside it, and where what is to come is asked for. */
export function withoutOccasion(text: string): string {
  const told = sayAgain(text, ownLife);
  return past.test(told) && !foretold.test(told) ? sayAgain(told, [...occasions, ...ownPlans, ...meetings]) : told;
}
