// Finding companies from the command line, on the bundled lists.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';

let home: Home;
beforeAll(async () => { home = await makeHome(); });
afterAll(() => home.remove());

test('a kind of business, a former name and a company without filings are each answered as such [RESOLVE-FIND-1] [RESOLVE-FORMER-1] [RESOLVE-GONE-1]', async () => {
  expect(lastObject(await home.run(['data', 'find', 'chip', 'makers', '--limit', '2', '--json']))).toMatchObject({ kind: 'companies', companies: [{ ticker: 'NVDA' }, { ticker: 'AVGO' }] });
  expect((await home.run(['data', 'find', 'Facebook'])).out).toContain('Facebook was the name of Meta Platforms until 2021');
  expect(await home.run(['data', 'find', 'Samsung'])).toMatchObject({ code: 1, out: expect.stringContaining('does not file') as string });
});
