import { decodeText } from '../decode-text.ts';
import { makeReadFacts } from '../draft.ts';
import { readHtml } from '../html/read-html.ts';
import type { FactReader } from '../read-fact.ts';

/** A page: its tables, its text, and its inline XBRL where it has it. The capture's entity stands before the page's own. */
export const readHtmlPage: FactReader = ({ capture, bytes }, { dictionary }) => {
  const { drafts, entity } = readHtml(decodeText(bytes, capture), dictionary);
  return makeReadFacts(drafts, capture, capture.entity ?? entity);
};
