export { packArchive } from './pack.ts';
export { unpackArchive } from './unpack-archive.ts';
export { type Unpacked } from './unpack.ts';
export { zipLimits } from './zip-directory.ts';
export { auditorFile, captureFile, documentFile, exchangesFile, reportFile } from './file-names.ts';
export { brokenFile, readAudited, readCaptures, readDocument, readJsonFile, readText } from './read-documents.ts';
export { auditorSchema, readAuditor, readFindingTexts, type AuditorRecord } from './auditor.ts';
export { compareAudit } from './compare-audit.ts';
export { mergeProblems } from './merge-problems.ts';
