// The only reader of the environment.
import { homedir } from 'node:os';
import { readBrowserSettings, type BrowserSettings } from './browser-settings.ts';
import { readModelVariables, type ModelVariables } from './model-variables.ts';
import { findPlaces, type Places } from './places.ts';

/** A value that must never be written into a run. */
export type Secret = { readonly name: string; readonly value: string };

export type Environment = {
  readonly places: Places;
  /** no-color.org: any value but the empty one. */
  readonly noColor: boolean;
  /** A terminal that cannot move the cursor. */
  readonly dumbTerminal: boolean;
  /** Said to the SEC in the User-Agent, as its rules ask. */
  readonly contact: string | null;
  readonly fredKey: string | null;
  /** Financial Modeling Prep: estimates and ratings. */
  readonly fmpKey: string | null;
  /** Tavily: searches of the web. */
  readonly tavilyKey: string | null;
  /** Both or neither. */
  readonly redditKey: { readonly id: string; readonly secret: string } | null;
  /** The variables by which a proxy is named; null where none is. */
  readonly proxy: Readonly<Record<string, string>> | null;
  /** How the user calls the program, for commands that are suggested. */
  readonly calledAs: string;
  /** The folder in which the user typed the command, where npm started the program in another; paths are meant from there. */
  readonly startedIn: string | null;
  readonly secrets: readonly Secret[];
  /** What the environment says of language models; the config file may say more (`readModelSettings`). */
  readonly models: ModelVariables;
  /** Which browser prints pages: `ASSAY_BROWSER`, else one that is found. */
  readonly browser: BrowserSettings;
};

type Variables = Readonly<Record<string, string | undefined>>;

const secretName = /(?:KEY|TOKEN|SECRET|PASSWORD)$/i;
/** Shorter values are words that a report may well contain. */
const SHORTEST_SECRET = 12;

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}

function firstSet(variables: Variables, names: readonly string[]): string | null {
  return names.map((name) => variables[name]).find(isSet) ?? null;
}

/** A proxy cannot reach what runs here, such as a local model. */
const thisMachine = ['localhost', '127.0.0.1', '::1', '[::1]'] as const;

/** Both spellings are in use; curl and Node know the lower one first. */
function readProxy(variables: Variables): Record<string, string> | null {
  const named = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => {
    const value = variables[name];
    return isSet(value) ? [[name, value] as const] : [];
  });
  if (!named.some(([name]) => /^https?_/i.test(name))) return null;
  const all: Record<string, string> = Object.fromEntries(named);
  const direct = [all['no_proxy'] ?? all['NO_PROXY'] ?? '', ...thisMachine].filter((host) => host !== '').join(',');
  return { ...all, no_proxy: direct, NO_PROXY: direct };
}

function readRedditKey(variables: Variables): Environment['redditKey'] {
  const [id, secret] = [variables['REDDIT_CLIENT_ID'], variables['REDDIT_CLIENT_SECRET']];
  return isSet(id) && isSet(secret) ? { id, secret } : null;
}

export function readEnvironment(variables: Variables = process.env): Environment {
  return {
    models: readModelVariables(variables),
    browser: readBrowserSettings(variables),
    places: findPlaces(variables, { home: homedir(), cwd: process.cwd() }),
    noColor: isSet(variables['NO_COLOR']),
    dumbTerminal: variables['TERM'] === 'dumb',
    contact: firstSet(variables, ['ASSAY_CONTACT']),
    fredKey: firstSet(variables, ['FRED_API_KEY']),
    fmpKey: firstSet(variables, ['FMP_API_KEY']),
    tavilyKey: firstSet(variables, ['TAVILY_API_KEY']),
    redditKey: readRedditKey(variables),
    proxy: readProxy(variables),
    calledAs: variables['npm_lifecycle_event'] === undefined ? 'assay' : 'npm run -s assay --',
    startedIn: variables['npm_lifecycle_event'] === undefined ? null : firstSet(variables, ['INIT_CWD']),
    secrets: Object.entries(variables).flatMap(([name, value]) => (isSet(value) && secretName.test(name) && value.length >= SHORTEST_SECRET ? [{ name, value }] : [])),
  };
}
