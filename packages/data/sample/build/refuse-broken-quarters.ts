// A quarter that was subtracted from a restated year and unrestated months is no quarter: IBM's last of 2021 would have 3.3 billion of revenue.
// Seen by its revenue, far from both neighbours; then nothing derived for that quarter is kept.
import { lengthOf } from './derive-quarters.ts';
import { refuse, type Figure, type Refusal } from './figure.ts';

/** Christmas quarters stand a fifth above their neighbours in this set, and the fastest grower moves by a third in one quarter. */
const farFromNeighbours = 0.4;

export function refuseBrokenQuarters(ticker: string, figures: readonly Figure[]): { kept: Figure[]; refused: Refusal[] } {
  const revenues = figures.filter((figure) => figure.metric === 'revenue' && lengthOf(figure) === 'quarter').toSorted((left, right) => (left.end < right.end ? -1 : 1));
  const broken = new Set(revenues.filter((figure, index) => figure.derived !== null && isFar(figure, revenues[index - 1], revenues[index + 1])).map((figure) => figure.end));
  const isBroken = (figure: Figure): boolean => figure.derived !== null && lengthOf(figure) === 'quarter' && broken.has(figure.end);
  return {
    kept: figures.filter((figure) => !isBroken(figure)),
    refused: figures.filter(isBroken).map((figure) => refuse(ticker, figure, 'the year and its months stand on different bases')),
  };
}

function isFar(figure: Figure, before: Figure | undefined, after: Figure | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const mean = (before.value + after.value) / 2;
  return Math.abs(figure.value - mean) > farFromNeighbours * Math.abs(mean);
}
