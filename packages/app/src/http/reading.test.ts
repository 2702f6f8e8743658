import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseJson } from '@assay/record';
import { jobSchema } from '@assay/record/api';
import { unpackArchive } from '@assay/audit/archive';
import { readRange } from './byte-range.ts';
import type { WorkEvent } from './jobs/board.ts';
import { openApi, type Api } from './testing/api-fixture.ts';

type Around = { readonly onEvent: (event: WorkEvent) => void; readonly finish: (run: string) => void };
const at: { api: Api; work: Around | null } = { api: undefined as unknown as Api, work: null };
beforeAll(async () => {
  at.api = await openApi({ work: (_, { onEvent, signal }) => new Promise((resolve, reject) => {
    at.work = { onEvent, finish: resolve };
    signal.addEventListener('abort', () => { reject(new Error('stopped')); }, { once: true });
  }) });
});
afterAll(() => at.api.remove());

test('a range is what RFC 9110 says it is, for any size [HTTP-RANGE-1]', () => {
  fc.assert(fc.property(fc.nat(50), fc.nat(60), fc.nat(60), (size, from, to) => {
    const all = Array.from({ length: size }, (_, index) => index);
    const read = readRange(`bytes=${String(from)}-${String(to)}`, size);
    const expected = from >= size ? 'unsatisfiable' : to < from ? null : all.slice(from, to + 1);
    expect(typeof read === 'object' && read !== null ? all.slice(read.start, read.end) : read).toEqual(expected);
    const last = readRange(`bytes=-${String(to)}`, size);
    expect(typeof last === 'object' && last !== null ? all.slice(last.start, last.end) : last).toEqual(to === 0 || size === 0 ? 'unsatisfiable' : all.slice(-to));
  }));
  for (const none of [undefined, '', 'bytes=', 'bytes=-', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b']) expect(readRange(none, 10)).toBeNull();
});

test('captured bytes come whole or in ranges, and as bytes that no browser runs [HTTP-RANGE-1]', async () => {
  const path = `/api/v1/runs/${at.api.run}/captures/${at.api.capture}`;
  const all = await (await at.api.ask(path)).text();
  expect(all).toBe('{"revenue": 391035000000}');
  const part = await at.api.ask(path, { headers: { range: 'bytes=12-23' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 12-23/25', '391035000000']);
  expect(part.headers.get('content-security-policy')).toContain('sandbox');
  expect(part.headers.get('content-type')).toBe('application/octet-stream');
  expect((await at.api.ask(path, { headers: { range: 'bytes=99-' } })).headers.get('content-range')).toBe('bytes */25');
});

test('the archive that is taken along is the sealed run [HTTP-RUN-1]', async () => {
  const response = await at.api.ask(`/api/v1/runs/${at.api.run}/archive`);
  const { files, problems } = unpackArchive(new Uint8Array(await response.arrayBuffer()));
  expect(problems).toEqual([]);
  expect(new TextDecoder().decode(files.get('report.md'))).toContain('Revenue was $391.0 billion');
});

test('runs are found by words of their titles and by ticker, a page at a time [HTTP-RUN-1]', async () => {
  const total = async (query: string): Promise<unknown> => (parseJson(await (await at.api.ask(`/api/v1/runs${query}`)).text()) as { total: unknown }).total;
  expect([await total(''), await total('?words=revenue%20held'), await total('?words=moon'), await total('?ticker=aapl'), await total('?from=5')]).toEqual([1, 1, 0, 1, 1]);
  expect((await at.api.ask('/api/v1/runs?limit=0')).status).toBe(400);
});

/** Reads server-sent events until `until` came or the stream ended. */
async function events(response: Response, until: string | null): Promise<readonly string[]> {
  const found: string[] = [];
  let text = '';
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    text += new TextDecoder().decode(read.value);
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    for (const one of whole) {
      const id = /^id: (\d+)$/m.exec(one)?.[1];
      const name = /"event":"([^"]+)"/.exec(one)?.[1];
      if (id !== undefined) found.push(`${id} ${name ?? ''}`);
      if (until !== null && name === until) return found;
    }
  }
  return found;
}

test('who loses the line goes on behind the last event that was seen, and the stream ends with the job [HTTP-EVENT-1]', async () => {
  const started = await at.api.ask('/api/v1/jobs', { method: 'POST', body: { company: 'AAPL', sample: true } });
  const job = jobSchema.parse(parseJson(await started.text()));
  expect(started.headers.get('location')).toBe(`/api/v1/jobs/${job.id}`);
  const path = `/api/v1/jobs/${job.id}/events`;
  at.work?.onEvent({ event: 'stage-start', stage: 'gather' });
  at.work?.onEvent({ event: 'stage-finish', stage: 'gather' });
  expect(await events(await at.api.ask(path), 'stage-finish')).toEqual(['1 stage-start', '2 stage-finish']);
  const rest = at.api.ask(path, { headers: { 'last-event-id': '1' } });
  const watched = events(await rest, null);
  at.work?.onEvent({ event: 'report-written' });
  at.work?.finish(at.api.run);
  expect(await watched).toEqual(['2 stage-finish', '3 report-written', '4 job-finish']);
  const over = jobSchema.parse(parseJson(await (await at.api.ask(`/api/v1/jobs/${job.id}`)).text()));
  expect(over).toMatchObject({ state: 'finished', run: at.api.run, events: 4 });
  expect(await events(await at.api.ask(`${path}?after=3`), null)).toEqual(['4 job-finish']);
});

test('a job that is cancelled says so, and what broke inside tells nothing over the wire [HTTP-EVENT-1]', async () => {
  const { board } = at.api.parts;
  const job = board.start({ kind: 'analysis', company: 'AAPL', depth: 'quick', engine: 'house', sample: true });
  expect((await at.api.ask(`/api/v1/jobs/${job.id}/cancellation`, { method: 'POST' })).status).toBe(202);
  expect(await events(await at.api.ask(`/api/v1/jobs/${job.id}/events`), null)).toEqual(['1 job-finish']);
  expect(board.get(job.id)).toMatchObject({ state: 'cancelled', problem: { code: 'internal', detail: 'Something in Assay broke.' } });
});

test('of a run whose bytes were changed nothing is shown, and its verification names the file [HTTP-RUN-2]', async () => {
  const api = await openApi();
  try {
    await writeFile(join(api.home, 'runs', api.run, 'report.md'), '# Revenue soared\n');
    expect((await api.ask(`/api/v1/runs/${api.run}/report`)).status).toBe(409);
    const verified = await api.ask(`/api/v1/runs/${api.run}/verification`, { method: 'POST' });
    expect(parseJson(await verified.text())).toMatchObject({ sound: false, problems: [{ path: 'report.md' }] });
    expect(await (await api.ask('/api/v1/runs')).text()).toContain('"broken"');
  } finally {
    await api.remove();
  }
});
