// An installed browser that can print: the user's choice, else Chrome, Chromium or Edge where systems keep them.
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { AssayError } from '@assay/record';
import type { BrowserSettings } from '../../config/browser-settings.ts';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge-stable', 'microsoft-edge', 'chrome.exe', 'msedge.exe'] as const;
const usualPaths: readonly string[] = [
  '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium', '/usr/bin/microsoft-edge', '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
/** Below each of Windows' folders for programs. */
const windowsPaths = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe', 'Chromium/Application/chrome.exe'] as const;
const windowsFolders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'] as const;

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(() => true, () => false);
}

async function firstProgram(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await isProgram(path)) return path;
  return null;
}

function noBrowser(message: string): AssayError {
  return new AssayError('usage', message, { remedy: 'Install Chrome, Chromium or Edge, or name one by ASSAY_BROWSER; or export the run as html and print it from any browser.' });
}

/** Throws AssayError('usage') where there is none, or not the one that the user names. */
export async function findBrowser({ named, folders, variables }: BrowserSettings): Promise<string> {
  if (named !== null) {
    const found = await firstProgram(isAbsolute(named) || named.includes('/') ? [named] : folders.map((folder) => join(folder, named)));
    if (found === null) throw noBrowser(`ASSAY_BROWSER names ${named.slice(0, 200)}, which is no program here.`);
    return found;
  }
  const onWindows = windowsFolders.flatMap((folder) => (variables[folder] === undefined ? [] : windowsPaths.map((path) => join(variables[folder] ?? '', path))));
  const found = await firstProgram([...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...usualPaths, ...onWindows]);
  if (found === null) throw noBrowser('There is no browser here that could print the page.');
  return found;
}
