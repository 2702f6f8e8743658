// Second readings of a question as a whole: of one part as of all parts together.
import type { Demand } from '../demand.ts';
import { bestEver, bothEndsOfRank, coreAndHeadline, multipleOfEach, whichOfTwo } from './each-side.ts';
import { eachMeasureEachYear, eachYearOfPrice, gapThatIsNone, moveOfEachYear, moveOfYear } from './each-year.ts';
import { cashAlone, closeOfMonth, closeOver, earnedOrLost, earningsNamed, partOfProfit, priceLevel, twoMultiples } from './named-ratios.ts';
import { daysNamed, moneyPutIn, newsBehind, pointOfStretch, sumAndAverage, termExplained, asOneSum } from './two-at-once.ts';
import { endOfOrder, lossOfItsTime } from './end-of-order.ts';
import { endOfThatYear, meanAndExtreme } from './mean-and-extreme.ts';
import { bothSums, sumBesideMost, sumOfInsiders, tradesOfMonth } from './sums-of-insiders.ts';
import { thatYearAndNow } from './that-year-and-now.ts';

const readings: readonly Demand[] = [bothEndsOfRank, multipleOfEach, coreAndHeadline, whichOfTwo, bestEver, eachYearOfPrice, eachMeasureEachYear, moveOfYear, moveOfEachYear, gapThatIsNone, twoMultiples, closeOver, partOfProfit, priceLevel, closeOfMonth, cashAlone, earnedOrLost, earningsNamed, sumOfInsiders, sumBesideMost, bothSums, tradesOfMonth, sumAndAverage, newsBehind, termExplained, moneyPutIn, daysNamed, pointOfStretch, thatYearAndNow, meanAndExtreme, endOfThatYear, asOneSum, endOfOrder, lossOfItsTime];

export const ofTheWhole: Demand = (scene) => readings.flatMap((reading) => reading(scene));
