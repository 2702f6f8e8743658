// Outside text as it may be shown in a terminal: an escape sequence in a report could move the cursor, retitle the window or hide a line.

/** Control characters but line end and tab become `�`; marks that turn the writing direction around are dropped. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
