// The word that a question asks for behind two figures of one measure at two times, by these figures as they are told: "Yes: Marram’s price over earnings was 12.0 times on …".
import { metricById } from '@assay/calc';
import { renderText } from '../../../../prose/render.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import { readTail, type Tail } from '../../../asked/forms/tail-yes-no.ts';
import { givenIn, type GivenFigure } from '../../../validate/demands/reading/given.ts';
import { namedIn } from '../../../validate/demands/reading/named-measures.ts';
import { favours } from '../times/times.ts';

/** A calculation tells its figures again. */
const isWorkedOut = / = /;

type Ends = { readonly before: GivenFigure; readonly now: GivenFigure };

const ownerOf = ({ sentence }: GivenFigure): string => /^(?:(?:Yes|No): )?(?:[\p{Lu}\d][\p{L}\d&.'-]* ?){1,4}(?=[’'])/u.exec(sentence.trim())?.[0] ?? '';

const inOneWord = (said: string): string => said.toLowerCase().trim().replace(/[ -]+/g, '_');

/** What the clause names, else what its word is of. */
function isMeant(figure: GivenFigure, { clause, isOfPrice }: Tail): boolean {
  if (isOfPrice) return figure.unit.kind === 'multiple';
  const named = namedIn(clause).filter(({ words }) => words.isLoose !== true);
  return named.length === 0 || named.some(({ words, said }) => (metricById(inOneWord(said)) === undefined ? words.ids.test(figure.metric) : figure.metric === inOneWord(said)));
}

/** One measure of one company at just two times; null where it could be another pair. */
function endsIn(summary: Text, tail: Tail): Ends | null {
  const told = givenIn(summary).filter((figure) => !figure.isBeside && !isWorkedOut.test(figure.sentence) && figure.form === 'value' && figure.to !== null && isMeant(figure, tail));
  const groups = Object.values(Object.groupBy(told, ({ metric }) => metric)).flatMap((group = []) => {
    const times = [...new Map(group.map((figure) => [figure.to, figure])).values()].toSorted((one, other) => (one.to ?? '').localeCompare(other.to ?? ''));
    const [before, now, ...more] = times;
    return before === undefined || now === undefined || more.length > 0 || new Set(group.map(ownerOf)).size > 1 ? [] : [{ before, now }];
  });
  const [only, ...others] = groups;
  return only === undefined || others.length > 0 ? null : only;
}

/** A loss is the larger the lower it lies; where one of the two is none, or the words speak of no loss, nothing is decided. */
function isSo({ before, now }: Ends, { isUp, isGood, isOfLoss }: Tail): boolean | null {
  if (before.value === now.value) return false;
  if (before.value < 0 || now.value < 0) return isOfLoss && isGood === null && Math.max(before.value, now.value) < 0 ? now.value < before.value === isUp : null;
  return now.value > before.value === (isGood === null ? isUp : isGood === (favours(now.metric) !== 'down'));
}

/** What the later figure is told in comes first, behind the word, and then the earlier one. */
function inOrder(summary: Text, { before, now }: Ends, word: 'Yes' | 'No'): Text {
  const pieces = sentencesOf(summary);
  const [later, earlier] = [now, before].map(({ id }) => pieces.findIndex(({ template }) => template.includes(id)));
  const [first, second] = [pieces[later ?? -1], pieces[earlier ?? -1]];
  if (first === undefined || second === undefined) return summary;
  return join([say`${word}: ${first}`, ...(first === second ? [] : [second]), ...pieces.filter((piece) => piece !== first && piece !== second)], ' ');
}

/** "…; fatter?" of two companies asks who is. */
const isOfWhom = ({ clause }: Tail): boolean => !/^(?:has|have|had|did|does|is|was|were|are|whether|if)\b/i.test(clause);

/** As it was where no such word is asked for or one is told, and where the figures do not decide. `companies`: of how many they are. */
export function withTailDecided(summary: Text, text: string, companies = 1): Text {
  const found = /(?:^|\. )(?:Yes|No)\b/.test(renderText(summary)) ? null : readTail(text);
  const tail = found !== null && companies > 1 && isOfWhom(found) ? null : found;
  const ends = tail === null ? null : endsIn(summary, tail);
  const so = tail === null || ends === null ? null : isSo(ends, tail);
  return ends === null || so === null ? summary : inOrder(summary, ends, so ? 'Yes' : 'No');
}
