// Where Assay keeps its things on this machine.
import { isAbsolute, join } from 'node:path';

export type Places = {
  /** Finished runs: a folder and an archive each. */
  readonly runs: string;
  /** Ingested filings and their index. */
  readonly library: string;
  /** The signing key and the trusted keys. */
  readonly config: string;
  /** Answers of data sources, for as long as they are fresh. Safe to delete. */
  readonly cache: string;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** The XDG base directory specification: a relative path is to be ignored. */
function xdg(value: string | undefined, otherwise: string): string {
  return join(value !== undefined && isAbsolute(value) ? value : otherwise, 'assay');
}

/** `ASSAY_HOME` holds everything where it is set; else the XDG folders of the user. */
export function findPlaces(variables: Variables, context: { readonly home: string; readonly cwd: string }): Places {
  const own = variables['ASSAY_HOME'];
  if (own !== undefined && own !== '') {
    const root = isAbsolute(own) ? own : join(context.cwd, own);
    return { runs: join(root, 'runs'), library: join(root, 'library'), config: join(root, 'config'), cache: join(root, 'cache') };
  }
  return {
    runs: join(xdg(variables['XDG_DATA_HOME'], join(context.home, '.local', 'share')), 'runs'),
    library: join(xdg(variables['XDG_DATA_HOME'], join(context.home, '.local', 'share')), 'library'),
    config: xdg(variables['XDG_CONFIG_HOME'], join(context.home, '.config')),
    cache: xdg(variables['XDG_CACHE_HOME'], join(context.home, '.cache')),
  };
}
