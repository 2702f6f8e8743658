// What pages read, by name. A sealed run never changes, so what was read of it stays.
import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { claimListSchema, comparisonSchema, healthSchema, Job, jobListSchema, journalViewSchema, judgedClaimSchema, RunView, runListSchema, settingsSchema } from '@assay/record/api';
import type { z } from 'zod';
import { ApiProblem, get, getText, session } from './client.ts';

export type JudgedClaim = z.infer<typeof judgedClaimSchema>;
export type ClaimList = z.infer<typeof claimListSchema>;
export type RunList = z.infer<typeof runListSchema>;
export type JournalView = z.infer<typeof journalViewSchema>;
export type Comparison = z.infer<typeof comparisonSchema>;
export type Settings = z.infer<typeof settingsSchema>;
export type Health = z.infer<typeof healthSchema>;
export type JobList = z.infer<typeof jobListSchema>;

const once = { staleTime: Infinity } as const;

export const queries = {
  session: queryOptions({ queryKey: ['session'], queryFn: session, ...once }),
  settings: queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => get<Settings>('/settings', signal) }),
  runs: (search: string) => queryOptions({ queryKey: ['runs', search], queryFn: ({ signal }) => get<RunList>(`/runs${search === '' ? '' : `?${search}`}`, signal) }),
  run: (id: string) => queryOptions({ queryKey: ['run', id], queryFn: ({ signal }) => get<RunView>(`/runs/${id}`, signal), ...once }),
  report: (id: string) => queryOptions({ queryKey: ['run', id, 'report'], queryFn: ({ signal }) => getText(`/runs/${id}/report`, signal), ...once }),
  claims: (id: string) => queryOptions({ queryKey: ['run', id, 'claims'], queryFn: ({ signal }) => get<ClaimList>(`/runs/${id}/claims`, signal), ...once }),
  journal: (id: string) => queryOptions({ queryKey: ['run', id, 'journal'], queryFn: ({ signal }) => get<JournalView>(`/runs/${id}/journal`, signal), ...once }),
  jobs: queryOptions({ queryKey: ['jobs'], queryFn: ({ signal }) => get<JobList>('/jobs', signal) }),
  job: (id: string) => queryOptions({ queryKey: ['job', id], queryFn: ({ signal }) => get<Job>(`/jobs/${id}`, signal) }),
  comparison: (a: string, b: string) => queryOptions({ queryKey: ['comparison', a, b], queryFn: ({ signal }) => get<Comparison>(`/runs/${a}/comparison/${b}`, signal), ...once }),
} as const;

/** Only a silent server is asked again by itself; what it refuses it would refuse again. */
export function openQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: (count, failure) => count < 2 && failure instanceof ApiProblem && failure.status === 0, staleTime: 5_000, refetchOnWindowFocus: false, networkMode: 'always' } } });
}
