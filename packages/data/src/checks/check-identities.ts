// The identities that the figures of one source must hold among themselves.
import type { Fact } from '@assay/record';
import { checkBalanceSheet } from './balance-sheet.ts';
import { checkCashRollForward } from './cash-roll-forward.ts';
import { checkEarningsPerShare } from './earnings-per-share.ts';
import { checkJumps } from './jumps.ts';
import { ledgersOf, type Ledger } from './ledger.ts';
import { checkSegments } from './segments.ts';
import { checkNames, type CheckName, type Suspicion, type Tried } from './suspicion.ts';
import { checkUnits } from './units.ts';

const checks: readonly ((ledger: Ledger) => Tried[])[] = [checkUnits, checkBalanceSheet, checkCashRollForward, checkEarningsPerShare, checkSegments, checkJumps];

export type CheckTally = { readonly check: CheckName; readonly passed: number; readonly failed: number };
export type IdentityReport = { /** One entry a check, those that could not be tried included. */ readonly tallies: readonly CheckTally[]; readonly suspicions: readonly Suspicion[] };

/** Tries every check wherever the figures allow it. A figure that a later filing replaced is not looked at. */
export function tryIdentities(facts: readonly Fact[]): IdentityReport {
  const tried = ledgersOf(facts).flatMap((ledger) => checks.flatMap((check) => check(ledger)));
  const suspicions = tried.flatMap(({ suspicion }) => (suspicion === null ? [] : [suspicion]));
  const tallies = checkNames.map((check) => {
    const own = tried.filter((one) => one.check === check);
    const failed = own.filter((one) => one.suspicion !== null).length;
    return { check, passed: own.length - failed, failed };
  });
  return { tallies, suspicions };
}

/** What is suspicious about the source: to be shown, never corrected. */
export function checkIdentities(facts: readonly Fact[]): Suspicion[] {
  return [...tryIdentities(facts).suspicions];
}
