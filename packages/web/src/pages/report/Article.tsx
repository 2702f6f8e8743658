// The text. A long report has only the panes near the window in the document; the others keep their height.
import { memo, useCallback, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { ReportPage } from '@assay/record/api';
import { mostClaims, paneOf, type Pane } from './panes.ts';

export type ArticleHandle = {
  /** Puts the pane of a claim or heading into the document; what it holds can then be found by its id. */
  readonly reveal: (place: number | string) => void;
  /** The same for a pane by its place; gives its element. */
  readonly revealPane: (pane: number) => Element | null;
  /** Puts everything into the document, as paper wants it. */
  readonly revealAll: () => void;
};

type PaneProps = { readonly pane: Pane; readonly index: number; readonly live: boolean; readonly height: number };

const PaneView = memo(function PaneView({ pane, index, live, height }: PaneProps): ReactNode {
  return <div className="pane" data-pane={index}>{live ? <div key="in" dangerouslySetInnerHTML={{ __html: pane.html }} /> : <div key="away" style={{ height }} />}</div>;
});

/** Panes whose edge is within this many pixels of the window are kept. */
const margin = '1400px 0px';

function placeOf(target: Element): number {
  return Number((target as HTMLElement).dataset['pane']);
}

/** Which panes are near the window; heights of those that were seen are remembered. */
function useNear(article: { readonly current: HTMLElement | null }, windowed: boolean): { readonly near: ReadonlySet<number>; readonly add: (pane: number) => void; readonly heightOf: (pane: number) => number | undefined } {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0, 1, 2]));
  const heights = useRef(new Map<number, number>());
  useEffect(() => {
    const root = article.current;
    if (!windowed || root === null) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      for (const { target, boundingClientRect } of entries) if (target.firstElementChild?.hasAttribute('style') === false) heights.current.set(placeOf(target), boundingClientRect.height);
      setNear((now) => {
        const next = new Set(now);
        for (const { target, isIntersecting } of entries) if (isIntersecting) next.add(placeOf(target)); else next.delete(placeOf(target));
        return next;
      });
    }, { rootMargin: margin });
    for (const pane of root.children) watcher.observe(pane);
    return () => { watcher.disconnect(); };
  }, [article, windowed]);
  const add = useCallback((pane: number) => { flushSync(() => { setNear((now) => new Set([...now, pane])); }); }, []);
  return { near, add, heightOf: useCallback((pane: number) => heights.current.get(pane), []) };
}

type Props = { readonly page: ReportPage; readonly panes: readonly Pane[]; readonly claim: number | null; readonly ref: Ref<ArticleHandle>; readonly onPanes: (live: number) => void };

export function Article({ page, panes, claim, ref, onPanes }: Props): ReactNode {
  const article = useRef<HTMLElement>(null);
  const windowed = page.strengths.length > mostClaims;
  const [all, setAll] = useState(false);
  const { near, add, heightOf } = useNear(article, windowed && !all);
  // The pane of the open claim stays, so that the focus is not lost with it.
  const pinned = useMemo(() => (claim === null ? null : paneOf(panes, claim)), [panes, claim]);
  const isLive = (index: number): boolean => !windowed || all || near.has(index) || index === pinned;
  const live = panes.filter((_, index) => isLive(index)).length;
  useImperativeHandle(ref, () => ({
    reveal: (place) => {
      const at = paneOf(panes, place);
      if (at !== null && windowed) add(at);
    },
    revealPane: (pane) => {
      if (windowed) add(pane);
      return article.current?.children[pane] ?? null;
    },
    revealAll: () => { flushSync(() => { setAll(true); }); },
  }), [panes, windowed, add]);
  useLayoutEffect(() => {
    for (const link of article.current?.querySelectorAll('.claim[aria-current]') ?? []) link.removeAttribute('aria-current');
    if (claim === null) return;
    for (const link of article.current?.querySelectorAll(`.claim[href="#c${String(claim)}"]`) ?? []) link.setAttribute('aria-current', 'true');
  }, [claim, near, all]);
  useEffect(() => { onPanes(live); }, [live, near, onPanes]);
  return <article ref={article} className={windowed && !all ? 'windowed' : undefined}>{panes.map((pane, index) => <PaneView key={index} pane={pane} index={index} live={isLive(index)} height={heightOf(index) ?? pane.guess} />)}</article>;
}
