// The clients that tools ask. Each is one outside service; a tool never fetches by itself.
import type { Edgar } from '../edgar/edgar.ts';
import type { Fred } from '../fred/fred.ts';
import type { SampleSource } from '../desk/sample-port.ts';
import type { Yahoo } from '../yahoo/yahoo.ts';

export type ToolSources = {
  readonly edgar: Edgar;
  readonly yahoo: Yahoo;
  readonly fred: Fred;
  /** The bundled figures: asked when a live source gives nothing, and alone in sample mode. Null where they must not be used. */
  readonly sample: SampleSource | null;
};
