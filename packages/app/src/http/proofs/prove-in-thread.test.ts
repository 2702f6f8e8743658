import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApi, type Api } from '../testing/api-fixture.ts';
import { proveHere } from './prove-here.ts';
import { proveInThread } from './prove-in-thread.ts';

const at: { api: Api; prover: ReturnType<typeof proveInThread> } = { api: undefined as unknown as Api, prover: undefined as unknown as ReturnType<typeof proveInThread> };
beforeAll(async () => {
  at.api = await openApi();
  at.prover = proveInThread(at.api.parts.environment);
});
afterAll(async () => {
  await at.prover.close();
  await at.api.remove();
});

test('a run is verified, judged again and written as a file beside the server, with what the server itself would find [HTTP-PROOF-2]', async () => {
  const here = proveHere(at.api.parts.environment);
  const { run } = at.api;
  let turns = 0;
  const turning = setInterval(() => { turns += 1; }, 1);
  const [verified, judged, written] = await Promise.all([at.prover.verify(run), at.prover.reaudit(run), at.prover.exportAs(run, 'html')]);
  clearInterval(turning);
  expect(turns, 'others got their turn').toBeGreaterThan(2);
  expect(verified).toEqual(await here.verify(run));
  expect(judged).toEqual(await here.reaudit(run));
  expect(Buffer.compare(written.bytes, (await here.exportAs(run, 'html')).bytes)).toBe(0);
});

test('what fails there fails here in the same words, and the thread goes on [HTTP-PROOF-2]', async () => {
  await expect(at.prover.reaudit('run_nobody-knows')).rejects.toMatchObject({ code: 'unknown-run' });
  const report = join(at.api.home, 'runs', at.api.run, 'report.md');
  await writeFile(report, '# Changed\n');
  await expect(at.prover.exportAs(at.api.run, 'md')).rejects.toMatchObject({ code: 'seal-broken' });
  expect(await at.prover.verify(at.api.run)).toMatchObject({ sound: false });
});
