// What becomes of a reading whose object was not read: no figure near it is the answer; the filings' words may hold it.
import type { Asked, AskedMeasure } from '../asked.ts';
import type { Unread } from './find-unread.ts';

type Read = Pick<Asked, 'companies' | 'group' | 'measures'>;

const isFigure = ({ kind }: AskedMeasure): boolean => kind === 'metric' || kind === 'series' || kind === 'topic';

/** Of one company the filings are asked; a thing in a list of figures is asked of them beside the figures. Of many companies, or of none, the route declines. */
export function besideUnread<Kept extends Read>(kept: Kept, { strange }: Unread, text: string): Kept {
  const isOfFigures = kept.measures.every(isFigure);
  if (strange.length === 0 || kept.companies.length !== 1 || kept.group !== null || !isOfFigures) return kept;
  const words: AskedMeasure = { kind: 'subject', subject: 'filings', words: strange.join(', ') };
  const isListed = kept.measures.length > 0 && strange.every((one) => isItem(one, text));
  return { ...kept, measures: isListed ? [...kept.measures, words] : [words] };
}

/** "Revenue, net income and headcount": between commas, or at the end of a list. */
function isItem(words: string, text: string): boolean {
  const at = text.indexOf(words);
  return at > 0 && /(?:,|,? and|&|plus|as well as) (?:the |its |their |total )?$/i.test(text.slice(Math.max(0, at - 20), at)) && /^(?:[,.?]|$| (?:of|for|in|at|over|and|&) )/.test(text.slice(at + words.length));
}
