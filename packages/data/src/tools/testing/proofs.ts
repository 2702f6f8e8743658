// Every proof of every tool, group by group.
import { calculationProofs } from './calculation-proofs.ts';
import { calendarProofs, macroProofs } from './macro-proofs.ts';
import { filingsProofs } from './filings-proofs.ts';
import { indicatorProofs, marketProofs } from './market-proofs.ts';
import { estimateProofs, helpProofs, socialProofs, webProofs } from './outside-proofs.ts';
import type { Proof } from './proof.ts';

export const proofs: readonly Proof[] = [
  ...marketProofs, ...indicatorProofs, ...calendarProofs, ...filingsProofs, ...macroProofs, ...calculationProofs, ...estimateProofs, ...socialProofs, ...webProofs, ...helpProofs,
];
