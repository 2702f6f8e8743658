// The evidence of one claim: the server's own markup, escaped where it was made.
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageQueries } from '../../api/page-queries.ts';
import { Resource } from '../../parts/Resource.tsx';

type Props = { readonly run: string; readonly claim: number; /** Takes the focus once it is there, for who came by keyboard. */ readonly wantsFocus: boolean };

export function EvidencePanel({ run, claim, wantsFocus }: Props): ReactNode {
  const evidence = useQuery(pageQueries.evidence(run, claim));
  const place = useRef<HTMLDivElement>(null);
  const shown = evidence.data?.number;
  useLayoutEffect(() => {
    const drawer = place.current?.closest('.drawer');
    if (drawer !== null && drawer !== undefined) drawer.scrollTop = 0;
    const panel = place.current?.querySelector('.panel');
    if (wantsFocus && panel instanceof HTMLElement) panel.focus({ preventScroll: true });
  }, [shown, wantsFocus]);
  return <div className="shown" ref={place}><Resource of={evidence} what="the evidence">{({ html }) => <div className="one" dangerouslySetInnerHTML={{ __html: html }} />}</Resource></div>;
}
