// The words by which a phrase and a label are matched: stems, without those that every sentence has. "Total" counts: it tells a whole from its parts.
import { readWords } from '../report/words.ts';

const empty = new Set(('a an the of and or for in on at to from by with as is are was were be been it its this that these those what which how much many did does do ' +
  'year quarter fiscal ended end company between during percent percentage value amount number million billion thousand if').split(' '));

export function stemsOf(text: string): Set<string> {
  return new Set(readWords(text).map((word) => word.stem).filter((stem) => !empty.has(stem)));
}
