// The pages over work that the test itself carries out: each job waits for what the test lets happen in it.
import { serve as listen } from '@hono/node-server';
import { AssayError } from '@assay/record';
import type { AccessRole } from '@assay/record/api';
import { buildPages } from '@assay/web/build';
import type { Access } from '../../http/access/access-file.ts';
import type { RoleBudget } from '../../http/access/budgets.ts';
import type { Work, WorkEvent } from '../../http/jobs/board.ts';
import { openApp } from '../../http/open-app.ts';
import { openApi, type Api } from '../../http/testing/api-fixture.ts';
import { cache, openBrowser, type Pages } from './open-pages.ts';

type Asked = Parameters<Work>[0];
/** A job under the test's hand. It ends with a run, with a failure, or when it is cancelled. */
export type Scripted = { readonly asked: Asked; readonly tell: (event: WorkEvent) => void; readonly finish: (run: string) => void; readonly fail: (failure: AssayError) => void };
export type ScriptedPages = Pick<Pages, 'visit' | 'close'> & { readonly api: Api; /** The job that was started last. */ readonly job: () => Scripted; /** Breaks every line to the server, which stays. */ readonly dropLines: () => void };

export type Script = { readonly access?: Access | null; readonly budgets?: Readonly<Record<AccessRole, RoleBudget>> };

export async function openScriptedPages(script: Script = {}): Promise<ScriptedPages> {
  const jobs: Scripted[] = [];
  const work: Work = (asked, { onEvent, signal }) => new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => { reject(new AssayError('interrupted', 'The run was cancelled.', { remedy: 'Start it again.' })); }, { once: true });
    jobs.push({ asked, tell: onEvent, finish: resolve, fail: reject });
  });
  const api = await openApi({ ...script, work, answered: true });
  const { folder } = await buildPages({ cacheFolder: cache, log: () => undefined });
  const app = openApp(api.parts, () => undefined, folder);
  const { server, port } = await new Promise<{ readonly server: ReturnType<typeof listen>; readonly port: number }>((resolve) => {
    const listening = listen({ fetch: (request) => app.fetch(request, { remoteAddress: '127.0.0.1' }), hostname: '127.0.0.1', port: 0 }, (info) => { resolve({ server: listening, port: info.port }); });
  });
  const browser = await openBrowser(`http://localhost:${String(port)}`);
  const dropLines = (): void => { if ('closeAllConnections' in server) server.closeAllConnections(); };
  return {
    api, visit: browser.visit, dropLines,
    job: () => { const last = jobs.at(-1); if (last === undefined) throw new RangeError('nothing was started'); return last; },
    close: async () => {
      await browser.close();
      await api.parts.board.close();
      dropLines();
      await new Promise<void>((resolve) => { server.close(() => { resolve(); }); });
      await api.remove();
    },
  };
}
