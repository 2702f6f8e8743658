// A question to the user's own library: the index is asked, and only the reports of the passages found are read.
import type { CapturedBytes, CaptureId, LibraryEntry, PassageQuestion } from '@assay/record';
import type { IngestedFilings, WantedIngested } from '../../filing-library.ts';
import { aboutEntry, type FoundPassage, type ReportAbout } from './found-passage.ts';

export type IngestedAnswer = { readonly found: readonly FoundPassage[]; readonly searched: readonly ReportAbout[]; readonly captures: readonly CapturedBytes[]; readonly notes: readonly string[] };

/** An answer lists at most so many of the reports searched; a library may hold thousands. */
const MOST_LISTED = 20;

export async function searchIngested(library: IngestedFilings, question: PassageQuestion & { readonly wanted: WantedIngested }, among: readonly LibraryEntry[] | null): Promise<IngestedAnswer> {
  const passages = await library.search({ ...question, among: among === null ? null : among.map(({ id }) => id) });
  const captures = new Map<CaptureId, CapturedBytes>();
  const notes: string[] = [];
  for (const { entry } of passages) {
    if (captures.has(entry.id)) continue;
    const captured = await library.read(entry.id).catch(() => null);
    if (captured === null) notes.push(`The library’s copy of ${entry.source} is damaged or gone: ingest it again.`);
    else captures.set(entry.id, captured);
  }
  const found = passages.flatMap(({ entry, passage, page }) => {
    const captured = captures.get(entry.id);
    return captured === undefined ? [] : [{ passage, page, captured, report: aboutEntry(entry) }];
  });
  const searched = (among ?? [...new Map(passages.map(({ entry }) => [entry.id, entry])).values()]).map(aboutEntry);
  return { found, captures: [...captures.values()], notes: [...new Set(notes)], searched: searched.slice(0, MOST_LISTED) };
}
