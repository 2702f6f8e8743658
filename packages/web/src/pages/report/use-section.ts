// The section in view, for the contents.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReportPage } from '@assay/record/api';

/** `watch` is called whenever headings may have come into the document. */
export function useSection({ contents }: Pick<ReportPage, 'contents'>): { readonly section: string | null; readonly watch: () => void } {
  const [section, setSection] = useState<string | null>(null);
  const watcher = useRef<IntersectionObserver | null>(null);
  const watch = useCallback(() => {
    watcher.current ??= new IntersectionObserver((entries) => {
      const met = entries.find(({ isIntersecting }) => isIntersecting);
      if (met !== undefined) setSection(met.target.id);
    }, { rootMargin: '-52px 0px -65% 0px' });
    for (const { id } of contents) {
      const heading = document.getElementById(id);
      if (heading !== null) watcher.current.observe(heading);
    }
  }, [contents]);
  useEffect(() => () => { watcher.current?.disconnect(); watcher.current = null; }, []);
  return { section, watch };
}
