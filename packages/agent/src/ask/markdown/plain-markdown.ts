// Words from outside inside Markdown: shown as they are, never read as markup of the answer.

/** Words inside a line, with every mark that Markdown would read written so that it is shown. An underscore inside a word is none. */
export function plainWords(words: string): string {
  return words.replace(/\s+/g, ' ').trim().replace(/[\\`*[\]<>|~{}]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&').replace(/&(?=#?\w{1,32};)/g, '&amp;');
}

/** The same for words that open a line: they begin no list and no heading. */
export function plainInline(words: string): string {
  return plainWords(words).replace(/^(\d{1,9})([.)])/, '$1\\$2').replace(/^([-+#=])/, '\\$1');
}

/** A block quote: one line for each of the quoted text's own. */
export function quoteLines(quote: string): string {
  return quote.trim().split(/\n+/).map((line) => `> ${plainInline(line)}`).join('\n');
}
