// What goes wrong: a clear sentence, a documented code, nothing lost.
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { heldName } from '../cli/code/packed.ts';
import { answerOf, lastObject, makeHome, type Answer, type Home } from '../testing/run-cli.ts';

let home: Home;
beforeAll(async () => { home = await makeHome(); });
afterAll(() => home.remove());

const errorOf = (answer: Answer): Record<string, unknown> => lastObject(answer)['error'] as Record<string, unknown>;

describe('bad input', () => {
  test('an unknown ticker suggests the nearest ones [CLI-ERR-1]', async () => {
    const answer = await home.run(['analyze', 'APPL', '--sample', '--json']);
    expect(answer.code).toBe(1);
    expect(errorOf(answer)).toMatchObject({ code: 'unknown-ticker', page: 'docs/errors/unknown-ticker.md' });
    expect(String(errorOf(answer)['remedy'])).toContain('AAPL');
    expect(answer.err).toContain('AAPL');
  });

  test('a wrong verb, option or value is a usage error, and the nearest verb is named [CLI-ERR-2]', async () => {
    expect(await home.run(['analyse', 'AAPL'])).toMatchObject({ code: 2, err: expect.stringContaining('analyze') as string });
    expect(await home.run(['analyze'])).toMatchObject({ code: 2 });
    expect(await home.run(['analyze', 'AAPL', '--depth', 'bottomless'])).toMatchObject({ code: 2 });
    expect(errorOf(await home.run(['analyze', 'AAPL', '--as-of', '2025-02-30', '--json']))).toMatchObject({ code: 'usage' });
  });

  test('an unknown run, a missing file and a file that is no archive are said as such [CLI-ERR-3]', async () => {
    expect(errorOf(await home.run(['show', 'nothing', '--json']))).toMatchObject({ code: 'unknown-run' });
    expect(errorOf(await home.run(['verify', './none.assay', '--json']))).toMatchObject({ code: 'unreadable-file' });
    const file = join(home.path, 'text.assay');
    await writeFile(file, 'This is no archive.');
    expect(errorOf(await home.run(['verify', file, '--json']))).toMatchObject({ code: 'seal-broken' });
  });

  test('a stack is shown with --debug only [CLI-ERR-3]', async () => {
    expect((await home.run(['verify', './none.assay'])).err).not.toMatch(/\n +at /);
    expect((await home.run(['verify', './none.assay', '--debug'])).err).toMatch(/\n +at /);
  });

  test('a home that cannot be written is said before any work is done [CLI-ERR-4]', async () => {
    const file = join(home.path, 'a-file');
    await writeFile(file, '');
    const answer = await home.run(['analyze', 'AAPL', '--sample', '--json'], { env: { ASSAY_HOME: join(file, 'below') } });
    expect(answer.code).toBe(1);
    expect(errorOf(answer)).toMatchObject({ code: 'not-writable' });
    expect(answer.err).not.toContain('judge');
  });

  test.skipIf(process.platform === 'win32')('a folder without write permission is said to be one [CLI-ERR-4]', async () => {
    const locked = join(home.path, 'locked');
    await mkdir(locked);
    await chmod(locked, 0o555);
    await chmod(home.path, 0o755);
    const nobody = process.getuid?.() === 0 ? { uid: 65534 } : {};
    expect(errorOf(await home.run(['analyze', 'AAPL', '--sample', '--json'], { env: { ASSAY_HOME: locked }, ...nobody }))).toMatchObject({ code: 'not-writable' });
  });

  const mounts = process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('sh', ['-c', 'd=$(mktemp -d) && mount -t tmpfs -o size=64k tmpfs "$d" && umount "$d" && rmdir "$d"']).status === 0;
  test.skipIf(!mounts)('a disk that fills up is said as such, the report is still printed, and no part of a run stays (needs to mount a small disk) [CLI-ERR-5]', async () => {
    const small = join(home.path, 'small');
    await mkdir(small);
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', small]);
    try {
      const answer = await home.run(['analyze', 'AAPL', '--sample'], { env: { ASSAY_HOME: small } });
      expect(answer.code).toBe(1);
      expect(answer.err).toContain('disk-full');
      expect(answer.out).toContain('# Apple');
      expect(await readdir(join(small, 'runs'))).toEqual([]);
    } finally {
      spawnSync('umount', [small]);
    }
  });

  test('a reader that goes away is no failure', () => {
    const done = spawnSync('sh', ['-c', `"${process.execPath}" "${join(import.meta.dirname, '..', 'cli', 'assay.mjs')}" help | head -1`], { encoding: 'utf8' });
    expect(done.stderr).toBe('');
  });
});

describe('stopping', () => {
  test('Ctrl-C ends with 130, says what to do, and leaves no run [CLI-STOP-1]', async () => {
    const stopped = await makeHome();
    const answer = await stopped.run(['analyze', 'AAPL', '--sample'], { onText: (text, child) => { if (text.includes('Assay AAPL')) child.kill('SIGINT'); } });
    expect(answer.code).toBe(130);
    expect(answer.err).toContain('interrupted');
    expect(answer.err).toMatch(/again/i);
    expect((await stopped.run(['runs', '--json'])).out).toContain('"runs":[]');
    await stopped.remove();
  });

  test('killed at any moment, the program leaves no run that looks whole and is not [CLI-STOP-2]', async () => {
    const killed = await makeHome();
    const full = await killed.run(['analyze', 'AAPL', '--sample', '--depth', 'quick', '--json']);
    const whole = Number(lastObject(full)['elapsedMs']);
    for (let part = 1; part <= 10; part += 1) {
      const child = killed.start(['analyze', 'AAPL', '--sample', '--depth', 'quick', '--json']);
      const answer = answerOf(child);
      // The last tenth is where files are written: most of the kills go there.
      setTimeout(() => child.kill('SIGKILL'), whole * (part <= 3 ? part * 0.25 : 0.85 + (part - 4) * 0.04));
      await answer;
    }
    const { runs } = lastObject(await killed.run(['runs', '--json'])) as { runs: { state: string; path: string }[] };
    expect(runs.filter((run) => run.state === 'broken')).toEqual([]);
    for (const run of runs.filter(({ state }) => state === 'sealed').slice(0, 4)) expect(await killed.run(['verify', run.path])).toMatchObject({ code: 0 });
    expect(await killed.run(['runs', '--clean'])).toMatchObject({ code: 0 });
    expect((await readdir(join(killed.path, 'runs'))).filter((name) => name.startsWith('.'))).toEqual([]);
    await killed.remove();
  }, 180_000);
});

describe('a network that keeps silent', () => {
  test('the first line appears at once and the note is written on sample data [CLI-NET-1]', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => { sockets.add(socket.on('error', () => undefined)); });
    await new Promise<void>((resolve) => { silent.listen(0, '127.0.0.1', resolve); });
    const proxy = `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
    const started = performance.now();
    let firstLineMs = Infinity;
    const answer = await home.run(['analyze', 'AAPL', '--depth', 'quick', '--json'], {
      env: { HTTPS_PROXY: proxy, HTTP_PROXY: proxy, ASSAY_CONTACT: 'Test test@example.org' },
      onText: (text) => { if (text.includes('\n')) firstLineMs = Math.min(firstLineMs, performance.now() - started); },
    });
    for (const socket of sockets) socket.destroy();
    silent.close();
    expect(firstLineMs).toBeLessThan(5_000);
    expect(answer.code).toBe(0);
    expect(lastObject(answer)).toMatchObject({ data: { mode: 'sample' } });
  });
});

/** The modules behind a loaded script: itself, or what was packed into it. */
async function modulesOf(url: string): Promise<readonly string[]> {
  if (!url.includes('/.assay-packed/')) return [url];
  const held = parseJson(await readFile(new URL(heldName, url), 'utf8').catch(() => '{}')) as Record<string, readonly string[]>;
  return held[url.slice(url.lastIndexOf('/') + 1)] ?? [];
}

describe('the first second', () => {
  test.each([['--help'], []].map((args) => ({ args })))('help and the explanation without arguments load the command line alone, no analyst, no judge and no source: $args [CLI-START-1]', async ({ args }) => {
    const coverage = join(home.path, `loaded-${String(args.length)}`);
    const answer = await home.run(args, { env: { NODE_V8_COVERAGE: coverage } });
    expect(answer).toMatchObject({ code: 0 });
    expect(answer.out).toContain('analyze');
    const scripts = (await Promise.all((await readdir(coverage)).map(async (name) => parseJson(await readFile(join(coverage, name), 'utf8'))))).flatMap((told) => (told as { result: { url: string }[] }).result.map(({ url }) => url));
    const modules = (await Promise.all(scripts.map(modulesOf))).flat();
    const own = modules.flatMap((path) => /\/packages\/([a-z]+)\/src\//.exec(path)?.[1] ?? []);
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((name) => ['agent', 'audit', 'calc', 'data', 'knowledge', 'web'].includes(name))).toEqual([]);
    expect(modules.filter((path) => path.includes('/node_modules/')).length).toBeLessThan(40);
  });

  test('every verb explains itself with an example [CLI-START-2]', async () => {
    const verbs = [...(await home.run(['help'])).out.matchAll(/^ {2}([a-z]+) {2,}/gm)].map((match) => match[1] ?? '').filter((verb) => verb !== 'help');
    expect(verbs).toEqual(['analyze', 'ask', 'resume', 'audit', 'ingest', 'search', 'show', 'runs', 'compare', 'export', 'verify', 'replay', 'keys', 'bench', 'data', 'mcp', 'serve', 'cost', 'doctor', 'completion']);
    for (const verb of verbs) expect((await home.run(['help', verb])).out).toMatch(/Example:\n {2}assay /);
  });

  test('data list names the companies that work without the network [CLI-DATA-1]', async () => {
    const { companies } = lastObject(await home.run(['data', 'list', '--json'])) as { companies: { ticker: string }[] };
    expect(companies.map((company) => company.ticker)).toEqual(expect.arrayContaining(['AAPL', 'NVDA', 'GOOGL']));
  });

  test('completion knows the verbs, in a form that the shell accepts', async () => {
    const { out } = await home.run(['completion', 'bash']);
    expect(spawnSync('bash', ['-n'], { input: out }).status).toBe(0);
    expect(out).toContain('analyze');
  });

  test('doctor says what is there and what is not', async () => {
    const answer = await home.run(['doctor', '--json'], { env: { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' } });
    expect(answer.code).toBe(0);
    expect(lastObject(answer)).toMatchObject({ well: true });
  });
});
