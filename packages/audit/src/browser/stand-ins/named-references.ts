// Takes the place of `decode-named-character-reference` in the browser build. That library asks the page for the meaning of "&eacute;",
// which a worker cannot, or carries a second table of 2,125 names beside the HTML parser's; this one uses the parser's, fetched when needed.
type Decode = (text: string) => string;
const table: { decode: Decode | null } = { decode: null };

/** To be awaited before Markdown that holds an ampersand is read. */
export async function loadNamedReferences(): Promise<void> {
  table.decode ??= (await import('entities/decode')).decodeHTMLStrict;
}

/** The characters that a name means, without `&` and `;`; false for a name that HTML does not have. */
export function decodeNamedCharacterReference(name: string): string | false {
  if (table.decode === null) throw new TypeError('the table of named references was not loaded');
  const reference = `&${name};`;
  const decoded = table.decode(reference);
  return decoded === reference ? false : decoded;
}
