// Moving among the claims: by click, by key, by address.
import { useCallback, useRef, type RefObject } from 'react';
import type { ReportPage } from '@assay/record/api';
import { tell } from '../../shell/told.tsx';
import type { ArticleHandle } from './Article.tsx';
import type { ReportAddress, Show } from './address.ts';
import { isNotVerified, nextClaim, passesFilter } from './claim-steps.ts';
import type { Go } from './use-address.ts';

export type Claims = {
  readonly open: (claim: number, byKeyboard: boolean) => void;
  /** Brings a claim into view and onto the keyboard. */
  readonly focus: (claim: number) => void;
  readonly next: () => void; readonly previous: () => void; readonly nextOpen: () => void;
  readonly toggle: (show: Show) => void;
  readonly close: () => void;
  /** Whether the panel that is opened should take the focus. */
  readonly byKeyboard: { readonly current: boolean };
};

const sheet = '(max-width: 860px)';

function placeOf(claim: number): HTMLElement | null {
  return document.getElementById(`r${String(claim)}`);
}

function claimWithFocus(): number {
  return Number(/^r(\d{1,6})$/.exec(document.activeElement?.id ?? '')?.[1] ?? 0);
}

type Context = { readonly page: ReportPage; readonly address: ReportAddress; readonly go: Go; readonly article: RefObject<ArticleHandle | null> };

export function useClaims({ page, address, go, article }: Context): Claims {
  const byKeyboard = useRef(false);
  const focus = useCallback((claim: number): void => {
    article.current?.reveal(claim);
    const place = placeOf(claim);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'nearest' });
  }, [article]);
  const step = (direction: 1 | -1, passes: (strength: ReportPage['strengths'][number]) => boolean): void => {
    const claim = nextClaim(page.strengths, { from: address.claim ?? claimWithFocus(), direction, passes });
    if (claim === null) { tell(direction === 1 ? 'No further claim.' : 'No earlier claim.'); return; }
    byKeyboard.current = false;
    // On a wide page the drawer follows; under a sheet that is closed only the focus moves.
    if (!matchMedia(sheet).matches || address.claim !== null) go({ claim }, 'replace');
    focus(claim);
  };
  return {
    byKeyboard, focus,
    open: useCallback((claim, keyboard) => {
      byKeyboard.current = keyboard;
      article.current?.reveal(claim);
      go({ claim }, 'push');
      placeOf(claim)?.scrollIntoView({ block: 'nearest' });
    }, [article, go]),
    next: () => { step(1, passesFilter(address.show)); },
    previous: () => { step(-1, passesFilter(address.show)); },
    nextOpen: () => { step(1, isNotVerified); },
    toggle: useCallback((show) => {
      const next = address.show === show ? null : show;
      go({ claim: null, show: next }, 'replace');
      const line = page.tally.find(({ strength }) => strength === next);
      tell(next === null ? 'All claims.' : `${String(line?.count ?? page.outside.count)} marked.`);
    }, [address.show, go, page]),
    close: () => {
      const { claim, show } = address;
      go({ claim: null, show: claim === null || show === 'outside' || show === 'recheck' ? null : show }, 'replace');
      if (claim !== null) placeOf(claim)?.focus({ preventScroll: true });
    },
  };
}
