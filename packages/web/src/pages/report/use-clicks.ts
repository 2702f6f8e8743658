// Links inside markup that the server rendered: claims, places in the text, headings, and the buttons of a panel.
import { useCallback, type MouseEvent, type RefObject } from 'react';
import type { ArticleHandle } from './Article.tsx';
import type { Claims } from './use-claims.ts';
import type { Go } from './use-address.ts';

type Context = { readonly claims: Pick<Claims, 'open' | 'focus'>; readonly article: RefObject<ArticleHandle | null>; readonly go: Go };

function closeRail(): void {
  const rail = document.getElementById('rail');
  if (rail?.matches(':popover-open') === true) rail.hidePopover();
}

async function copyAddress(button: HTMLElement, hash: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href.replace(/#.*$/, '') + hash);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Copying was refused';
  }
}

function goToPlace(hash: string): void {
  history.pushState(null, '', location.pathname + location.search + hash);
  const place = document.getElementById(hash.slice(1));
  place?.scrollIntoView({ block: 'start' });
  if (place === null) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

export function useClicks({ claims, article, go }: Context): (event: MouseEvent) => void {
  const followLink = useCallback((hash: string, byKeyboard: boolean): void => {
    const [, kind, number] = /^#([cr])(\d{1,6})$/.exec(hash) ?? [];
    if (kind === 'c') { claims.open(Number(number), byKeyboard); return; }
    if (kind === 'r') { claims.focus(Number(number)); return; }
    article.current?.reveal(hash.slice(1));
    goToPlace(hash);
    closeRail();
  }, [claims, article]);
  return useCallback((event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href^="#"], button[data-copy], button[data-raw], button[data-show]') : null;
    if (target === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target instanceof HTMLAnchorElement) { event.preventDefault(); followLink(target.getAttribute('href') ?? '', event.detail === 0); return; }
    const { copy, raw } = target.dataset;
    if (copy !== undefined) void copyAddress(target, copy);
    else if (raw !== undefined) go({ raw: Number(raw) }, 'push');
    else closeRail();
  }, [followLink, go]);
}
