// Where nothing was run yet: one thing to try, which needs no key and no network.
import type { ReactNode } from 'react';
import { Link } from 'wouter';

export function NothingYet(): ReactNode {
  return (
    <div className="state empty">
      <p>Nothing was asked yet. Try a question over the bundled figures:</p>
      <p><Link className="button" href={`/?${new URLSearchParams({ q: 'How did Apple’s operating margin change from fiscal 2024 to 2025?' }).toString()}`}>How did Apple’s operating margin change from fiscal 2024 to 2025?</Link></p>
    </div>
  );
}
