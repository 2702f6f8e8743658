// j k n, 1 to 9, Escape. Enter is the browser's own: a claim is a link.
import { useKeys } from '../../shell/keys.ts';
import type { Claims } from './use-claims.ts';

/** Puts the focus on a link of the chain that is open. */
function focusLink(number: number): void {
  const link = document.querySelectorAll<HTMLElement>('.drawer .shown .chain > li')[number - 1];
  if (link === undefined) return;
  link.tabIndex = -1;
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest' });
}

/** 1 to 9. */
export const linkKeys: Readonly<Record<string, () => void>> = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(index + 1), () => { focusLink(index + 1); }]));

export function useReportKeys(claims: Claims): void {
  useKeys({
    letters: { ...linkKeys, j: claims.next, k: claims.previous, n: claims.nextOpen },
    others: { Escape: () => { if (document.querySelector(':popover-open, dialog[open]') === null) claims.close(); } },
  });
}
