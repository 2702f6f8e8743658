// What plain words demand, kind by kind: found by asking many everyday questions and reading what passed for valid.
import type { Demand } from '../demand.ts';
import { falsePremise } from './false-premise.ts';
import { toldBehindAnother } from './behind-another.ts';
import { toldOfAmounts } from './of-amounts.ts';
import { toldOfEconomy } from './of-economy.ts';
import { toldOfMany } from './of-many.ts';
import { toldOfPersonsAndShares } from './of-persons-and-shares.ts';
import { saidAnywhere } from './said-anywhere.ts';
import { tailDecided } from './tail-decided.ts';
import { toldOfAnotherTime } from './told-of-another-time.ts';
import { toldOneByOne } from './told-one-by-one.ts';
import { byHowMuch, gapOfEnds, ofTwoCompanies, upToYear } from './up-to-a-year.ts';
import { decidedByWord } from './yes-or-no.ts';

export const plainly: Demand = (scene) => [toldOfAnotherTime, toldOneByOne, decidedByWord, toldOfMany, toldOfEconomy, toldOfPersonsAndShares, toldBehindAnother, toldOfAmounts, upToYear, byHowMuch, gapOfEnds, ofTwoCompanies, falsePremise, tailDecided, saidAnywhere].flatMap((told) => told(scene));
