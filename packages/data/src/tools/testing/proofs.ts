// Every proof of every tool, group by group.
import { calendarProofs, macroProofs } from './macro-proofs.ts';
import type { Proof } from './proof.ts';

export const proofs: readonly Proof[] = [
  { tool: 'get_institutional_holders', input: { ticker: 'AAPL' }, kind: 'recorded', on: 'Yahoo modules of AAPL, 2025-02-24' },
  { tool: 'get_institutional_holders', input: { ticker: 'GOOG' }, kind: 'recorded', on: 'Yahoo modules of GOOG, 2025-02-24' },
  ...calendarProofs, ...macroProofs,
];
