// The parser of pages, set up in one way: what a walk over a page is told, and where each piece of text stands in the source.
import { Parser } from 'htmlparser2';
import type { Span } from '@assay/record';

export type HtmlWalker = {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** `source` spans the piece as it is written, entities and all. */
  text(data: string, source: Span): void;
  close(name: string): void;
};

/** Leads the walker over a whole page, and gives it back. Filings close any tag within itself (`<td/>`); where a page is read as browsers do, `closesItself` is false. Never fails: any text is HTML. */
export function parseHtml<Walker extends HtmlWalker>(html: string, walk: Walker, { closesItself = true }: { readonly closesItself?: boolean } = {}): Walker {
  const parser = new Parser({
    onopentag: (name, attributes) => { walk.open(name, attributes); },
    ontext: (data) => { walk.text(data, { start: parser.startIndex, end: parser.endIndex + 1 }); },
    onclosetag: (name) => { walk.close(name); },
  }, { recognizeSelfClosing: closesItself, decodeEntities: true });
  parser.write(html);
  parser.end();
  return walk;
}
