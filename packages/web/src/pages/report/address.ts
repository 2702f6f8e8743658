// Every state of a report has an address: #c12, #show=contradicted, #c12&show=contradicted, #c12&raw=4 for the bytes of link 4.
import type { Strength } from '@assay/record';

/** What the drawer shows beside a claim, and which claims stand out. */
export type Show = Strength | 'outside' | 'recheck';
export type ReportAddress = { readonly claim: number | null; readonly show: Show | null; /** The link whose response is open; only with a claim. */ readonly raw: number | null };

export const shows: readonly Show[] = ['strong', 'partial', 'judgment', 'unverified', 'contradicted', 'outside', 'recheck'];
export const atRest: ReportAddress = { claim: null, show: null, raw: null };

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Null for an address that is a place in the text: going there changes nothing else. */
export function readAddress(hash: string): ReportAddress | null {
  const parts = hash.replace(/^#/, '').split('&').filter((part) => part !== '');
  if (parts.length === 0) return atRest;
  const claim = numberOf(parts.find((part) => /^c\d/.test(part))?.slice(1));
  const show = shows.find((name) => parts.includes(`show=${name}`)) ?? null;
  const raw = numberOf(parts.find((part) => part.startsWith('raw='))?.slice(4));
  return claim === null && show === null ? null : { claim, show, raw: claim === null ? null : raw };
}

export function writeAddress({ claim, show, raw }: ReportAddress): string {
  const parts = [claim === null ? null : `c${String(claim)}`, claim === null || raw === null ? null : `raw=${String(raw)}`, show === null ? null : `show=${show}`].filter((part) => part !== null);
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}
