import { expect, test } from 'vitest';
import { openDesk } from '../../desk/open-desk.ts';
import { openMemoryStore } from '../../capture/memory-store.ts';
import { nodeSha256 } from '../../testing/node-sha256.ts';
import type { ToolAnswer } from '../tool.ts';

const nobody = (): Promise<never> => Promise.reject(new TypeError('there is no network'));
const desk = openDesk({
  mode: 'sample', fetch: nobody, store: openMemoryStore(), clock: () => new Date('2026-03-24T09:00:00Z'), sleep: () => Promise.resolve(), sha256: nodeSha256,
  contact: null, fredKey: null, fmpKey: null, tavilyKey: null, redditKey: null, fetchAt: nobody, resolveHost: nobody,
});
type Trades = { readonly sales: { readonly shares: number }; readonly transactions: readonly { readonly shares: number; readonly code: string; readonly day: string; readonly filed: string }[] };

async function tradesOf(ticker: string, asOf: string | null = null): Promise<ToolAnswer> {
  return desk.runTool('get_insider_trades', { ticker }, { asOf });
}

test('without the network the bundled open-market trades stand in, newest first, and that is said [SAMPLE-INSIDERS-1]', async () => {
  const answer = await tradesOf('MSFT');
  expect(answer).toMatchObject({ ok: true, tool: 'get_insider_trades' });
  if (!answer.ok) return;
  const { sales, transactions } = answer.answer as unknown as Trades;
  expect(answer.notes.join(' ')).toContain('The bundled open-market trades are used');
  expect(transactions.map(({ day }) => day)).toEqual(transactions.map(({ day }) => day).toSorted().reverse());
  expect(transactions.filter(({ code }) => code === 'S').reduce((sum, { shares }) => sum + shares, 0)).toBe(sales.shares);
  expect(answer.captures).toHaveLength(1);
});

test('trades whose forms were filed after the day asked about are not known on it [SAMPLE-INSIDERS-1]', async () => {
  const answer = await tradesOf('MSFT', '2025-05-31');
  expect(answer.ok ? (answer.answer as unknown as Trades).transactions.every(({ filed }) => filed <= '2025-05-31') : null).toBe(true);
});

test('a company without bundled trades says what the SEC asks for [SAMPLE-INSIDERS-1]', async () => {
  expect(await tradesOf('BA')).toMatchObject({ ok: false, error: { message: expect.stringContaining('contact') as string } });
});
