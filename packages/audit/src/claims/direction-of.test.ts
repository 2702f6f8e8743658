import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { auditText } from '../audit-against.ts';
import { readGrid } from '../facts/index.ts';

const table = [['(in millions)', '2023', '2022'], ['Revenue', '500', '450'], ['Gross margin', '18.0%', '19.5%'], ['Net income', '40', '52'], ['Cost of sales', '(410)', '(362)']];
const facts = readGrid(table, { paragraphsBefore: [] });

function verdictsOn(text: string): string[] {
  const { claims, verdicts } = auditText(text, facts, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex') });
  return verdicts.flatMap((verdict, at) => (claims[at]?.kind === 'direction' ? [`${claims[at].text}: ${verdict.verdict}`] : []));
}

describe('what a word of direction says', () => {
  test('[AUD-DER-2] a denied direction is the other one', () => {
    expect(verdictsOn('Gross margin has not improved in 2023.')).toEqual(['improved: computed']);
  });

  test('[AUD-DER-2] a question whether something rose states nothing', () => {
    expect(verdictsOn('We compare 2023 with 2022 to assess whether gross margin improved.')).toEqual(['improved: judgment']);
  });

  test('[AUD-DER-2] an adjective of direction speaks of its own noun', () => {
    expect(verdictsOn('Net income fell in 2023 on higher freight rates.')).toEqual(['fell: computed', 'higher: unverified']);
  });

  test('[AUD-DER-2] an increase in one metric is no increase of the metric that the clause goes on to', () => {
    expect(verdictsOn('Despite the increase in revenue the net income fell in 2023.')).toEqual(['increase: computed', 'fell: computed']);
  });

  test('[AUD-DER-2] costs that a source shows in brackets grow when they get larger', () => {
    expect(verdictsOn('Cost of sales increased in 2023.')).toEqual(['increased: computed']);
  });
});
