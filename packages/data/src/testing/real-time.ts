// The machine's own time, for tests that talk to a server on this machine.
import type { Clock, Sleep } from '../effects.ts';

export const realClock: Clock = () => new Date(performance.timeOrigin + performance.now());

export const realSleep: Sleep = (ms, signal) => new Promise((resolve) => {
  if (signal?.aborted === true) {
    resolve();
    return;
  }
  const timer = setTimeout(resolve, ms);
  signal?.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  }, { once: true });
});
