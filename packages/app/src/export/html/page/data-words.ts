// What kind of figures the run rests on. Stands on top of every page, so that nobody takes bundled figures for live ones.
import type { DataMode } from '@assay/record';
import { dayWords } from './day-words.ts';

const modeWords: Readonly<Record<DataMode['mode'], { readonly name: string; readonly caution: string }>> = {
  live: { name: 'Live data', caution: '' },
  cache: { name: 'Cached data', caution: ', not fetched anew' },
  sample: { name: 'Sample figures', caution: ', not live data' },
  mixed: { name: 'Partly sample figures', caution: ', not all of it live' },
  files: { name: 'The user’s own files', caution: '' },
};

/** `Sample figures as of 31 Jul 2025`. */
export function dataName(data: DataMode): string {
  return `${modeWords[data.mode].name} as of ${dayWords(data.asOf)}`;
}

/** `Sample figures as of 31 Jul 2025, not live data`. */
export function dataNotice(data: DataMode): string {
  return `${dataName(data)}${modeWords[data.mode].caution}`;
}
