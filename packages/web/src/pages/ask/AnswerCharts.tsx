// The charts of an answer, as its page draws them. Several answers stand on one page, so each keeps its names to itself.
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { pageQueries } from '../../api/page-queries.ts';
import '../../style/report/charts.css';

/** Ids and what refers to them, each behind a prefix. The markup is the server's own, in which every attribute stands in double quotes. */
export function withOwnNames(markup: string, prefix: string): string {
  return markup.replace(/ (id|aria-labelledby|aria-describedby)="([^"]*)"/g, (_, name: string, ids: string) => ` ${name}="${ids.split(' ').map((id) => `${prefix}-${id}`).join(' ')}"`);
}

/** `otherwise` stands where there is nothing drawn, or not yet. */
export function AnswerCharts({ run, otherwise }: { readonly run: string; readonly otherwise: ReactNode }): ReactNode {
  const drawn = useQuery(pageQueries.page(run)).data?.charts.html ?? '';
  const markup = useMemo(() => withOwnNames(drawn, run), [drawn, run]);
  return markup === '' ? otherwise : <div className="drawn" dangerouslySetInnerHTML={{ __html: markup }} />;
}
