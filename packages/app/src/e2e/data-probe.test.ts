// assay data probe: every tool over many companies, on the bundled figures.
import { probeStateSchema, type ProbeState } from '@assay/data';
import { parseJson } from '@assay/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';

let home: Home;
beforeAll(async () => { home = await makeHome(); });
afterAll(() => home.remove());

type Probed = { readonly of: number; readonly companies: readonly string[]; readonly tools: readonly { readonly tool: string; readonly asked: number; readonly answered: number; readonly failed: readonly { readonly code: string }[]; readonly malformed: readonly string[] }[] };

async function keptState(): Promise<ProbeState> {
  return probeStateSchema.parse(parseJson(await readFile(join(home.path, 'cache', 'probe', 'state.json'), 'utf8')));
}

test('all tools are asked about each company; none loses its form, and the ratios are there for each [DATA-PROBE-1] [DATA-PROBE-2]', async () => {
  const answer = await home.run(['data', 'probe', '--sample', '--count', '3', '--json']);
  const { of, companies, tools } = lastObject(answer) as unknown as Probed;
  expect([answer.code, companies.length]).toEqual([0, 3]);
  expect(of).toBeGreaterThan(80);
  expect(tools.flatMap(({ malformed }) => malformed)).toEqual([]);
  expect(tools.find(({ tool }) => tool === 'calc_ratios')).toMatchObject({ asked: 3, answered: 3, failed: [] });
  expect(tools.find(({ tool }) => tool === 'get_stock_info')).toMatchObject({ asked: 3, answered: 0, failed: [{ code: 'not-offered' }] });
});

test('one tool over a sector is a table, and every outcome is kept [DATA-PROBE-1] [DATA-PROBE-2]', async () => {
  const answer = await home.run(['data', 'probe', '--sample', '--tool', 'calc_ratios', '--sector', 'health']);
  expect(answer.code).toBe(0);
  expect(answer.out).toMatch(/^● calc_ratios +\d+ +\d+ {2}\w+ \d+ ms *$/m);
  expect(await keptState()).toMatchObject({ schema: 'assay.probe/1' });
});

test('Ctrl-C keeps what is known, ends with 130, and the probe goes on from there [DATA-PROBE-3]', async () => {
  let interrupted = false;
  const stopped = await home.run(['data', 'probe', '--sample', '--count', '6'], { onText: (text, child) => {
    if (interrupted || !/^\d+ of \d+ /m.test(text)) return;
    interrupted = true;
    child.kill('SIGINT');
  } });
  expect([stopped.code, stopped.err.includes('--resume')]).toEqual([130, true]);
  const before = (await keptState()).outcomes.length;
  const whole = await home.run(['data', 'probe', '--sample', '--count', '6', '--resume']);
  expect(whole.code).toBe(0);
  expect(Number(/^(\d+) of /m.exec(whole.err)?.[1])).toBeGreaterThan(before);
  const other = await home.run(['data', 'probe', '--sample', '--count', '2', '--resume', '--json']);
  expect([other.code, lastObject(other)['error']]).toEqual([2, expect.objectContaining({ code: 'usage' })]);
});
