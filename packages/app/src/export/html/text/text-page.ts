// What is known of the page while its text is rendered.
import type { ClaimView } from '../evidence/claim-view.ts';
import type { Heading } from './headings.ts';
import type { Paint } from './paint.ts';

export type TextPage = {
  readonly source: string;
  readonly paint: Paint;
  readonly claims: readonly ClaimView[];
  /** Claims that have their place in the text; the first fragment of a claim carries its id. */
  readonly placed: Set<ClaimView>;
  /** Headings as they are met; the contents are made from them. */
  readonly headings: Heading[];
  /** Tables met so far, to name their scrolling frames. */
  readonly tables: { count: number };
};
