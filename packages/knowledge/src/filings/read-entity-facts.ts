// What an inline XBRL page says of itself in its own marks: the document and entity information of the SEC's taxonomy (dei).
import { isIsoDate, type IsoDate } from '@assay/record';

export type EntityFacts = { readonly name: string | null; readonly ticker: string | null; readonly cik: string | null; readonly form: string | null; readonly period: IsoDate | null; readonly fiscalYear: number | null };

/** Marks of the cover stand in the head and on the first pages. */
const FRONT = 1_500_000;
const MARK = /name="dei:(EntityRegistrantName|TradingSymbol|EntityCentralIndexKey|DocumentType|DocumentPeriodEndDate|DocumentFiscalYearFocus)"[^>]{0,400}>([^<]{1,120})</g;

export function readEntityFacts(html: string): EntityFacts {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of html.slice(0, FRONT).matchAll(MARK)) if (!found.has(name) && value.trim() !== '') found.set(name, unescaped(value));
  const read = (name: string, form: RegExp): string | null => form.exec(found.get(name) ?? '')?.[0] ?? null;
  const period = read('DocumentPeriodEndDate', /^\d{4}-\d\d-\d\d$/);
  const year = read('DocumentFiscalYearFocus', /^(?:19|20)\d\d$/);
  const cik = read('EntityCentralIndexKey', /^\d{1,10}$/);
  return {
    name: found.get('EntityRegistrantName') ?? null, ticker: read('TradingSymbol', /^[A-Z]{1,6}(?:[.-][A-Z])?$/), cik: cik?.padStart(10, '0') ?? null,
    form: read('DocumentType', /^[0-9A-Z][0-9A-Z /-]{1,11}$/), period: period !== null && isIsoDate(period) ? period : null, fiscalYear: year === null ? null : Number(year),
  };
}

function unescaped(value: string): string {
  return value.replaceAll('&amp;', '&').replaceAll('&#8217;', '’').replaceAll('&#39;', '\'').replace(/&(?:nbsp|#160);/g, ' ').replace(/\s+/g, ' ').trim();
}
