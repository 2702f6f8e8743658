// Sentences that only tell, before the one that asks, are left out before any reader looks: what they name in passing is taken for no figure, no time and no company.
import { isNeeded, withNames, type StoryReaders } from './asking-part.ts';
import { isAsking, sentencesOf } from './sentences.ts';

/** Amounts, and what somebody did with money or shares: what is asked may be of them. */
const amounts = /[\d$€£%]|\b(?:half|third|quarter|twice|doubled?|tripled?|halved|hundreds?|thousands?|million|billion|dozen|percent|points?|ten|twenty|thirty|forty|fifty|two|three|four|five|six|seven|eight|nine)\b|\b(?:shares?|money|dollars|savings|stake|position|holding|cheque|check|cash)\b[^.]*\b(?:bought|own|owned|put|paid|sold|invested|got|picked up|sat on|sank)\b|\b(?:bought|own|owned|put|paid|sold|invested|got|picked up|sat on|sank|hold|held)\b[^.]*\b(?:shares?|money|dollars|savings|stake|position|holding|cash)\b/i;
/** What is said of the asking itself. */
const terms = /\b(?:meant|mean|not|no|instead|rather|same|other|another|former|latter|first|second|above|below|use|using|take|taking|based|basis|dilut\w*|basic|calendar|fiscal|quarterly|annual(?:ly)?|monthly|daily|average|total|all|each|every|companies|stocks)\b/i;
/** Somebody was bought; nothing is asked of him. */
const tookOver = /^(?:(?:then|later|after that|meanwhile|since then|next|now|well|so),? )?(?:they|it|the (?:company|firm|group))\b[^.?!]{0,30}\b(?:bought|acquired|took over|swallowed|snapped up|merged with|purchased|closed on)\b/i;

/** The text without a story that says nothing of what is asked. `isFollowUp`: what is asked may stand in the question before. */
export function withoutToldBefore(text: string, readers: StoryReaders, isFollowUp: boolean): string {
  const sentences = sentencesOf(text);
  const first = sentences.findIndex(isAsking);
  if (first < 1) return text;
  const [story, asking] = [sentences.slice(0, first).join(' '), sentences.slice(first).join(' ')];
  if (isFollowUp) return tookOver.test(story) && !amounts.test(story) ? asking : text;
  return amounts.test(story) || terms.test(story) || isNeeded(story, asking, ofStory(story, readers)) ? text : withNames(story, asking, readers);
}

/** "Cash is what keeps planes flying": of nobody, so that its things narrow no figure. */
function ofStory(story: string, readers: StoryReaders): StoryReaders {
  return readers.named(story).length > 0 ? readers : { ...readers, isMeasured: (words) => words !== story && readers.isMeasured(words) };
}
