// What stays while pages change: skip link, bar, a line that is read aloud, and the keys.
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { GlyphSymbols } from '../parts/Glyph.tsx';
import { Bar } from './Bar.tsx';
import { Help } from './Help.tsx';
import { useShellKeys } from './keys.ts';
import { ToldLine } from './told.tsx';

/** A new page begins at its top, with the focus on its content, as a new document would. */
function useArrival(): void {
  const [path] = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) { first.current = false; return; }
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}

export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  useArrival();
  useShellKeys();
  return (
    <>
      <a className="skip" href="#main" onClick={(event) => { event.preventDefault(); document.getElementById('main')?.focus(); }}>Skip to content</a>
      <GlyphSymbols />
      <Bar />
      <ToldLine />
      {children}
      <Help />
    </>
  );
}
