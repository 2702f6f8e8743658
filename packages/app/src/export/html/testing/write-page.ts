// Writes the invented run as a page: `node packages/app/src/export/html/testing/write-page.ts OUT.html`.
import { writeFileSync } from 'node:fs';
import { loadPageAssets } from '../page-assets.ts';
import { renderReportPage } from '../render-report-page.ts';
import { sha256 } from './invented-figures.ts';
import { inventedRun } from './invented-run.ts';

const out = process.argv[2] ?? 'report.html';
const run = inventedRun();
const page = renderReportPage(run, { assets: loadPageAssets(), sha256, rules: 'rules/1', seal: { root: sha256(new TextEncoder().encode(run.report)), sealedAt: '2026-03-14T09:12:22Z', fingerprint: null } });
writeFileSync(out, page);
console.log(`${out}: ${String(Buffer.byteLength(page))} bytes`);
