// What the browser itself says of the pages: times, bytes, nodes, tasks.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Desk } from './open-desk.ts';

/** Scripts that a page fetched, each once, gzipped at level 9 whatever the wire had. */
export type Scripts = { readonly kb: () => Promise<number>; readonly reset: () => void };

export function watchScripts(page: Page): Scripts {
  const sizes = new Map<string, Promise<number>>();
  const counted = new Set<string>();
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) sizes.set(response.url(), response.body().then((body) => gzipSync(body, { level: 9 }).length, () => 0));
  });
  return {
    kb: async () => {
      const own = await Promise.all([...sizes].filter(([url]) => !counted.has(url)).map(([, size]) => size));
      return Math.round(own.reduce((sum, size) => sum + size, 0) / 100) / 10;
    },
    reset: () => { for (const url of sizes.keys()) counted.add(url); },
  };
}

export type Cold = { readonly readableMs: number; readonly drawerMs: readonly number[]; readonly scriptKb: number };

/** Milliseconds from the click to the frame after the panel stood there. */
function openDrawer(page: Page, claim: number): Promise<number> {
  return page.evaluate((number) => new Promise<number>((resolve) => {
    const from = performance.now();
    const look = (): void => {
      if (document.querySelector(`#c${String(number)} .verdict`) === null) return;
      watcher.disconnect();
      requestAnimationFrame(() => { setTimeout(() => { resolve(performance.now() - from); }); });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true });
    document.getElementById(`r${String(number)}`)?.click();
    look();
  }), claim);
}

/** A browser that has nothing: until the largest text is painted and the claims act, and its first drawers. */
export async function measureCold({ browser, url, runs }: Desk): Promise<Cold> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const scripts = watchScripts(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) (globalThis as { largest?: number }).largest = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(`${url}/runs/${runs.note}`);
  await page.locator('article .claim').first().waitFor();
  await page.waitForTimeout(700);
  const readableMs = await page.evaluate(() => Math.max((globalThis as { largest?: number }).largest ?? 0, performance.getEntriesByName('assay:readable')[0]?.startTime ?? Number.POSITIVE_INFINITY));
  const first = await openDrawer(page, 2);
  const scriptKb = await scripts.kb();
  // Near ones were fetched ahead; the last were not.
  const further: number[] = [];
  for (const claim of [3, 5, 9, 60, 100, 140]) further.push(await openDrawer(page, claim));
  await context.close();
  return { readableMs, drawerMs: [first, ...further], scriptKb };
}

export type Long = { readonly nodes: number; /** The longest task of each pass. */ readonly longestTasksMs: readonly number[]; readonly claims: number };

/** What is the page's own doing shows in every pass; what other programs on the machine do, in some. */
const passes = 3;

/** Every node of the document, texts included, at its most while it is scrolled from end to end. */
export async function measureLong({ browser, url, runs }: Desk): Promise<Long> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const tasks: number[] = [];
    (globalThis as { tasks?: number[] }).tasks = tasks;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) tasks.push(entry.duration); }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${url}/runs/${runs.long}`);
  await page.locator('article .claim').first().waitFor();
  await page.waitForTimeout(2500);
  await page.mouse.move(700, 500);
  let nodes = 0;
  const longestTasksMs: number[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    await page.evaluate(() => { (globalThis as { tasks?: number[] }).tasks?.splice(0); });
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, pass % 2 === 0 ? 700 : -700);
      await page.waitForTimeout(40);
      if (step % 10 === 0) nodes = Math.max(nodes, await page.evaluate(() => { const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL); let count = 0; while (walker.nextNode() !== null) count += 1; return count; }));
    }
    longestTasksMs.push(await page.evaluate(() => Math.round(Math.max(0, ...(globalThis as { tasks?: number[] }).tasks ?? []))));
  }
  const claims = await page.evaluate(() => Number(/\d+/.exec(document.querySelector('.bar-coverage')?.textContent ?? '')?.[0]));
  await context.close();
  return { nodes, longestTasksMs, claims };
}

export type Later = { readonly judgeKb: number; readonly flowKb: number; readonly rawKb: number };

/** What is fetched beyond the report when one asks for it. The charts come drawn, without a script. */
export async function measureLater({ browser, url, runs }: Desk): Promise<Later> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const scripts = watchScripts(page);
  await page.goto(`${url}/runs/${runs.note}#c2`);
  await page.locator('#c2').waitFor();
  scripts.reset();
  await page.locator('.open-raw').first().click();
  await page.locator('.raw-row mark').waitFor();
  const rawKb = await scripts.kb();
  scripts.reset();
  await page.goto(`${url}/runs/${runs.note}#show=recheck`);
  await page.reload();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.locator('.recheck-verdict').waitFor({ timeout: 60_000 });
  const judgeKb = await scripts.kb();
  if (!(await page.locator('.recheck').innerText()).startsWith('It agrees.')) throw new Error('the sample run does not agree with itself');
  scripts.reset();
  await page.goto(`${url}/runs/${runs.note}/work`);
  await page.locator('main').waitFor();
  await page.waitForTimeout(2500);
  const flowKb = await scripts.kb();
  await context.close();
  return { judgeKb, flowKb, rawKb };
}
