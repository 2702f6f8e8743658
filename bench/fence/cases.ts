// The language-neutral cases of a citation-enforcing library: what an agent searched, what it submitted, what should come of it.
import { readFileSync } from 'node:fs';
import { parseJson } from '@assay/record';
import { z } from 'zod';

const answer = z.enum(['accept', 'reject']);
export const caseSchema = z.object({
  id: z.string(), group: z.string(),
  search_history: z.array(z.object({ query: z.string(), tool: z.string().default('search'), file: z.string().default(''), results: z.array(z.string()), fence: z.string().optional() })),
  document: z.string().nullable(),
  record: z.object({
    claim: z.string().default(''), claim_in_document: z.string().default(''), evidence: z.string().default(''), finding: z.string().optional(), raw_value: z.string().optional(),
    search_file: z.string().optional(), search_line: z.int().nullable().optional(), fence: z.string().optional(),
  }),
  config: z.object({
    fences: z.array(z.string()).optional(), links: z.record(z.string(), z.array(z.string())).optional(), reset: z.array(z.string()).optional(),
    sandbox: z.object({ allowed_dirs: z.array(z.string()), allowed_files: z.array(z.string()) }).optional(),
    resolver: z.record(z.string(), z.string()).optional(),
  }).default({}),
  expected: answer, recommended: answer, audit_fence_actual: answer,
});
export type FenceCase = z.infer<typeof caseSchema>;
export type Answer = z.infer<typeof answer>;

export function readCases(path: string): FenceCase[] {
  return z.array(caseSchema).parse(parseJson(readFileSync(path, 'utf8')));
}

/** Cases that ask only whether the evidence is real and the agent's own: their claim and evidence speak of different things. */
const admittedAlone: ReadonlySet<string> = new Set(['H04', 'M06', 'A03', 'A05', 'A07', 'D06', 'D08']);

/** What the gate asks of an outcome. */
export function isAccepted(id: string, { admitted, supports }: { readonly admitted: boolean; readonly supports: boolean }): boolean {
  return admitted && (supports || admittedAlone.has(id));
}
