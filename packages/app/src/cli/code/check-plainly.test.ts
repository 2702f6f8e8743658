// Values are refused and taken alike, whichever way they are checked.
import { afterEach, expect, test } from 'vitest';
import { config, z } from 'zod';
import { checkPlainly } from './check-plainly.ts';

afterEach(() => { config({ jitless: false }); });

test('schemas made after the call write no functions, and take and refuse the same values', () => {
  const made = (): z.ZodType => z.strictObject({ ticker: z.string().min(1), closes: z.array(z.object({ day: z.iso.date(), close: z.number() })) });
  const values: readonly unknown[] = [{ ticker: 'AAPL', closes: [{ day: '2024-09-30', close: 233 }] }, { ticker: '', closes: [] }, { ticker: 'AAPL', closes: [{ day: 'x', close: '1' }] }, { ticker: 'AAPL' }, { ticker: 'AAPL', closes: [], more: 1 }, null];
  const compiled = made();
  checkPlainly();
  const plain = made();
  expect(config().jitless).toBe(true);
  for (const value of values) expect(plain.safeParse(value)).toStrictEqual(compiled.safeParse(value));
});
