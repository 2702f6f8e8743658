// The journal as lines: when, which step, what happened.
import type { JournalEntry } from '@assay/record';
import type { Output } from '../output.ts';
import { cleanLine } from './clean-text.ts';
import { cutText, padEnd } from './text-width.ts';

function seconds(from: string, to: string): string {
  return `${((Date.parse(to) - Date.parse(from)) / 1000).toFixed(2)} s`.padStart(9);
}

function dataWords(data: JournalEntry['data']): string {
  return Object.entries(data).filter(([, value]) => value !== null).map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`).join(' · ');
}

export function printTrace(entries: readonly JournalEntry[], out: Output): void {
  const start = entries[0]?.at ?? '';
  for (const entry of entries) {
    const line = `${seconds(start, entry.at)}  ${padEnd(cleanLine(entry.step ?? ''), 12)} ${padEnd(cleanLine(entry.event), 20)} ${cleanLine(dataWords(entry.data))}`;
    out.line(out.columns === null ? line : cutText(line, out.columns));
  }
}
