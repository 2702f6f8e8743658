// How the desk is set up, and what of it may be changed.
import { createRoute } from '@hono/zod-openapi';
import { RULES_VERSION } from '@assay/audit';
import { usualCaps } from '@assay/agent';
import { AssayError } from '@assay/record';
import { changedSettingsSchema, mostEarlier, settingsSchema, type ChangedSettings, type SettingsView } from '@assay/record/api';
import { longestQuestion } from '../../cli/ask/read-question.ts';
import { readPreferences, writePreferences } from '../../config/preferences.ts';
import { VERSION } from '../../version.ts';
import { needs } from '../access/guard.ts';
import { largestBody } from '../limits.ts';
import type { Asker, Parts } from '../parts.ts';
import { modelsSetUp } from '../plans/engine-of.ts';
import { uploadLimits } from '../uploads/limits.ts';
import { json, openRouter, problems, type Router } from './router.ts';

/** Settings that cannot be used are said, not thrown: the page on which they are mended has to open. */
async function modelsOf({ environment }: Parts): Promise<SettingsView['models']> {
  try {
    const { isSet, caps } = await modelsSetUp(environment);
    return { isSet, problem: null, usd: caps.usd, minutes: caps.ms === null ? null : caps.ms / 60_000, tokens: caps.tokens };
  } catch (error) {
    if (!(error instanceof AssayError)) throw error;
    return { isSet: false, problem: `${error.message} ${error.remedy}`, usd: usualCaps.usd, minutes: null, tokens: usualCaps.tokens };
  }
}

function limitsOf({ budgets }: Parts, { role }: Asker): SettingsView['limits'] {
  const { totalBytes, fileBytes, reportBytes, files } = uploadLimits;
  return { requestBytes: largestBody, questionCharacters: longestQuestion, earlierQuestions: mostEarlier, uploadBytes: totalBytes, uploadFileBytes: fileBytes, uploadReportBytes: reportBytes, uploadFiles: files, budget: budgets.of(role) };
}

type OfMachine = Pick<SettingsView, 'dataFolder' | 'contactAddress' | 'keys'>;

function machineOf({ environment }: Parts, { role }: Asker, contactAddress: string | null): OfMachine {
  if (role !== 'admin') return { dataFolder: null, contactAddress: null, keys: {} };
  const { places, fredKey, fmpKey, tavilyKey, redditKey } = environment;
  return { dataFolder: places.runs, contactAddress, keys: { fred: fredKey !== null, fmp: fmpKey !== null, tavily: tavilyKey !== null, reddit: redditKey !== null } };
}

function accessOf({ access }: Parts): Pick<SettingsView, 'access' | 'roles'> {
  if (access === null) return { access: 'open', roles: [] };
  return { access: access.passwords.length > 0 ? 'password' : 'tokens', roles: [...new Set([...access.passwords, ...access.tokens].map(({ role }) => role))] };
}

async function viewSettings(parts: Parts, asker: Asker): Promise<SettingsView> {
  const { environment, desk } = parts;
  const { depth, engine, contact } = await readPreferences(environment.places.config);
  const contactAddress = environment.contact ?? contact;
  const models = await modelsOf(parts);
  return {
    version: VERSION, rules: RULES_VERSION, role: asker.role, ...accessOf(parts), sample: desk.mode === 'sample', defaults: { depth, engine },
    models: asker.role === 'admin' || models.problem === null ? models : { ...models, problem: 'What is set about models cannot be used.' },
    companies: desk.sampleCompanies().map(({ ticker, name }) => ({ ticker, name })), limits: limitsOf(parts, asker), contact: contactAddress !== null, contactFixed: environment.contact !== null, ...machineOf(parts, asker, contactAddress),
  };
}

async function change({ environment }: Parts, given: ChangedSettings): Promise<void> {
  const { config } = environment.places;
  const before = await readPreferences(config);
  await writePreferences(config, { depth: given.depth ?? before.depth, engine: given.engine ?? before.engine, contact: given.contact === undefined ? before.contact : given.contact });
}

export function settingsRoutes(parts: Parts): Router {
  const router = openRouter();
  router.openapi(createRoute({ method: 'get', path: '/settings', middleware: needs('reader', parts), summary: 'How the desk is set up; keys are said to be there or not, and never shown', responses: { 200: json(settingsSchema, 'The settings, as far as the role may know them'), ...problems() } }),
    async (context) => context.json(await viewSettings(parts, context.get('asker')), 200));
  router.openapi(createRoute({ method: 'put', path: '/settings', middleware: needs('admin', parts), summary: 'Change what the pages offer first, and whom the SEC may write to', request: { body: { content: { 'application/json': { schema: changedSettingsSchema } }, required: true } }, responses: { 200: json(settingsSchema, 'The settings now'), ...problems() } }), async (context) => {
    await change(parts, context.req.valid('json'));
    return context.json(await viewSettings(parts, context.get('asker')), 200);
  });
  return router;
}
