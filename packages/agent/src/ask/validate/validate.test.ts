import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from './validate.ts';
import { passMark, weights } from './score.ts';

const about = { id: null, ticker: 'MAR', name: 'Marram Ltd.' };
const table = { name: 'marram.csv', text: 'Item,Fiscal 2023,Fiscal 2024\nRevenue,1200,1500\nNet income,90,120\n' };
const options = { about, asOf: '2025-01-31' };
const right = 'Marram’s revenue was 1,500 in fiscal 2024.';
const wrong = 'Marram’s revenue was 1,900 in fiscal 2024.';

test('the weights are forty, thirty, twenty and ten, and the pass mark is seventy [ASK-VALID-1]', () => {
  expect([weights, passMark]).toEqual([{ factual: 40, numerical: 30, citations: 20, completeness: 10 }, 70]);
});

test('an answer whose figure the documents hold is valid, and fully so with its citation [ASK-VALID-1]', () => {
  const bare = validate({ question: 'What was revenue in 2024?', answer: right, citations: [], documents: [table], ...options });
  expect(bare).toMatchObject({ valid: false, shares: { factual: null, numerical: 1, citations: 0, completeness: 1 } });
  expect(bare.score).toBe(66.7);
  const start = table.text.indexOf('1500');
  const cited = validate({ question: 'What was revenue in 2024?', answer: right, citations: [{ document: 'marram.csv', source: { start, end: start + 4 }, quote: '1500' }], documents: [table], ...options });
  expect(cited).toMatchObject({ valid: true, score: 100, issues: [], feedback: [] });
});

test('a contradicted answer is never valid, and is told the field and the right value [ASK-VALID-2]', () => {
  const { valid, issues, feedback } = validate({ question: 'What was revenue in 2024?', answer: wrong, citations: [{ document: 'marram.csv' }], documents: [table], ...options });
  expect(valid).toBe(false);
  expect(issues[0]).toMatchObject({ kind: 'contradicted', field: 'value', right: '1500' });
  expect(feedback[0]).toContain('Right: 1500.');
});

test('what was asked and is not spoken of counts against completeness, by name [ASK-VALID-3]', () => {
  const { shares, issues } = validate({ question: 'What were revenue and net income in 2023 and 2024?', answer: right, citations: [], documents: [table], ...options });
  expect(shares.completeness).toBe(0.5);
  expect(issues.filter(({ kind }) => kind === 'missing').map(({ claim }) => claim)).toEqual(['net income', '2023']);
});

test('a citation proves a claim by its place alone: another place, a quote that is not there and an unknown document prove nothing [ASK-VALID-4]', () => {
  const elsewhere = table.text.indexOf('1200');
  for (const citation of [{ document: 'marram.csv', source: { start: elsewhere, end: elsewhere + 4 } }, { document: 'marram.csv', quote: '1501' }, { document: 'other.csv', quote: '1500' }, { document: 'marram.csv', source: { start: 0, end: 4 }, quote: '1500' }]) {
    expect(validate({ question: 'What was revenue in 2024?', answer: right, citations: [citation], documents: [table], ...options }).shares.citations).toBe(0);
  }
  expect(validate({ question: 'What was revenue in 2024?', answer: right, citations: [{ document: 'marram.csv', quote: 'Revenue,1200,1500' }], documents: [table], ...options }).shares.citations).toBe(1);
});

test('an answer that says nothing to a question that asks for something scores nothing [ASK-VALID-3]', () => {
  expect(validate({ question: 'What was revenue in 2024?', answer: '', citations: [], documents: [table], ...options })).toMatchObject({ valid: false, score: 0 });
  expect(validate({ question: 'Hello?', answer: 'Hello.', citations: [], documents: [table], ...options })).toMatchObject({ valid: false, score: null });
});

const sentences = fc.array(fc.constantFrom(right, wrong, 'Net income was 120 in fiscal 2024.', 'Net income rose in fiscal 2024.', 'Net income fell in fiscal 2024.', 'It has 12 shops.', 'Sand is nice.', 'Revenue grew 25% in fiscal 2024.'), { maxLength: 6 });
const citations = fc.array(fc.constantFrom({ document: 'marram.csv' }, { document: 'marram.csv', quote: '1500' }, { document: 'none' }), { maxLength: 3 });

test('whatever is answered, the score lies between nothing and a hundred, valid means seventy and no contradiction, and more citations never lower it [ASK-VALID-2]', () => {
  fc.assert(fc.property(sentences, citations, fc.constantFrom('What was revenue in 2024?', 'How is it doing?'), (said, given, question) => {
    const answer = said.join(' ');
    const result = validate({ question, answer, citations: given, documents: [table], ...options });
    if (result.score !== null) expect(result.score >= 0 && result.score <= 100).toBe(true);
    if (result.issues.some(({ kind }) => kind === 'contradicted')) expect(result.valid).toBe(false);
    expect(result.valid && (result.score === null || result.score < passMark)).toBe(false);
    const without = validate({ question, answer, citations: [], documents: [table], ...options });
    expect((result.score ?? 0) >= (without.score ?? 0)).toBe(true);
    expect(validate({ question, answer, citations: given, documents: [table], ...options })).toEqual(result);
  }), { numRuns: 60 });
});
