import type { Clock } from '@assay/data';

/** The machine's time at the start of the program, carried on by its steady clock: it never runs backwards within a run. */
export const clock: Clock = () => new Date(performance.timeOrigin + performance.now());
