// All corruptions, and where each comes from: the sixteen of the public claims set, and those that a note's own form invites.
import type { Corruption } from './corruption.ts';
import { wrongArithmetic, wrongOperand } from './kinds/arithmetic.ts';
import { fabricatedFigure, lastDigit, swappedDigits, wrongDigit } from './kinds/digits.ts';
import { foreignClaim, inventedFigure, wrongCompany } from './kinds/inventions.ts';
import { absentPeriod, otherPeriodValue, wrongYear } from './kinds/periods.ts';
import { badRounding, overRounded } from './kinds/rounding.ts';
import { figureFromElsewhere, otherRowValue, wrongMetric, wrongTableCell } from './kinds/rows.ts';
import { wrongDirection, wrongSign, wrongSuperlative } from './kinds/signs.ts';
import { swappedPair } from './kinds/swaps.ts';
import { percentForPoints, pointsForPercent, wrongScale, wrongUnit } from './kinds/units.ts';

export const corruptions: readonly Corruption[] = [
  wrongDigit, swappedDigits, lastDigit, fabricatedFigure, badRounding, overRounded,
  wrongScale, wrongUnit, percentForPoints, pointsForPercent, wrongSign, wrongDirection, wrongSuperlative,
  wrongYear, absentPeriod, otherPeriodValue, wrongMetric, otherRowValue, wrongTableCell, figureFromElsewhere, swappedPair,
  wrongArithmetic, wrongOperand, inventedFigure, foreignClaim, wrongCompany,
];
