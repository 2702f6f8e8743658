// Which forms an operation can take, the commonest first.
import type { Operation } from '../question/read-operations.ts';
import { difference, gainGap, gainOnHundred, growthFactor, growthGap, relativeChange, returnGap, returnOnHundred } from './change.ts';
import { averageGap, changeOfAverage, changeOfRatio, changeOfSums, ratioOfSums, relativeChangeOfSums, shareOfSums } from './grouped.ts';
import { named, namedInPercent } from './named.ts';
import type { Shape } from './shape.ts';
import { ratio, ratioOfParts, ratioToBoth, scaledRatio, scaledShare, share, shareOfBoth, shareOfGap, shareOfOthers, shareOfParts } from './share.ts';
import { average, averageByCount, averageOverYears, hundredth, ofHundred, product, scaledProduct, sum } from './sum.ts';

const byOperation: Readonly<Record<Operation, readonly Shape[]>> = {
  'change': [difference, changeOfSums, changeOfRatio, changeOfAverage, gainOnHundred, growthGap],
  'difference': [difference, gainOnHundred, changeOfSums, gainGap, returnGap, growthGap],
  'relative-change': [relativeChange, growthFactor, relativeChangeOfSums, returnOnHundred],
  'share': [namedInPercent, share, scaledShare, shareOfBoth, shareOfSums, shareOfParts, shareOfOthers, shareOfGap, ofHundred],
  'ratio': [named, ratio, scaledRatio, ratioToBoth, ratioOfSums, ratioOfParts, hundredth],
  'sum': [sum], 'average': [average, averageByCount, averageGap, averageOverYears],
  'product': [product, scaledProduct], 'investment-return': [returnOnHundred, gainOnHundred, returnGap, gainGap],
};

export function shapesFor(operation: Operation): readonly Shape[] {
  return byOperation[operation];
}
