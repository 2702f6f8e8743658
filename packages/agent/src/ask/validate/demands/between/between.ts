// Second readings of what a question sets beside one another.
import type { Demand } from '../demand.ts';
import { biggerShare, dayWithName, endOfThatMonth, ifHeld, lastAgainstFirst, leftOfCash, lostTheMost, madeGood, whatAboutAbove } from './back-to-before.ts';
import { asTheirRatio, cheaperOfTwo, closesOfYears, dividedByIt, eachWithout, monthItself, movesBetweenDays, ofOneOfThem, partOfChange, priceOfTrades, sumOfYears, upOnIt, withThatOut } from './of-that-time.ts';
import { intensityOf, ratioOfTwo } from './ratio-of-two.ts';
import { allBetween, amongThese, everSo, inEachOfThem, exceeded, fasterOrNot, forTheYear, gapInPoints, hadItStayed, higherThanOther, incremental, meansOfYears, multipleThen, onlySoMany, partOfRise, pointsFromThat, theQuarters, totalOfThat, whatIsLeft, whatSharesDid, withinLastYears } from './follow-on.ts';
import { afterInflation, dayBeside, peakOfOne, allSellers, anotherTime, bothEndDays, daysOfThem, onDilutedShares, paceOfBefore, quartersWithoutGap, recoveredWhen, asPercentOfIt, tradesOfOne, wasRecord, whatWasPaid, wherePartWent, worthOfThem } from './told-anew.ts';
import { againstPrior, eachOfThem, sincePoint, whichPartMost, whichSeries, wholeYear } from './of-series.ts';
import { eachStretch, figureOfOtherTime, movedMore, movedOverYears, paceOfEachYear } from './moved-more.ts';
import { basisPoints, centsOfEach, centsOnTheDollar, climbOfPrices, multipleOfItself, ofThatDollar, timesOfThat } from './out-of-a-dollar.ts';
import { dollarsOfGrowth, everyYearBetween, gapOfTwo, howManyFewer, plusTheOther, quarterAndBefore, swing, yearsOfLead } from './two-of-them.ts';

const readings: readonly Demand[] = [quarterAndBefore, howManyFewer, swing, gapOfTwo, dollarsOfGrowth, everyYearBetween, yearsOfLead, plusTheOther, ofThatDollar, centsOfEach, centsOnTheDollar, multipleOfItself, timesOfThat, climbOfPrices, basisPoints, endOfThatMonth, lastAgainstFirst, dayWithName, madeGood, ifHeld, biggerShare, whatAboutAbove, lostTheMost, leftOfCash, movedMore, movedOverYears, eachStretch, paceOfEachYear, figureOfOtherTime, ratioOfTwo, monthItself, closesOfYears, movesBetweenDays, partOfChange, withThatOut, ofOneOfThem, upOnIt, cheaperOfTwo, priceOfTrades, asTheirRatio, eachWithout, dividedByIt, sumOfYears, partOfRise, incremental, everSo, inEachOfThem, whatIsLeft, onlySoMany, whatSharesDid, forTheYear, allBetween, pointsFromThat, theQuarters, amongThese, totalOfThat, exceeded, withinLastYears, multipleThen, intensityOf, hadItStayed, gapInPoints, fasterOrNot, meansOfYears, higherThanOther, quartersWithoutGap, recoveredWhen, afterInflation, wasRecord, allSellers, anotherTime, whatWasPaid, onDilutedShares, paceOfBefore, worthOfThem, bothEndDays, daysOfThem, wherePartWent, tradesOfOne, asPercentOfIt, dayBeside, peakOfOne, whichPartMost, eachOfThem, sincePoint, againstPrior, wholeYear, whichSeries];

export const between: Demand = (scene) => readings.flatMap((reading) => reading(scene));
