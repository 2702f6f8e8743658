// The user's library as the data tools ask for it: opened at the first question, and again when another command has changed it.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IngestedFilings, Sample } from '@assay/data';
import type { Library } from '@assay/knowledge';
import { filingsMeant } from './companies-meant.ts';
import { hasLibrary, openLibraryFolder } from './library-folder.ts';
import { withLibraryFaults } from './library-fault.ts';

type Opened = { readonly library: Library; readonly changedAt: number };

/** Changes with every filing taken in or out. */
async function changedAt(folder: string): Promise<number> {
  return (await stat(join(folder, 'filings')).catch(() => null))?.mtimeMs ?? 0;
}

/** `openSample` gives the bundled lists of companies, by which a question's names are known. */
export function openIngestedFilings(folder: string, openSample: () => Pick<Sample, 'directory'>): IngestedFilings {
  let sample: Pick<Sample, 'directory'> | null = null;
  let opened: Promise<Opened> | null = null;
  const open = async (): Promise<Opened> => ({ changedAt: await changedAt(folder), library: await openLibraryFolder(folder) });
  const library = async (): Promise<Library | null> => {
    if (!hasLibrary(folder)) return null;
    const before = await (opened ??= open());
    if (before.changedAt === (await changedAt(folder))) return before.library;
    before.library.close();
    return (await (opened = open())).library;
  };
  const ask = <Result>(work: (held: Library) => Promise<Result>, otherwise: Result): Promise<Result> => withLibraryFaults(folder, async () => {
    const held = await library();
    return held === null || held.entries().length === 0 ? otherwise : work(held);
  });
  return {
    choose: (wanted) => ask((held) => Promise.resolve(held.choose(wanted)), []),
    search: (question) => ask((held) => {
      const among = question.among ?? (question.wanted.company === null ? filingsMeant(question.query, held.entries(), (sample ??= openSample())) : null);
      return held.search({ ...question, among });
    }, []),
    read: (id) => ask(async (held) => (await held.read(id))?.captured ?? null, null),
  };
}
