// The component in a browser: the figures of the answer, and nothing on the console. Skipped where there is no chromium, unless CI is set: then its absence is a failure.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '@assay/record';
import { CHROMIUM, startChromium } from '../../testing/start-chromium.ts';
import { inventedAnswer } from '../testing/invented-answer.ts';
import { renderComponent } from './render-component.ts';

const wanted = existsSync(CHROMIUM) || (process.env['CI'] ?? '') !== '';
const entry = join(import.meta.dirname, 'entry.tsx');
const generated = join(import.meta.dirname, 'generated.tsx');
const mount = `import { createRoot } from 'react-dom/client';
import { FinancialAnalysisDisplay } from './generated.tsx';
createRoot(document.getElementById('root') as HTMLElement).render(<FinancialAnalysisDisplay />);`;

/** The generated text with React and Recharts, as a bundler of the user's would put them together; nothing is written to disk. */
async function bundle(answer: Answer): Promise<string> {
  const texts = new Map([[entry, mount], [generated, renderComponent(answer)]]);
  const build = await rolldown({
    input: entry, platform: 'browser', transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"development"' } }, onLog: () => undefined,
    plugins: [{ name: 'texts', resolveId: (id) => (id === './generated.tsx' ? generated : id === entry ? entry : null), load: (id) => texts.get(id) ?? null }],
  });
  const { output } = await build.generate({ format: 'iife' });
  await build.close();
  return output[0].code;
}

/** Every figure of the answer as it is shown. */
function figuresOf({ content_blocks }: Answer): string[] {
  return content_blocks.flatMap((block) => {
    switch (block.type) {
      case 'metric': return [block.data.figure.shown];
      case 'table': return block.data.rows.flat().flatMap(({ figure }) => (figure === null ? [] : [figure.shown]));
      case 'chart': return block.data.datasets.flatMap(({ data }) => data.map(({ figure }) => figure.shown));
      case 'insight': case 'text': case 'quote': return [];
    }
  });
}

describe.skipIf(!wanted)(`the component of an answer in a browser (needs ${CHROMIUM})`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  async function open(answer: Answer, width = 900): Promise<{ readonly page: Page; readonly said: readonly string[] }> {
    const script = await bundle(answer);
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    const said: string[] = [];
    page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) said.push(message.text()); });
    page.on('pageerror', (error) => said.push(error.message));
    await page.route('**/*', (route) => route.fulfill(route.request().url().endsWith('/bundle.js') ? { contentType: 'text/javascript', body: script } : { contentType: 'text/html', body: '<!doctype html><html lang="en"><meta charset="utf-8"><title>answer</title><body><div id="root"></div><script src="/bundle.js"></script></body></html>' }));
    await page.goto('https://component.test/');
    await page.waitForSelector('article h2');
    return { page, said };
  }

  /** All its words, those that a closed detail holds back included. */
  const wordsOf = async (page: Page): Promise<string> => (await page.textContent('article')) ?? '';

  test('it renders every figure of the structured answer, its charts and its sources, without a word on the console [OUT-TSX-3]', async () => {
    const answer = inventedAnswer();
    const { page, said } = await open(answer);
    const words = await wordsOf(page);
    const figures = figuresOf(answer);
    expect(figures.length).toBeGreaterThan(8);
    for (const figure of figures) expect(words).toContain(figure);
    for (const text of [answer.question, answer.summary, ...answer.key_insights, ...answer.missing, ...answer.follow_ups, ...answer.citations.map(({ name }) => name)]) expect(words).toContain(text);
    expect(await page.locator('.recharts-bar-rectangle path').count()).toBe(3);
    expect(await page.locator('path.recharts-line-curve').count()).toBe(2);
    expect(await page.locator('a[href="#source-2"]').count()).toBeGreaterThan(1);
    expect(await page.locator('#source-3').textContent()).toContain('Our second plant began to ship in March.');
    expect(said).toEqual([]);
  });

  test('hostile words are shown as words and run nothing [OUT-TSX-2]', async () => {
    const hostile = '</script><img src=x onerror="window.ran=1"><script>window.ran=1</script>`${window.ran=1}`';
    const { page, said } = await open(inventedAnswer({ question: hostile, summary: hostile }));
    expect(await page.textContent('h2')).toBe(hostile);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(said).toEqual([]);
  });
});
