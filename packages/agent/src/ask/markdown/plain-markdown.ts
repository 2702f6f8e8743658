// Words from outside inside Markdown: shown as they are, never read as markup of the answer.

/** One line, with every mark that Markdown would read written so that it is shown. */
export function plainInline(words: string): string {
  return words.replace(/\s+/g, ' ').trim().replace(/[\\`*_[\]<>#|~{}]/g, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2').replace(/^([-+])/, '\\$1').replaceAll('&', '&amp;');
}

/** A block quote: one line for each of the quoted text's own. */
export function quoteLines(quote: string): string {
  return quote.trim().split(/\n+/).map((line) => `> ${plainInline(line)}`).join('\n');
}
