// The tool calls of somebody's agent, kept as they happen: by a callback or around a function. A manifest names every output by its hash.
import { canonicalJson, type Sha256 } from '@assay/record';

export type TracedCall = {
  readonly number: number;
  readonly agent: string;
  readonly tool: string;
  readonly input: string;
  readonly status: 'ok' | 'error';
  /** Null for a call that failed: its message is no output. */
  readonly output: { readonly file: string; readonly bytes: number; readonly sha256: string } | null;
  readonly error: string | null;
  /** Null where no clock was given. */
  readonly at: string | null;
};
export type TraceManifest = { readonly version: 1; readonly calls: readonly TracedCall[] };
export type CallEvent = { readonly agent: string; readonly tool: string; readonly input: unknown } & ({ readonly output: unknown } | { readonly error: unknown });
type Tools = { readonly sha256: Sha256; readonly now?: () => string };

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  try { return canonicalJson(value ?? null); } catch { return String(typeof value); }
}

/** Outputs are kept whole, as text: strings as they are, all else as canonical JSON, so that no digit is lost. */
export class TraceRecorder {
  readonly #calls: TracedCall[] = [];
  readonly #outputs = new Map<string, string>();
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** For frameworks that call back. Returns the call's number. */
  onCall(event: CallEvent): number {
    const number = this.#calls.length;
    const at = this.#tools.now?.() ?? null;
    const known = { number, agent: event.agent, tool: event.tool, input: textOf(event.input), at };
    if ('error' in event) this.#calls.push({ ...known, status: 'error', output: null, error: event.error instanceof Error ? event.error.message : textOf(event.error) });
    else this.#calls.push({ ...known, status: 'ok', output: this.#keep(number, textOf(event.output)), error: null });
    return number;
  }

  /** For tools that are functions: the same function, and every call of it recorded, failed ones too. */
  wrap<Args extends readonly unknown[], Result>(name: { readonly agent: string; readonly tool: string }, tool: (...args: Args) => Result | Promise<Result>): (...args: Args) => Promise<Result> {
    return async (...args) => {
      try {
        const output = await tool(...args);
        this.onCall({ ...name, input: args, output });
        return output;
      } catch (error) {
        this.onCall({ ...name, input: args, error });
        throw error;
      }
    };
  }

  /** For classes: `@recorder.traced({ agent })` above a method records every call of it, under its own name where none is given. */
  traced(name: { readonly agent: string; readonly tool?: string }): <This, Args extends readonly unknown[], Result>(method: (this: This, ...args: Args) => Result | Promise<Result>, context: { readonly name: string | symbol }) => (this: This, ...args: Args) => Promise<Result> {
    const { agent } = name;
    return (method, context) => {
      const tool = name.tool ?? String(context.name);
      const recorded: typeof this.wrap = (of, call) => this.wrap(of, call);
      return function traced(...args) {
        return recorded({ agent, tool }, (...given: typeof args) => method.call(this, ...given))(...args);
      };
    };
  }

  #keep(number: number, text: string): NonNullable<TracedCall['output']> {
    const bytes = new TextEncoder().encode(text);
    // The number alone makes the name: a tool's or agent's own name never becomes a path.
    const file = `calls/${String(number).padStart(4, '0')}.txt`;
    this.#outputs.set(file, text);
    return { file, bytes: bytes.length, sha256: this.#tools.sha256(bytes) };
  }

  manifest(): TraceManifest {
    return { version: 1, calls: [...this.#calls] };
  }

  outputs(): ReadonlyMap<string, string> {
    return new Map(this.#outputs);
  }
}
