// The index page of a filing: its documents with their types, as `EX-13`.
import { decodeText, walkHtml, type HtmlCell } from '@assay/audit/facts';
import type { Endpoint } from '../capture/endpoint.ts';

export type FiledDocument = { readonly type: string; readonly name: string; readonly description: string };

/** The name of the page in the filing's folder. */
export function indexPageOf(accession: string): string {
  return `${accession}-index.html`;
}

/** Documents in the order of the page; none for a page that is no index. */
export function readFilingIndex(html: string): FiledDocument[] {
  return walkHtml(html).blocks.flatMap((block) => {
    if (block.kind === 'text') return [];
    const rows: readonly (readonly HtmlCell[])[] = block.table.rows;
    const heads = (rows[0] ?? []).map(({ text }) => text.toLowerCase());
    const [type, document, description] = ['type', 'document', 'description'].map((head) => heads.indexOf(head));
    if (type === undefined || document === undefined || Math.min(type, document) < 0) return [];
    return rows.slice(1).flatMap((row): FiledDocument[] => {
      // Behind a name may stand a mark: "a10-k.htm   iXBRL".
      const name = (row[document]?.text ?? '').split(' ')[0] ?? '';
      return /^[\w.-]+\.\w+$/.test(name) ? [{ type: (row[type]?.text ?? '').toUpperCase(), name, description: row[description ?? -1]?.text ?? '' }] : [];
    });
  });
}

export const checkFilingIndex: Endpoint['check'] = ({ bytes, capture }) => (readFilingIndex(decodeText(bytes, capture)).length === 0 ? { field: 'the table of documents', why: 'is absent: it is no index of a filing' } : null);
