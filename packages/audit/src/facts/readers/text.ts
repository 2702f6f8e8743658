import { decodeText } from '../decode-text.ts';
import { makeReadFacts } from '../draft.ts';
import { companyAbove } from '../company-named.ts';
import type { FactReader } from '../read-fact.ts';
import { readTexts } from '../text/read-text.ts';

/** Plain text, as filings are turned into it: paragraphs, and tables as pipe rows. */
export const readTextFile: FactReader = ({ capture, bytes }, { dictionary }) => {
  const text = decodeText(bytes, capture);
  return makeReadFacts(readTexts([{ text, anchorAt: (span) => ({ kind: 'span', ...span }) }], dictionary), capture, capture.entity ?? companyAbove(text));
};
