// A report that was read: contents and tally, the text with its claims, and the evidence of the one that is open.
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { ReportPage } from '@assay/record/api';
import { onDemand } from '../../parts/on-demand.tsx';
import { Appendix } from './Appendix.tsx';
import { Article, type ArticleHandle } from './Article.tsx';
import { BarContext } from './BarContext.tsx';
import { Drawer } from './Drawer.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { HoverCard } from './HoverCard.tsx';
import { OpenRaw } from './OpenRaw.tsx';
import { Rail } from './Rail.tsx';
import { RecheckPanel } from './RecheckPanel.tsx';
import { ReadingPanel } from './ReadingPanel.tsx';
import type { ReportAddress } from './address.ts';
import { makePanes, mostClaims } from './panes.ts';
import { useAddress, type Go } from './use-address.ts';
import { useClaims, type Claims } from './use-claims.ts';
import { useClicks } from './use-clicks.ts';
import { usePaper, type Paper } from './use-paper.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useReportKeys } from './use-report-keys.ts';
import { useSection } from './use-section.ts';
import './sheet.css';

const FindBar = onDemand(async () => (await import('./find/FindBar.tsx')).FindBar);

/** The filter quietens claims by a mark on the body, as in the exported page. */
function useFilter(show: string | null): void {
  useEffect(() => {
    if (show === null) delete document.body.dataset['show']; else document.body.dataset['show'] = show;
    return () => { delete document.body.dataset['show']; };
  }, [show]);
}

/** An address that names a heading is gone to once the text is there. */
function useLanding(reveal: (place: string) => void): void {
  useEffect(() => {
    performance.mark('assay:readable');
    const place = location.hash.slice(1);
    if (!/^[a-z]+-/.test(place)) return;
    // Nothing may be put into the document while the page is being put there.
    queueMicrotask(() => {
      reveal(place);
      document.getElementById(place)?.scrollIntoView({ block: 'start' });
    });
  }, []);
}

const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** So many frames what is put in around a place may still move it. */
const settlingFrames = 20;

/** However a claim was opened, by Back or an address too, its place comes into view, and stays there until the reader moves on. */
function useInView(claim: number | null): void {
  useLayoutEffect(() => {
    if (claim === null) return undefined;
    let left = settlingFrames;
    let frame = 0;
    const stop = (): void => { left = 0; cancelAnimationFrame(frame); };
    const look = (): void => {
      document.getElementById(`r${String(claim)}`)?.scrollIntoView({ block: 'nearest' });
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    };
    look();
    // The key or click that opened it is still on its way.
    const listening = setTimeout(() => { for (const name of byHand) addEventListener(name, stop, { passive: true }); });
    return () => {
      stop();
      clearTimeout(listening);
      for (const name of byHand) removeEventListener(name, stop);
    };
  }, [claim]);
}

type PanelProps = { readonly page: ReportPage; readonly claim: number | null; readonly address: ReportAddress; readonly claims: Claims; readonly paper: Paper };

/** What the drawer shows; on paper everything. */
function Panel({ page, claim, address: { show }, claims, paper }: PanelProps): ReactNode {
  if (paper.appendix !== null) return <Appendix page={page} panels={paper.appendix} />;
  if (claim !== null) return <EvidencePanel run={page.run} claim={claim} wantsFocus={claims.byKeyboard.current} />;
  if (show === 'outside') return <div className="shown" dangerouslySetInnerHTML={{ __html: page.outside.html }} />;
  return show === 'recheck' ? <RecheckPanel run={page.run} /> : <ReadingPanel tally={page.tally} />;
}

function Actions({ page, go, paper }: { readonly page: ReportPage; readonly go: Go; readonly paper: Paper }): ReactNode {
  return (
    <div className="do">
      <button type="button" className="button" data-show="recheck" onClick={() => { go({ claim: null, show: 'recheck' }, 'push'); }}>Re-check here</button>
      <ExportMenu run={page.run} isAnswer={page.answer !== null} />
      <button type="button" className="button" disabled={paper.preparing} onClick={paper.print}>{paper.preparing ? 'Preparing …' : 'Print'}</button>
    </div>
  );
}

export function Report({ page }: { readonly page: ReportPage }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const article = useRef<ArticleHandle>(null);
  const panes = useMemo(() => makePanes(page), [page]);
  const [address, go] = useAddress();
  const claims = useClaims({ page, address, go, article });
  const paper = usePaper({ run: page.run, count: page.strengths.length, article });
  const { section, watch } = useSection(page);
  const onClick = useClicks({ claims, article, go });
  useReportKeys(claims);
  useFilter(address.show);
  usePrefetch({ run: page.run, from: address.claim ?? 0, count: page.strengths.length });
  useLanding((place) => { article.current?.reveal(place); });
  const claim = address.claim !== null && address.claim <= page.strengths.length ? address.claim : null;
  useInView(claim);
  const isOpen = claim !== null || address.show === 'outside' || address.show === 'recheck';
  return (
    <div className="page" ref={root} onClick={onClick}>
      <BarContext ticker={page.ticker} coverage={page.coverage} data={page.data}><button type="button" className="menu" popoverTarget="rail">Contents</button></BarContext>
      <Rail page={page} show={address.show} section={section} onShow={claims.toggle}><Actions page={page} go={go} paper={paper} /></Rail>
      <main id="main" tabIndex={-1}>
        {page.strengths.length > mostClaims ? <Suspense fallback={null}><FindBar panes={panes} claims={page.strengths.length} article={article} onClaim={(number) => { claims.open(number, false); }} /></Suspense> : null}
        <Article page={page} panes={panes} claim={claim} ref={article} onPanes={watch} />
        {page.answer === null ? null : <div dangerouslySetInnerHTML={{ __html: page.answer }} />}
        <div dangerouslySetInnerHTML={{ __html: page.sources }} />
      </main>
      <Drawer open={isOpen} onClose={claims.close}><Panel page={page} claim={claim} address={address} claims={claims} paper={paper} /></Drawer>
      <div className="foot" dangerouslySetInnerHTML={{ __html: page.colophon }} />
      <HoverCard run={page.run} root={root} open={claim} />
      <OpenRaw run={page.run} address={address} go={go} />
    </div>
  );
}
