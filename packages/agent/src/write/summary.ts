// The page for a reader with one minute: the finding with its figures, the other side, the rating and why, and the question that decides it.
import { join, say, sentenceCase, type Text } from '../prose/text.ts';
import { onDay } from '../prose/times.ts';
import type { Note } from '../specialists/observation.ts';
import { leadNotes } from './lead-notes.ts';
import type { Parts } from './parts.ts';
import type { Points, TestName } from './verdicts.ts';

/** `**Rating: Hold** as of 31 July 2025 · conviction low · risk medium`. */
export function ratingLine(parts: Parts): Text {
  const { rated, bench } = parts;
  const words = `conviction ${rated.conviction} · risk ${rated.risk}`;
  return bench.data.mode === 'live' ? say`**Rating: ${rated.rating}** · ${words}` : say`**Rating as of ${onDay(bench.data.asOf)}: ${rated.rating}** · ${words}`;
}

/** `The margin has cracked: the operating margin was 4.6% in …`. */
function thesis(note: Note | undefined): Text | null {
  if (note?.headline === undefined) return null;
  const claim = note.headline.charAt(0).toUpperCase() + note.headline.slice(1);
  return note.brief === undefined ? say`${claim}.` : say`${claim}: ${note.brief}.`;
}

const named: Readonly<Record<TestName, string>> = { value: 'value', business: 'the business', direction: 'the direction of results', balance: 'the balance sheet', market: 'the market' };

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

function testsThat(parts: Parts, holds: (points: Points) => boolean): string {
  return listed(parts.rated.verdicts.filter((verdict) => holds(verdict.points)).map((verdict) => named[verdict.test]));
}

/** Which tests are for the shares and which against. */
function ratingSentence(parts: Parts): Text {
  const { rated, bench } = parts;
  const [pro, con] = [testsThat(parts, (points) => points > 0), testsThat(parts, (points) => points < 0)];
  const opening = `We rate ${bench.name} ${rated.rating}`;
  const decides = `what would decide the case is ${bench.trade.next}`;
  if (pro === '' && con === '') return say`${opening}, because none of our tests speaks clearly for or against the shares; ${decides}.`;
  if (pro === '') return say`${opening}: ${con} ${isPlural(con) ? 'speak' : 'speaks'} against the shares, and nothing speaks for them; ${decides}.`;
  if (con === '') return say`${opening}: ${pro} ${isPlural(pro) ? 'speak' : 'speaks'} for the shares, and nothing speaks against them; ${decides}.`;
  return say`${opening}: ${pro} ${isPlural(pro) ? 'speak' : 'speaks'} for the shares, ${con} against them; ${decides}.`;
}

function isPlural(list: string): boolean {
  return list.includes(' and ');
}

export function summarySection(parts: Parts): Text {
  const { business, price, other } = leadNotes(parts);
  const opposite = other?.brief === undefined || parts.bench.depth === 'quick' ? null : other.stance === business?.stance ? say`${sentenceCase(other.brief)}.` : say`To be set against that: ${other.brief}.`;
  const sentences = [thesis(business), opposite, thesis(price), ratingSentence(parts)];
  return join(sentences.filter((text) => text !== null), ' ');
}
