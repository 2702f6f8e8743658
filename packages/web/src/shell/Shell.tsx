// What stays while pages change: skip link, bar, a line that is read aloud, whether the server answers, and the keys.
import { useEffect, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { GlyphSymbols } from '../parts/Glyph.tsx';
import { onDemand } from '../parts/on-demand.tsx';
import { useArrival } from './arrival.ts';
import { Bar } from './Bar.tsx';
import { Beside } from './Beside.tsx';
import { useReachable } from './connection.ts';
import { Help } from './Help.tsx';
import { openHelp, searchField, useKeys } from './keys.ts';
import { Offline } from './Offline.tsx';
import { openPalette, paletteFailed, usePaletteWanted } from './palette/open.ts';
import { loginAddress, useMustLogIn } from './session.ts';
import { turnTheme } from './theme.ts';
import { ToldLine } from './told.tsx';
import './density.ts';

const VerdictTips = onDemand(async () => (await import('../parts/VerdictTips.tsx')).VerdictTips);
const Palette = onDemand(async () => (await import('./palette/Palette.tsx')).Palette);

/** `/` goes to the field of this page, or to Ask where there is none. */
function useShellKeys(go: (path: string) => void): void {
  const search = (): void => {
    const field = searchField();
    if (field === null) { go('/'); setTimeout(() => searchField()?.focus(), 300); } else field.focus();
  };
  useKeys({ letters: { '?': openHelp, t: turnTheme, '/': search } });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', listen);
    return () => { document.removeEventListener('keydown', listen); };
  }, []);
}

export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const [path, go] = useLocation();
  const wanted = usePaletteWanted();
  const mustLogIn = useMustLogIn();
  const reachable = useReachable();
  useArrival(path);
  useShellKeys(go);
  return (
    <>
      <a className="skip" href="#main" onClick={(event) => { event.preventDefault(); document.getElementById('main')?.focus(); }}>Skip to content</a>
      <GlyphSymbols />
      <Bar locked={mustLogIn} />
      <Offline />
      <ToldLine />
      {mustLogIn && path !== '/login' ? <Redirect to={loginAddress(path + location.search + location.hash)} replace /> : children}
      <Help />
      <Beside reachable={reachable}><VerdictTips /></Beside>
      {wanted ? <Beside reachable={reachable} onFailure={paletteFailed}><Palette /></Beside> : null}
    </>
  );
}
