// A report that was read: contents and tally, the text with its claims, and the evidence of the one that is open.
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ReportPage } from '@assay/record/api';
import { Article, type ArticleHandle } from './Article.tsx';
import { BarContext } from './BarContext.tsx';
import { Drawer } from './Drawer.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { HoverCard } from './HoverCard.tsx';
import { Rail } from './Rail.tsx';
import { ReadingPanel } from './ReadingPanel.tsx';
import { useAddress } from './use-address.ts';
import { useClaims } from './use-claims.ts';
import { useClicks } from './use-clicks.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useReportKeys } from './use-report-keys.ts';
import { useSection } from './use-section.ts';
import '../../style/report/frame.css';
import '../../style/report/article.css';
import '../../style/report/claims.css';
import '../../style/report/drawer.css';
import '../../style/report/charts.css';
import '../../style/report/narrow.css';
import '../../style/report/print.css';
import './report.css';

/** The filter quietens claims by a mark on the body, as in the exported page. */
function useFilter(show: string | null): void {
  useEffect(() => {
    if (show === null) delete document.body.dataset['show']; else document.body.dataset['show'] = show;
    return () => { delete document.body.dataset['show']; };
  }, [show]);
}

/** An address that names a claim or a heading is gone to once the text is there. */
function useLanding(page: ReportPage, reveal: (place: number | string) => void): void {
  const landed = useRef(false);
  useLayoutEffect(() => {
    if (landed.current) return;
    landed.current = true;
    const claim = /^#c(\d{1,6})/.exec(location.hash)?.[1];
    const place = claim === undefined ? location.hash.slice(1) : `r${claim}`;
    reveal(claim === undefined ? place : Number(claim));
    if (place !== '') document.getElementById(place)?.scrollIntoView({ block: claim === undefined ? 'start' : 'center' });
    performance.mark('assay:readable');
  }, [page, reveal]);
}

export function Report({ page }: { readonly page: ReportPage }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const article = useRef<ArticleHandle>(null);
  const [address, go] = useAddress();
  const claims = useClaims({ page, address, go, article });
  const { section, watch } = useSection(page);
  const onClick = useClicks({ claims, article, go });
  useReportKeys(claims);
  useFilter(address.show);
  usePrefetch({ run: page.run, from: address.claim ?? 0, count: page.strengths.length });
  useLanding(page, (place) => { article.current?.reveal(place); });
  const claim = address.claim !== null && address.claim <= page.strengths.length ? address.claim : null;
  return (
    <div className="page" ref={root} onClick={onClick}>
      <BarContext ticker={page.ticker} coverage={page.coverage} data={page.data}><button type="button" className="menu" popoverTarget="rail">Contents</button></BarContext>
      <Rail page={page} show={address.show} section={section} onShow={claims.toggle}>{null}</Rail>
      <main id="main" tabIndex={-1}>
        <Article page={page} claim={claim} ref={article} onPanes={watch} />
        {page.answer === null ? null : <div dangerouslySetInnerHTML={{ __html: page.answer }} />}
        <div dangerouslySetInnerHTML={{ __html: page.sources }} />
      </main>
      <Drawer open={claim !== null || address.show === 'outside'} onClose={claims.close}>
        {claim !== null ? <EvidencePanel run={page.run} claim={claim} wantsFocus={claims.byKeyboard.current} />
          : address.show === 'outside' ? <div className="shown" dangerouslySetInnerHTML={{ __html: page.outside.html }} /> : <ReadingPanel tally={page.tally} />}
      </Drawer>
      <div className="foot" dangerouslySetInnerHTML={{ __html: page.colophon }} />
      <HoverCard run={page.run} root={root} open={claim} />
    </div>
  );
}
