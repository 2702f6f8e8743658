// What each tool is proved on. `recorded`: true answers of the service; `facts`: figures of ../shared/facts in the documented form;
// `computed`: worked out from either; `sample`: the bundled figures; `shape`: the documented form alone, with made-up content.
export const proofKinds = ['recorded', 'facts', 'computed', 'sample', 'shape'] as const;
export type ProofKind = (typeof proofKinds)[number];

export type Proof = {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly kind: ProofKind;
  /** What the answer was made from, in a few words for the table of tools. */
  readonly on: string;
  /** Share of the plain numbers that is allowed; a tenth unless the tool is of counts and times by nature. */
  readonly asOf?: string;
};

/** Each list stands beside the tools that it proves. */
export const proofs: readonly Proof[] = [
  { tool: 'get_institutional_holders', input: { ticker: 'AAPL' }, kind: 'recorded', on: 'Yahoo modules of AAPL, 2025-02-24' },
  { tool: 'get_institutional_holders', input: { ticker: 'GOOG' }, kind: 'recorded', on: 'Yahoo modules of GOOG, 2025-02-24' },
];
