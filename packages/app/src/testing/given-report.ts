// A home with a report and a folder of sources in it, as a user has them before `assay audit`.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeHome, type Home } from './run-cli.ts';

/** `about` names the company; the paths are whole. */
export type Given = { readonly home: Home; readonly sources: string; readonly report: string; readonly about: readonly string[] };

/** Files of the sources by their path below the folder. */
export async function makeGiven(files: Readonly<Record<string, string | Uint8Array>>, markdown: string): Promise<Given> {
  const home = await makeHome();
  const sources = join(home.path, 'sources');
  const report = join(home.path, 'note.md');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(sources, path)), { recursive: true });
    await writeFile(join(sources, path), content);
  }
  await writeFile(report, markdown);
  return { home, sources, report, about: ['--company', 'Apple Inc.', '--ticker', 'AAPL'] };
}
