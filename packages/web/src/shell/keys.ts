// Keys that hold on every page. Single letters can be switched off (WCAG 2.1.4); pages add their own with useKeys.
import { useEffect } from 'react';
import { makePreference } from './preference.ts';

/** Whether single-letter keys act. */
export const letters = makePreference<'on' | 'off'>({ key: 'assay-letters', names: ['on', 'off'] });

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function lettersRest(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || letters.read() === 'off' || document.querySelector('dialog[open]') !== null;
}

/** `letters`: single-character keys, which rest while one types, while a dialog is open, or where the reader switched them off. `others` always hold. */
export type Keys = { readonly letters?: Readonly<Record<string, () => void>>; readonly others?: Readonly<Record<string, (event: KeyboardEvent) => void>> };

export function useKeys({ letters: byLetter = {}, others = {} }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const other = Object.hasOwn(others, event.key) ? others[event.key] : undefined;
      if (other !== undefined) { other(event); return; }
      if (lettersRest(event)) return;
      const letter = Object.hasOwn(byLetter, event.key) ? byLetter[event.key] : undefined;
      if (letter === undefined) return;
      event.preventDefault();
      letter();
    };
    document.addEventListener('keydown', onKey);
    return () => { document.removeEventListener('keydown', onKey); };
  });
}

export function openHelp(): void {
  const help = document.getElementById('help');
  if (help instanceof HTMLDialogElement && !help.open) help.showModal();
}

/** The field of this page in which one asks or searches. Pages mark theirs with `data-search`. */
export function searchField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-search]') ?? document.querySelector<HTMLElement>('main input[type="search"], main textarea, main input[type="text"]');
}
