import type { Answer } from '@assay/record';
import { expect, test } from 'vitest';
import type { BenchQuestion, Expectation, FiguresExpected } from './records.ts';
import { scoreAnswer, type Score } from './score.ts';
import { asMarkdown, figure, madeUpAnswer, metricBlock, tableBlock, textBlock } from './score/made-up-answer.ts';

const asked = (expectation: Expectation): BenchQuestion => ({ id: 'made-up', category: 'price', difficulty: 'simple', wordings: ['a', 'b', 'c'], expect: expectation });
const of = (answer: Answer, expectation: Expectation): Score => scoreAnswer(asked(expectation), { answer, markdown: asMarkdown(answer) });

type Amount = Omit<FiguresExpected['figures'][number], 'options'> & { readonly value: number; readonly unit: 'USD' | 'percent' | 'USD/share' | 'multiple'; readonly year: string };
const usual: Amount = { what: 'revenue of Ashgrove', company: ['Ashgrove'], value: 416_161_000_000, unit: 'USD', year: '2025', digits: 3, core: true, eitherSign: false };

function figures(wanted: readonly Partial<Amount>[], given: Partial<FiguresExpected> = {}): FiguresExpected {
  const all = wanted.map((one) => {
    const { value, unit, year, ...rest } = { ...usual, ...one };
    return { ...rest, options: [{ from: 'AAPL.revenue@FY2025', value, unit, periods: year === '' ? [] : [[year]] }] };
  });
  return { kind: 'figures', figures: all, says: [], order: [], winner: null, direction: null, not: [], missing: [], ...given };
}

const outcomeOf = (summary: string, expectation: Expectation = figures([{}])): string => of(madeUpAnswer(summary), expectation).outcome;

test('a figure counts in any correct rounding of enough digits, with scale and period [ASK-BENCH-2]', () => {
  expect(outcomeOf('Ashgrove’s revenue was $416.2 billion in fiscal 2025.')).toBe('right');
  expect(outcomeOf('Ashgrove took in $416,161 million in 2025.')).toBe('right');
  expect(outcomeOf('Ashgrove took in $0.42 trillion in 2025.')).toBe('wrong');
  expect(outcomeOf('Ashgrove’s revenue was $416.3 billion in fiscal 2025.')).toBe('wrong');
});

test('a number of the wrong unit or scale, or inside another number, does not count [ASK-BENCH-2]', () => {
  expect(outcomeOf('Ashgrove’s revenue was $416.2 million in fiscal 2025.')).toBe('wrong');
  expect(outcomeOf('Ashgrove’s revenue was 416.2% in fiscal 2025.')).toBe('wrong');
  expect(outcomeOf('Ashgrove has 416,161,000,000 in fiscal 2025.')).toBe('wrong');
  expect(outcomeOf('Ashgrove’s revenue was $1,416.2 billion in fiscal 2025.')).toBe('wrong');
});

test('a name counts with a typed apostrophe as with a printed one [ASK-BENCH-2]', () => {
  const wanted = figures([{ company: ["Ashgrove's", 'ASG'] }]);
  expect(outcomeOf('Ashgrove’s revenue was $416.2 billion in fiscal 2025.', wanted)).toBe('right');
  expect(outcomeOf("Ashgrove's revenue was $416.2 billion in fiscal 2025.", figures([{ company: ['Ashgrove’s', 'ASG'] }]))).toBe('right');
  expect(outcomeOf('Marram’s revenue was $416.2 billion in fiscal 2025.', wanted)).toBe('wrong');
});

test('a figure without its period, or with another, does not count [ASK-BENCH-2]', () => {
  expect(outcomeOf('Ashgrove’s revenue was $416.2 billion.')).toBe('wrong');
  expect(outcomeOf('Ashgrove’s revenue was $416.2 billion in 2024.')).toBe('wrong');
});

test('where two companies are asked for, each figure stands with its own name [ASK-BENCH-2]', () => {
  const both = figures([{}, { what: 'revenue of Birchwell', company: ['Birchwell'], value: 90_000_000_000 }]);
  expect(outcomeOf('In 2025 Ashgrove took in $416.2 billion. In 2025 Birchwell took in $90.0 billion.', both)).toBe('right');
  expect(outcomeOf('In 2025 Birchwell took in $416.2 billion. In 2025 Ashgrove took in $90.0 billion.', both)).toBe('wrong');
});

test('a ticker is read as a word of its own, not inside another word [ASK-BENCH-2]', () => {
  const both = figures([{}, { what: 'revenue of Greenstone', company: ['Greenstone', 'GS'], value: 90_000_000_000 }]);
  expect(outcomeOf('Ashgrove had earnings in 2025 of $416.2 billion. For 2025, GS had $90.0 billion.', both)).toBe('right');
  const ofOneLetter = figures([{}, { what: 'revenue of Vantage', company: ['Vantage', 'V'], value: 90_000_000_000 }]);
  expect(outcomeOf('V had $90.0 billion in 2025. Ashgrove had $416.2 billion over 2025.', ofOneLetter)).toBe('right');
  expect(outcomeOf('Ashgrove had $416.2 billion over 2025, above $90.0 billion in 2025.', ofOneLetter)).not.toBe('right');
});

test('an answer that lacks a part is incomplete, one without any figure asked for is wrong [ASK-BENCH-2]', () => {
  const both = figures([{}, { what: 'profit', value: 112_010_000_000 }]);
  expect(outcomeOf('Ashgrove’s revenue was $416.2 billion in 2025.', both)).toBe('incomplete');
  expect(outcomeOf('Ashgrove makes doors.', both)).toBe('wrong');
});

test('the one figure asked for stands in the headline, not somewhere below [ASK-BENCH-2]', () => {
  const below = madeUpAnswer('Ashgrove made a profit of $90.0 billion in 2025.', [textBlock('Ashgrove’s revenue was $416.2 billion in 2025.')]);
  expect(of(below, figures([{}]))).toMatchObject({ outcome: 'incomplete', why: ['shown, but not as the answer'] });
});

test('a cell of a table takes scale and unit from its header, and counts only where the reader sees it [ASK-BENCH-2]', () => {
  const cell = figure('416,161', '416161000000');
  const table = tableBlock('Revenue of Ashgrove', ['Year', 'Revenue, millions of dollars'], [['2025', cell]]);
  expect(of(madeUpAnswer('', [table]), figures([{}])).outcome).toBe('right');
  expect(of(madeUpAnswer('', [tableBlock('Revenue of Ashgrove', ['Year', 'Revenue'], [['2025', cell]])]), figures([{}])).outcome).toBe('wrong');
  expect(scoreAnswer(asked(figures([{}])), { answer: madeUpAnswer('Ashgrove', [table]), markdown: 'Ashgrove' }).outcome).toBe('wrong');
});

test('a loss is shown as one: by a minus or by a word [ASK-BENCH-2]', () => {
  const loss = figures([{ value: -11_817_000_000 }]);
  expect(outcomeOf('Ashgrove’s net income was −$11.8 billion in 2025.', loss)).toBe('right');
  expect(outcomeOf('Ashgrove made a net loss of $11.8 billion in 2025.', loss)).toBe('right');
  expect(outcomeOf('Ashgrove’s net income was $11.8 billion in 2025.', loss)).toBe('wrong');
});

test('the other direction is wrong, none is incomplete [ASK-BENCH-2]', () => {
  const growth = figures([{ value: 6.4255, unit: 'percent' }], { direction: 'up' });
  expect(outcomeOf('Ashgrove’s revenue rose 6.4% in 2025.', growth)).toBe('right');
  expect(outcomeOf('Ashgrove’s revenue fell 6.4% in 2025.', growth)).toBe('wrong');
  expect(outcomeOf('Ashgrove’s margin was 6.4% in 2025, down 0.5 percentage points.', figures([{ value: 6.4255, unit: 'percent' }]))).toBe('right');
  expect(outcomeOf('Ashgrove’s revenue growth was 6.4% in 2025.', growth)).toBe('right');
  expect(outcomeOf('The change of Ashgrove’s revenue was 6.4% in 2025.', growth)).toBe('incomplete');
});

test('a ranking in another order is wrong, whether table or sentence [ASK-BENCH-2]', () => {
  const ranked = figures([{ unit: 'multiple', value: 28.45, company: [], year: '' }], { order: [['Ashgrove'], ['Birchwell']] });
  const table = (...names: readonly string[]): Answer => madeUpAnswer('', [tableBlock('Ranking', ['Company', 'P/E'], names.map((name) => [name, figure('28.5', '28.45', { unit: 'multiple', metric: 'pe' })]))]);
  expect([of(table('Ashgrove', 'Birchwell'), ranked).outcome, of(table('Birchwell', 'Ashgrove'), ranked).outcome]).toEqual(['right', 'wrong']);
});

test('who comes first is told by a sentence that says so [ASK-BENCH-2]', () => {
  const first = figures([{}], { winner: { names: ['Ashgrove'], over: [['Birchwell']], sense: 'most' } });
  const told = 'Ashgrove’s revenue was $416.2 billion in 2025.';
  expect(outcomeOf(`${told} Ashgrove had more than Birchwell.`, first)).toBe('right');
  expect(outcomeOf(`${told} Birchwell had less than Ashgrove.`, first)).toBe('right');
  expect(outcomeOf(`${told} Birchwell had more than Ashgrove.`, first)).toBe('wrong');
  expect(outcomeOf(`${told} From highest to lowest: Ashgrove, Birchwell.`, first)).toBe('right');
  expect(outcomeOf(`${told} Birchwell had the highest.`, first)).toBe('wrong');
  expect(outcomeOf(`${told} Ashgrove is ahead on revenue.`, first)).toBe('right');
  expect(outcomeOf(`${told} Ashgrove’s revenue rose more: Ashgrove’s revenue rose 6.4%.`, first)).toBe('right');
  expect(outcomeOf(`${told} Birchwell’s revenue rose more: Birchwell’s revenue rose 7.4%.`, first)).toBe('wrong');
  expect(outcomeOf(`${told} Ashgrove’s revenue rose faster: Ashgrove’s revenue rose 6.4%.`, first)).toBe('right');
  expect(outcomeOf(`${told} Birchwell’s revenue rose faster: Birchwell’s revenue rose 7.4%.`, first)).toBe('wrong');
  expect(outcomeOf(`${told} Birchwell is ahead on revenue.`, first)).toBe('wrong');
  expect(outcomeOf(told, first)).toBe('incomplete');
  expect(outcomeOf(`${told} This is the most recent year, and doors sell best in May.`, first)).toBe('incomplete');
});

test('another value of the same measure, period and company makes an answer wrong [ASK-BENCH-2]', () => {
  const both = figures([{}, { what: 'profit', value: 112_010_000_000 }]);
  const blocks = [metricBlock('Ashgrove 2025', figure('$500.0 billion', '500000000000', { period: '2025' })), textBlock('Ashgrove made $112.0 billion in 2025.')];
  expect(of(madeUpAnswer('', blocks), both).why).toContain('another value stands for revenue of Ashgrove');
});

test('a wrong answer of proven figures passes for a proven one; an invalid one does not [ASK-BENCH-3]', () => {
  const summary = 'Ashgrove’s revenue was $391.0 billion in 2025.';
  expect(of(madeUpAnswer(summary), figures([{}]))).toMatchObject({ outcome: 'wrong', verified: true });
  expect(of(madeUpAnswer(summary, [], { valid: false }), figures([{}]))).toMatchObject({ outcome: 'wrong', verified: false });
  expect(of(madeUpAnswer('Ashgrove makes doors.'), figures([{}]))).toMatchObject({ outcome: 'wrong', verified: false });
});

test('to decline is right where nothing can be known and what is missing is named [ASK-BENCH-4]', () => {
  const declines: Expectation = { kind: 'declines', missing: [['option']] };
  const declined = (missing: readonly string[]): string => of(madeUpAnswer('No answer.', [], { declined: true, missing }), declines).outcome;
  expect([declined(['options data']), declined(['something'])]).toEqual(['declined-rightly', 'incomplete']);
  expect(of(madeUpAnswer('Ashgrove’s revenue was $391.0 billion in 2025.'), declines)).toMatchObject({ outcome: 'wrong', verified: true });
  expect(of(madeUpAnswer('No answer.', [], { declined: true, missing: ['revenue'] }), figures([{}])).outcome).toBe('declined');
  expect(outcomeOf('The figures at hand do not answer this question.')).toBe('declined');
});

test('the words of the question itself name nothing as missing [ASK-BENCH-4]', () => {
  const answer = { ...madeUpAnswer('I cannot answer: Which options trade?', [], { declined: true }), question: 'Which options trade?' };
  expect(of(answer, { kind: 'declines', missing: [['option']] }).outcome).toBe('incomplete');
});

test('an explanation says what belongs to it [ASK-BENCH-2]', () => {
  const explains: Expectation = { kind: 'explains', says: [['price'], ['earnings']], orDeclines: false };
  expect([outcomeOf('Price over earnings per share.', explains), outcomeOf('It is the price.', explains), outcomeOf('A number.', explains)]).toEqual(['right', 'incomplete', 'wrong']);
});
