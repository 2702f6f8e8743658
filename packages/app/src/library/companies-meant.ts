// The filings of the companies that a question names, as people write them: "Amazon", "Google", a ticker, a name with a typing error.
import { findMentions, type Sample } from '@assay/data';
import { chooseEntries } from '@assay/knowledge';
import type { CaptureId, LibraryEntry } from '@assay/record';

/** What a name is without: its legal form, and the ending of an address. */
const BESIDE = /\.com\b|,|\.|\b(?:the|inc|incorporated|corp|corporation|co|company|plc|ltd|limited|holdings|group)\b/gi;

/** Null where the question names no company that the library has filings of. */
export function filingsMeant(query: string, entries: readonly LibraryEntry[], sample: Pick<Sample, 'directory'>): readonly CaptureId[] | null {
  const companies = findMentions(query, sample.directory()).flatMap((mention) => ('company' in mention ? [mention.company] : mention.candidates));
  const meant = companies.flatMap((company) => chooseEntries(entries, { company, forms: [], years: [], asOf: null }).map(({ id }) => id));
  const ids = meant.length > 0 ? meant : entries.filter(({ company }) => company.name !== null && isWritten(company.name, query)).map(({ id }) => id);
  return ids.length === 0 ? null : [...new Set(ids)];
}

/** In a library of reports "Amazon" is the company, though it is a river elsewhere: a name of one word, written as a name. */
function isWritten(name: string, query: string): boolean {
  const plain = name.replace(BESIDE, ' ').trim().toLowerCase();
  return plain.length > 2 && !/\s/.test(plain) && [...query.matchAll(/[\p{L}\p{N}&-]+/gu)].some(([word]) => /^\p{Lu}/u.test(word) && word.toLowerCase() === plain);
}
