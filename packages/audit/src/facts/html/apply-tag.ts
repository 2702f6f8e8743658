// A tagged number knows its concept, time, unit and scale for certain; what the page's layout suggested gives way to it.
import { metricByConcept, type Dictionary } from '@assay/calc';
import type { FactDraft } from '../draft.ts';
import { inlineValue } from './inline/inline-value.ts';
import type { TagBook, TaggedFact } from './tagged-fact.ts';

/** What tags refer to: the page's contexts and units, and the dictionary that names their concepts. */
export type Book = { readonly tags: TagBook; readonly dictionary: Dictionary | undefined };

/** The draft with what its tag states; unchanged where the tag cannot be read. */
export function applyTag(draft: FactDraft, tag: TaggedFact, { tags, dictionary }: Book): FactDraft {
  const context = tags.contexts.get(tag.context);
  const unit = tags.units.get(tag.unit);
  const value = inlineValue(tag);
  if (context === undefined || unit === undefined || value === null) return draft;
  const id = metricByConcept(tag.concept, dictionary)?.id ?? (draft.dimensions['measure'] === undefined ? draft.metric.id : null);
  const shown = { metric: { id, label: draft.metric.label, concept: tag.concept }, period: context.period, dimensions: dimensionsOf(draft, context.dimensions) };
  if (unit.kind === 'fraction') return { ...draft, ...shown };
  const decimals = /\.(\d+)/.exec(tag.text)?.[1]?.length ?? 0;
  return { ...draft, ...shown, unit, value, scale: Math.max(0, tag.scale), precision: decimals - tag.scale };
}

/** Axes and members by their local names: `{ ProductOrServiceAxis: 'IPhoneMember' }`. */
function dimensionsOf(draft: FactDraft, tagged: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(tagged).map(([axis, member]) => [localName(axis), localName(member)] as const);
  const { measure } = draft.dimensions;
  return { ...Object.fromEntries(named), ...(measure === undefined ? {} : { measure }) };
}

function localName(qualified: string): string {
  return qualified.split(':').at(-1)?.trim() ?? qualified;
}
