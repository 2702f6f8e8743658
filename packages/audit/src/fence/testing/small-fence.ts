// A fence around a document of a few sentences, with one search that answers what a test gives it.
import { createHash } from 'node:crypto';
import { openFence, type Fence } from '../open-fence.ts';
import type { FenceOptions } from '../options.ts';
import type { Outcome, Submission } from '../submission.ts';
import type { SearchAnswer } from '../track/answer.ts';
import type { Tracked } from '../track/tool-call.ts';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function smallFence(document: FenceOptions['document'], options: Partial<FenceOptions> = {}): Fence {
  return openFence({ document, sha256, ...options });
}

/** Lets the fence's agent search for `query` and get `answer`. */
export function search(fence: Fence, answer: SearchAnswer, query = 'q'): Promise<Tracked> {
  return fence.track<{ readonly query: string }>(() => answer, { tool: 'search' })({ query });
}

/** What comes of a claim with evidence that a search returned, cited whole by its handles. */
export async function cite(document: string, evidence: SearchAnswer, submission: Submission & { readonly options?: Partial<FenceOptions> } = {}): Promise<Outcome> {
  const { options, ...sent } = submission;
  const fence = smallFence(document, options);
  const { passages } = await search(fence, evidence);
  return fence.submit({ claim: document.replace(/\.$/, ''), handles: passages.map((passage) => passage.handle), ...sent });
}

/** The code of an outcome, marked where the claim was borne out. */
export function verdictOf({ admitted, supports, code }: Outcome): string {
  return `${admitted ? (supports ? 'borne out' : 'admitted') : 'refused'}: ${code}`;
}
