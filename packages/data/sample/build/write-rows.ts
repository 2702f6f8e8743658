// The one form of the bundled files: ASCII JSON, header members first, then a list with one row a line. The fact readers count on it.

/** Any text as JSON in plain ASCII, so that a character's place is its byte's place. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export type RowsFile = { readonly header: Readonly<Record<string, unknown>>; readonly list: string; readonly rows: readonly (readonly unknown[])[] };

/** Members whose values are lists of rows stand one row a line too. */
export function writeRows({ header, list, rows }: RowsFile): string {
  const members = Object.entries(header).map(([name, value]) => `${asciiJson(name)}:${isRows(value) ? `[\n${lines(value)}\n]` : asciiJson(value)},\n`);
  return `{\n${members.join('')}"${list}":[\n${lines(rows)}\n]\n}\n`;
}

function isRows(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => Array.isArray(entry));
}

function lines(rows: readonly unknown[]): string {
  return rows.map(asciiJson).join(',\n');
}
