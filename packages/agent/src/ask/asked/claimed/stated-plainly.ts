// What somebody is said to say, or is to be confirmed, without the words around it that say so.
import { sentencesOf } from '../story/sentences.ts';
import { unframed } from './framing.ts';

const asksOpenly = /\b(?:which|when|how (?:much|many|often|long|far|high|low)|what|who|whose|where|why|list|rank|give|show|compare)\b/i;

/** Null where nothing is framed so, or a figure is asked for as well. */
export function statedPlainly(text: string): string | null {
  const parts = sentencesOf(text).map(unframed);
  const rest = parts.map((part) => part.text).filter((words) => /\p{L}/u.test(words)).join(' ');
  return parts.some(({ isAsked, isTold }) => isAsked || isTold) && rest !== '' && !asksOpenly.test(rest) ? rest : null;
}
