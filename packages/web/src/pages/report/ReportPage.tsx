// The report of a run, or why it is not shown.
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'wouter';
import { pageQueries } from '../../api/page-queries.ts';
import { Loading } from '../../parts/states.tsx';
import { Report } from './Report.tsx';
import { NoReport } from './NoReport.tsx';

export function ReportPage(): ReactNode {
  const { run = '' } = useParams<{ run: string }>();
  const page = useQuery(pageQueries.page(run));
  const title = page.data === undefined ? 'Report' : `${page.data.ticker} · ${page.data.name}`;
  useEffect(() => { document.title = `${title} · Assay`; }, [title]);
  if (page.data !== undefined) return <Report key={run} page={page.data} />;
  if (page.error !== null) return <NoReport run={run} failure={page.error} onRetry={() => { void page.refetch(); }} />;
  return <main id="main" className="plain" tabIndex={-1}><Loading what="the report" /></main>;
}
