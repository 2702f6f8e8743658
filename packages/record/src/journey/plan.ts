import { z } from 'zod';

/** One step before anything runs: what it does, with which tool, after which steps. */
export const planStepSchema = z.object({
  id: z.string(),
  stage: z.enum(['resolve', 'gather', 'analyse', 'write', 'audit', 'seal']),
  what: z.string(),
  tool: z.string().nullable(),
  input: z.record(z.string(), z.unknown()),
  after: z.array(z.string()),
});
export type PlanStep = z.infer<typeof planStepSchema>;

export const planSchema = z.object({ steps: z.array(planStepSchema) });
export type Plan = z.infer<typeof planSchema>;
