// What is said again before anything else is read: forms of asking that are one question in other words, and times and figures by their short names.
import type { IsoDate } from '@assay/record';
import { onYearAlone } from '../economy/not-annual.ts';
import { conditionMet } from '../forms/condition-met.ts';
import { figureAndBar } from '../forms/figure-and-bar.ts';
import { moneySaid } from '../forms/money-said.ts';
import { oneAgainstOther } from '../forms/one-against-other.ts';
import { whichLevel } from '../forms/which-level.ts';
import { closesSaid } from './market/closes-said.ts';
import { fromLastClose } from './market/from-last-close.ts';
import { worthOnMarket } from './market/value-as-multiple.ts';
import { sayAgain, type Rewording } from './rewording.ts';
import { marginsShort } from './talk/margins-short.ts';
import { sharesNow } from './talk/shares-now.ts';
import { yearsEarlier } from './then/years-earlier.ts';
import { lastDayOfMonth } from './times/last-day-of-month.ts';
import { monthsAgain } from './times/months-again.ts';
import { thatMonthOfYear } from './times/months-of-year.ts';
import { newYearsEve } from './times/new-years-eve.ts';
import { overTheYear } from './times/over-the-year.ts';
import { endOfFiscal, inTheRed, theseDays } from './times/these-days.ts';
import { yearEndShorthand } from './times/year-end-shorthand.ts';
import { dividendsAside, yearMoves } from './times/year-moves.ts';
import { whichOne } from './which-one.ts';

const rules: readonly Rewording[] = [theseDays, endOfFiscal, inTheRed, ...sharesNow, ...yearsEarlier, ...overTheYear, whichOne];

/** One after the other: each reads what those before it have written. */
const steps: readonly ((text: string, today: IsoDate) => string)[] = [
  closesSaid, fromLastClose, conditionMet, figureAndBar, oneAgainstOther, whichLevel, moneySaid, lastDayOfMonth, thatMonthOfYear, yearEndShorthand, newYearsEve, monthsAgain, marginsShort, onYearAlone, worthOnMarket, dividendsAside, yearMoves, (text) => sayAgain(text, rules),
];

export const saidFirst = (text: string, today: IsoDate): string => steps.reduce((said, step) => step(said, today), text);
