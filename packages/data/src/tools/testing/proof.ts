// What each tool is proved on. `recorded`: true answers of the service; `facts`: figures of ../shared/facts in the documented form;
// `computed`: worked out from either; `sample`: the bundled figures; `rules`: published rules, with tests of their own; `shape`: the documented form alone, with made-up content.
export const proofKinds = ['recorded', 'facts', 'computed', 'sample', 'rules', 'shape'] as const;
export type ProofKind = (typeof proofKinds)[number];

export type Proof = {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly kind: ProofKind;
  /** What the answer was made from, in a few words for the table of tools. */
  readonly on: string;
  /** The test that runs it, where the recorded world cannot: there the tool is not asked again. */
  readonly testedIn?: string;
  /** The day as of which it is asked. */
  readonly asOf?: string;
};
