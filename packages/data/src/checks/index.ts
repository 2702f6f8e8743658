export { checkIdentities, tryIdentities, type CheckTally, type IdentityReport } from './check-identities.ts';
export { reconcile, reconcileAll, type Difference, type Reconciliation } from './reconcile.ts';
export { checkNames, checkSays, type CheckName, type Suspicion } from './suspicion.ts';
