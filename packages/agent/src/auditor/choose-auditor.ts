// Whose model audits: another provider's than the writer's where the user has one, so that nobody vouches for their own words.

export type AuditorChoice = { /** `provider/model`. */ readonly model: string; readonly why: 'chosen-by-user' | 'other-provider' | 'same-provider' };
export type Candidates = {
  /** What the user set for the role; null where nothing is set. */
  readonly set: string | null;
  /** The `provider/model` that writes. */
  readonly writer: string;
  /** The usual model of every provider that has a key or an endpoint, in the order of preference. */
  readonly usable: readonly string[];
};

export function providerOf(model: string): string {
  return model.slice(0, Math.max(0, model.indexOf('/')));
}

export function chooseAuditor({ set, writer, usable }: Candidates): AuditorChoice {
  if (set !== null) return { model: set, why: 'chosen-by-user' };
  const other = usable.find((model) => providerOf(model) !== providerOf(writer));
  return other === undefined ? { model: writer, why: 'same-provider' } : { model: other, why: 'other-provider' };
}
