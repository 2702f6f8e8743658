// On paper: the signs, the numbers outside claims, and the evidence of every claim.
import type { ReactNode } from 'react';
import type { ReportPage } from '@assay/record/api';
import { ReadingPanel } from './ReadingPanel.tsx';

export function Appendix({ page, panels }: { readonly page: ReportPage; readonly panels: readonly string[] }): ReactNode {
  return <div className="appendix"><ReadingPanel tally={page.tally} /><div dangerouslySetInnerHTML={{ __html: page.outside.html }} /><div dangerouslySetInnerHTML={{ __html: panels.join('') }} /></div>;
}
