// Columns that a text takes in a terminal, and text cut to columns.
const marks = /^[\p{M}\p{Cf}\u200d\ufe0f]/u;
// Unicode's East Asian Wide and Fullwidth ranges, and pictures.
const wide = /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u;
let segmenter: Intl.Segmenter | undefined;
/** Made when it is first needed: most lines are plain ASCII. */
const graphemesOf = (text: string): Intl.Segments => (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text);
const asciiText = /^[\x20-\x7e]*$/;
// What this program itself writes: colours. Outside text is cleaned of escapes before it is shown.
const colours = new RegExp(String.raw`\u001b\[\d{1,3}m`, 'g');

function graphemeWidth(grapheme: string): number {
  if (marks.test(grapheme)) return 0;
  return wide.test(grapheme) ? 2 : 1;
}

export function textWidth(text: string): number {
  const plain = text.replace(colours, '');
  if (asciiText.test(plain)) return plain.length;
  let width = 0;
  for (const { segment } of graphemesOf(plain)) width += graphemeWidth(segment);
  return width;
}

/** Pads to columns; longer text stands as it is. */
export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)));
}

/** Cuts to columns, with an ellipsis as the last one. The text holds no colours. */
export function cutText(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  let cut = '';
  let width = 0;
  for (const { segment } of graphemesOf(text)) {
    width += graphemeWidth(segment);
    if (width > columns - 1) break;
    cut += segment;
  }
  return `${cut}…`;
}

/** Breaks at spaces into lines of at most the given columns; a longer word stands on a line of its own. */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer) > columns) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}
