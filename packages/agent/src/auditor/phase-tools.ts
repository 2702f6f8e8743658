// What the auditor's model can do in a phase: look for a line, and hand in a claim with the handles of what it was shown. Nothing else.
import type { AuditPhase, Tracked } from '@assay/audit/fence';
import { z } from 'zod';
import { modelTool, type ModelTool } from '../model/tool.ts';

const searchInput = z.object({
  pattern: z.string().describe('Words or a figure as the source would write them, on one line; * stands for any run of characters, ? for one.'),
  ignoreCase: z.boolean().optional().describe('Whether capital and small letters count as the same; they do where nothing is said.'),
  file: z.string().optional().describe('Only in this file, as a result names it.'),
});
const submitInput = z.object({
  claimId: z.string().describe('The id of the claim, as listed.'),
  handles: z.array(z.string()).optional().describe('Handles of the passages that state it, exactly as a search gave them.'),
  formula: z.string().optional().describe('Only for a computed figure: an expression over measure ids, like gross_profit / revenue; every input must stand in the passages.'),
  finding: z.enum(['found', 'not-found']).optional().describe('not-found closes the claim when you have searched and found nothing.'),
});

/** One passage a line, its handle first. What a query put there is blanked, and an error is never text to cite. */
function shown({ passages, notice }: Tracked): string {
  return passages.length === 0 ? notice ?? 'Nothing was found.' : passages.map(({ handle, file, text }) => `[${handle}] (${file ?? 'no file'}) ${text}`).join('\n');
}

export function phaseTools(phase: AuditPhase): ModelTool[] {
  return [
    modelTool({
      name: 'search', description: 'Finds lines in what this phase may look at. Every result has a handle.', input: searchInput,
      run: async ({ pattern, ignoreCase = true, file }) => ({ text: shown(await phase.search({ pattern, ignoreCase, ...(file === undefined ? {} : { file }) })) }),
    }),
    modelTool({
      name: 'submit', description: 'Hands in a claim with the passages that state it. Rules decide what it proves.', input: submitInput,
      run: async (submission) => {
        const { admitted, supports, code, sentence } = await phase.submit(submission);
        return { text: `${supports ? 'Proved' : admitted ? 'Not proved' : 'Refused'} (${code}): ${sentence}`, failed: !admitted };
      },
    }),
  ];
}

export const auditorAnswer = z.object({ done: z.boolean().describe('true when every claim has been submitted, found or not found.') });
export type AuditorAnswer = z.infer<typeof auditorAnswer>;
