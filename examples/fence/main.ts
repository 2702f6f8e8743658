import { createHash } from 'node:crypto';
import { openFence } from '@assay/audit/fence';

const report = 'Harbour Lines reported revenue of **$5.1 billion** in FY2025.';
const fence = openFence({ document: report, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex') });

const search = fence.track((query: string) => (query === 'revenue' ? ['{"company": "Harbour Lines", "fiscalYear": 2025, "totalRevenue": 5098000000}'] : null), { tool: 'search' });
const { passages } = await search('revenue');
const handles = passages.map((passage) => passage.handle);
console.log(fence.submit({ claim: 'revenue of $5.1 billion in FY2025', handles }).sentence);
console.log(fence.submit({ claim: 'revenue of $5.1 billion in FY2025', quote: 'Harbour Lines had revenue of $5.1 billion' }).sentence);
