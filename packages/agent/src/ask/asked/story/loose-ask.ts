// A question that only leads up to what is asked: "Who squeezes the most out of a dollar? Operating margin of Acme and Tansy for 2024, best first." What is asked, of when and in which order the sentence behind it says.
import { withNames, type StoryReaders } from './asking-part.ts';
import { isAsking, sentencesOf } from './sentences.ts';

/** Who of several, without a figure's own number or time. */
const whoOfThem = /\b(?:who|who['’]s|whose|which)\b/i;
const inOrder = /\b(?:(?:best|worst|highest|lowest|largest|smallest|biggest|fattest|thinnest|top|dearest|cheapest|strongest|weakest|most|least)(?: (?:one|of them))? (?:first|to|down|on top)|in order|ranked|ranking|order them|each|high to low|low to high|side by side)\b/i;
/** What it is held against is said by the question alone. */
const held = /\b(?:than|more|less|better|worse|if|both|difference|gap|without|excluding|except|per)\b|[\d%$]/i;

const isLoose = (first: string, { isTimed }: StoryReaders): boolean => first.endsWith('?') && whoOfThem.test(first) && !held.test(first) && !isTimed(first);
const isInFull = (second: string, { isMeasured, isTimed }: StoryReaders): boolean => !isAsking(second.replace(/\?$/, '')) && isMeasured(second) && isTimed(second) && inOrder.test(second);

/** The text without a question that the sentence behind it says in full. */
export function withoutLooseAsk(text: string, readers: StoryReaders): string {
  const [first, second, ...rest] = sentencesOf(text);
  if (first === undefined || second === undefined || !isLoose(first, readers) || !isInFull(second, readers)) return text;
  const isOfSeveral = readers.named(first).length + readers.named(second).length > 1;
  return isOfSeveral ? withNames(first, [second, ...rest].join(' '), readers) : text;
}
