// Patterns as a text of plain letters needs them: there a letter is one of 52 and a digit one of ten. Unicode's classes, folded for their case, take
// many times as long to make ready.

/** Without letters or digits beyond ASCII's. */
const plainText = /^[\0-\x7f‘’“”–—…€£•]*$/;

export const isPlainText = (text: string): boolean => plainText.test(text);

/** The same pattern for plain texts; it finds there what the given one finds. */
export function forPlainText({ source, flags }: { readonly source: string; readonly flags: string }): RegExp {
  let isInClass = false;
  const plain = source.replace(/\\p\{[LN]\}|\\.|[[\]]/g, (part) => {
    if (part === '[' || part === ']') isInClass = part === '[';
    if (part !== '\\p{L}' && part !== '\\p{N}') return part;
    const range = part === '\\p{L}' ? 'A-Za-z' : '0-9';
    return isInClass ? range : `[${range}]`;
  });
  return new RegExp(plain, /\\[pPu]/.test(plain) ? flags : flags.replace('u', ''));
}
