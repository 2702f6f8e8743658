// A source as a reader would name it, and where a reader can open it.
import { filingAddress, periodName, type Capture, type Fact } from '@assay/record';

/** `SEC EDGAR company facts, 10-K of 2025-10-31`, or with the day up to which the source is known. */
export function sourceNameOf(capture: Capture, fact: Fact | null): string {
  const { form, filed } = fact?.source ?? { form: null, filed: null };
  const day = filed ?? capture.asOf ?? capture.receivedAt.slice(0, 10);
  const told = form === null ? `as of ${day}` : `${form} of ${day}`;
  return `${capture.sourceName}, ${told}`;
}

/** The filing's own index page where the fact names one (sec.gov, "Accessing EDGAR Data"), else what was asked; null where neither can be opened. */
export function addressOf(capture: Capture, fact: Fact | null): string | null {
  const address = fact === null ? null : filingAddress(fact);
  if (address !== null) return address;
  return /^https?:\/\//.test(capture.request.url) ? capture.request.url : null;
}

/** `Revenue of Apple Inc., fiscal 2025`, with the segment where it is one's. */
export function factName({ metric, entity, period, dimensions }: Pick<Fact, 'metric' | 'entity' | 'period' | 'dimensions'>): string {
  const whose = entity?.name ?? entity?.ticker ?? null;
  const parts = Object.values(dimensions);
  return `${metric.label}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}${whose === null ? '' : ` of ${whose}`}${period === null ? '' : `, ${periodName(period)}`}`;
}
