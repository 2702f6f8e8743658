export { recheckArchive, type Recheck, type RecheckedAudit } from './recheck-archive.ts';
export { sha256, verifyEd25519 } from './web-crypto.ts';
