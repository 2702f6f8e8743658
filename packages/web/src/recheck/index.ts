// "Re-check here" for any page: `useRecheck` takes bytes, `RecheckResult` shows what came of them.
export { recheckBytes, type RecheckOptions, type RecheckStage } from './recheck-bytes.ts';
export { RecheckResult } from './RecheckResult.tsx';
export { verdictOf, type Rechecked } from './rechecked.ts';
export { useRecheck, type RecheckControl, type RecheckState } from './use-recheck.ts';
