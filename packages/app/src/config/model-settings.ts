// Everything that is set about language models: the environment first, then the file of the config folder.
import { join } from 'node:path';
import { modelRoles, priceFileSchema, providerInfo, type BudgetCaps, type Endpoint, type Price } from '@assay/agent';
import { AssayError } from '@assay/record';
import { z } from 'zod';
import type { Environment, Secret } from './environment.ts';
import { modelFileSchema, readJsonConfig, type ModelFile } from './model-file.ts';
import { accounts, keyVariables, type Account, type ModelVariables } from './model-variables.ts';

export type ModelSettings = {
  /** Accounts with a key, or with an address of their own for `local`. */
  readonly endpoints: Readonly<Partial<Record<Account, Endpoint>>>;
  /** Where the key of each account was found: a variable's name or the file. */
  readonly keyFrom: Readonly<Partial<Record<Account, string>>>;
  readonly roles: ModelVariables['roles'];
  readonly caps: Partial<BudgetCaps>;
  readonly timeoutMs: number | null;
  readonly prices: Readonly<Record<string, Price>>;
  /** Keys of the file: they may stand in no run, as those of the environment may not. */
  readonly secrets: readonly Secret[];
};

export function modelFilePath({ places }: Pick<Environment, 'places'>): string {
  return join(places.config, 'models.json');
}

const shortestSecret = 8;

function urlOf(account: Account, { urls }: ModelVariables, file: ModelFile): string | null {
  const given = urls[account] ?? file.urls?.[account] ?? null;
  if (given === null) return providerInfo(account).baseUrl;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) throw new AssayError('usage', `The address of ${account} is no http or https address.`, { remedy: `Set ASSAY_${account.toUpperCase()}_URL to something like http://localhost:11434/v1.` });
  const { username, password } = new URL(given);
  if (username !== '' || password !== '') throw new AssayError('usage', `The address of ${account} holds a user or a password.`, { remedy: 'Addresses are shown in messages: leave them out, and set the key instead.' });
  return given.replace(/\/+$/, '');
}

function endpointOf(account: Account, variables: ModelVariables, file: ModelFile): Endpoint | null {
  const key = variables.keys[account] ?? file.keys?.[account] ?? null;
  const baseUrl = urlOf(account, variables, file);
  return baseUrl === null || (key === null && account !== 'local') ? null : { provider: account, key, baseUrl };
}

function keySource(account: Account, variables: ModelVariables, file: ModelFile): string | null {
  if (variables.keys[account] !== undefined) return keyVariables[account].join(' or ');
  return file.keys?.[account] === undefined ? null : 'models.json';
}

const limitSchema = z.coerce.number().positive();

function limitOf(name: keyof ModelVariables['limits'], { limits }: ModelVariables, file: ModelFile): number | null {
  const given = limits[name] ?? file.limits?.[name];
  if (given === undefined) return null;
  const read = limitSchema.safeParse(given);
  if (!read.success) throw new AssayError('usage', `The limit of ${name} is no number above zero.`, { remedy: 'docs/models.md lists the limits and their variables.' });
  return read.data;
}

function capsOf(variables: ModelVariables, file: ModelFile): Partial<BudgetCaps> {
  const limit = (name: keyof ModelVariables['limits']): number | null => limitOf(name, variables, file);
  const [usd, tokens, minutes, rounds] = [limit('usd'), limit('tokens'), limit('minutes'), limit('rounds')];
  return {
    ...(usd === null ? {} : { usd: usd.toFixed(6) }), ...(tokens === null ? {} : { tokens: Math.floor(tokens) }),
    ...(minutes === null ? {} : { ms: Math.round(minutes * 60_000) }), ...(rounds === null ? {} : { rounds: Math.floor(rounds) }),
  };
}

function byAccount<Value>(find: (account: Account) => Value | null): Readonly<Partial<Record<Account, Value>>> {
  return Object.fromEntries(accounts.flatMap((account) => {
    const value = find(account);
    return value === null ? [] : [[account, value]];
  }));
}

function rolesOf({ roles }: ModelVariables, file: ModelFile): ModelVariables['roles'] {
  return Object.fromEntries(modelRoles.flatMap((role) => {
    const name = roles[role] ?? file.roles?.[role];
    return name === undefined ? [] : [[role, name]];
  }));
}

/** Throws AssayError: 'unreadable-file' for a file of keys that others may read, 'usage' for what cannot be understood. */
export async function readModelSettings(environment: Pick<Environment, 'places' | 'models'>): Promise<ModelSettings> {
  const { models: variables, places } = environment;
  const file = await readJsonConfig(modelFilePath(environment), { schema: modelFileSchema, secret: true }) ?? {};
  const prices = await readJsonConfig(variables.prices ?? join(places.config, 'prices.json'), { schema: priceFileSchema, secret: false });
  if (prices === null && variables.prices !== null) throw new AssayError('unreadable-file', `${variables.prices} does not exist.`, { remedy: 'Set ASSAY_PRICES to a file of prices, or unset it.' });
  const timeout = limitOf('timeoutSeconds', variables, file);
  return {
    endpoints: byAccount((account) => endpointOf(account, variables, file)), keyFrom: byAccount((account) => keySource(account, variables, file)),
    roles: rolesOf(variables, file), caps: capsOf(variables, file), timeoutMs: timeout === null ? null : Math.round(timeout * 1000), prices: prices ?? {},
    secrets: Object.entries(file.keys ?? {}).flatMap(([account, value = '']) => (value.length >= shortestSecret ? [{ name: `the key of ${account} in models.json`, value }] : [])),
  };
}
