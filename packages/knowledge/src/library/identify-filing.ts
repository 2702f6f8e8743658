// Whose report, which form, which period: what the user says, else what the document says of itself, else what its file's name hints at.
import { daysBetween, nominalEnd, type IngestedFiling, type IsoDate, type PageSource } from '@assay/record';
import { readCover } from '../filings/read-cover.ts';
import { readEntityFacts, type EntityFacts } from '../filings/read-entity-facts.ts';
import { readRegistrant } from '../filings/read-registrant.ts';
import { readNameHints } from './name-hints.ts';

/** What the user, or the list of filings that it came from, says. */
export type GivenOfFiling = { /** A name, ticker or CIK, or a company that is known already. */ readonly company?: string | IngestedFiling['company']; readonly form?: string; readonly period?: IsoDate; readonly filed?: IsoDate };
export type Identity = Pick<IngestedFiling, 'company' | 'form' | 'period' | 'filed' | 'fiscalYear'>;
/** A company by a name, ticker or CIK; null where none or several are called so. Pure and offline. */
export type ResolveCompany = (query: string) => { readonly name: string; readonly ticker: string; readonly cik: string | null } | null;

export type Unidentified = { readonly page: PageSource; /** Its plain text. */ readonly text: string; readonly name: string; readonly given: GivenOfFiling };

const nothing: EntityFacts = { name: null, ticker: null, cik: null, form: null, period: null, fiscalYear: null };
/** A report is filed within so many days of its period's end; a day in a file's name beyond them is another. */
const FILED_WITHIN = 200;

export function identifyFiling({ page, text, name, given }: Unidentified, resolve: ResolveCompany): Identity {
  const own = 'html' in page ? readEntityFacts(page.html) : nothing;
  const cover = readCover(text);
  const hints = readNameHints(name);
  const period = given.period ?? own.period ?? cover.period;
  const form = (given.form ?? own.form ?? cover.form ?? hints.form ?? formOfNews(text)).toUpperCase();
  return {
    company: companyOf({ text, own, given: given.company, hint: hints.company }, resolve),
    form: /^[A-Z]{5}/.test(form) ? form.toLowerCase() : form, period,
    filed: given.filed ?? filedByName(hints.day, period),
    fiscalYear: own.fiscalYear ?? (period === null ? null : nominalEnd(period).year),
  };
}

function filedByName(day: IsoDate | null, period: IsoDate | null): IsoDate | null {
  if (day === null || period === null) return null;
  const days = daysBetween(period, day);
  return days > 0 && days <= FILED_WITHIN ? day : null;
}

/** News of results are no form of the SEC's. */
function formOfNews(text: string): string {
  return /\b(?:reports|reported|announces|announced|delivers)\b[^.]{0,200}\b(?:results|earnings)\b/i.test(text.slice(0, 3000)) ? 'press release' : 'document';
}

type Named = { readonly text: string; readonly own: EntityFacts; readonly given: GivenOfFiling['company']; readonly hint: string | null };

function companyOf({ text, own, given, hint }: Named, resolve: ResolveCompany): IngestedFiling['company'] {
  if (typeof given === 'object') return given;
  if (given !== undefined) return resolve(given) ?? { name: given, ticker: null, cik: null };
  const cover = readRegistrant(text);
  const [name, ticker] = [own.name ?? cover.name, own.ticker ?? cover.ticker];
  const asked = (query: string | null): ReturnType<ResolveCompany> => (query === null ? null : resolve(query));
  const known = asked(own.cik) ?? asked(name) ?? knownByTicker(ticker, name, resolve);
  if (known !== null) return { ...known, cik: known.cik ?? own.cik };
  return (name === null ? asked(hint) : null) ?? { name, ticker, cik: own.cik };
}

/** A symbol alone may be another company's by now: its name must begin alike. */
function knownByTicker(ticker: string | null, name: string | null, resolve: ResolveCompany): ReturnType<ResolveCompany> {
  const found = ticker === null ? null : resolve(ticker);
  const first = (words: string): string => /[\p{L}\p{N}]+/u.exec(words)?.[0].toLowerCase() ?? '';
  return found !== null && (name === null || first(found.name) === first(name)) ? found : null;
}
