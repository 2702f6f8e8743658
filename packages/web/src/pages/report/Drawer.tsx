// One panel beside the text, or a sheet from below on a narrow page. On paper it is the appendix.
import type { ReactNode } from 'react';

type Props = { readonly open: boolean; readonly onClose: () => void; readonly children: ReactNode };

export function Drawer({ open, onClose, children }: Props): ReactNode {
  return (
    <aside className="drawer" id="evidence" data-open={open} aria-labelledby="evidence-title">
      <h2 id="evidence-title">Evidence</h2>
      <div className="head"><button type="button" id="close" onClick={onClose}>Close</button></div>
      {children}
    </aside>
  );
}
