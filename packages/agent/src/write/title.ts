// The title states the finding: what the company is doing, and what the price makes of it.
import { leadNotes } from './lead-notes.ts';
import type { Parts } from './parts.ts';

/** `Boeing: cash leaves quicker than it arrives, and the price already counts on the repair`. No figures. */
export function titleOf(parts: Parts): string {
  const { business, price } = leadNotes(parts);
  const { name } = parts.bench;
  if (business === undefined) return price === undefined ? `${name}: what the figures allow us to say` : `${name}: ${price.headline}`;
  if (price === undefined) return `${name}: ${business.headline}`;
  const agrees = business.stance === price.stance || business.stance === 'neutral' || price.stance === 'neutral';
  return `${name}: ${business.headline}, ${agrees ? 'and' : 'but'} ${price.headline}`;
}
