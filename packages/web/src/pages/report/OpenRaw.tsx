// The response of a link, over the page. Its evidence is there already, or is fetched for an address that was opened.
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { onDemand } from '../../parts/on-demand.tsx';
import { pageQueries } from '../../api/page-queries.ts';
import type { ReportAddress } from './address.ts';
import type { Go } from './use-address.ts';

const RawViewer = onDemand(async () => (await import('./raw/RawViewer.tsx')).RawViewer);

export function OpenRaw({ run, address: { claim, raw }, go }: { readonly run: string; readonly address: ReportAddress; readonly go: Go }): ReactNode {
  const { data } = useQuery({ ...pageQueries.evidence(run, claim ?? 0), enabled: claim !== null && raw !== null });
  const place = data?.raw.find(({ link }) => link === raw);
  if (claim === null || raw === null || place === undefined) return null;
  const close = (): void => {
    go({ raw: null }, 'replace');
    document.querySelector<HTMLElement>(`[data-raw="${String(raw)}"]`)?.focus();
  };
  return <Suspense fallback={null}><RawViewer run={run} place={place} onClose={close} /></Suspense>;
}
