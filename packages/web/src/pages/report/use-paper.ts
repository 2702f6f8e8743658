// Printing wants what the screen leaves out: every pane of the text, and the evidence of every claim as an appendix. It is fetched before.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fetchEvidence } from '../../api/page-queries.ts';
import { tell } from '../../shell/told.tsx';
import type { ArticleHandle } from './Article.tsx';

export type Paper = { /** Every claim's panel, once it is all there; null while the screen is meant. */ readonly appendix: readonly string[] | null; readonly preparing: boolean; readonly print: () => void };

const atOnce = 100;

export function usePaper({ run, article }: { readonly run: string; readonly article: RefObject<ArticleHandle | null> }): Paper {
  const client = useQueryClient();
  const [appendix, setAppendix] = useState<readonly string[] | null>(null);
  const [preparing, setPreparing] = useState(false);
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
      flushSync(() => { setAppendix(panels); });
      article.current?.revealAll();
      window.print();
    }, () => { tell('The evidence could not be fetched; nothing was printed.'); }).finally(() => { setPreparing(false); });
  }, [fetchAll, article]);
  useEffect(() => {
    const back = (): void => { setAppendix(null); };
    // The browser's own key would print what the screen has, without the appendix.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      print();
    };
    addEventListener('afterprint', back);
    addEventListener('keydown', onKey);
    return () => { removeEventListener('afterprint', back); removeEventListener('keydown', onKey); };
  }, [print]);
  return { appendix, preparing, print };
}
