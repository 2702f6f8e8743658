// Who asks over HTTP, and what they may.
import { z } from 'zod';

/** Each may what those before it may: a reader reads, an analyst starts runs and audits, an admin sees to settings. */
export const accessRoles = ['reader', 'analyst', 'admin'] as const;
export type AccessRole = (typeof accessRoles)[number];

export const logInSchema = z.strictObject({ password: z.string().min(1).max(1024) });
/** `csrf` goes back with every request that changes something. */
export const sessionViewSchema = z.object({ role: z.enum(accessRoles).nullable(), open: z.boolean(), csrf: z.string().nullable() });
export type SessionView = z.infer<typeof sessionViewSchema>;

export const healthSchema = z.object({ status: z.literal('ok'), version: z.string(), jobs: z.int().nonnegative() });
/** How what was typed finds a company: it names it, is a part of its ticker or name, is a name that it gave up, or is written nearly so. */
export const companyMatchSchema = z.object({
  ticker: z.string(), name: z.string(), cik: z.string().nullable(), sector: z.string().nullable(), sample: z.boolean(),
  how: z.enum(['named', 'part', 'former', 'near']), /** The name that was given up. */ formerly: z.string().nullable(),
});
export type CompanyMatch = z.infer<typeof companyMatchSchema>;
export const companyMatchesSchema = z.object({ matches: z.array(companyMatchSchema) });
