// Finds words and claims in the whole of a long report: the browser's own search sees only the panes that are in the document.
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { tell } from '../../../shell/told.tsx';
import type { ArticleHandle } from '../Article.tsx';
import type { Pane } from '../panes.ts';
import { findPlaces, mostPlaces, occurrences, plainText, type Place } from './find-words.ts';
import './find.css';

type Props = { readonly panes: readonly Pane[]; readonly claims: number; readonly article: RefObject<ArticleHandle | null>; readonly onClaim: (claim: number) => void };

const highlight = 'found-words';

function textOf(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return plainText(template.content.textContent);
}

type Letter = readonly [node: Text, offset: number];

/** The letters of an element as plainText has them, each with its place. */
function lettersOf(root: Element): { readonly text: string; readonly places: readonly Letter[] } {
  const places: Letter[] = [];
  let text = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const [offset, letter] of [...(node as Text).data].entries()) {
      const plain = plainText(letter);
      if (plain === ' ' && text.endsWith(' ')) continue;
      text += plain;
      for (let part = 0; part < plain.length; part += 1) places.push([node as Text, offset]);
    }
  }
  return { text, places };
}

/** The stretch of the document that holds an occurrence; null where it is not there. */
function rangeOf(root: Element, words: string, nth: number): Range | null {
  const { text, places } = lettersOf(root);
  const at = occurrences(text, words)[nth] ?? -1;
  const [from, to] = [places[at], places[at + words.length - 1]];
  if (from === undefined || to === undefined) return null;
  const range = new Range();
  range.setStart(...from);
  range.setEnd(to[0], to[1] + 1);
  return range;
}

/** Painted by the browser: the markup stays as it is. */
function paint(range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range === null) CSS.highlights.delete(highlight); else CSS.highlights.set(highlight, new Highlight(range));
}

/** The first Ctrl F comes here; in the field it is the browser's own again. */
function useFindKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || document.activeElement === field.current) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => { document.removeEventListener('keydown', onKey); paint(null); };
  }, [field]);
}

function saidOf(count: number, at: number): string {
  if (count === 0) return 'Nowhere.';
  return `${String(at + 1)} of ${count === mostPlaces ? `${String(count)} or more` : String(count)}`;
}

export function FindBar({ panes, claims, article, onClaim }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{ readonly asked: string; readonly places: readonly Place[]; readonly at: number }>({ asked: '', places: [], at: -1 });
  const [asked, setAsked] = useState('');
  // Read when the first words are looked for: until then nobody waits for it.
  const texts = useRef<readonly string[] | null>(null);
  useFindKey(field);
  const show = (place: Place, words: string): void => {
    if (place.kind === 'claim') { paint(null); onClaim(place.claim); return; }
    const pane = article.current?.revealPane(place.pane);
    const range = pane === null || pane === undefined ? null : rangeOf(pane, plainText(words).trim(), place.nth);
    paint(range);
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  };
  const go = (by: 1 | -1): void => {
    const places = found.asked === asked ? found.places : findPlaces(texts.current ??= panes.map(({ html }) => textOf(html)), asked, claims);
    const at = places.length === 0 ? -1 : found.asked === asked ? (found.at + by + places.length) % places.length : by === 1 ? 0 : places.length - 1;
    setFound({ asked, places, at });
    const place = places[at];
    tell(saidOf(places.length, at));
    if (place === undefined) paint(null); else show(place, asked);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') { event.preventDefault(); go(event.shiftKey ? -1 : 1); }
    if (event.key === 'Escape') { event.stopPropagation(); setAsked(''); setFound({ asked: '', places: [], at: -1 }); paint(null); field.current?.blur(); }
  };
  const isDone = found.asked === asked && asked !== '';
  return (
    <search className="find-bar" aria-label="Find in this report">
      <label htmlFor="find-words">Find</label>
      <input id="find-words" ref={field} type="search" data-search="" value={asked} maxLength={200} autoComplete="off" placeholder="Words, a figure, or #12 for claim 12" onChange={({ target }) => { setAsked(target.value); }} onKeyDown={onKey} />
      <button type="button" className="button" disabled={asked.trim() === ''} onClick={() => { go(-1); }}>Previous</button>
      <button type="button" className="button" disabled={asked.trim() === ''} onClick={() => { go(1); }}>Next</button>
      <span className="find-said">{isDone ? saidOf(found.places.length, found.at) : ''}</span>
    </search>
  );
}
