// What is told of a share or a series over a window of time.
import type { Reading } from '../../../figures/figure.ts';
import type { Text } from '../../../prose/text.ts';

/** `figure`: what one share is held against another by; `behind`: further sentences, which of several stand behind the one that tells who comes first; `beside`: what stands under the answer; `lacking`: what of the time is not at hand. */
export type Told = { readonly text: Text; readonly behind?: readonly Text[]; readonly figure: Reading; readonly beside: readonly Text[]; readonly lacking?: readonly string[] };
export type One = Told & { readonly name: string };

export const sentencesOf = ({ text, behind = [] }: Told): readonly Text[] => [text, ...behind];
export const behindAll = (all: readonly Told[]): readonly Text[] => all.flatMap(({ behind = [] }) => behind);
/** In a sentence with others. */
export const clauseOfTold = ({ text }: Told): Text => ({ ...text, template: text.template.replace(/\.$/, '') });
