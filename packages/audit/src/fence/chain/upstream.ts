// What an agent may cite of the agents it is linked to. A link goes one way, each is made by the caller, and rings end.
import type { RefusalCode } from '../codes.ts';
import type { Passage } from '../passage.ts';
import { foldWords } from '../place/fold-words.ts';
import type { Accepted } from '../submission.ts';

/** As much of a fence as a linked one may see. */
export type Linked = {
  readonly name: string;
  readonly citable: () => readonly Passage[];
  readonly accepted: () => readonly Accepted[];
  readonly upstream: () => readonly Linked[];
};

/** The fence and all it is linked to, nearest first, each once. */
export function reachable(from: Linked): Linked[] {
  const reached: Linked[] = [from];
  for (const fence of reached) {
    for (const next of fence.upstream()) if (!reached.includes(next)) reached.push(next);
  }
  return reached;
}

export type Resolved = { readonly ok: true; readonly passages: readonly Passage[]; readonly through: readonly { readonly fence: string; readonly accepted: Accepted }[] } | { readonly ok: false; readonly code: RefusalCode };

/**
 * Another agent's text stands only for what that agent had accepted: the claim's words must be words that it proved, and its own
 * captures take the text's place. Agent's text behind agent's text is followed no further than captures that were accepted.
 */
export function resolveAgentText(passage: Passage, words: string, from: Linked): Resolved {
  const all = reachable(from).slice(1);
  const sought = foldWords(words).text;
  for (const fence of all) {
    for (const accepted of fence.accepted()) {
      const proved = foldWords(accepted.words).text;
      if (!foldWords(passage.text).text.includes(proved) || !proved.includes(sought)) continue;
      const raw = accepted.outcome.handles.map((handle) => all.flatMap((one) => one.citable()).find((other) => other.handle === handle));
      const captures = raw.filter((other) => other !== undefined && other.origin.kind === 'capture').filter((other) => other !== undefined);
      if (captures.length > 0 && captures.length === raw.length) return { ok: true, passages: captures, through: [{ fence: fence.name, accepted }] };
    }
  }
  return { ok: false, code: 'agent-text' };
}
