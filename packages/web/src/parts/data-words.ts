// What kind of figures a run rests on, so that nobody takes bundled figures for live ones.
import type { DataMode } from '@assay/record';
import { dayWords } from './day-words.ts';

const modes: Readonly<Record<DataMode['mode'], string>> = { live: 'Live data', cache: 'Cached data', sample: 'Sample figures', mixed: 'Partly sample figures', files: 'Own files' };

/** `Sample figures as of 31 Jul 2025`. */
export function dataWords({ mode, asOf }: DataMode): string {
  return `${modes[mode]} as of ${dayWords(asOf)}`;
}

export function dataMode({ mode }: Pick<DataMode, 'mode'>): string {
  return modes[mode];
}
