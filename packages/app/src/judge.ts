// The judge as the graph wants it.
import type { AuditStage } from '@assay/agent';
import { auditReport } from '@assay/audit';
import { sha256 } from './vault/sha256.ts';

export const judge: AuditStage = (report, sources, { subject, asOf, findings, question }) => auditReport(report, sources, { subject, asOf, findings, question, sha256 });
