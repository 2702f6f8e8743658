// Where the bar leads: on the pages of a run to its other pages and what one does with it, elsewhere to every page.
export type Place = { readonly href: string; readonly name: string };

export const places: readonly Place[] = [
  { href: '/', name: 'Ask' }, { href: '/archive', name: 'Archive' }, { href: '/compare', name: 'Compare' }, { href: '/knowledge', name: 'Knowledge' }, { href: '/audit', name: 'Audit' }, { href: '/settings', name: 'Settings' },
];

/** The run whose page this is. */
export function runAt(path: string): string | null {
  return /^\/runs\/(run_[0-9a-z-]{6,64})(?:\/|$)/.exec(path)?.[1] ?? null;
}

export function placesOfRun(run: string): readonly Place[] {
  return [{ href: `/runs/${run}/work`, name: 'Run' }, { href: `/runs/${run}`, name: 'Report' }, { href: `/runs/${run}/evidence`, name: 'Evidence' }];
}

/** What the bar has room for: on a run's page its pages, comparing it, and the way back. */
export function placesInBar(path: string): readonly Place[] {
  const run = runAt(path);
  return run === null ? places : [...placesOfRun(run), { href: `/compare?a=${run}`, name: 'Compare' }, { href: '/archive', name: 'Archive' }];
}

/** A page below another counts as it, save that a run's report is not the run's other pages. */
export function isAt(path: string, href: string): boolean {
  const [at = ''] = href.split('?');
  return path === at || (at !== '/' && !at.startsWith('/runs/') && path.startsWith(`${at}/`));
}
