// What the environment says of language models. Every variable is listed here and in docs/models.md.

type Variables = Readonly<Record<string, string | undefined>>;

export const keyVariables = {
  openai: ['OPENAI_API_KEY'], anthropic: ['ANTHROPIC_API_KEY'], google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'], deepseek: ['DEEPSEEK_API_KEY'], local: ['ASSAY_LOCAL_KEY'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** Who is reached at which address: each provider's own, and `local` for any endpoint that speaks OpenAI's protocol. */
export type Account = keyof typeof keyVariables;
export const accounts = ['openai', 'anthropic', 'google', 'deepseek', 'local'] as const satisfies readonly Account[];

export type ModelVariables = {
  readonly keys: Readonly<Partial<Record<Account, string>>>;
  readonly urls: Readonly<Partial<Record<Account, string>>>;
  /** `provider/model` by role; `ASSAY_MODEL` is meant for all. */
  readonly roles: Readonly<Partial<Record<'strong' | 'cheap' | 'auditor', string>>>;
  /** As they were written; `readModelSettings` checks them. */
  readonly limits: Readonly<Partial<Record<'usd' | 'tokens' | 'minutes' | 'rounds' | 'timeoutSeconds', string>>>;
  /** A file of prices; else `prices.json` in the config folder, where it is there. */
  readonly prices: string | null;
};

function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== '';
}

function picked<Name extends string>(names: readonly Name[], find: (name: Name) => string | undefined): Partial<Record<Name, string>> {
  return Object.fromEntries(names.flatMap((name) => {
    const value = find(name);
    return isSet(value) ? [[name, value.trim()]] : [];
  })) as Partial<Record<Name, string>>;
}

const limitVariables = { usd: 'ASSAY_MAX_USD', tokens: 'ASSAY_MAX_TOKENS', minutes: 'ASSAY_MAX_MINUTES', rounds: 'ASSAY_MAX_ROUNDS', timeoutSeconds: 'ASSAY_MODEL_TIMEOUT' } as const;

export function readModelVariables(variables: Variables): ModelVariables {
  const keyOf = (account: Account): string | undefined => keyVariables[account].map((name) => variables[name]).find(isSet);
  return {
    keys: picked(accounts, keyOf), urls: picked(accounts, (account) => variables[`ASSAY_${account.toUpperCase()}_URL`]),
    roles: picked(['strong', 'cheap', 'auditor'], (role) => (isSet(variables[`ASSAY_MODEL_${role.toUpperCase()}`]) ? variables[`ASSAY_MODEL_${role.toUpperCase()}`] : variables['ASSAY_MODEL'])),
    limits: picked(['usd', 'tokens', 'minutes', 'rounds', 'timeoutSeconds'], (name) => variables[limitVariables[name]]),
    prices: isSet(variables['ASSAY_PRICES']) ? variables['ASSAY_PRICES'] : null,
  };
}
