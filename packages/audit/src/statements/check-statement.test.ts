import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auditText } from '../audit-against.ts';
import { readGrid, readParagraphs } from '../facts/index.ts';
import { readBarePassages } from '../passages/read-passages.ts';

const paragraphs = ['Outstanding borrowings of Calder Marine at the end of 2030'];
const table = [
  ['Tranche', 'Lender', 'Amount ($ million)', 'Interest rate', 'Security'],
  ['Northern loan', 'Pellan Bank', '450', '4.25%', 'Secured'],
  ['Harbour notes', 'Osterley Capital', '300', '6.10%', 'Unsecured'],
  ['Bridge facility', 'Pellan Bank', '120', '5.50%', 'Secured'],
];

function verdictsOn(sentence: string): { readonly verdict: string; readonly codes: readonly string[]; readonly right: string | null; readonly passages: readonly string[] }[] {
  const facts = [...readGrid(table, { paragraphsBefore: paragraphs }), ...readParagraphs(paragraphs)];
  const audit = auditText(sentence, facts, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), documents: readBarePassages({ paragraphs, table }) });
  return audit.verdicts.map(({ verdict, codes, right, evidence }) => ({ verdict, codes, right: right?.shown ?? null, passages: (evidence.passages ?? []).map((passage) => passage.text) }));
}

describe('statements over records in an audit', () => {
  it('supports a figure whose row says the whole sentence, and shows the row [AUD-STATE-3]', () => {
    const [first] = verdictsOn('The Harbour notes held by Osterley Capital carry an interest rate of 6.10%.');
    expect(first).toMatchObject({ verdict: 'supported', passages: ['Harbour notes | Osterley Capital | 300 | 6.10% | Unsecured'] });
  });

  it('contradicts a figure of another row, with the value of its own [AUD-STATE-3]', () => {
    const [first] = verdictsOn('The Harbour notes held by Osterley Capital carry an interest rate of 4.25%.');
    expect(first).toMatchObject({ verdict: 'contradicted', right: '6.10%' });
  });

  it('does not pass a figure that stands beside the wrong name [AUD-STATE-3]', () => {
    for (const { verdict } of verdictsOn('The Harbour notes held by Pellan Bank carry an interest rate of 6.10%.')) expect(['contradicted', 'unverified']).toContain(verdict);
  });

  it('counts rows where a sentence does [AUD-STATE-3]', () => {
    expect(verdictsOn('Two of the tranches are secured.').map(({ verdict }) => verdict)).not.toContain('contradicted');
    expect(verdictsOn('Three of the tranches are secured.').map(({ verdict }) => verdict)).not.toContain('supported');
  });
});
