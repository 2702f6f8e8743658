import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { sessionViewSchema } from '@assay/record/api';
import { hashPassword, verifyPassword } from './access/password.ts';
import { closedAccess, openApi, passwords, tokens, type Api } from './testing/api-fixture.ts';

const at: { api: Api; open: Api } = { api: undefined as unknown as Api, open: undefined as unknown as Api };
const noWork = { reader: { atOnce: 0, runsAnHour: 0, auditsAnHour: 1, plansAnHour: 1 }, analyst: { atOnce: 1, runsAnHour: 2, auditsAnHour: 1, plansAnHour: 1 }, admin: { atOnce: 1, runsAnHour: 2, auditsAnHour: 1, plansAnHour: 1 } };
beforeAll(async () => {
  at.api = await openApi({ access: await closedAccess(), budgets: noWork });
  at.open = await openApi();
});
afterAll(async () => {
  await at.api.remove();
  await at.open.remove();
});

async function logIn(role: keyof typeof passwords): Promise<{ readonly cookie: string; readonly csrf: string; readonly setCookie: string }> {
  const response = await at.api.ask('/api/v1/session', { method: 'POST', body: { password: passwords[role] }, remoteAddress: '198.51.100.7' });
  const setCookie = response.headers.get('set-cookie') ?? '';
  return { setCookie, cookie: setCookie.split(';')[0] ?? '', csrf: sessionViewSchema.parse(parseJson(await response.text())).csrf ?? '' };
}

test('a password is kept as argon2id under a salt of its own, and found again however it is composed [HTTP-LOGIN-1]', async () => {
  const [one, two] = [await hashPassword('Cafe\u0301 au lait'), await hashPassword('Cafe\u0301 au lait')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('Caf\u00e9 au lait', one)).toBe(true);
  expect(await verifyPassword('Cafe au lait', one)).toBe(false);
  for (const broken of ['', 'plain', '$argon2id$v=19$m=9999999,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA', one.slice(0, -4)]) expect(await verifyPassword('Cafe\u0301 au lait', broken)).toBe(false);
});

test('the session stands in a cookie that no script reads and no other site sends [HTTP-LOGIN-2]', async () => {
  const { setCookie, cookie } = await logIn('reader');
  expect(setCookie).toMatch(/HttpOnly/);
  expect(setCookie).toMatch(/SameSite=Strict/);
  const view = sessionViewSchema.parse(parseJson(await (await at.api.ask('/api/v1/session', { headers: { cookie } })).text()));
  expect(view).toMatchObject({ role: 'reader', open: false });
  expect((await at.api.ask('/api/v1/runs', { headers: { cookie } })).status).toBe(200);
});

test('a change without the mark of its session is refused, and a session that was closed is nobody’s [HTTP-CSRF-1]', async () => {
  const { cookie, csrf } = await logIn('analyst');
  const start = (headers: Readonly<Record<string, string>>): Promise<Response> => at.api.ask('/api/v1/jobs', { method: 'POST', body: { company: 'AAPL' }, headers: { cookie, ...headers } });
  expect((await start({})).status).toBe(403);
  expect((await start({ 'x-assay-csrf': 'something else' })).status).toBe(403);
  expect((await start({ 'x-assay-csrf': csrf })).status).toBe(202);
  expect((await at.api.ask('/api/v1/session', { method: 'DELETE', headers: { cookie, 'x-assay-csrf': csrf } })).status).toBe(204);
  expect((await at.api.ask('/api/v1/runs', { headers: { cookie } })).status).toBe(401);
});

test('a session ends when nobody used it for half a day [HTTP-LOGIN-2]', async () => {
  const { cookie } = await logIn('reader');
  at.api.pass(13 * 60 * 60_000);
  expect((await at.api.ask('/api/v1/runs', { headers: { cookie } })).status).toBe(401);
});

test('guessing is slowed down for the address that guesses, and a right password does not get around it [HTTP-THROTTLE-1]', async () => {
  const guess = (password: string): Promise<Response> => at.api.ask('/api/v1/session', { method: 'POST', body: { password }, remoteAddress: '203.0.113.9' });
  for (let time = 0; time < 6; time += 1) await guess('a wrong guess');
  const held = await guess(passwords.admin);
  expect(held.status).toBe(429);
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await logIn('reader')).cookie).not.toBe('');
  at.api.pass(2 * 60_000);
  expect((await guess(passwords.admin)).status).toBe(200);
});

test('a page of another site, and a name that is not the server’s, are refused even where no password is set [HTTP-ORIGIN-1]', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { host: 'evil.example' }, { origin: 'http://localhost:9999', host: 'localhost:3410' }]) {
    expect((await at.open.ask('/api/v1/runs', { headers })).status, JSON.stringify(headers)).toBe(403);
  }
  expect((await at.open.ask('/api/v1/runs', { headers: { origin: 'http://localhost:3410', host: 'localhost:3410' } })).status).toBe(200);
});

test('a role has its share of runs and of audits, and is told when the next is free [HTTP-BUDGET-1]', async () => {
  const asking = (path: string, body?: unknown): Promise<Response> => at.api.ask(path, { method: 'POST', body, headers: { authorization: `Bearer ${tokens.admin}` } });
  const verify = `/api/v1/runs/${at.api.run}/verification`;
  expect((await asking(verify)).status).toBe(200);
  const second = await asking(verify);
  expect(second.status).toBe(429);
  expect(await second.text()).toMatch(/free in \d+ minutes/);
  at.api.pass(61 * 60_000);
  expect((await asking(verify)).status).toBe(200);
  const runs = await Promise.all([1, 2, 3].map(() => asking('/api/v1/jobs', { company: 'AAPL' })));
  expect(runs.map(({ status }) => status)).toContain(429);
});

test('a token that is none opens nothing, whatever else comes with it [HTTP-TOKEN-1]', async () => {
  const { cookie } = await logIn('admin');
  for (const authorization of ['Bearer assay_wrong', 'Bearer ', 'Basic YTpi', `bearer ${tokens.admin}x`]) expect((await at.api.ask('/api/v1/runs', { headers: { authorization, cookie } })).status, authorization).toBe(403);
});
