// A server over a home of its own with sample runs and one of two thousand claims, and a browser before it.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { readEnvironment } from '../../packages/app/src/config/environment.ts';
import { serve } from '../../packages/app/src/http/serve.ts';
import { keepRun, longRun } from '../../packages/app/src/pages/testing/page-runs.ts';

const program = join(import.meta.dirname, '..', '..', 'packages', 'app', 'src', 'cli', 'assay.mjs');

export type Desk = { readonly url: string; readonly browser: Browser; readonly runs: { readonly note: string; readonly other: string; readonly answer: string; readonly long: string }; readonly close: () => Promise<void> };

/** The id of the run that a command made, from the object on its last line. */
function runOf(home: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...args, '--sample', '--json'], { env: { PATH: '/usr/bin:/bin', HOME: home, ASSAY_HOME: home, TZ: 'UTC' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => { out += chunk.toString('utf8'); });
  child.stderr.on('data', (chunk: Buffer) => { err += chunk.toString('utf8'); });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const run = /"run":"(run_[0-9a-z-]+)"/.exec(out)?.[1];
      if (code === 0 && run !== undefined) resolve(run); else reject(new Error(`${args.join(' ')} ended with code ${String(code)}: ${err.slice(-300)}`));
    });
  });
}

export async function openDesk(): Promise<Desk> {
  const home = await mkdtemp(join(tmpdir(), 'assay-bench-web-'));
  const runs = { note: await runOf(home, ['analyze', 'AAPL']), other: await runOf(home, ['analyze', 'MSFT']), answer: await runOf(home, ['ask', 'What was Apple’s revenue in fiscal 2023?']), long: await keepRun(home, longRun()) };
  const environment = readEnvironment({ ASSAY_HOME: home });
  const serving = await serve({ environment, address: '127.0.0.1', port: 0, hostNames: [], sample: true, log: () => undefined });
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
  return {
    url: serving.url, browser, runs,
    close: async () => {
      await browser.close();
      await serving.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
