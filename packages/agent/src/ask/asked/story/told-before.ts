// Sentences that only tell, before the one that asks, are left out before any reader looks: what they name in passing is taken for no figure, no time and no company.
import { isEveryday } from '../companies/everyday.ts';
import { isNeeded, namesTwoYears, withNames, type StoryReaders } from './asking-part.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { withoutLooseAsk } from './loose-ask.ts';
import { isAsking, sentencesOf } from './sentences.ts';

/** Amounts, and what somebody did with money or shares: what is asked may be of them. */
const amounts = /[\d$€£%]|\b(?:half|third|quarter|twice|doubled?|tripled?|halved|hundreds?|thousands?|million|billion|dozen|percent|points?|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|two|three|four|five|six|seven|eight|nine)\b|\b(?:shares?|stock|money|dollars|savings|stake|position|holding|cheque|check|cash)\b[^.]*\b(?:bought|own|owned|put|paid|sold|invested|got|picked up|sat on|sank)\b|\b(?:bought|own|owned|put|paid|sold|invested|got|picked up|sat on|sank|hold|held)\b[^.]*\b(?:shares?|stock|money|dollars|savings|stake|position|holding|cash)\b/i;
/** What is said of the asking itself. */
const terms = /\b(?:meant|mean|not|no|instead|rather|same|other|another|former|latter|first|second|above|below|use|using|take|taking|based|basis|dilut\w*|basic|calendar|fiscal|quarterly|annual(?:ly)?|monthly|daily|average|total|each|every|companies|stocks)\b/i;
/** Somebody was bought; nothing is asked of him. */
const tookOver = /^(?:(?:then|later|after that|meanwhile|since then|next|now|well|so),? )?(?:they|it|the (?:company|firm|group))\b[^.?!]{0,30}\b(?:bought|acquired|took over|swallowed|snapped up|merged with|purchased|closed on)\b/i;

/** "Remember the crash?" asks for nothing. */
const remark = /^(?:(?:do you |you )?remember|(?:you )?know|(?:have you )?(?:ever )?(?:hear|heard|seen|read)|guess what|know what|funny,? (?:isn't it|no)|crazy|nice|sad|odd)\b[^?]*\?$|,? or (?:did|do|am|have|was|is|should|shouldn't|didn't) (?:I|we|he|she)\?$/i;
/** "I want to see how much of that is the Fed.": what for, and what is asked comes after it. */
const whatFor = /^(?:[^.?!\d]{0,60} (?:and|so|but) )?(?:i|we)(?: just| really| only|['’]d| would)? (?:want|need|like|hope|have|am trying|are trying|was asked|were asked)(?: to)? (?:see|know|understand|find out|learn|work out|figure out|judge|tell|check|explain|show)\b (?:how much of (?:that|it|this)|whether|if|why|how (?:it|that|this|they|we|i))\b[^?\d]*\.$/i;
const isRemark = (sentence: string): boolean => whatFor.test(sentence) || (remark.test(sentence) && !/\b(?:what|how|which|who|when)\b/i.test(sentence));

/** As of when it is asked is said by words of now. */
const now = /\b(?:last|latest|newest|most recent|now|today|current(?:ly)?|so far|since|this|then|that|than|before|after|next|ever|year|quarter)\b/i;
const years = /\b(?:fiscal |FY ?)?20\d\d\b/g;

/** A case that is only supposed. */
const supposed = /\b(?:say|suppose|supposing|imagine|assume|assuming|if|take|let's)\b/i;
/** Whoever trades does so in a month. */
const trades = /\b(?:sold|sells?|selling|(?:un|off)-?load\w*|dump\w*|bought|insiders?|boss|chief|director|cash(?:ed|es|ing)? (?:\w+ )?(?:in|out)|parted with|let go of|(?:got|get|getting) rid of|shed|disposed of|pocketed|liquidated|ditched)\b/i;

/** A time of less than a year, which the year alone would lose. */
const partOfYear = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|quarters?|q[1-4]|half|halves|months?|weeks?|session|spring|summer|autumn|winter|yesterday)\b/i;

/** "Soap against pills: gross margin of both in fiscal 2024." asks, without a verb. */
const saysSomething = /\b(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|i|we|they|he|she|it|you|say|says|said|go|goes|went|get|gets|got|ran|run|runs|keep|keeps|kept|make|makes|made|\w+(?:ed|ing))\b/i;

/** What the question leaves unsaid: which two figures, whose shares somebody traded, which months. */
function pointsAtStory(story: string, asking: string, readers: StoryReaders): boolean {
  if (partOfYear.test(story) && !readers.isTimed(asking)) return true;
  if (readers.isMeasured(story) && !saysSomething.test(story)) return true;
  if (trades.test(story) && /\b(?:shares|stock|proceeds|how much|pocket\w*|take in|took in)\b/i.test(asking)) return true;
  return /\b(?:the two|both|two)\b/i.test(asking) && readers.isMeasured(story) && !namesTwo(asking);
}

/** "What was the one over the other, and what lies between the two?": they are named where it is asked. */
const namesTwo = (asking: string): boolean => new Set(readMeasures(asking).map(({ measure }) => ('id' in measure ? measure.id : ''))).size > 1;

/** Somebody parted with shares; how many and for how much is asked of that. */
const partedWith = /\b(?:sold|unloaded|dumped|offloaded|disposed of|parted with|got rid of|let go of|cash(?:ed|ing) (?:in|out))\b[^.?!]*\b(?:shares?|stock)\b/i;
const ofTrade = /\b(?:the lot|share count|(?:how many|number of|count of) shares|(?:bring|brought|fetch|take|took|rake|raked|pull|pulled)(?:ed)? in|proceeds|fetch(?:ed)?|for them|the shares)\b/i;

/** Of more than a year, or of what somebody did or may do. */
const saysMore = (story: string): boolean => [partOfYear, trades, supposed].some((words) => words.test(story));

/** The one year of which only the story tells. */
function onlyYear(story: string, asking: string, readers: StoryReaders): string | null {
  const [year, ...others] = story.match(years) ?? [];
  if (year === undefined || others.length > 0 || saysMore(story) || now.test(asking) || figureTold.test(asking) || readers.isTimed(asking) || amounts.test(story.replace(year, ''))) return null;
  return readers.isMeasured(asking) && !readers.isTimed(story.replace(year, '')) ? year : null;
}

const isOfTrade = (story: string, asking: string): boolean => partedWith.test(story) && ofTrade.test(asking);

/** "I got in early in 2020 and wonder whether it kept pace": of a question that says its figure and its two years itself, a year of the story is none. */
const ofOwnYears = (story: string, asking: string, readers: StoryReaders): string => (readers.isMeasured(asking) && namesTwoYears(asking) && !partOfYear.test(story) ? story.replace(years, ' ') : story);

/** The story may say of what the question is: amounts, terms, or the figure that it points at. */
const isToldOf = (story: string, asking: string, readers: StoryReaders): boolean => amounts.test(ofOwnYears(story, asking, readers)) || terms.test(story) || (isOfTold(asking, readers) && readers.isMeasured(story)) || isNeeded(story, asking, ofStory(story, asking, readers));

/** "Ellison makes me dizzy.": how somebody feels, of no figure, time or company. */
const mood = /\b(?:makes?|made|gives?|gave|drives?|leaves?) (?:me|us)\b|^(?:wow|crikey|blimey|goodness|gosh|ouch|yikes)\b|\b(?:I|we) (?:can['’]t|cannot|can hardly) (?:believe|get over|stand|stomach)\b/i;
const isMood = (story: string, { isTimed, isGrouped, named }: StoryReaders): boolean => mood.test(story) && !terms.test(story) && !isTimed(story) && !isGrouped(story) && named(story).length === 0;

const isIdleBefore = (story: string, readers: StoryReaders): boolean => (tookOver.test(story) || isMood(story, readers)) && !amounts.test(story);
/** Where nothing is told before what asks. */
const withoutLead = (text: string, readers: StoryReaders, { first, isFollowUp }: { readonly first: number; readonly isFollowUp: boolean }): string => (isFollowUp || first < 0 ? text : withoutLooseAsk(text, readers));

/** "Next month it is my turn to present": when the asker himself does something. */
const ownPlans = /\b(?:next|this|the coming|this coming) (?:week|month|quarter|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?=(?:it['’]?s|it is|it will be) (?:my|our)\b|(?:I|we|my|our)\b)/gi;

function withoutPlans(text: string): string {
  return text.search(ownPlans) < 0 ? text : sentencesOf(text).map((sentence) => (isAsking(sentence) ? sentence : sentence.replace(ownPlans, ''))).join(' ');
}

/** The text without a story that says nothing of what is asked. `isFollowUp`: what is asked may stand in the question before. */
export function withoutToldBefore(given: string, readers: StoryReaders, isFollowUp: boolean): string {
  const text = withoutPlans(given);
  const sentences = sentencesOf(text);
  const first = sentences.findIndex((sentence) => isAsking(sentence) && !isRemark(sentence));
  if (first < 1) return withoutLead(text, readers, { first, isFollowUp });
  const [story, asking] = [sentences.slice(0, first).join(' '), sentences.slice(first).join(' ')];
  if (isOfTrade(story, asking)) return text;
  if (isFollowUp) return afterAnswer(text, { story, asking }, readers);
  if (pointsAtStory(story, asking, readers)) return text;
  const year = onlyYear(story, asking, readers);
  if (year !== null) return withoutToldBefore(`${sentences.slice(0, first).join(' ').replace(year, '')} In ${year}, ${asking.slice(0, 1).toLowerCase()}${asking.slice(1)}`, readers, isFollowUp);
  if (isToldOf(story, asking, readers)) return text;
  return ofNobody(story, readers) ? asking : withNames(story, asking, readers);
}

/** "Nice improvement.", "That is my starting point.": how the answer is taken, whatever figure it names. */
const reaction = /^(?:(?:well|oh|ah|wow|ok(?:ay)?|right|yes|yeah|so|hm+|huh|thanks|thank you|perfect|got it|good|great|fine)[,.!;]* )*(?:(?:that|this|it)(?:['’]s| is| was| will be| would be| goes| will do| settles| makes| gives| explains| fits| matches| helps| looks?| sounds?| seems?| beats| must)|(?:that|so) much for|(?:not|quite|pretty|rather|very|really|surprisingly|a) (?:a )?(?:bad|good|nice|big|small|steep|hefty|healthy|solid|thin|fat|lot|jump|drop)|(?:nice|neat|sweet|lovely|brilliant|excellent|fantastic|super|cheers|ta|noted|good|great|impressive|interesting|solid|decent|hefty|steep|wild|crazy|big|healthy|poor|weak|strong|ugly|ouch|bigger|smaller|higher|lower|better|worse|more|less)\b|as (?:i|we) (?:thought|expected|feared|hoped|suspected)|(?:i|we)(?:['’]d| would| had|['’]ve| have)? (?:guess|guessed|expect|expected|thought|think|figured|suspected|hoped|feared|noted|see|remember|write|wrote|got))/i;
/** What the next question may be of. */
const sets = /\d|[$%€£]|:|\b(?:but|not|no|instead|rather|other|another|same|than|versus|vs|against|next to|beside|compar\w+|assum\w+|suppos\w+|if|only|except|diluted|basic|each|every|both|how|what|which|who|when|where|whether|why)\b/i;

/** "Turnover is vanity, as I tell my staff.": a saying, before what names its own figure and points at none. */
const pointsAtFigure = /\b(?:it|this|that)\b(?! (?:pair|two|lot|year|quarter|time|day|period|date|same|company|firm))/i;
const isSaying = (story: string, asking: string, { isMeasured }: StoryReaders): boolean => saysSomething.test(story) && isMeasured(asking) && !pointsAtFigure.test(asking);

/** How somebody takes an answer begins with no name. */
const opensRemark = /^(?:seems?|looks?|sounds?|feels?|strikes|smells|big|huge|small|tiny|hefty|quite|such|lots?|plenty|pretty|rather|turnover|profits?|sales|margins?|cash|debts?|growth|dividends?|totals?|numbers?|figures?|percentages?|people|folks)$/i;

const mayBeOfNext = (story: string, { isTimed, isGrouped }: StoryReaders): boolean => amounts.test(story) || sets.test(story) || isTimed(story) || isGrouped(story);
/** What the answer is wanted for, of nobody. */
const isWhatFor = (story: string, { named }: StoryReaders): boolean => named(story).length === 0 && sentencesOf(story).every((one) => whatFor.test(one));

const isOneWord = (story: string): boolean => reaction.test(story) && /^[\p{L}'’]+[.!]$/u.test(story);

/** Behind an answer: a remark on it that names nobody and no time is no part of what is asked next; of a story, the name that the question lacks is kept. */
function afterAnswer(text: string, { story, asking }: { readonly story: string; readonly asking: string }, readers: StoryReaders): string {
  const { isMeasured, named } = readers;
  if (isIdleBefore(story, readers) || isWhatFor(story, readers)) return asking;
  if (mayBeOfNext(story, readers)) return text;
  if (named(story).length > 0) return isMeasured(story) ? text : withNames(story, asking, readers);
  const isPlain = !isMeasured(story) || reaction.test(story) || isSaying(story, asking, readers);
  return isPlain && (ofNobody(story, readers) || isOneWord(story)) ? asking : text;
}

const isOpening = (word: string): boolean => isEveryday(word) || opensRemark.test(word);

/** No name stands in it, known or not. */
const ofNobody = (story: string, { named }: StoryReaders): boolean => named(story).length === 0 && isOpening((/^[\w'’-]+/.exec(story)?.[0] ?? '-').replaceAll('’', "'")) && !/[a-z,.!?] (?!I\b)\p{Lu}/u.test(story);

/** "Equity was under water. Where did it stand?": of the figure that was told. */
const figureTold = /\b(?:did|does|do|was|is|has|had|have|would|were|are) (?:it|they) (?:stand|be|been|come|came|run|amount|total|end|go|gone|move|moved|rise|risen|fall|fallen|grow|grown|shrink|shrunk|change|changed|develop|get|look|compare)\b|\b(?:was|is|were|are) (?:it|they)(?= (?:in|at|on|by|when|then|now|for)\b|[?,])/i;

/** Where no figure is named before what points back. */
function isOfTold(asking: string, readers: StoryReaders): boolean {
  const found = figureTold.exec(asking);
  return found !== null && !readers.isMeasured(asking.slice(0, found.index));
}

/** Of several, one is picked or held against the others. */
const amongThem = /\b(?:compar\w+|rank\w*|against|peers?|others?|rest|among|which|who|they|them|their|these|those)\b/i;

/** "Cash is what keeps planes flying": of nobody, so that its things narrow no figure. A sector of a story is none of a question about one company. */
function ofStory(story: string, asking: string, readers: StoryReaders): StoryReaders {
  const isOfOne = readers.named(asking).length === 1 && !amongThem.test(asking);
  const isGrouped = isOfOne ? (): boolean => false : readers.isGrouped;
  return readers.named(story).length > 0 ? { ...readers, isGrouped } : { ...readers, isGrouped, isMeasured: (words) => words !== story && readers.isMeasured(words) };
}
