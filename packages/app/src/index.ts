// The desk as a library: the vault and its checks, for programs that keep, read or verify runs of their own.
export { readEnvironment, type Environment, type Secret } from './config/environment.ts';
export type { Places } from './config/places.ts';
export { composeDesk } from './compose.ts';
export { nodeDisk, type Disk } from './vault/disk.ts';
export { findRun } from './vault/find-run.ts';
export { listRuns, type ListedRun } from './vault/list-runs.ts';
export { loadRun, type LoadedRun } from './vault/load-run.ts';
export { readRun } from './vault/read-run.ts';
export { replayRun, type Replay } from './vault/replay-run.ts';
export type { FinishedRun } from './vault/run-files.ts';
export { saveRun, type SavedRun, type SaveTools } from './vault/save-run.ts';
export { openSigningKey, type SigningKey } from './vault/signing-key.ts';
export { readTrustedKeys, trustKey, type TrustedKey } from './vault/trusted-keys.ts';
export { verifyRun, type Verification } from './vault/verify-run.ts';
