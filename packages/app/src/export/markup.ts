// Markup as a value: text that goes into a page passes through `html` and is escaped there. Nothing else may make an `Html`.

/** Markup that is safe to write into a page as it stands. */
export type Html = { readonly markup: string };
export type Fill = Html | string | number | null | readonly Html[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' };

/** Text as it may stand in an element or in a quoted attribute. Control characters that HTML forbids become U+FFFD. */
export function escapeText(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\uFFFD').replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function fillMarkup(fill: Fill): string {
  if (fill === null) return '';
  if (typeof fill === 'string') return escapeText(fill);
  if (typeof fill === 'number') return String(fill);
  return 'markup' in fill ? fill.markup : fill.map((part) => part.markup).join('');
}

/** A template whose fillings are escaped unless they are markup themselves. Attributes must be written in double quotes. */
export function html(strings: TemplateStringsArray, ...fills: readonly Fill[]): Html {
  let markup = strings[0] ?? '';
  for (const [index, fill] of fills.entries()) markup += fillMarkup(fill) + (strings[index + 1] ?? '');
  return { markup };
}

export const nothing: Html = { markup: '' };

/** Pieces of markup one after the other, with nothing or the given markup between them. */
export function joinHtml(parts: readonly Html[], between = ''): Html {
  return { markup: parts.map((part) => part.markup).join(escapeText(between)) };
}
