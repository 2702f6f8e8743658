import { expect, test } from 'vitest';
import { makePdf } from '../testing/make-pdf.ts';
import { pageAt, pageStarts } from './pages.ts';
import { readDocument } from './read-document.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a PDF becomes the text of its pages, its columns parted, its bytes those of the text [INGEST-READ-1]', async () => {
  const pdf = makePdf([[{ x: 72, y: 700, text: 'Boats Corp.' }, { x: 72, y: 680, text: 'Rents' }, { x: 300, y: 680, text: '912' }, { x: 380, y: 680.4, text: '804' }], [{ x: 72, y: 700, text: 'Second page' }]]);
  const document = await readDocument(pdf, 'report.pdf');
  expect(document.page).toEqual({ text: 'Boats Corp.\nRents   912   804\fSecond page' });
  expect([new TextDecoder().decode(document.bytes), document.isExtracted]).toEqual(['Boats Corp.\nRents   912   804\fSecond page', true]);
  const starts = pageStarts('text' in document.page ? document.page.text : '') ?? [];
  expect([pageAt(starts, 5), pageAt(starts, starts[1] ?? 0)]).toEqual([1, 2]);
});

test('pages are parted by form feeds, else by marks of their own; a text without either has none [INGEST-READ-1]', () => {
  expect(pageStarts('one\ftwo\f')).toEqual([0, 4]);
  expect(pageStarts('cover\n[Page 1]\nhats\n[Page 2]\nboats')).toEqual([0, 20]);
  expect(pageStarts('cover\n<PAGE>\nhats\n<PAGE>  2\nboats')).toEqual([0, 18]);
  expect(pageStarts('one stretch, see page 3')).toBeNull();
});

test('what cannot be read says why [INGEST-READ-2]', async () => {
  const why = async (content: Uint8Array, name: string): Promise<string> => readDocument(content, name).then(() => 'read', (error: unknown) => (error as Error).message);
  expect(await why(bytes('%PDF-1.4 torn off'), 'a.pdf')).toBe('a.pdf is no PDF that can be read.');
  expect(await why(bytes('no pdf at all'), 'a.pdf')).toBe('a.pdf is no PDF.');
  expect(await why(makePdf([[]]), 'scan.pdf')).toBe('scan.pdf has no text: its pages are pictures.');
  expect(await why(new Uint8Array([0x50, 0x4b, 3, 4]), 'a.txt')).toBe('a.txt is a zip archive.');
  expect(await why(new Uint8Array([65, 66, 0, 0]), 'a.txt')).toContain('bytes that no text has');
  expect(await why(bytes(' \n 12 \n'), 'a.txt')).toBe('a.txt has no words.');
});

test('an old text with marks for tables and pages is text, laid out by its blanks [INGEST-READ-1]', async () => {
  const old = '<TABLE>\n<CAPTION>\n<S>   <C>\nBoats   12   11\nOars   3   2\n</TABLE>\n<PAGE>   2\n';
  expect((await readDocument(bytes(old), '0000000042-97-000001.txt')).page).toEqual({ text: old });
  expect((await readDocument(bytes('<table><tr><td>Boats</td></tr></table>'), 'a.htm')).page).toHaveProperty('html');
});

test('a page of an older charset is read in it, and says so [INGEST-READ-1]', async () => {
  const document = await readDocument(Uint8Array.from([...bytes('<p>Caf'), 0xe9, ...bytes(' au lait</p>')]), 'old.htm');
  expect([document.page, document.mediaType]).toEqual([{ html: '<p>Café au lait</p>' }, 'text/html; charset=windows-1252']);
});
