// A statistic of the moment says nothing of an earlier day: for a past day it is refused, not guessed.
import { toolError, type ToolContext, type ToolYield } from './tool.ts';

/** Null for the present. `what` begins the sentence; `instead` is what to do. */
export function refusePast({ asOf }: ToolContext, what: string, instead: string): Extract<ToolYield, { readonly ok: false }> | null {
  return asOf === null ? null : toolError('not-offered', `${what} is known for the present only, not for ${asOf}.`, instead);
}
