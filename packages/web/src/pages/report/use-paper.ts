// Printing wants what the screen leaves out: every pane of the text, and the evidence of every claim as an appendix. It is fetched before.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fetchEvidence, pageQueries } from '../../api/page-queries.ts';
import { tell } from '../../shell/told.tsx';
import type { ArticleHandle } from './Article.tsx';

export type Paper = { /** Every claim's panel, once it is all there; null while the screen is meant. */ readonly appendix: readonly string[] | null; readonly preparing: boolean; readonly print: () => void };

const atOnce = 100;

export function usePaper({ run, count, article }: { readonly run: string; /** Of claims. */ readonly count: number; readonly article: RefObject<ArticleHandle | null> }): Paper {
  const client = useQueryClient();
  const [appendix, setAppendix] = useState<readonly string[] | null>(null);
  const [preparing, setPreparing] = useState(false);
  const prepared = useRef(false);
  const fetchAll = useCallback(async (): Promise<readonly string[]> => {
    const panels: string[] = [];
    for (let from: number | null = 1; from !== null;) {
      const { evidence, next } = await fetchEvidence(client, { run, from, limit: atOnce });
      panels.push(...evidence.map(({ html }) => html));
      from = next;
    }
    return panels;
  }, [client, run]);
  const print = useCallback(() => {
    setPreparing(true);
    tell('Preparing the pages for paper.');
    fetchAll().then((panels) => {
      prepared.current = true;
      flushSync(() => { setAppendix(panels); });
      article.current?.revealAll();
      window.print();
    }, () => { tell('The evidence could not be fetched; nothing was printed.'); }).finally(() => { setPreparing(false); });
  }, [fetchAll, article]);
  useEffect(() => {
    const back = (): void => { prepared.current = false; setAppendix(null); };
    // The browser's own key would print what the screen has, without the appendix.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      print();
    };
    // From the browser's own menu nothing can be fetched any more: what was read is printed, and what is missing is said.
    const before = (): void => {
      if (prepared.current) return;
      const known = Array.from({ length: count }, (_, index) => client.getQueryData(pageQueries.evidence(run, index + 1).queryKey)?.html ?? null);
      const panels = known.filter((html) => html !== null);
      flushSync(() => { setAppendix(panels.length === count ? panels : [`<p class="why">The evidence of ${String(panels.length)} of ${String(count)} claims follows. “Print” on the page of the report prints that of every claim.</p>`, ...panels]); });
      article.current?.revealAll();
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', back);
    addEventListener('keydown', onKey);
    return () => { removeEventListener('beforeprint', before); removeEventListener('afterprint', back); removeEventListener('keydown', onKey); };
  }, [print, client, run, count, article]);
  return { appendix, preparing, print };
}
