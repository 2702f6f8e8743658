import { expect, test } from 'vitest';
import { auditReport } from '../audit.ts';
import { accountFor } from './account.ts';
import { raiseVerdicts } from './raise-verdicts.ts';
import { search, sha256, smallFence } from './testing/small-fence.ts';

const document = 'Revenue was $5.1 billion in FY2025. Net income was $1.0 billion in FY2025. Diluted EPS was $2.00 in FY2025.';

test('a claim that nobody submitted is listed, and fifty proofs of one claim are one [FEN-LOST-1]', async () => {
  const fence = smallFence(document);
  await search(fence, ['Revenue was $5.1 billion in FY2025.']);
  for (let round = 0; round < 50; round += 1) fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' });
  fence.submit({ claim: 'Diluted EPS was $2.00 in FY2025', finding: 'not-found' });
  const { claims, counts, submissions } = accountFor(fence);
  expect(claims.map((claim) => [claim.text, claim.state])).toEqual([['$5.1 billion', 'raised'], ['$1.0 billion', 'untouched'], ['$2.00', 'not-found']]);
  expect(counts).toMatchObject({ raised: 1, untouched: 1, 'not-found': 1 });
  expect(submissions).toBe(51);
});

test('not finding needs a search, and is no evidence [FEN-LOST-1]', async () => {
  const fence = smallFence(document);
  expect(fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', finding: 'not-found', quote: 'it is certainly true' }).code).toBe('no-search');
  await search(fence, null);
  expect(fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', finding: 'not-found', quote: 'it is certainly true' })).toMatchObject({ supports: false, verdictFloor: null, code: 'not-found' });
});

test('refusals are kept whole, with what was refused and why [FEN-KEEP-1]', async () => {
  const refused: unknown[] = [];
  const fence = smallFence(document, { hooks: { onRefuse: (one) => { refused.push(one.outcome.refusal); } } });
  await search(fence, ['Revenue was $5.1 billion in FY2025.']);
  const sent = { claim: 'Revenue was $5.1 billion in FY2025', quote: 'the revenue was a sound $5.1 billion', finding: 'found' as const };
  fence.submit(sent);
  expect(refused).toEqual([{ code: 'quote-not-found', submission: sent }]);
});

test.each([null, 7, 'text', [], { claim: 7 }, { claim: 'x', handles: 'y' }, { claim: 'x', source: 'y' }, { claim: 'x', finding: 'verified' }])('what has no form is refused and kept: %j [FEN-KEEP-1]', (sent) => {
  const fence = smallFence(document);
  expect(fence.submit(sent).code).toBe('malformed');
  expect(fence.state.refused).toHaveLength(1);
});

test('a proof with evidence against it elsewhere is disputed and raises nothing [FEN-RAISE-1]', async () => {
  const fence = smallFence(document);
  await search(fence, [{ text: 'Revenue was $5.1 billion in FY2025.', file: 'a' }, { text: 'Revenue was $4.9 billion in FY2025.', file: 'b' }]);
  fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' });
  fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $4.9 billion in FY2025.' });
  expect(accountFor(fence).claims[0]).toMatchObject({ state: 'disputed', floor: null });
});

test('evidence raises an open verdict as far as it goes, and no contradicted one [FEN-RAISE-1]', async () => {
  const { verdicts } = auditReport(document, [], { subject: null, asOf: null, sha256 });
  const fence = smallFence(document);
  await search(fence, ['Revenue was $5.1 billion in FY2025.', 'Net income was $1.0 billion in FY2025.']);
  fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' });
  fence.submit({ claim: 'Net income was $1.0 billion in FY2025', quote: 'Net income was $1.0 billion in FY2025.' });
  const denied = verdicts.map((verdict, index) => (index === 1 ? { ...verdict, verdict: 'contradicted' as const } : verdict));
  expect(raiseVerdicts(denied, fence).map((verdict) => verdict.verdict)).toEqual(['supported', 'contradicted', 'unverified']);
});

test('a guarded tool runs for what is borne out, and for nothing else [FEN-RAISE-1]', async () => {
  const fence = smallFence(document);
  await search(fence, ['Revenue was $5.1 billion in FY2025.']);
  const ran: string[] = [];
  const guarded = fence.guard((submission) => { ran.push(submission.claim ?? ''); return 'done'; });
  expect(guarded({ claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' }).result).toBe('done');
  expect(guarded({ claim: 'Net income was $1.0 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' }).result).toBeNull();
  expect(ran).toHaveLength(1);
});
