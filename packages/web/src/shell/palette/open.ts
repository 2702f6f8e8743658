// Opens the palette, whose code comes when it is first wanted.
import { useSyncExternalStore } from 'react';

let wanted = false;
const listeners = new Set<() => void>();

export function openPalette(): void {
  const dialog = document.getElementById('palette');
  if (dialog instanceof HTMLDialogElement) {
    if (!dialog.open) dialog.showModal();
    return;
  }
  wanted = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

export function usePaletteWanted(): boolean {
  return useSyncExternalStore(subscribe, () => wanted);
}
