// How the desk is set up, as far as each role may know, and what of it may be changed over HTTP.
import { z } from 'zod';
import { depths } from '../journey/question.ts';
import { accessRoles } from './access.ts';
import { engineChoices } from './start.ts';

const budgetSchema = z.object({ atOnce: z.int(), runsAnHour: z.int(), auditsAnHour: z.int(), plansAnHour: z.int() });

export const settingsSchema = z.object({
  version: z.string(), /** Of the verdict rules. */ rules: z.string(),
  role: z.enum(accessRoles), access: z.enum(['open', 'password', 'tokens']), /** Roles that have a password or a token. */ roles: z.array(z.enum(accessRoles)),
  /** Whether the server knows the bundled figures alone. */
  sample: z.boolean(),
  /** What a page offers first. */
  defaults: z.object({ depth: z.enum(depths), engine: z.enum(engineChoices) }),
  /** `problem`: why what is set about models cannot be used. The limits are those of one run. */
  models: z.object({ isSet: z.boolean(), problem: z.string().nullable(), usd: z.string().nullable(), minutes: z.number().nullable(), tokens: z.int().nullable() }),
  /** Companies whose figures are bundled. */
  companies: z.array(z.object({ ticker: z.string(), name: z.string() })),
  limits: z.object({
    requestBytes: z.int(), questionCharacters: z.int(), earlierQuestions: z.int(), uploadBytes: z.int(), uploadFileBytes: z.int(), uploadReportBytes: z.int(), uploadFiles: z.int(), /** Of the role that asks. */ budget: budgetSchema,
  }),
  /** Whether the SEC is told whom to write to, as it asks. */
  contact: z.boolean(),
  /** For admins, else null: where runs are kept, and whom the SEC may write to. */
  dataFolder: z.string().nullable(), contactAddress: z.string().nullable(),
  /** Whether the environment names the contact, which goes before what is set here. */
  contactFixed: z.boolean(),
  /** For admins, else empty: which keys are there. Keys themselves are never shown. */
  keys: z.record(z.string(), z.boolean()),
});
export type SettingsView = z.infer<typeof settingsSchema>;

/** Printable characters on one line: it becomes a header of requests. */
const contact = z.string().trim().regex(/^[\x20-\x7e]{3,120}$/);
/** What is left out stays as it is; a contact of null is taken away. */
export const changedSettingsSchema = z.strictObject({ depth: z.enum(depths).optional(), engine: z.enum(engineChoices).optional(), contact: contact.nullable().optional() });
export type ChangedSettings = z.infer<typeof changedSettingsSchema>;
