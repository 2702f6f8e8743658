// A quoted text back to the passages it was copied from, line by line. Nothing is matched loosely: what was retyped was not found.
import { readTokens } from '../../numerals/index.ts';
import type { RefusalCode } from '../codes.ts';
import type { DeadReason, Passage } from '../passage.ts';
import { cutsToken } from '../place/cuts.ts';
import { hasContent, locatorOf } from './locator.ts';

export type ResolvedQuote = { readonly ok: true; readonly passages: readonly Passage[] } | { readonly ok: false; readonly code: RefusalCode };

/** Every line must come from exactly one passage; one good line carries no others. */
export function resolveQuote(quote: string, passages: readonly Passage[]): ResolvedQuote {
  const lines = quote.split('\n').map((line) => line.trim()).filter((line) => line !== '');
  if (lines.length === 0 || !lines.some(hasContent)) return { ok: false, code: 'no-content' };
  const found: Passage[] = [];
  for (const line of lines) {
    const resolved = resolveLine(line, passages);
    if ('code' in resolved) return { ok: false, code: resolved.code };
    if (!found.includes(resolved.passage)) found.push(resolved.passage);
  }
  return { ok: true, passages: found };
}

type Place = 'whole' | 'cut' | 'none' | DeadReason;
type Line = { readonly passage: Passage } | { readonly code: RefusalCode };

function resolveLine(line: string, passages: readonly Passage[]): Line {
  const { at } = locatorOf(line);
  const forms = at === 0 ? [line] : [line, line.slice(at)];
  for (const form of forms) {
    if (form === '') continue;
    const resolved = resolveForm(form, passages);
    if (!('code' in resolved) || resolved.code !== 'quote-not-found') return resolved;
  }
  return { code: 'quote-not-found' };
}

function resolveForm(form: string, passages: readonly Passage[]): Line {
  const places = passages.map((passage) => ({ passage, place: placeIn(passage, form) }));
  const whole = places.filter((item) => item.place === 'whole').map((item) => item.passage);
  const first = whole[0];
  if (first !== undefined) return whole.every((passage) => isSame(passage, first)) ? { passage: first } : { code: 'quote-ambiguous' };
  return { code: codeOf(places.map((item) => item.place).find((place) => place !== 'none') ?? 'none') };
}

function codeOf(place: Place): RefusalCode {
  if (place === 'cut') return 'quote-cuts-token';
  return place === 'none' || place === 'whole' ? 'quote-not-found' : place;
}

/** The same text from the same place, found twice. */
function isSame(left: Passage, right: Passage): boolean {
  return left.text === right.text && left.origin.file === right.origin.file && left.origin.by === right.origin.by && left.origin.capture?.id === right.origin.capture?.id && left.origin.capture?.start === right.origin.capture?.start;
}

function placeIn(passage: Passage, form: string): Place {
  const collapsed = collapsedText(passage);
  const sought = collapse(form).text;
  let worst: Exclude<Place, 'whole'> = 'none';
  if (sought === '' || !collapsed.text.includes(sought)) return worst;
  const tokens = readTokens(passage.text);
  for (let at = collapsed.text.indexOf(sought); at >= 0; at = collapsed.text.indexOf(sought, at + 1)) {
    const span = { start: collapsed.places[at] ?? 0, end: (collapsed.places[at + sought.length - 1] ?? 0) + 1 };
    const dead = passage.dead.find((stretch) => stretch.start < span.end && stretch.end > span.start);
    if (dead !== undefined) worst = dead.why;
    else if (cutsToken(passage.text, span, tokens)) worst = worst === 'none' ? 'cut' : worst;
    else return 'whole';
  }
  return worst;
}

type Collapsed = { readonly text: string; readonly places: readonly number[] };
const collapsedTexts = new WeakMap<Passage, Collapsed>();

/** Passages never change: each is collapsed once. */
function collapsedText(passage: Passage): Collapsed {
  const known = collapsedTexts.get(passage) ?? collapse(passage.text);
  collapsedTexts.set(passage, known);
  return known;
}

/** Blanks become one; nothing else changes, and case counts. */
function collapse(text: string): Collapsed {
  let collapsed = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isBlank = text.charAt(at).trim() === '';
    if (isBlank && (collapsed === '' || collapsed.endsWith(' '))) continue;
    collapsed += isBlank ? ' ' : text.charAt(at);
    places.push(at);
  }
  return collapsed.endsWith(' ') ? { text: collapsed.slice(0, -1), places } : { text: collapsed, places };
}

