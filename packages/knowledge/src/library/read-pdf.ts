// The text of a PDF as its pages show it: items on one height are a line, wide gaps part columns by three blanks, a form feed parts pages.
import { AssayError } from '@assay/record';

type Item = { readonly text: string; readonly x: number; readonly y: number; readonly width: number; readonly size: number };

/** A report has hundreds of pages, not tens of thousands. */
const MOST_PAGES = 3000;
/** In widths of a blank: from here on a gap is a blank, and from here on another column. A blank is about a quarter of the type's size. */
const GAP = { word: 0.15, column: 1.1 };

/** Throws AssayError('unreadable-file') for what is no PDF, is locked or has no text. */
export async function readPdf(bytes: Uint8Array, name: string): Promise<string> {
  const pages = await itemsByPage(bytes, name);
  const text = pages.map(layOut).join('\f');
  if (!/\p{L}/u.test(text)) throw unreadable(`${name} has no text: its pages are pictures.`, 'Have its text recognised first, and ingest that.');
  return text;
}

function unreadable(what: string, remedy: string, cause?: unknown): AssayError {
  return new AssayError('unreadable-file', what, { remedy, cause });
}

async function itemsByPage(bytes: Uint8Array, name: string): Promise<Item[][]> {
  // Loaded where a PDF is read: it is large.
  const { extractTextItems, getDocumentProxy } = await import('unpdf');
  try {
    // PDF.js takes the bytes over: they are copied.
    const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
    if (document.numPages > MOST_PAGES) throw unreadable(`${name} has ${String(document.numPages)} pages; at most ${String(MOST_PAGES)} are read.`, 'Split it.');
    const { items } = await extractTextItems(document);
    await document.cleanup();
    return items.map((page) => page.flatMap(({ str, x, y, width, fontSize }) => (str.trim() === '' ? [] : [{ text: str, x, y, width, size: fontSize }])));
  } catch (error) {
    if (error instanceof AssayError) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw isLocked ? unreadable(`${name} is locked by a password.`, 'Save it without the password.', error) : unreadable(`${name} is no PDF that can be read.`, 'Fetch it again, or save its text.', error);
  }
}

function layOut(items: readonly Item[]): string {
  return linesOf(items).map((line) => joinItems(line.toSorted((left, right) => left.x - right.x))).join('\n');
}

/** From the top down; what stands within half a type's height is one line. */
function linesOf(items: readonly Item[]): Item[][] {
  const lines: Item[][] = [];
  let height = Number.NaN;
  for (const item of items.toSorted((left, right) => right.y - left.y)) {
    const line = lines.at(-1);
    if (line !== undefined && Math.abs(height - item.y) <= item.size / 2) line.push(item);
    else {
      lines.push([item]);
      height = item.y;
    }
  }
  return lines;
}

function joinItems(items: readonly Item[]): string {
  let line = '';
  let end = Number.NaN;
  for (const { text, x, width, size } of items) {
    const gap = line === '' ? 0 : (x - end) / Math.max(1, size);
    line += gap > GAP.column ? '   ' : gap > GAP.word && !line.endsWith(' ') && !text.startsWith(' ') ? ' ' : '';
    line += text;
    end = x + width;
  }
  return line.trimEnd();
}
