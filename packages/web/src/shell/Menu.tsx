// Behind the button at the end of the bar: every page, the theme, the keys, and leaving. On narrow screens it is the way about.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { openHelp } from './keys.ts';
import { PlaceLinks } from './PlaceLinks.tsx';
import { places, placesOfRun, runAt } from './places.ts';
import { usePreference } from './preference.ts';
import { logOut, useSession } from './session.ts';
import { theme, themes } from './theme.ts';

const themeNames = { system: 'System', light: 'Light', dark: 'Dark' } as const;

export function ThemeChoice({ name }: { readonly name: string }): ReactNode {
  const chosen = usePreference(theme);
  return (
    <fieldset className="choice">
      <legend>Theme</legend>
      {themes.map((one) => <label key={one}><input type="radio" name={name} checked={chosen === one} onChange={() => { theme.choose(one); }} />{themeNames[one]}</label>)}
    </fieldset>
  );
}

function Leave(): ReactNode {
  const client = useQueryClient();
  const session = useSession();
  if (session === undefined || session.open || session.role === null) return null;
  return <button type="button" onClick={() => { void logOut(client); }}>Log out ({session.role})</button>;
}

function Pages({ path }: { readonly path: string }): ReactNode {
  const run = runAt(path);
  return (
    <>
      {run === null ? null : <nav aria-label="This run"><p className="label">This run</p><PlaceLinks places={placesOfRun(run)} path={path} /></nav>}
      <nav aria-label="All pages">{run === null ? null : <p className="label">Pages</p>}<PlaceLinks places={places} path={path} /></nav>
    </>
  );
}

export function Menu({ locked }: { readonly locked: boolean }): ReactNode {
  const [path] = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => { if (box.current?.matches(':popover-open') === true) box.current.hidePopover(); };
  useEffect(close, [path]);
  return (
    <>
      <button type="button" popoverTarget="menu">Menu</button>
      <div id="menu" popover="auto" className="menu-box" ref={box} onClick={({ target }) => { if (target instanceof Element && target.closest('a, button') !== null) close(); }}>
        {locked ? null : <Pages path={path} />}
        <ThemeChoice name="menu-theme" />
        <div className="rows"><button type="button" aria-haspopup="dialog" onClick={openHelp}>Keys</button><Leave /></div>
      </div>
    </>
  );
}
