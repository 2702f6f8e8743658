// Everything the house's analysts look for. The order is of no account: weight decides.
import { balanceObservations } from './fundamental/balance.ts';
import { bankObservations } from './fundamental/bank.ts';
import { cashObservations } from './fundamental/cash.ts';
import { growthObservations } from './fundamental/growth.ts';
import { marginObservations } from './fundamental/margins.ts';
import { payoutObservations } from './fundamental/payout.ts';
import { quarterObservations } from './fundamental/quarter.ts';
import { returnObservations } from './fundamental/returns.ts';
import { analystObservations } from './analysts/observations.ts';
import { insiderObservations } from './insiders/observations.ts';
import { macroObservations } from './macro/observations.ts';
import type { Observation } from './observation.ts';
import { relativeObservations } from './technical/relative.ts';
import { technicalObservations } from './technical/observations.ts';
import { peerResultObservations } from './value/peer-results.ts';
import { peerObservations } from './value/peers.ts';
import { refusedObservations } from './value/refused.ts';
import { valueObservations } from './value/observations.ts';

export const allObservations: readonly Observation[] = [
  ...growthObservations, ...marginObservations, ...cashObservations, ...balanceObservations, ...payoutObservations,
  ...returnObservations, ...quarterObservations, ...bankObservations,
  ...insiderObservations, ...analystObservations,
  ...technicalObservations, ...relativeObservations, ...valueObservations, ...peerObservations, ...refusedObservations, ...peerResultObservations, ...macroObservations,
];
