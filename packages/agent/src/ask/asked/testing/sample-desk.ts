// A desk over the bundled figures, for tests of questions: no network, a fixed day.
import { createHash } from 'node:crypto';
import { openDesk, openMemoryStore, type DataDesk, type ToolRunner } from '@assay/data';
import type { AskPorts } from '../../stages.ts';

export const testDay = '2026-11-21';
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function deskIn(mode: 'sample' | 'auto'): DataDesk & ToolRunner {
  return openDesk({ mode, fetch: async () => Promise.reject(new Error('no network')), store: openMemoryStore(), clock: () => new Date(`${testDay}T12:00:00Z`), sleep: async () => Promise.resolve(), sha256, contact: null, fredKey: null });
}

export function portsOf(desk: DataDesk): AskPorts {
  return { desk, today: testDay, sha256 };
}
