// How an exported file is called where nobody says it.
import type { Run } from '@assay/record';

/** `AAPL-2026-03-24.html`; `otherwise` stands where the run is about no single company. */
export function fileName({ question, data }: Run, form: string, otherwise: string): string {
  return `${question.ticker === '' ? otherwise : question.ticker.replaceAll('+', '-')}-${data.asOf}.${form}`;
}
