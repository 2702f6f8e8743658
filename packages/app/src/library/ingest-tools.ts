// What reading a filing takes from outside: the clock, the hash, and the bundled lists of companies.
import type { PrepareTools, ResolveCompany } from '@assay/knowledge';
import { clock } from '../clock.ts';
import { bundledSample } from '../compose.ts';
import { sha256 } from '../vault/sha256.ts';

/** Offline, and only where one company is meant. */
export function openResolver(): ResolveCompany {
  const sample = bundledSample();
  return (query) => {
    const found = sample.resolve(query);
    return found.kind === 'found' ? { name: found.company.name, ticker: found.company.ticker, cik: found.company.cik } : null;
  };
}

export function openPrepareTools(): PrepareTools {
  return { sha256, resolve: openResolver(), now: () => clock().toISOString() };
}
