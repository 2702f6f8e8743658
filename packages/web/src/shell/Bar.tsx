// The line that stays on top. On a page of a run the run's page fills #bar-context with what it is, and the places are the run's.
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Menu } from './Menu.tsx';
import { openPalette } from './palette/open.ts';
import { PlaceLinks } from './PlaceLinks.tsx';
import { placesInBar } from './places.ts';
import { useSession } from './session.ts';

/** Whoever may do everything needs no badge. */
function Role(): ReactNode {
  const session = useSession();
  if (session === undefined || session.role === null || session.role === 'admin') return null;
  return <span className="role" title={session.role === 'reader' ? 'You may read everything and start nothing' : 'You may read, start runs and audit'}>{session.role === 'reader' ? 'Reader' : 'Analyst'}</span>;
}

function keycap(): string {
  return /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}

export function Bar({ locked }: { readonly locked: boolean }): ReactNode {
  const [path] = useLocation();
  return (
    <header className="bar">
      <Link href="/" className="brand">Assay</Link>
      <div id="bar-context" className="context" />
      {locked ? null : <nav aria-label="Pages"><PlaceLinks places={placesInBar(path)} path={path} /></nav>}
      <span className="tools">
        <Role />
        {locked ? null : <button type="button" className="keycap" aria-haspopup="dialog" aria-label={`${keycap()}: go anywhere`} onClick={openPalette}>{keycap()}</button>}
        <Menu locked={locked} />
      </span>
    </header>
  );
}
