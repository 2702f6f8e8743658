// The SEC's list of a company's filings: names, forms and dates. It holds no figure a report could state, so it gives no facts;
// it is captured because the choice of company, exchange and filings rests on it.
import { nodeAt, readJsonTree } from '../json/json-tree.ts';
import { AssayError } from '@assay/record';
import type { FactReader } from '../read-fact.ts';

export const readSecSubmissions: FactReader = ({ bytes }) => {
  const tree = readJsonTree(bytes, 'SEC EDGAR submissions');
  if (nodeAt(tree, 'cik') === undefined || nodeAt(tree, 'filings', 'recent')?.kind !== 'object') {
    throw new AssayError('malformed-source', 'SEC EDGAR submissions: the field filings/recent is absent.', { remedy: 'Fetch the document again; if it stays so, the SEC has changed its form.' });
  }
  return [];
};
