// The heading of a page, which is also the title of the window and what a screen reader is told on arrival.
import { useEffect, type ReactNode } from 'react';

export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }): ReactNode {
  useEffect(() => { document.title = `${title} · Assay`; }, [title]);
  return <header className="head-of-page"><h1>{title}</h1>{children}</header>;
}
