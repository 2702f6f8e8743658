// A question that yes or no answers, and what would make it a yes: more than another, more than before, a profit, above a mark.
import { isLargerLoss, saysLoss } from './of-losses.ts';

const aside = String.raw`(?:(?:so|and|but|well|hey|hi|hello|ok|okay|now|just|please|quick(?: one| question)?|question|out of curiosity|honestly|really|tell me|verify|check|confirm|establish|determine|find out|say|i wonder|i was wondering|i'd like to know|can you tell me|could you tell me|do you know|any idea|wondering)[,:;!]? )*`;
const claimed = String.raw`(?:(?:is it|isn't it|was it) (?:true|right|correct|the case|a fact|so) that|am i (?:right|correct)(?: in (?:thinking|saying))?(?: that)?|would you say(?: that)?|(?:if|whether)(?! (?:i|we|you|one|he|she|they|someone|somebody|my [a-z]+) (?:had |have |'d )?(?:bought|put|invested|held|sold|owned|got|picked|hold|own|buy|invest))|right that|true that|correct that) `;
const auxiliary = String.raw`(?:is|are|was|were|do|does|did|has|have|had|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|hasn't|haven't|hadn't)\b`;
/** "McDonald's in 2024: did sales fall?" */
const heading = String.raw`(?:(?=[^:]{0,36}\d)[^:?!.]{2,40}: (?=(?:is|are|was|were|do|does|did|has|have|had)\b))?`;
const opens = new RegExp(String.raw`^${heading}${aside}(?:${claimed}|${auxiliary})`, 'i');
/** A choice between two, or a figure, is asked for as well. */
const chooses = /\bor\b(?! (?:not|no)\b)|\b(?:which|who(?:se)?) (?:of|one|has|had|is|was|did)\b|^[^?]*\bhow\b(?! (?:ever|come))/i;

const outdoes = String.raw`out-?(?:earn|spen[dt]|s[eo]l[dl]|gr[eo]w|perform|pac|strip|d[oi]|rank|weigh|shine|class)\w*`;
const upWords = String.raw`(?:more|higher|larger|bigger|greater|richer|longer|wider|fatter|thicker|heavier|faster|quicker|stronger|steeper|dearer|pricier|costlier|above|over|ahead of|exceed\w*|beat\w*|top(?:s|ped)|${outdoes}|surpass\w*|overt[ao]\w+)`;
const downWords = String.raw`(?:less|fewer|lower|smaller|shorter|narrower|thinner|leaner|lighter|slower|weaker|cheaper|poorer|below|under|behind|trail\w*|lag(?:s|ged)?|short of)`;
const rises = /\b(?:gr[eo]w\w*|growth|increas\w+|r[io]se\w*|rising|gain(?:s|ed)?|climb\w*|expand\w*|went up|go(?:ne|ing|es)? up|up|higher|improv\w+|jump\w*|soar\w*|more|better)\b/i;
const falls = /\b(?:f[ae]ll(?:s|en|ing)?|declin\w+|drop\w*|shr[aiu]nk\w*|decreas\w+|went down|go(?:ne|ing|es)? down|down|lower|reduc\w+|cut|slip\w*|sl[iu]mp\w*|sank|sink\w*|worsen\w*|deteriorat\w+|less|worse|smaller|shed|pa(?:y|id) (?:down|off))\b/i;
const inProfit = /\b(?:(?:made?|makes?|turn(?:s|ed)?|earn(?:s|ed)?|post(?:s|ed)?|book(?:s|ed)?|report(?:s|ed)?|show(?:s|ed)?|have|has|had) (?:an? |any )?(?:net |annual |small |overall )?(?:profits?|money)|profitable|in the black|positive|make money|pay(?:s|ing)? (?:an? |any |out |its |cash )*dividends?|(?:buy(?:s|ing)? back|repurchas(?:e|es|ing)) (?:any |its |their |own )*(?:shares|stock))\b/i;
const inLoss = /\b(?:(?:made?|makes?|post(?:s|ed)?|book(?:s|ed)?|report(?:s|ed)?|show(?:s|ed)?|suffer(?:s|ed)?|have|has|had|run(?:s|ning)?|ran|take|took) (?:an? |any )?(?:net |annual |small |overall |heavy )?loss(?:es)?|los[et] money|lose any money|unprofitable|loss-making|in the red|negative)\b/i;
const mark = new RegExp(String.raw`\b(?<side>(?:${upWords}|at least|${downWords}|at most)(?: than)?) (?:the )?(?:mark of )?(?<sign>\$|usd )?(?<number>\d[\d,]*(?:\.\d+)?) ?(?<scale>trillion|billion|million|thousand|tn|bn|mn|b|m|k)?(?<percent> ?(?:%|percent|per cent|pct))?(?! ?(?:years?|months?|days?|weeks?|quarters?))(?:\b|(?<=%))`, 'i');

export type Decisive =
  | { readonly kind: 'than'; readonly isMore: boolean; readonly isGood: boolean | null; /** Of two losses. */ readonly isOfLoss?: boolean }
  | { readonly kind: 'moved'; readonly isUp: boolean; readonly isGood: boolean | null; readonly isOfLoss?: boolean }
  | { readonly kind: 'sign'; readonly isPositive: boolean }
  | { readonly kind: 'same' }
  | { readonly kind: 'mark'; readonly isMore: boolean; readonly mark: number; readonly isPercent: boolean };

const scales: Readonly<Record<string, number>> = { trillion: 1e12, tn: 1e12, billion: 1e9, bn: 1e9, b: 1e9, million: 1e6, mn: 1e6, m: 1e6, thousand: 1e3, k: 1e3 };

/** Whether a word says that something went up or down. */
export function saysMove(word: string): boolean {
  return rises.test(word) || falls.test(word);
}

/** Whether it opens as a question that yes or no answers. */
export function opensWithYesNo(text: string): boolean {
  return isOpened(text) && !chooses.test(text);
}

/** "Acme sales 2024 vs 2023 - did they more than double?": what it is of stands in front. */
const behindSubject = /^(?<subject>[^?!:;]{6,70}?)(?: ?[:;,]| [-–—]) (?:did|has|have|was|were|is|are|does|do) (?:it|they|that|this)\b/i;
const asksOrTells = /\b(?:what|how|which|who|whose|when|where|why|give|show|list|tell|if|since|after|before|because|says?|said|did|does|do|is|are|was|were|has|have|had|i|my)\b/i;

function isOpened(text: string): boolean {
  return opens.test(text) || asksOrTells.test(behindSubject.exec(text)?.groups?.['subject'] ?? 'is') === false;
}

/** What yes would mean, in each way in which the words can be read; empty for every other question. `isStated`: what the words state is to be checked, however they open. */
export function readYesNo(text: string, isStated = false): readonly Decisive[] {
  const question = (/^[^?]*\?/.exec(text)?.[0] ?? text).replace(/[‘’]/g, "'");
  if (!(isStated || isOpened(question)) || chooses.test(question)) return [];
  return [markOf(question), sameOf(question), thanOf(question), signOf(question), movedOf(question)].filter((one) => one !== null);
}

/** Null where neither or both directions are said. */
function sideOf(text: string, [more, less]: readonly [RegExp, RegExp]): boolean | null {
  const isMore = more.test(text);
  return isMore === less.test(text) ? null : isMore;
}

const better = /\b(?:better|healthier|stronger|safer)\b/i;
const worse = /\b(?:worse|weaker|riskier)\b/i;

const held = new RegExp(String.raw`\b(?:exceed|beat|surpass|overt[ao]|${outdoes}|top(?:s|ped)?\b|trail|lag|ahead of|behind|above|below)`, 'i');

function thanOf(question: string): Decisive | null {
  const head = /^[^]*?\bthan\b/i.exec(question)?.[0] ?? (held.test(question) ? question : null);
  if (head === null) return null;
  const isLarger = isLargerLoss(head);
  if (saysLoss(question)) return isLarger === null ? null : { kind: 'than', isMore: isLarger, isGood: null, isOfLoss: true };
  const isMore = sideOf(head.replace(/\b(?:did|does|do)\b/gi, ' '), [new RegExp(String.raw`\b${upWords}\b`, 'i'), new RegExp(String.raw`\b${downWords}\b`, 'i')]);
  const isGood = sideOf(head, [better, worse]);
  return isMore === null && isGood === null ? null : { kind: 'than', isMore: isMore ?? true, isGood: isMore === null ? isGood : null };
}

/** "The same now as in 2023", "unchanged from". */
function sameOf(question: string): Decisive | null {
  return /\b(?:the same|unchanged|no different|identical)\b/i.test(question) && !/\bnot\b|n't\b|\b(?:same|identical) (?:year|quarter|time|period|day|month|company|thing|one|amount)\b/i.test(question) ? { kind: 'same' } : null;
}

function signOf(question: string): Decisive | null {
  const isPositive = sideOf(question, [inProfit, inLoss]);
  return isPositive === null || /\b(?:than|ever)\b/i.test(question) ? null : { kind: 'sign', isPositive };
}

function movedOf(question: string): Decisive | null {
  const isLarger = isLargerLoss(question);
  if (saysLoss(question)) return isLarger === null ? null : { kind: 'moved', isUp: isLarger, isGood: null, isOfLoss: true };
  const isUp = sideOf(question, [rises, falls]);
  const isGood = sideOf(question, [/\b(?:improv\w+|better)\b/i, /\b(?:worsen\w*|deteriorat\w+|worse)\b/i]);
  return isUp === null ? null : { kind: 'moved', isUp, isGood };
}

function markOf(question: string): Decisive | null {
  const groups = mark.exec(question)?.groups;
  return groups === undefined || isYear(groups) ? null : { kind: 'mark', isMore: isAtLeast(groups['side'] ?? ''), mark: numberOf(groups), isPercent: groups['percent'] !== undefined };
}

type Groups = Readonly<Record<string, string | undefined>>;

function numberOf(groups: Groups): number {
  return Number((groups['number'] ?? '').replaceAll(',', '')) * (scales[(groups['scale'] ?? '').toLowerCase()] ?? 1);
}

/** "Above 2020" is when, not how much. */
function isYear(groups: Groups): boolean {
  const isBare = ['sign', 'scale', 'percent'].every((part) => groups[part] === undefined);
  return isBare && /^(?:19|20)\d\d$/.test(groups['number'] ?? '');
}

function isAtLeast(side: string): boolean {
  return /at least/i.test(side) || new RegExp(String.raw`^${upWords}\b`, 'i').test(side);
}
