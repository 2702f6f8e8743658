// Verdicts in the order in which they are explained: the surest first, the wrong one last. What rests on notes is explained where there are notes.
import type { VerdictName } from '@assay/record';

export const verdictNames: readonly VerdictName[] = ['verified', 'computed', 'supported', 'web-sourced', 'judgment', 'unverified', 'not-checked', 'contradicted'];
