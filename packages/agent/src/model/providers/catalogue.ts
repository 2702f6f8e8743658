// The providers by name: where they are reached, which variable holds their key, and how their client is opened. Each client is loaded when it is first called.
import type { Fetch } from '@assay/data';
import type { SdkModel } from './sdk.ts';

export const providerNames = ['openai', 'openai-chat', 'anthropic', 'google', 'deepseek', 'local'] as const;
export type ProviderName = (typeof providerNames)[number];

export type ProviderInfo = {
  readonly name: ProviderName;
  readonly label: string;
  /** Variables that may hold the key, first choice first; none for an endpoint that asks for none. */
  readonly keys: readonly string[];
  /** null where the user must say it. */
  readonly baseUrl: string | null;
  /** Who stands behind it: two names of one maker are no two opinions. */
  readonly maker: string;
};

const infos: Readonly<Record<ProviderName, Omit<ProviderInfo, 'name'>>> = {
  'openai': { label: 'OpenAI', keys: ['OPENAI_API_KEY'], baseUrl: 'https://api.openai.com/v1', maker: 'openai' },
  'openai-chat': { label: 'OpenAI (chat completions)', keys: ['OPENAI_API_KEY'], baseUrl: 'https://api.openai.com/v1', maker: 'openai' },
  'anthropic': { label: 'Anthropic', keys: ['ANTHROPIC_API_KEY'], baseUrl: 'https://api.anthropic.com/v1', maker: 'anthropic' },
  'google': { label: 'Google', keys: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'], baseUrl: 'https://generativelanguage.googleapis.com/v1beta', maker: 'google' },
  'deepseek': { label: 'DeepSeek', keys: ['DEEPSEEK_API_KEY'], baseUrl: 'https://api.deepseek.com', maker: 'deepseek' },
  'local': { label: 'the local endpoint', keys: ['ASSAY_LOCAL_KEY'], baseUrl: null, maker: 'local' },
};

export function providerInfo(name: ProviderName): ProviderInfo {
  return { name, ...infos[name] };
}

export function isProviderName(name: string): name is ProviderName {
  return (providerNames as readonly string[]).includes(name);
}

/** One provider as the user's settings reach it. */
export type Endpoint = { readonly provider: ProviderName; readonly key: string | null; readonly baseUrl: string };

/** A `provider/model` in its two parts; null where it names no provider or no model. Models may hold further slashes. */
export function readModelName(name: string): { readonly provider: ProviderName; readonly model: string } | null {
  const slash = name.indexOf('/');
  const [provider, model] = [name.slice(0, Math.max(slash, 0)), name.slice(slash + 1).trim()];
  return isProviderName(provider) && model !== '' ? { provider, model } : null;
}

/** The client of a model. Key and address are always given, so that no client looks for them in the environment. */
export async function openClient({ provider, key, baseUrl }: Endpoint, model: string, fetch: Fetch): Promise<SdkModel> {
  const settings = { apiKey: key ?? '', baseURL: baseUrl, fetch: plainFetch(fetch) };
  switch (provider) {
    case 'openai': return (await import('@ai-sdk/openai')).createOpenAI(settings).responses(model);
    case 'openai-chat': return (await import('@ai-sdk/openai')).createOpenAI(settings).chat(model);
    case 'anthropic': return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model);
    case 'google': return (await import('@ai-sdk/google')).createGoogle(settings).chat(model);
    case 'deepseek': return (await import('@ai-sdk/deepseek')).createDeepSeek(settings)(model);
    case 'local': return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
      name: 'local', baseURL: baseUrl, fetch: plainFetch(fetch), includeUsage: true, supportsStructuredOutputs: true, ...(key === null ? {} : { apiKey: key }),
    }).chatModel(model);
  }
}

function plainFetch(fetch: Fetch): typeof globalThis.fetch {
  return (input, init) => fetch(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url, init);
}
