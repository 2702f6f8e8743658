// The information table of a manager's Form 13F: what it held at the end of a quarter. Values are whole dollars in filings from 2023 on, thousands before (SEC release 34-95148).
import { AssayError, usd, type Unit } from '@assay/record';
import { decodeText } from '../decode-text.ts';
import { makeFactId } from '../fact-id.ts';
import type { FactReader, ReadFact } from '../read-fact.ts';
import { shiftDecimal } from '../shift-decimal.ts';
import { child, childrenOf, readXmlTree, textOf, type XmlNode } from '../xml/xml-tree.ts';

export type Holding = { readonly number: number; readonly issuer: string; readonly titleOfClass: string; readonly cusip: string; readonly putCall: string | null; readonly isPrincipal: boolean; readonly node: XmlNode };

/** Throws AssayError('malformed-source') for what is no information table. */
export function readHoldings(text: string): Holding[] {
  const root = readXmlTree(text.trimStart(), 'Form 13F');
  if (root.name !== 'informationTable') throw new AssayError('malformed-source', 'Form 13F: the field informationTable is absent.', { remedy: 'Fetch the table again.' });
  return childrenOf(root, 'infoTable').map((node, index) => ({
    number: index + 1, issuer: textOf(node, 'nameOfIssuer') ?? '', titleOfClass: textOf(node, 'titleOfClass') ?? '', cusip: textOf(node, 'cusip') ?? '', putCall: textOf(node, 'putCall'),
    isPrincipal: textOf(node, 'shrsOrPrnAmt', 'sshPrnamtType') === 'PRN', node,
  }));
}

/** The year in the accession number of the address: …/000095012323002585/… was filed in 2023. Null where the address has none. */
function yearFiled(url: string): number | null {
  const [, year] = /\/\d{10}(\d{2})\d{6}(?:\/|$)/.exec(url) ?? [];
  if (year === undefined) return null;
  return Number(year) < 90 ? 2000 + Number(year) : 1900 + Number(year);
}

export const readSec13F: FactReader = ({ capture, bytes }) => {
  const text = decodeText(bytes, capture);
  const lead = text.length - text.trimStart().length;
  const scale = (yearFiled(capture.request.url) ?? 2023) < 2023 ? 3 : 0;
  const fields = (holding: Holding): readonly { readonly name: string; readonly label: string; readonly path: readonly string[]; readonly unit: Unit; readonly scale: number }[] => [
    { name: 'value', label: 'Value of the holding', path: ['value'], unit: usd, scale },
    { name: 'amount', label: holding.isPrincipal ? 'Principal held' : 'Shares held', path: ['shrsOrPrnAmt', 'sshPrnamt'], unit: holding.isPrincipal ? usd : { kind: 'shares' }, scale: 0 },
  ];
  const found = readHoldings(text).flatMap((holding) => fields(holding).flatMap((field) => {
    const leaf = child(holding.node, ...field.path)?.text ?? null;
    return leaf === null || !/^\d{1,18}$/.test(leaf.value) ? [] : [{ holding, field, leaf }];
  }));
  return found.map(({ holding, field, leaf }, index): ReadFact => ({
    fact: {
      id: makeFactId(capture, index), entity: capture.entity, metric: { id: null, label: field.label, concept: `13f:${field.name}` }, value: field.scale === 0 ? leaf.value : shiftDecimal(leaf.value, field.scale), precision: -field.scale, unit: field.unit, period: null,
      dimensions: { holding: holding.issuer, class: holding.titleOfClass, cusip: holding.cusip, line: String(holding.number), ...(holding.putCall === null ? {} : { option: holding.putCall }) },
      source: { kind: capture.sourceKind, name: capture.sourceName, form: '13F-HR', accession: null, filed: null }, capture: capture.id, anchor: { kind: 'span', start: leaf.span.start + lead, end: leaf.span.end + lead }, derived: null,
    },
    row: [holding.issuer, field.label], column: [], caption: capture.entity?.name ?? null, mentions: [], scale: field.scale,
  }));
};
