// Whose report it is and how much of it is proven, in the bar.
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Props = { readonly ticker: string; readonly coverage?: string; readonly data?: string | null; readonly children?: ReactNode };

export function BarContext({ ticker, coverage, data = null, children }: Props): ReactNode {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => { setPlace(document.getElementById('bar-context')); }, []);
  if (place === null) return null;
  return createPortal(<><strong className="bar-ticker">{ticker}</strong>{coverage === undefined ? null : <span className="bar-coverage">{coverage}</span>}{data === null ? null : <span className="bar-data">{data}</span>}{children}</>, place);
}
