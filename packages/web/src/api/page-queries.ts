// What the report and evidence pages read. A sealed run never changes, so what was read of it stays, offline too.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ClaimEvidence, ClaimTable, EvidenceList, ReportPage } from '@assay/record/api';
import { get } from './client.ts';

const kept = { staleTime: Infinity, gcTime: Infinity } as const;

export const pageQueries = {
  page: (run: string) => queryOptions({ queryKey: ['run', run, 'page'], queryFn: ({ signal }) => get<ReportPage>(`/runs/${run}/page`, signal), ...kept }),
  evidence: (run: string, number: number) => queryOptions({ queryKey: ['run', run, 'evidence', number], queryFn: () => get<ClaimEvidence>(`/runs/${run}/claims/${String(number)}/evidence`), ...kept }),
  table: (run: string) => queryOptions({ queryKey: ['run', run, 'claim-table'], queryFn: ({ signal }) => get<ClaimTable>(`/runs/${run}/claim-table`, signal), ...kept }),
} as const;

export type Stretch = { readonly run: string; readonly from: number; readonly limit: number };

/** A stretch of claims in one answer, each kept as if it had been asked for alone. */
export async function fetchEvidence(client: QueryClient, { run, from, limit }: Stretch): Promise<EvidenceList> {
  const list = await get<EvidenceList>(`/runs/${run}/evidence?from=${String(from)}&limit=${String(limit)}`);
  for (const one of list.evidence) client.setQueryData(pageQueries.evidence(run, one.number).queryKey, one);
  return list;
}
