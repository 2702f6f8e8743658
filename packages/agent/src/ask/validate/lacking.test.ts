// The second reading: an answer whose opening is of another kind than the question asks for is known by the question's own words.
import { describe, expect, test } from 'vitest';
import { noFilters, type Asked } from '../asked/asked.ts';
import { lackingOf } from './lacking.ts';

const asked = (text: string, own: Partial<Asked> = {}): Asked => ({ text, operation: 'look-up', companies: [], group: null, unknown: [], measures: [{ kind: 'metric', id: 'revenue', as: 'value', words: 'revenue' }], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [], ...own });
const lacking = (text: string, opening: string, own: Partial<Asked> = {}): readonly string[] => lackingOf(asked(text, own), { opening, whole: opening });
const level = 'Marram’s revenue was $3.1 billion in fiscal 2023, up 4.2% from $3.0 billion in fiscal 2022.';

describe('what is asked for and not given is named', () => {
  test.each([
    ['In which year between 2018 and 2023 did Marram sell the least?', level, 'in which year it was'],
    ['What slice of Marram’s 2023 sales was left as profit?', level, 'a share of the whole'],
    ['How many times its 2023 sales does Marram cost?', level, 'a multiple'],
    ['Marram revenue 2019 to 2023, annualised growth', 'Marram’s revenue rose 31.0% from $2.4 billion in fiscal 2019 to $3.1 billion in fiscal 2023.', 'growth a year over the whole time'],
    ['By how many percentage points did the margin widen in 2023?', 'Marram’s net margin was 14.0% in fiscal 2023.', 'percentage points'],
    ['What did Marram sell in 2021?', level, 'the year 2021'],
    ['How did Marram shares move from July 31, 2023 to July 31, 2024?', 'Marram’s share price rose 4.0% from $12.00 on 29 December 2023 to $12.48 on 31 July 2024.', 'the 31 July'],
    ['Marram close on 3 June 2024', 'Marram’s shares closed at $12.00 on 31 December 2024.', 'the 3 June'],
    ['How far is Marram below its high?', 'Marram’s shares closed at $12.00 on 31 December 2024, up 9.0% from $11.01 on 29 December 2023.', 'how far it lies from another value'],
    ['Is Marram cheap on its 2023 sales?', level, 'what is paid for what is earned or owned'],
    ['What were the receivables of Marram in 2023?', level, 'receivables'],
  ])('%s [ASK-ANSWER-9]', (text, opening, what) => {
    expect(lacking(text, opening)).toContain(what);
  });
});

describe('an answer that gives it lacks nothing', () => {
  test.each([
    ['What was Marram’s revenue in fiscal 2023?', level],
    ['By how many percent did Marram grow in 2023?', 'Marram’s revenue rose 4.2% from $3.0 billion in fiscal 2022 to $3.1 billion in fiscal 2023.'],
    ['What did Marram close at on June 1, 2024?', 'Marram’s shares closed at $12.00 on 31 May 2024.'],
    ['Marram revenue in Q1 FY2024', 'Marram’s revenue was $0.8 billion in the quarter ended 31 December 2023.'],
    ['What is the ten-year Treasury yield?', 'The ten-year Treasury yield was 4.10% on 3 June 2024.'],
    ['How did Marram do in fiscal 2023 (ended January 2024)?', level],
  ])('%s [ASK-ANSWER-9]', (text, opening) => {
    expect(lacking(text, opening)).toEqual([]);
  });
});

test('an answer without figures, and one that only says what is missing, lack nothing by this measure [ASK-ANSWER-9]', () => {
  expect(lacking('What slice of 2023 sales was profit?', 'The sources at hand do not hold Marram’s net margin for the time asked about; they hold it from fiscal 2015 to fiscal 2019.')).toEqual([]);
});

test('a name that nobody knows, beside no measure, means something else than the company at large [ASK-ANSWER-9]', () => {
  expect(lacking('MRM FloatLevy 2023', level, { operation: 'overview', measures: [], unknown: [{ words: 'FloatLevy', near: [] }] })).toContain('“FloatLevy”');
});
