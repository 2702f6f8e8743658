// What of a question asks. People tell a story first: why they ask, who they are, what they heard. It changes nothing of what is asked, and what it names in passing is not asked for.
import { objects, qualifiers } from '../unread/object-words.ts';
import { matchesOf, type Place } from '../places.ts';
import { knownCompanies } from '../reworded/whom/known-companies.ts';
import { askingVerbs, isAsking, sentencesOf } from './sentences.ts';

export type StoryReaders = {
  /** Whether the words name a figure. */
  readonly isMeasured: (words: string) => boolean;
  /** Whether they name a time. */
  readonly isTimed: (words: string) => boolean;
  /** Whether they name a sector, an index or all companies at hand. */
  readonly isGrouped: (words: string) => boolean;
  /** Companies in them. */
  readonly named: (words: string) => readonly Place[];
};

/** Words of a sentence that goes with what is asked after it: on what terms, of what, compared with what. */
const binding = /\b(?:assum\w+|suppos\w+|imagin\w+|exclud\w+|ignor\w+|only|except|without|adjust\w*|count(?:ing|ed)?|defin\w+|mean|compar\w+|both|these|following|let's say|if|per|versus|vs|against|than)\b|:\s*$/i;
/** Words that point back at what was told. */
const backwards = /\b(?:do|does|did|is|was|call|compute|calculate|show|for|of|about) (?:that|this|so|such|the same)\b|(?:show|say|list|report|state)s? (?:for|of|about|on) (?:it|them)\b|\b(?:(?:that|this|the same) (?:way|manner|form|fashion)|like that|the same|these|those|the former|the latter|respectively|how much (?:is|was|did) (?:that|this|it)|what (?:is|was|are|were) (?:that|this|those|these|it)|that (?:one|line|figure|number|ratio|measure|term|word|first)|(?:it|that|this) (?:cost|come|came|amount|make|made)|such a|so (?:much|many|big|large))\b/i;
/** Two times are held beside each other; the story may name one of them. */
const comparing = /\b(?:more|less|below|above|under|previous|prior|preceding|that day|fewer|smaller|bigger|larger|higher|lower|better|worse|change[ds]?|gr[eo]w\w*|growth|since|than|then|differ\w*|against|versus|beat\w*|exceed\w*|compar\w+|up|down|fall\w*|fell|r[io]se\w*|climb\w*|drop\w*|shr[aiu]nk\w*|gain\w*|lost|lose|move[ds]?|difference|until|till)\b/i;
/** Somebody of whom the story told. */
const person = /\b(?:he|his|him|she|her|hers)\b/i;
const pronoun = /\b(?:it|its|they|them|their|theirs|he|his|she|her|the (?:company|firm|business|other))\b/i;

/**
 * The question without the sentences that lead up to it, and without an opening such as "Out of curiosity,". A company that only the story names
 * is put in front. The whole question where the story may say something of what is asked, or where all of it asks.
 */
export function askingPart(text: string, readers: StoryReaders): string {
  const sentences = sentencesOf(text);
  const first = sentences.findIndex(isAsking);
  const [story, asking] = first > 0 ? [sentences.slice(0, first).join(' '), sentences.slice(first).join(' ')] : ['', text];
  const part = story === '' || isNeeded(story, asking, readers) ? text : withNames(story, asking, readers);
  return withoutOpening(part, readers);
}

/** Whether the story says what the question leaves unsaid. */
export function isNeeded(told: string, asking: string, readers: StoryReaders): boolean {
  const story = withoutUnmeant(told, asking);
  return isBinding(story, asking, readers) || pointsBack(asking, readers) || person.test(asking) || saysWhatOrWhen(story, asking, readers) || saysWhom(story, asking, readers);
}

/** "I am benchmarking our overhead against Acme": whoever asks tells of what he does, and the question says its figure and its time itself. */
const ofAsker = /^(?:i|we) (?:am|are|was|were|have been) [a-z]+ing\b/i;

/** "Old Frank says they owe more than they own": hearsay without a number, before a question that says its figure and its time itself. */
const hearsay = /^(?:(?:my|our|the|old|young|uncle|aunt|a|an|some|one|this) ){0,3}(?:[\w'’-]+ ){1,4}(?:says?|said|reckons?|claims?|thinks?|swears?|grumbles?|moans?|insists?|believes?|(?:keeps?|goes on|kept) (?:saying|on|telling)|told (?:me|us))\b/i;

/** As of the newest price. */
const newest = /\b(?:last|latest|newest|current|today['’]s) (?:close|price|closing price)\b/i;

/** "People throw adjusted numbers around. By the 10-Q, …": as it was filed, and so by none of them. */
const asFiled = /\b(?:10-?[kq]|filings?|filed|as reported|gaap|official|audited|income statement|annual report|quarterly report)\b/i;

/** "I want to see if it kept pace" sets no condition. */
const ifWondered = /(?<=\b(?:see|know|wonder|wondering|wondered|check|find out|tell|work out|figure out|sure|curious|decide|judge|learn|argue|arguing|test) )if\b/gi;

const withoutUnmeant = (story: string, asking: string): string => (asFiled.test(asking) ? story.replace(/\badjusted\b/gi, ' ') : story).replace(ifWondered, 'whether');

function isBinding(story: string, asking: string, { isMeasured, isTimed }: StoryReaders): boolean {
  const isHeard = hearsay.test(story) && !/\d/.test(story);
  const found = isHeard && isMeasured(asking) && (isTimed(asking) || newest.test(asking)) ? story.replace(/\b(?:than|both|only)\b/gi, ' ') : ofAsker.test(story) && isMeasured(asking) && isTimed(asking) ? story.replace(/\b(?:against|versus|vs\.?|comparing|with)\b/gi, ' ') : story;
  return binding.test(found);
}

const atFigure = /^(?:(?:do|does|did|is|was) that|(?:how much|what) (?:is|was|did) (?:that|this|it))$/i;
const filing = /\b(?:annual|quarterly) reports?\b|\b10-?[kq]\b|\b(?:filing|report|statement)s?\b/gi;

/** "In percent of the same year's sales" behind a year that the question names. */
const ofThatTime = /^ (?:very |same |fiscal |financial )*(?:years?|quarters?|period|months?|day|date|time|stretch|half)\b/i;

/** "How does that compare with …" behind a figure of the question's own points at that. */
function pointsBack(asking: string, { isMeasured, isTimed }: StoryReaders): boolean {
  const pointed = matchesOf(asking, new RegExp(backwards.source, 'gi')).filter(({ start, end }) => !(ofThatTime.test(asking.slice(end)) && isTimed(asking.slice(0, start))));
  return pointed.some(({ start, end }) => !atFigure.test(asking.slice(start, end)) || !isMeasured(asking.slice(0, start).replace(filing, ' ')));
}

/** Results at large. */
const howItDid = /\bhow (?:did|has|have|does|do|is|are|was|were) [^?]{2,40}? (?:do|done|doing|far(?:e|ed)|perform(?:ed)?|getting on)\b/i;

/** "I left in 2021. What did it earn that year, and what now?" */
const atYear = /\b(?:that|the same) (?:very |same )?(?:fiscal )?(?:year|quarter)\b|\bback then\b/i;

/** Both ends of what is held beside each other. */
export const namesTwoYears = (asking: string): boolean => new Set(asking.match(/\b(?:19|20)\d\d\b/g)).size > 1;

function saysWhatOrWhen(story: string, asking: string, { isMeasured, isTimed }: StoryReaders): boolean {
  const isOfThings = matchesOf(story, qualifiers).length + (isMeasured(story) ? matchesOf(story, objects).length : 0) > 0;
  return !(isMeasured(asking) || howItDid.test(asking)) || isOfThings || (isTimed(story) && (!isTimed(asking) || (comparing.test(asking) && !namesTwoYears(asking)) || atYear.test(asking)));
}

const besideOther = /\b(?:than|with|from|versus|vs\.?|as|like|to|and) (?:it|its|they|them|their|theirs|his|her|hers)\b/i;

/** A pronoun behind the name of the question's own is of that name, unless something is held beside it. */
function saysWhom(story: string, asking: string, { isGrouped, named }: StoryReaders): boolean {
  const [own] = named(asking);
  const isOther = own !== undefined && (pronoun.test(asking.slice(0, own.start)) || besideOther.test(asking));
  return (isGrouped(story) && !isGrouped(asking)) || (isOther && named(story).length > 0);
}

/** "Acme's" is Acme; a name that has the possessive in it keeps it. */
function ownName(said: string, { named }: StoryReaders): string {
  const bare = said.replace(/'s?$/, '');
  return named(bare).length > 0 ? bare : said;
}

/** "Acme bought Marram and borrowed for it": of the buyer, not of what it bought. */
const bought = /\b(bought|acquired|took over|swallowed(?: up)?|snapped up|purchased|merged with|buying|acquiring|closed on|paid up for) (?:[A-Z][\w&.'-]*[ ,]?){1,4}/g;
const withoutBought = (story: string): string => story.replace(bought, '$1 ');

export function withNames(story: string, asking: string, readers: StoryReaders): string {
  if (readers.named(asking).length > 0) return asking;
  const names = [...new Set(readers.named(withoutBought(story)).map(({ start, end }) => ownName(withoutBought(story).slice(start, end), readers)))];
  return names.length === 0 ? `${story} ${asking}` : `${names.join(', ')}: ${asking}`;
}

const opening = /^(?<said>[^?.!]{2,90}?)(?::|,| -|\.\.\.|;)\s+(?=(?:(?:and|so|but|now|just|please|exactly|roughly|about|then) )*(?:what|how|which|who|whose|when|where|did|does|do|is|are|was|were|has|have|had|could|can|would|tell|show|give|name|list|rank|compare|find)\b)/i;
/** Talk of the one who asks, as against a term of what is asked. */
const talk = /\b(?:i|i'm|i've|i'd|me|my|mine|we|we're|our|us|you|your|friends?|honestly|seriously|question|curious|curiosity|listen|say|well|so|ok|okay|hey|hi|hello|please|btw|look|sorry|quick one|straight|one thing|no idea|silly|stupid|dumb|random|fun fact|for (?:a|the) (?:school|class|quiz|bet|paper|essay|homework|presentation|client|meeting|record|podcast|article|report|slide|deck|memo|test|talk|column|blog))\b/i;
const term = /\b(?:average|mean|total|sum|both|each|every|if|per|without|exclud\w+|ignor\w+|assum\w+|suppos\w+|dilut\w+|tax(?:es)?|percent\w*|ratio|half|own|had|compar\w+|than|times|share|put|bought|sold|invest\w*|paid|pay|held|hold|keep|buy|sell)\b|[\d$%]/i;

const question = '(?:what|how|which|who|whose|when|where|did|does|do|is|are|was|were|has|have|had|could|can|would|tell|show|give|name|list|rank|compare|find|by how)';
/** "Quick box on the planemaker: what …", "Case debate tomorrow: of every dollar, who …": a heading, and behind it what asks. */
const headed = new RegExp(String.raw`^(?<said>[^:?]{12,110}): (?=(?:[^,:?]{2,60}, ){0,3}(?:(?:and|so|but|now|just|please|exactly|roughly|about|then) )*(?:${question}|${askingVerbs})\b)`, 'i');
/** "Client sheet", "Peer comps": a name by its looks, and what somebody fills in. */
const paper = /^(?:for (?:the|my|our|a) )?(?:[\w-]+ ){1,2}(?:comps?|wrap|wrap-up|angle|round-up|roundup|corner|spot|desk|story|piece|take|idea|test|box|check|file|sheet|notes?|memo|table|recap|slide|update|question|quiz|homework|digest|corner|column|club|watch|talk|chat|bet|puzzle|brief|briefing|prep)$/i;
const says = /\b(?:i|we|is|are|was|were|has|have|had|go(?:es)?|went|say|says|used to|looks?|seems?|keeps?|wants?|needs?)\b/i;
/** A heading that names figures and says nothing of them is what is asked. */
const isAsked = (said: string, { isMeasured }: StoryReaders): boolean => isMeasured(said) && !says.test(said);

/** How something is to be told, or what is to be done with it. */
const form = /\b(?:in|by|on|as|with|for|excluding|year\w*|quarter\w*|month\w*|annual\w*|daily|weekly|fiscal|calendar|diluted|basic|rank\w*|order|lists?|trend|changes?|gr[eo]w\w*|ratios?|average|mean|median|total|sum|both|each|every|best|worst|most|least|highest|lowest|largest|smallest|biggest|first|last|latest|next|previous|compar\w+|versus|vs|against|definition|term|all|top|bottom|peers?|sectors?|banks?|insurers?|retailers?|tech)\b|[\d$%]/i;

/** "I want to know whether chips pile up: give me …": what for is no figure of it. */
const purpose = /^(?:(?:i|we)(?: just| really|['’]d)? (?:want|need|would like|like|have|am trying|are trying)|trying|(?:i|we)['’](?:m|re) trying) to (?:know|see|check|find out|learn|understand|judge|tell|gauge|work out|figure out) (?:whether|if|how|why)\b/i;
const isOfPurpose = (said: string, asking: string, { isMeasured, isTimed }: StoryReaders): boolean => purpose.test(said) && isMeasured(asking) && isTimed(asking) && !/\d/.test(said);

/** Behind a heading of one thing the question names its figure and its time itself. */
const isInFull = (said: string, asking: string, { isMeasured, isTimed, named }: StoryReaders): boolean => !/,|&|\b(?:and|plus|vs|versus)\b/.test(said) && named(said).length === 0 && isMeasured(asking) && isTimed(asking);

/** "Acme or Marram & Sons: which …": the names that are asked about, and no story of them. */
function areNamesAlone(said: string): boolean {
  return /\b(?:or|and|vs\.?|versus)\b/i.test(said) && said.split(/[ ,]+/).every((word) => /^(?:[A-Z&][\w&.'’-]*|or|and|vs\.?|versus|of|the)$/.test(word));
}

/** "Trucks or bikes, Acme or Marram: which …": the names end the heading. */
const endsWithNames = (said: string): boolean => areNamesAlone(said) || areNamesAlone(said.split(/[,;] /).at(-1) ?? '');

const bundledName = new RegExp(String.raw`^(?:${knownCompanies.map(({ names }) => names).join('|')})(?:'s)?$`, 'i');

/** "acme, marram: …": several companies, however they are typed, and nothing else. */
function isListOfNames(said: string, { named }: StoryReaders): boolean {
  const parts = said.split(/(?: ?[,;&/+]| (?:and|or|vs\.?|versus|against|v)(?= ))+ */i).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => bundledName.test(part) || named(part).some(({ start, end }) => start === 0 && end >= part.length));
}

/** A heading and what stands behind it. */
function splitAtHeading(text: string, readers: StoryReaders): { readonly said: string; readonly asking: string } | null {
  const found = headed.exec(text);
  const said = found?.groups?.['said'] ?? '';
  return found === null || endsWithNames(said) || isListOfNames(said, readers) ? null : { said, asking: text.slice(found[0].length) };
}

/** The part behind a heading, which is a story like any other. */
function withoutHeading(text: string, readers: StoryReaders): string {
  const split = splitAtHeading(text, readers);
  if (split === null) return text;
  const { said, asking } = split;
  if (isOfPurpose(said, asking, readers)) return withNames(said, asking, readers);
  if ((isAsked(said, readers) && !isInFull(said, asking, readers)) || readers.isTimed(said) || isNeeded(said, asking, readers)) return text;
  if (readers.named(said).length + readers.named(asking).length > 0) return withNames(said, asking, readers);
  return isMereHeading(said) ? asking : text;
}

/** A name that is not known as one alone may still be one. */
function isMereHeading(said: string): boolean {
  const words = said.split(' ').length;
  return paper.test(said) || (!/.\p{Lu}/u.test(said) && (words >= 4 || (words >= 2 && !form.test(said))));
}

/** "Out of curiosity, what …", "Settle a bet for me: how …". */
function withoutOpening(whole: string, readers: StoryReaders): string {
  const { isMeasured, isTimed, isGrouped, named } = readers;
  const text = withoutHeading(whole, readers);
  const found = opening.exec(text);
  const said = found?.groups?.['said'];
  if (found === null || said === undefined || !talk.test(said) || term.test(said)) return text;
  const isOfQuestion = isMeasured(said) || isTimed(said) || isGrouped(said) || named(said).length > 0;
  return isOfQuestion ? text : text.slice(found[0].length);
}
