// The line that stays on top. On a page of a run it names the run and leads to its other pages.
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { openHelp } from './keys.ts';
import { applyTheme, chooseTheme, isDark, readTheme } from './theme.ts';

type Place = { readonly href: string; readonly name: string };
const places: readonly Place[] = [
  { href: '/', name: 'Ask' }, { href: '/archive', name: 'Archive' }, { href: '/compare', name: 'Compare' }, { href: '/knowledge', name: 'Knowledge' }, { href: '/settings', name: 'Settings' },
];

function ofRun(run: string): readonly Place[] {
  return [{ href: `/runs/${run}/work`, name: 'Run' }, { href: `/runs/${run}`, name: 'Report' }, { href: `/runs/${run}/evidence`, name: 'Evidence' }];
}

function isAt(path: string, href: string): boolean {
  return path === href || (href !== '/' && !href.startsWith('/runs/') && path.startsWith(`${href}/`));
}

function Places({ of, path, label }: { readonly of: readonly Place[]; readonly path: string; readonly label: string }): ReactNode {
  return <nav aria-label={label}>{of.map(({ href, name }) => <Link key={href} href={href} aria-current={isAt(path, href) ? 'page' : undefined}>{name}</Link>)}</nav>;
}

applyTheme(readTheme());

export function Bar(): ReactNode {
  const [path] = useLocation();
  const [dark, setDark] = useState(isDark);
  const run = /^\/runs\/(run_[0-9a-z-]{6,64})/.exec(path)?.[1];
  return (
    <header className="bar">
      <Link href="/" className="brand">Assay</Link>
      <div id="bar-context" className="context" />
      {run === undefined ? null : <Places of={ofRun(run)} path={path} label="This run" />}
      <Places of={places} path={path} label="Pages" />
      <span className="tools">
        <button type="button" onClick={() => { chooseTheme(dark ? 'light' : 'dark'); setDark(!dark); }}>{dark ? 'Light' : 'Dark'}</button>
        <button type="button" aria-haspopup="dialog" aria-label="Keyboard help" onClick={openHelp}>?</button>
      </span>
    </header>
  );
}
