// Opens the palette, whose code comes when it is first wanted. What is typed until then is not lost, and does not act as keys of the page.
import { useSyncExternalStore } from 'react';

let wanted = false;
let early = '';
const listeners = new Set<() => void>();

function keepEarly(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.key.length !== 1 && event.key !== 'Backspace')) return;
  event.preventDefault();
  event.stopPropagation();
  early = event.key === 'Backspace' ? early.slice(0, -1) : early + event.key;
}

/** What was typed before there was a field for it; from now on the field takes the keys. */
export function takeEarly(): string {
  document.removeEventListener('keydown', keepEarly, { capture: true });
  const typed = early;
  early = '';
  return typed;
}

export function openPalette(): void {
  const dialog = document.getElementById('palette');
  if (dialog instanceof HTMLDialogElement) {
    if (!dialog.open) dialog.showModal();
    return;
  }
  if (wanted) return;
  wanted = true;
  document.addEventListener('keydown', keepEarly, { capture: true });
  for (const listener of listeners) listener();
}

/** Its code did not come: what is typed goes to the page again, and the next wish asks for it anew. */
export function paletteFailed(): void {
  takeEarly();
  wanted = false;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

export function usePaletteWanted(): boolean {
  return useSyncExternalStore(subscribe, () => wanted);
}
