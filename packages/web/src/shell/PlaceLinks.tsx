// Links to pages, of which the one that is shown is marked.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isAt, type Place } from './places.ts';

export function PlaceLinks({ places, path }: { readonly places: readonly Place[]; readonly path: string }): ReactNode {
  return places.map(({ href, name }) => <Link key={href} href={href} aria-current={isAt(path, href) ? 'page' : undefined}>{name}</Link>);
}
