// Words from outside as Markdown reads them: one line, nothing in it is markup, in a cell of a table or outside.
export function plainMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}
