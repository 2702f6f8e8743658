// The company that the user named, or a failure that says which are near.
import type { Company, DataDesk } from '@assay/data';
import { AssayError } from '@assay/record';

function suggestionsOf(companies: readonly Company[]): string {
  return companies.map((company) => `${company.ticker} (${company.name})`).join(', ');
}

/** Throws AssayError('unknown-ticker') with what may have been meant. */
export async function findCompany(query: string, desk: Pick<DataDesk, 'resolveCompany'>): Promise<Company> {
  const resolution = await desk.resolveCompany(query);
  if (resolution.kind === 'found') return resolution.company;
  const named = query.slice(0, 60);
  if (resolution.kind === 'ambiguous') {
    throw new AssayError('unknown-ticker', `${named} may mean several companies: ${suggestionsOf(resolution.candidates)}.`, { remedy: 'Name one by its ticker.' });
  }
  const { suggestions } = resolution;
  const remedy = suggestions.length === 0 ? 'Check the ticker; `assay data list` names the companies that work without the network.' : `Did you mean ${suggestionsOf(suggestions)}?`;
  throw new AssayError('unknown-ticker', resolution.why ?? `No company is known as ${named}.`, { remedy });
}

/** A host that keeps silent must not keep the user waiting after Ctrl-C. */
export async function unlessStopped<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = (): void => { reject(signal.reason as Error); };
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([work, stopped]).finally(() => { signal.removeEventListener('abort', stop); });
}
