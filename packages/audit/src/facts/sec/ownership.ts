// Forms 3, 4 and 5: what insiders hold and trade, with owner, role, code, shares, price and day. Form of the XML: SEC's ownership technical specification.
import { AssayError, instant, isIsoDate, usdPerShare, type Capture, type Entity, type Unit } from '@assay/record';
import { decodeText } from '../decode-text.ts';
import { makeFactId } from '../fact-id.ts';
import type { FactReader, ReadFact } from '../read-fact.ts';
import { child, childrenOf, readXmlTree, textOf, type XmlNode } from '../xml/xml-tree.ts';

/** One line of a form, with what stands in it as text. */
export type OwnershipLine = {
  readonly number: number;
  readonly isDerivative: boolean;
  /** A line may only state a holding. */
  readonly isTransaction: boolean;
  readonly security: string;
  readonly day: string | null;
  /** The SEC's transaction code: P purchase, S sale, A award, M exercise, F tax, G gift … */
  readonly code: string | null;
  readonly acquired: boolean | null;
  readonly direct: boolean | null;
  readonly underlying: string | null;
  readonly expires: string | null;
  readonly node: XmlNode;
};
export type Ownership = { readonly form: string; readonly issuer: { readonly cik: string; readonly name: string; readonly ticker: string | null }; readonly owners: readonly { readonly cik: string; readonly name: string; readonly role: string }[]; readonly plan10b5: boolean; readonly lines: readonly OwnershipLine[] };

/** Throws AssayError('malformed-source') for what is no ownership document. */
export function readOwnership(text: string): Ownership {
  const root = documentIn(text);
  const issuer = child(root, 'issuer');
  const cik = textOf(issuer, 'issuerCik');
  if (root.name !== 'ownershipDocument' || cik === null) throw new AssayError('malformed-source', 'SEC ownership form: the field issuer/issuerCik is absent.', { remedy: 'Fetch the form again.' });
  return {
    form: textOf(root, 'documentType') ?? '', issuer: { cik: cik.padStart(10, '0'), name: textOf(issuer, 'issuerName') ?? '', ticker: textOf(issuer, 'issuerTradingSymbol') },
    owners: childrenOf(root, 'reportingOwner').map(ownerOf), plan10b5: isTrue(textOf(root, 'aff10b5One')), lines: linesOf(root),
  };
}

/** A submission's text file carries the form between XML tags; the form's own file is the document. */
function documentIn(text: string): XmlNode {
  const start = text.indexOf('<ownershipDocument');
  const end = text.indexOf('</ownershipDocument>');
  if (start < 0 || end < 0) throw new AssayError('malformed-source', 'SEC ownership form: the document holds no ownership form.', { remedy: 'Fetch the form again.' });
  return readXmlTree(`${' '.repeat(start)}${text.slice(start, end + '</ownershipDocument>'.length)}`, 'SEC ownership form');
}

function isTrue(text: string | null): boolean {
  return text === '1' || text === 'true';
}

function ownerOf(owner: XmlNode): Ownership['owners'][number] {
  const relation = child(owner, 'reportingOwnerRelationship');
  const roles = [
    ...(isTrue(textOf(relation, 'isDirector')) ? ['director'] : []), ...(isTrue(textOf(relation, 'isOfficer')) ? [textOf(relation, 'officerTitle') ?? 'officer'] : []),
    ...(isTrue(textOf(relation, 'isTenPercentOwner')) ? ['ten percent owner'] : []), ...(isTrue(textOf(relation, 'isOther')) ? [textOf(relation, 'otherText') ?? 'other'] : []),
  ];
  return { cik: (textOf(owner, 'reportingOwnerId', 'rptOwnerCik') ?? '').padStart(10, '0'), name: textOf(owner, 'reportingOwnerId', 'rptOwnerName') ?? '', role: roles.join(', ') };
}

const tables = [['nonDerivativeTable', 'nonDerivativeTransaction', 'nonDerivativeHolding'], ['derivativeTable', 'derivativeTransaction', 'derivativeHolding']] as const;

function linesOf(root: XmlNode): OwnershipLine[] {
  const nodes = tables.flatMap(([table, transaction, holding]) => (child(root, table)?.children ?? []).filter(({ name }) => name === transaction || name === holding));
  return nodes.map((node, index) => lineOf(node, index + 1));
}

function lineOf(node: XmlNode, number: number): OwnershipLine {
  const value = (...path: readonly string[]): string | null => textOf(node, ...path, 'value');
  const day = value('transactionDate');
  const sense = value('transactionAmounts', 'transactionAcquiredDisposedCode');
  const nature = value('ownershipNature', 'directOrIndirectOwnership');
  return {
    number, node, isDerivative: node.name.startsWith('derivative'), isTransaction: node.name.endsWith('Transaction'), security: value('securityTitle') ?? '', day: day === null ? null : day.slice(0, 10),
    code: textOf(node, 'transactionCoding', 'transactionCode'), acquired: sense === null ? null : sense === 'A', direct: nature === null ? null : nature === 'D',
    underlying: value('underlyingSecurity', 'underlyingSecurityTitle'), expires: value('expirationDate'),
  };
}

type Field = { readonly path: readonly string[]; readonly label: string; readonly name: string; readonly unit: Unit };
const shares: Unit = { kind: 'shares' };

/** `name` is the short one by which a tool finds the figure again. */
export const ownershipFields: readonly Field[] = [
  { path: ['transactionAmounts', 'transactionShares'], label: 'Shares of the transaction', name: 'shares', unit: shares },
  { path: ['transactionAmounts', 'transactionPricePerShare'], label: 'Price of the transaction', name: 'price', unit: usdPerShare },
  { path: ['postTransactionAmounts', 'sharesOwnedFollowingTransaction'], label: 'Shares held afterwards', name: 'held', unit: shares },
  { path: ['conversionOrExercisePrice'], label: 'Exercise price', name: 'exercise', unit: usdPerShare },
  { path: ['underlyingSecurity', 'underlyingSecurityShares'], label: 'Underlying shares', name: 'underlying', unit: shares },
];

export const readSecOwnership: FactReader = ({ capture, bytes }) => {
  const form = readOwnership(decodeText(bytes, capture));
  const entity: Entity = { id: `cik:${form.issuer.cik}`, ticker: form.issuer.ticker, name: form.issuer.name };
  const owner = form.owners.map(({ name }) => name).join('; ');
  const found = form.lines.flatMap((line) => ownershipFields.flatMap((field) => {
    const text = child(line.node, ...field.path, 'value')?.text ?? null;
    return text === null || !/^-?\d{1,15}(?:\.\d{1,8})?$/.test(text.value) ? [] : [{ line, field, text }];
  }));
  return found.map(({ line, field, text }, index): ReadFact => ({
    fact: {
      id: makeFactId(capture, index), entity, metric: { id: null, label: field.label, concept: `ownership:${field.name}` }, value: text.value, precision: null, unit: field.unit,
      period: line.day !== null && isIsoDate(line.day) ? instant(line.day) : null, dimensions: dimensionsOf(line, owner), source: sourceOf(capture, form.form), capture: capture.id, anchor: { kind: 'span', ...text.span }, derived: null,
    },
    row: [owner, line.security, field.label], column: line.day === null ? [] : [line.day], caption: form.issuer.name, mentions: [], scale: 0,
  }));
};

function dimensionsOf(line: OwnershipLine, owner: string): Record<string, string> {
  return { owner, line: String(line.number), security: line.security, ...(line.code === null ? {} : { code: line.code }), table: line.isDerivative ? 'derivative' : 'non-derivative' };
}

function sourceOf(capture: Capture, form: string): ReadFact['fact']['source'] {
  return { kind: capture.sourceKind, name: capture.sourceName, form: form === '' ? null : form, accession: null, filed: null };
}
