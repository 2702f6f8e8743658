// A company's figure in an order of several.
import type { Reading } from '../../../../figures/figure.ts';
import type { Holder } from '../scene.ts';

export type Entry = { readonly holder: Holder; readonly reading: Reading };
