// "Per share", "behind one share", "/ share (diluted)": shares counted, where no measure of their number is named.
import type { MarkedText } from '../signs/marked-text.ts';
import { metricById } from '@assay/calc';

const perShare = /(?<=m\d+(?::\d+)?(?: [a-z'-]+){0,7} )(per|\/|÷|over|divided by|for each|for every|for one|behind each|behind every|behind one|to each|on each)((?: (?:each|every|one|a|single|diluted|basic|fully|common|outstanding))*) (?:shares?|sh|shs|stock)(?: outstanding| count)?(?: \( ?(diluted|basic) ?\))?(?![\w'])/;
const namedBehind = /\( ?(diluted|basic) ?\)|\b(diluted|basic)\b/;

/** Flows are spread over the diluted shares of their time, balances over the shares that are outstanding. */
function countOf(words: string, top: string): string {
  if (words.includes('diluted')) return 'diluted_shares';
  if (words.includes('basic')) return 'basic_shares';
  return metricById(top)?.kind === 'stock' ? 'shares_outstanding' : 'diluted_shares';
}

export function withShares(marked: MarkedText): MarkedText {
  const found = perShare.exec(marked.text);
  if (found === null || marked.measures.some(({ id }) => /shares/.test(id) && id !== 'share_repurchases')) return marked;
  const top = marked.measures[Number(/m(\d+)/.exec(marked.text)?.[1] ?? 0)]?.id ?? '';
  const kind = `${found[2] ?? ''} ${found[3] ?? ''} ${namedBehind.exec(marked.text)?.[0] ?? ''}`;
  const at = marked.measures.length;
  const text = `${marked.text.slice(0, found.index)}${found[1] ?? ''} m${String(at)}${marked.text.slice(found.index + found[0].length)}`.replace(/\( ?(?:diluted|basic) ?\)/g, ' ').replace(/\s+/g, ' ').trim();
  return { ...marked, text, measures: [...marked.measures, { id: countOf(kind, top), words: 'share' }] };
}
