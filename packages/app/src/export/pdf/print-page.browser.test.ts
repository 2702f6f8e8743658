// The PDF of a run. Skipped where there is no chromium, unless CI is set: then its absence is a failure.
import { describe, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { readBrowserSettings } from '../../config/browser-settings.ts';
import { sha256 } from '../../vault/sha256.ts';
import { loadPageAssets } from '../html/page-assets.ts';
import { renderReportPage } from '../html/render-report-page.ts';
import { CHROMIUM, hasChromium } from '../../testing/start-chromium.ts';
import { judgedRun } from '../testing/judged-run.ts';
import { printPage } from './print-page.ts';

const wanted = hasChromium || (process.env['CI'] ?? '') !== '';

describe.skipIf(!wanted)('on paper', () => {
  test('the run is a tagged PDF with title, language and outline, and every claim in its appendix with check, source and hash [EXP-PDF-1]', async () => {
    const { contents, rules } = judgedRun();
    const page = renderReportPage(contents, { assets: loadPageAssets(), sha256, rules, seal: null });
    const bytes = await printPage(page, readBrowserSettings({ ...process.env, ASSAY_BROWSER: CHROMIUM }));
    const raw = Buffer.from(bytes).toString('latin1');
    for (const mark of ['/StructTreeRoot', '/MarkInfo', '/Outlines', '/Lang']) expect(raw, mark).toContain(mark);
    const document = await getDocumentProxy(bytes.slice());
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: expect.stringContaining('Corvid Mills: orders return') as string });
    const { text } = await extractText(document, { mergePages: true });
    const plain = text.replace(/\s+/g, '');
    for (let number = 1; number <= contents.claims.length; number += 1) expect(plain).toContain(`Claim${String(number)}of${String(contents.claims.length)}`);
    for (const { capture } of contents.captures) expect(plain).toContain(capture.sha256);
    expect(plain).toContain('Right:$290million');
    expect(plain).toContain('(3626000000−2806000000)÷2806000000'.replace(/\d{10}/g, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')));
    expect(plain, 'nothing of the browser’s own on the margins').not.toContain('file:///');
  });
});
