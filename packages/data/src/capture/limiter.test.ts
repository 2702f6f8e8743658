import { expect, test } from 'vitest';
import { openVirtualTime } from '../testing/virtual-time.ts';
import { openLimiter } from './limiter.ts';

test('no more tasks start in any second than the pace allows [DATA-POLITE-1]', async () => {
  const time = openVirtualTime();
  const limiter = openLimiter({ perSecond: 8, atOnce: 4 }, time);
  const starts: number[] = [];
  await time.settle(Promise.all(Array.from({ length: 40 }, () => limiter(() => Promise.resolve(starts.push(time.elapsed()))))));
  const most = Math.max(...starts.map((start) => starts.filter((other) => other >= start && other < start + 1000).length));
  expect(most).toBeLessThanOrEqual(8);
  expect(starts).toHaveLength(40);
});

test('after a rest a burst starts at once, and no minute sees more than the burst and the pace [DATA-POLITE-1]', async () => {
  const time = openVirtualTime();
  const limiter = openLimiter({ perSecond: 1.5, atOnce: 40, burst: 24 }, time);
  const starts: number[] = [];
  await time.settle(Promise.all(Array.from({ length: 200 }, () => limiter(() => Promise.resolve(starts.push(time.elapsed()))))));
  expect(starts.filter((start) => start === 0)).toHaveLength(24);
  expect(Math.max(...starts.map((start) => starts.filter((other) => other >= start && other < start + 60_000).length))).toBeLessThanOrEqual(24 + 90);
});

test('no more tasks run at once than agreed, also when some fail', async () => {
  const time = openVirtualTime();
  const limiter = openLimiter({ perSecond: 1000, atOnce: 2 }, time);
  let running = 0;
  let most = 0;
  const task = async (fails: boolean): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await time.sleep(100);
    running -= 1;
    if (fails) throw new Error('failed');
  };
  await time.settle(Promise.allSettled([false, true, false, true, false].map((fails) => limiter(() => task(fails)))));
  expect(most).toBe(2);
});
