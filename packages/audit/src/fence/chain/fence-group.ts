// The fences of several agents that work on one audit, and the way from a claim back to the bytes through all of them.
import { accountFor, type Account } from '../account.ts';
import { Fence } from '../open-fence.ts';
import type { FenceOptions } from '../options.ts';
import type { Accepted, Refused } from '../submission.ts';
import type { ToolCall } from '../track/tool-call.ts';
import { AssayError } from '@assay/record';

export type TraceLink =
  | { readonly stage: 'claim'; readonly fence: string; readonly submission: number; readonly text: string }
  | { readonly stage: 'agent'; readonly fence: string; readonly submission: number; readonly text: string }
  | { readonly stage: 'passage'; readonly fence: string; readonly handle: string; readonly text: string }
  | { readonly stage: 'call'; readonly fence: string; readonly tool: string; readonly number: number; readonly input: string }
  | { readonly stage: 'capture'; readonly id: string; readonly start: number };

type Of<Record> = Record & { readonly fence: string };

export class FenceGroup {
  readonly #fences = new Map<string, Fence>();

  /** Opens a fence in the group. Names are unique: a second one of a name is refused, not swapped in. */
  open(options: FenceOptions & { readonly name: string }): Fence {
    return this.add(new Fence(options));
  }

  add(fence: Fence): Fence {
    if (this.#fences.has(fence.name)) throw new AssayError('usage', `The group has a fence named ${fence.name}.`, { remedy: 'Give every fence a name of its own.' });
    this.#fences.set(fence.name, fence);
    return fence;
  }

  /** Throws AssayError('usage') for a name that the group does not have. */
  get(name: string): Fence {
    const fence = this.#fences.get(name);
    if (fence === undefined) throw new AssayError('usage', `The group has no fence named ${name}.`, { remedy: 'Open it first.' });
    return fence;
  }

  fences(): Fence[] {
    return [...this.#fences.values()];
  }

  /** Lets one agent cite what others found. */
  link(name: string, upstream: readonly string[]): void {
    this.get(name).link(...upstream.map((other) => this.get(other)));
  }

  calls(): Of<ToolCall>[] {
    return this.fences().flatMap((fence) => fence.state.calls.map((call) => ({ ...call, fence: fence.name })));
  }

  accepted(): Of<Accepted>[] {
    return this.fences().flatMap((fence) => fence.state.accepted.map((one) => ({ ...one, fence: fence.name })));
  }

  refused(): Of<Refused>[] {
    return this.fences().flatMap((fence) => fence.state.refused.map((one) => ({ ...one, fence: fence.name })));
  }

  /** The claims of one fence's document, counted over all fences of the group that audit the same. */
  account(name: string): Account {
    return accountFor(this.get(name), this.fences().filter((fence) => fence.name !== name));
  }

  /** From an accepted submission to the captures, through the agents in between. */
  traceChain(name: string, submission: number): TraceLink[] {
    const accepted = this.get(name).state.accepted.find((one) => one.number === submission);
    if (accepted === undefined) return [];
    const through = accepted.outcome.through.map((step): TraceLink => ({ stage: 'agent', ...step, text: this.get(step.fence).state.accepted.find((one) => one.number === step.submission)?.words ?? '' }));
    return [{ stage: 'claim', fence: name, submission, text: accepted.words }, ...through, ...accepted.outcome.handles.flatMap((handle) => this.#linksOf(handle))];
  }

  #linksOf(handle: string): TraceLink[] {
    const fence = this.fences().find((one) => one.state.passages.has(handle));
    const passage = fence?.state.passages.get(handle);
    if (fence === undefined || passage === undefined) return [];
    const call = fence.state.calls.find((one) => one.number === passage.call);
    const { capture } = passage.origin;
    return [
      { stage: 'passage', fence: fence.name, handle, text: passage.text },
      ...(call === undefined ? [] : [{ stage: 'call' as const, fence: fence.name, tool: call.tool, number: call.number, input: call.input }]),
      ...(capture === null ? [] : [{ stage: 'capture' as const, ...capture }]),
    ];
  }
}
