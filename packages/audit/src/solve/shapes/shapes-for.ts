// Which forms an operation can take, the commonest first.
import type { Operation } from '../question/read-operations.ts';
import { difference, gainGap, gainOnHundred, growthFactor, growthGap, relativeChange, returnGap, returnOnHundred } from './change.ts';
import { averageGap, changeOfAverage, changeOfGap, changeOfRatio, changeOfSums, ratioOfSums, relativeChangeOfGap, relativeChangeOfSums, shareOfSums } from './grouped.ts';
import { identity, named, namedInPercent } from './named.ts';
import type { Shape } from './shape.ts';
import { ratio, ratioOfParts, ratioToBoth, scaledRatio, scaledShare, share, shareOfBoth, shareOfChange, shareOfGap, shareOfOthers, shareOfParts } from './share.ts';
import { amountOfUnits, average, averageByCount, averageOverYears, gapOfLots, hundredth, ofHundred, product, scaledAmountOfUnits, scaledProduct, sum, sumOfLots } from './sum.ts';

const byOperation: Readonly<Record<Operation, readonly Shape[]>> = {
  'change': [gapOfLots, difference, changeOfRatio, changeOfGap, changeOfSums, changeOfAverage, gainOnHundred, growthGap],
  'difference': [gapOfLots, difference, gainOnHundred, changeOfSums, gainGap, returnGap, growthGap],
  'relative-change': [relativeChange, growthFactor, relativeChangeOfGap, relativeChangeOfSums, returnOnHundred],
  'share': [namedInPercent, share, scaledShare, shareOfBoth, shareOfChange, shareOfSums, shareOfOthers, shareOfParts, shareOfGap, ofHundred],
  'ratio': [named, identity, amountOfUnits, scaledAmountOfUnits, ratio, scaledRatio, ratioToBoth, ratioOfSums, ratioOfParts, hundredth],
  'sum': [amountOfUnits, scaledAmountOfUnits, sumOfLots, identity, sum], 'average': [averageGap, averageByCount, average, averageOverYears],
  'product': [sumOfLots, product, scaledProduct], 'investment-return': [returnOnHundred, gainOnHundred, returnGap, gainGap],
};

export function shapesFor(operation: Operation): readonly Shape[] {
  return byOperation[operation];
}
