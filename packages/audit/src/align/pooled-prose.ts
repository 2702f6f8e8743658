// Numbers of running text that one paragraph gives of one thing at several times, each in a clause of its own: "86,000 at the end of 2007 … 93,000 at the end of 2008".
import type { Named } from './operands.ts';

/** Clauses that the words name about equally well speak of one thing. */
const AS_WELL = 0.12;

/** Named prose of one paragraph, put together as one series; nothing where the paragraph has a single number of it. */
export function pooledProse(named: readonly Named[]): Named[] {
  const prose = named.filter((item) => item.series.isProse);
  const paragraphs = Map.groupBy(prose, (item) => paragraphOf(item));
  return [...paragraphs].flatMap(([key, all]) => {
    const best = Math.max(...all.map((item) => item.score));
    const members = all.filter((item) => item.score >= best - AS_WELL).sort((left, right) => right.score - left.score);
    const [first] = members;
    if (first === undefined || members.length < 2) return [];
    const score = Math.min(...members.map((item) => item.score));
    return [{ ...first, score, series: { ...first.series, key: `pool ${key}`, facts: members.flatMap((item) => item.series.facts) } }];
  });
}

function paragraphOf(item: Named): string {
  const anchor = item.series.facts[0]?.fact.anchor;
  const capture = item.series.facts[0]?.fact.capture ?? '';
  return anchor?.kind === 'paragraph' ? `${capture} ${String(anchor.index)}` : `${capture} ${item.series.key}`;
}
