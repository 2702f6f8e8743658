// The notes that lead: one on the business, one on the price, one that says the opposite. Title and summary tell the same story.
import type { Note } from '../specialists/observation.ts';
import { notesOf, type Parts } from './parts.ts';

export type Headlined = Note & { readonly headline: string };
export type Leads = { readonly business: Headlined | undefined; readonly price: Headlined | undefined; readonly other: Note | undefined };

function headlined(notes: readonly Note[]): Headlined | undefined {
  return notes.find((note): note is Headlined => note.headline !== undefined);
}

export function leadNotes(parts: Parts): Leads {
  const fundamental = notesOf(parts, 'fundamental');
  const business = headlined(fundamental);
  const price = headlined(notesOf(parts, 'value')) ?? headlined(notesOf(parts, 'technical'));
  const wanted = business?.stance === 'negative' ? 'positive' : 'negative';
  const other = fundamental.find((note) => note !== business && note.brief !== undefined && note.stance === wanted && note.topic !== business?.topic)
    ?? fundamental.find((note) => note !== business && note.brief !== undefined && note.topic !== business?.topic);
  return { business, price, other };
}
