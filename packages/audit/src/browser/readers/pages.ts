// The reader of web pages, which brings an HTML parser along, loaded for an archive that has them.
import type { FactReader } from '../../facts/read-fact.ts';
import { readHtmlPage } from '../../facts/readers/html.ts';
import { readDuckDuckGo } from '../../facts/web/read-duckduckgo.ts';

export const pageReaders: Readonly<Record<string, FactReader>> = { html: readHtmlPage, 'duckduckgo-search': readDuckDuckGo };
