// What is told of a share or a series over a window of time.
import type { Reading } from '../../../figures/figure.ts';
import type { Text } from '../../../prose/text.ts';

/** `figure`: what one share is held against another by; `beside`: what stands under the answer. */
export type Told = { readonly text: Text; readonly figure: Reading; readonly beside: readonly Text[] };
export type One = Told & { readonly name: string };
