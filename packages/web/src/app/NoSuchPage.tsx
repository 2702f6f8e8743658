import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PageHead } from '../parts/PageHead.tsx';

export function NoSuchPage(): ReactNode {
  return <main id="main" className="plain" tabIndex={-1}><PageHead title="There is nothing at this address" /><p>It may have been mistyped. <Link href="/">Ask a question</Link> or look in the <Link href="/archive">archive</Link>.</p></main>;
}
