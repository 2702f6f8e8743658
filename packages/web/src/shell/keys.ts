// Keys that hold on every page. Single letters can be switched off (WCAG 2.1.4); pages add their own with useKeys.
import { useEffect } from 'react';
import { chooseTheme, isDark } from './theme.ts';

const key = 'assay-letters';

export function lettersAreOn(): boolean {
  try { return localStorage.getItem(key) !== 'off'; } catch { return true; }
}

export function setLetters(on: boolean): void {
  try { if (on) localStorage.removeItem(key); else localStorage.setItem(key, 'off'); } catch { /* The choice then lasts as long as the page. */ }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** `letters`: single-character keys, which rest while one types, while a dialog is open, or where the reader switched them off. `others` always hold. */
export type Keys = { readonly letters?: Readonly<Record<string, () => void>>; readonly others?: Readonly<Record<string, (event: KeyboardEvent) => void>> };

export function useKeys({ letters = {}, others = {} }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const other = Object.hasOwn(others, event.key) ? others[event.key] : undefined;
      if (other !== undefined) { other(event); return; }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !lettersAreOn() || document.querySelector('dialog[open]') !== null) return;
      const letter = Object.hasOwn(letters, event.key) ? letters[event.key] : undefined;
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

export function useShellKeys(): void {
  useKeys({ letters: { '?': openHelp, t: () => { chooseTheme(isDark() ? 'light' : 'dark'); } } });
}
