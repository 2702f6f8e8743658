// What the wire server is told to say: an answer, or one of the ways in which a provider fails.

export type WireCall = {
  readonly name: string;
  /** Sent as JSON; a string is sent as it stands, so that malformed arguments can be tried. */
  readonly input: unknown;
  readonly id?: string;
};

export type WireSaid = {
  readonly text?: string;
  readonly calls?: readonly WireCall[];
  /** Thoughts with the signature that the provider wants back. Anthropic and Google sign theirs, OpenAI seals them, DeepSeek sends them in plain words. */
  readonly thought?: { readonly text: string; readonly signature: string };
  readonly finish?: 'stop' | 'length' | 'tool-calls' | 'filtered';
  readonly usage?: { readonly input: number; readonly output: number; readonly cached?: number } | null;
};

export type WireFault =
  /** An answer of this status; without a body the provider's own form of error is sent. */
  | { readonly fault: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly message?: string; readonly body?: string }
  /** The body stops in the middle, and is told to be whole. Streams stop between events. */
  | { readonly fault: 'truncated'; readonly of: WireSaid }
  /** The connection is closed in the middle of the body. */
  | { readonly fault: 'closed'; readonly of: WireSaid }
  /** Closed before anything is answered. */
  | { readonly fault: 'dropped' }
  /** Headers and nothing more, or not even these. */
  | { readonly fault: 'silent'; readonly afterHeaders?: boolean }
  /** Half of the answer, and then the provider says in the stream that it cannot go on. Whole answers fail with 529 or 503. */
  | { readonly fault: 'broken-off'; readonly of: WireSaid; readonly message?: string }
  /** The answer, piece by piece with pauses. */
  | { readonly fault: 'slow'; readonly of: WireSaid; readonly everyMs: number }
  /** A web page where an answer should be. */
  | { readonly fault: 'html'; readonly status?: number }
  /** Text without end, until the client goes away. */
  | { readonly fault: 'enormous' }
  | { readonly fault: 'redirect'; readonly to: string };

export type WireTurn = WireSaid | WireFault;

/** A turn with nothing left out, as the dialects write it. */
export type Said = {
  readonly text: string;
  readonly calls: readonly { readonly id: string; readonly name: string; readonly json: string }[];
  readonly thought: { readonly text: string; readonly signature: string } | null;
  readonly finish: 'stop' | 'length' | 'tool-calls' | 'filtered';
  readonly usage: { readonly input: number; readonly output: number; readonly cached: number } | null;
  readonly model: string;
  readonly id: string;
};

export function isFault(turn: WireTurn): turn is WireFault {
  return 'fault' in turn;
}

export function completed(said: WireSaid, about: { readonly model: string; readonly count: number }): Said {
  const calls = (said.calls ?? []).map(({ name, input, id }, index) => ({ id: id ?? `call_${String(about.count)}_${String(index)}`, name, json: typeof input === 'string' ? input : JSON.stringify(input) }));
  return {
    text: said.text ?? '', calls, thought: said.thought ?? null, finish: said.finish ?? (calls.length > 0 ? 'tool-calls' : 'stop'),
    usage: said.usage === null ? null : { cached: 0, ...(said.usage ?? { input: 11, output: 7 }) }, model: about.model, id: `answer_${String(about.count)}`,
  };
}

/** Text in the pieces in which it is streamed; never cut inside a character. */
export function pieces(text: string, size = 12): readonly string[] {
  const letters = [...text];
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, at) => letters.slice(at * size, (at + 1) * size).join(''));
}
