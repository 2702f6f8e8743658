// The measures that a question's words name, by the second reader's own list.
import { mayStandIn } from '../../../asked/patterns/needed-words.ts';
import { withTimesThat } from '../../../asked/reworded/times/times-that.ts';
import { measureWords, type MeasureWords } from './measure-words.ts';

/** "Net profit per dollar of sales" names a margin, and no sales beside it; "by what margin" names none; stock that is bought back is no inventory. */
const ofNone = /\b(?<=\b(?:profits?|income|earnings) )(?:per|for each|for every|on each|on every|out of each|out of every) (?:dollar of (?:its |their |the )?(?:net )?(?:sales|revenues?)|(?:sales|revenue) dollar)\b|\bby (?:what|how (?:large|big|wide|great)(?: a)?) (?:a )?margin\b|\b(?<=how much )(?:of )?(?:its |their |the )?(?:own )?stock\b(?=[^?]*\b(?:buy(?:ing|s)? back|bought back|repurchas\w*|retired?)\b)/gi;

export type Named = { readonly words: MeasureWords; readonly said: string };

/** Each place of the question is read once, by the most particular words. Names of the taxonomy are written as one word. */
export function namedIn(text: string): readonly Named[] {
  let rest = withTimesThat(text.replace(ofNone, ' ')).replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, ' ');
  const found: Named[] = [];
  for (const words of measureWords) {
    if (!mayStandIn(rest, words.words)) continue;
    rest = rest.replace(words.words.made, (said) => {
      found.push({ words, said });
      return ' '.repeat(said.length);
    });
  }
  return found;
}
