// A text taken apart into its sentences, each with the figures that stand in it.
import type { Text } from './text.ts';

/** An initial or a short form before a name ends no sentence. */
const ends = /(?<=(?<!(?<!\p{L})(?:\p{Lu}|Inc|Corp|Co|Ltd|Mr|Mrs|Dr|St|Jr|Sr|No))[.!?])\s+(?=\p{Lu}|\{\{)/u;

export function sentencesOf({ template, figures }: Text): readonly Text[] {
  return template.split(ends).map((piece): Text => ({ kind: 'text', template: piece, figures: figures.filter(({ id }) => piece.includes(id)) }));
}
