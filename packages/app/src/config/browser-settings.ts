// Which browser prints pages, and what of the environment it is started with: never a key.
import { delimiter } from 'node:path';

export type BrowserSettings = {
  /** A path or a program's name, as the user says it. */
  readonly named: string | null;
  /** Where programs are looked for. */
  readonly folders: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
};

/** What browsers need to start: libraries, fonts, folders, the words of error messages. */
const passedOn = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'TEMP', 'TMP', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'SystemRoot', 'windir', 'ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA', 'APPDATA', 'USERPROFILE'] as const;

export function readBrowserSettings(variables: Readonly<Record<string, string | undefined>>): BrowserSettings {
  const named = variables['ASSAY_BROWSER'];
  const folders = (variables['PATH'] ?? variables['Path'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const given = passedOn.flatMap((name): [string, string][] => {
    const value = variables[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { named: named === undefined || named === '' ? null : named, folders, variables: Object.fromEntries(given) };
}
