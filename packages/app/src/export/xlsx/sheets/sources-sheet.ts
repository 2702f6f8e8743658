// The captured responses, each with its address, its hash and when it was read.
import type { WriteSheet } from 'hucre/xlsx';
import type { Book } from '../book.ts';
import { address, figure, words, type SheetCell } from '../cells.ts';
import { makeSheet } from '../make-sheet.ts';

const columns = [
  { title: 'Source', width: 8 }, { title: 'Name', width: 44 }, { title: 'Kind', width: 12 }, { title: 'Came by', width: 14 }, { title: 'Address', width: 70 }, { title: 'Read at', width: 24 }, { title: 'Known up to', width: 14 },
  { title: 'Bytes', width: 14 }, { title: 'SHA-256', width: 66 }, { title: 'Licence', width: 40 }, { title: 'Capture', width: 26 },
];

export function sourcesSheet({ run }: Book, foot: string): WriteSheet {
  const rows = run.captures.map(({ capture }, index): SheetCell[] => [
    words(`S${String(index + 1)}`), words(capture.sourceName, { wrap: true }), words(capture.sourceKind), words(capture.origin), address(capture.request.url), words(capture.receivedAt), words(capture.asOf ?? ''),
    figure(capture.size, '#,##0'), words(capture.sha256), words(capture.licence, { wrap: true }), words(capture.id, { faint: true }),
  ]);
  return makeSheet({ name: 'Sources', columns, rows, foot, printed: 9 });
}
