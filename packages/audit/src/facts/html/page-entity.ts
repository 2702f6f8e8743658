// Whom a page is about, where it says so itself: the cover page's tags, or the line above "Exact name of registrant".
import type { Entity } from '@assay/record';
import { companyNamed } from '../company-named.ts';
import type { HtmlPage } from './walk-html.ts';

/** The registrant of a filing's page; null for a page that names none. */
export function readPageEntity(page: HtmlPage): Entity | null {
  const tagged = page.names.get('dei:EntityRegistrantName')?.trim();
  const cik = page.tags.identifier ?? undefined;
  const ticker = page.names.get('dei:TradingSymbol')?.trim();
  const name = tagged ?? nameAboveCharter(page);
  if (name === null || name === '') return null;
  return { id: cik !== undefined && /^\d{1,10}$/.test(cik) ? `cik:${cik.padStart(10, '0')}` : null, ticker: ticker ?? null, name };
}

function nameAboveCharter(page: HtmlPage): string | null {
  const texts = page.blocks.slice(0, 80).flatMap((block) => (block.kind === 'text' ? [block.placed.text] : []));
  const at = texts.findIndex((text) => /exact name of registrant/i.test(text));
  const above = texts.slice(Math.max(0, at - 4), Math.max(0, at)).toReversed().map((text) => companyNamed(text)?.name ?? null).find((name) => name !== null);
  if (above !== undefined) return above;
  const heading = page.blocks.find((block) => block.kind === 'text' && block.isHeading);
  const candidates = [heading?.kind === 'text' ? heading.placed.text : null, page.title];
  return candidates.map(companyNamed).find((entity) => entity !== null)?.name ?? null;
}
