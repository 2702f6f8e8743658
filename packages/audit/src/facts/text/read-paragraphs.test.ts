import { expect, test } from 'vitest';
import { readParagraphs } from './read-paragraphs.ts';

const values = (text: string): (string | null)[][] => readParagraphs([text]).map((read) => [read.row.join(' > '), read.fact.value, yearOf(read.fact.period, read.mentions)]);

function yearOf(period: unknown, mentions: unknown): string | null {
  return /\d{4}/.exec(JSON.stringify([period, mentions]))?.[0] ?? null;
}

test('two amounts and two years joined by "respectively" are read pairwise [FACT-PROSE-1]', () => {
  expect(values('Marketing expenses were $5.2 million and $4.8 million in 2023 and 2022, respectively.')).toEqual([['Marketing expenses', '5200000', '2023'], ['Marketing expenses', '4800000', '2022']]);
});

test('years before the amounts, and a day shared by several years, are paired too [FACT-PROSE-1]', () => {
  const facts = readParagraphs(['For the years ended June 30, 2024, 2023 and 2022, rent was $7, $6 and $5, respectively.']);
  expect(facts.map((read) => [read.fact.value, read.fact.period?.kind === 'duration' ? read.fact.period.end : null])).toEqual([['7', '2024-06-30'], ['6', '2023-06-30'], ['5', '2022-06-30']]);
});

test('two subjects and two amounts are paired [FACT-PROSE-1]', () => {
  expect(values('Revenue and net income were $10 million and $2 million, respectively, in 2020.')).toEqual([['Revenue', '10000000', '2020'], ['net income', '2000000', '2020']]);
});

test('each end of a change takes the time written with it [FACT-PROSE-2]', () => {
  expect(values('Net sales increased from $4.8 million in 2022 to $5.2 million in 2023.')).toEqual([['Net sales', '4800000', '2022'], ['Net sales', '5200000', '2023']]);
});

test('the base of a change takes no time that is not its own [FACT-PROSE-2]', () => {
  expect(values('Net income rose from $4.8 million to $5.2 million in 2023.')).toEqual([['Net income', '4800000', null], ['Net income', '5200000', '2023']]);
});

test('a prior year counts from the year the sentence names [FACT-PROSE-2]', () => {
  expect(values('Revenue was $391 million in fiscal 2024, compared to $383 million in the prior year.')).toEqual([['Revenue', '391000000', '2024'], ['Revenue', '383000000', '2023']]);
});

test('what follows "of" names an amount that opens its clause [FACT-PROSE-2]', () => {
  expect(values('In 2021 we recorded $5 million of restructuring charges.').map(([row]) => row)).toEqual(['recorded > restructuring charges']);
});

test('a time in brackets speaks for the number in the brackets alone [FACT-PROSE-2]', () => {
  expect(values('At 31 December 2019 the stake was worth £9.9 million (31 December 2018: £16.4 million).').map(([, value, year]) => [value, year])).toEqual([['9900000', '2019'], ['16400000', '2018']]);
});

test('an increase is marked and is not the metric itself [FACT-PROSE-3]', () => {
  const facts = readParagraphs(['Net income decreased $569 million to $2.0 billion in 2024.']);
  expect(facts.map((read) => [read.fact.value, read.fact.dimensions['measure'] ?? null])).toEqual([['569000000', 'decrease'], ['2000000000', null]]);
});

test('a net loss in a sentence is a negative net income, and its figure per share is none [FACT-SIGN-1]', () => {
  const facts = readParagraphs(['We had a net loss of $5.2 million, or $0.26 per share, in 2020.']);
  expect(facts.map((read) => [read.fact.metric.id, read.fact.value])).toEqual([['net_income', '-5200000'], [null, '0.26']]);
});

test('a segment named with a metric narrows it [FACT-PROSE-2]', () => {
  const [fact] = readParagraphs(['Revenue for Global Toys was $2 million in 2024.']);
  expect(fact?.fact).toMatchObject({ metric: { id: 'revenue' }, dimensions: { scope: 'Global Toys' } });
});

test('an anchor of a paragraph shows the number [FACT-ANCHOR-1]', () => {
  const text = 'Sales and rent came to $1.5 million and (3,000) in 2024.\n\n| | 2024 |\n| Fees | $ 7 |';
  const shown = readParagraphs(['Nothing.', text]).map(({ fact }) => (fact.anchor.kind === 'paragraph' ? `${String(fact.anchor.index)}: ${text.slice(fact.anchor.start, fact.anchor.end)}` : ''));
  expect(shown).toEqual(['1: $1.5 million', '1: (3,000)', '1: $ 7']);
});

test('pipe rows that left out blank cells are laid under their headers [FACT-TEXT-1]', () => {
  const facts = readParagraphs(['| Banking | Markets | Total |\n| Three Months Ended March 31 |\n| (Dollars in millions) | 2024 | 2023 | 2024 | 2023 | 2024 | 2023 |\n| Revenue |\n| Lending | $ | 1,065 | $ | 1,034 | $ | 80 | $ | 70 | $ | 1,145 | $ | 1,104 |']);
  expect(facts.map((read) => [read.column.filter((head) => /[a-z]{5}/i.test(head) && !/Ended/.test(head)).join(), read.fact.value, read.fact.period?.kind === 'duration' ? read.fact.period.end : null])).toEqual([
    ['Banking', '1065000000', '2024-03-31'], ['Banking', '1034000000', '2023-03-31'], ['Markets', '80000000', '2024-03-31'], ['Markets', '70000000', '2023-03-31'], ['Total', '1145000000', '2024-03-31'], ['Total', '1104000000', '2023-03-31'],
  ]);
});

test('a row with fewer values than columns has no column rather than a wrong one [FACT-TEXT-1]', () => {
  const facts = readParagraphs(['| 2024 | 2023 | 2022 |\n| Rent | 1 | 2 | 3 |\n| Fees | 4 | 5 | 6 |\n| Fines | 7 |']);
  expect(facts.at(-1)).toMatchObject({ column: [], mentions: [], fact: { value: '7', period: null } });
});

test('rows without closing bars, with rows of one cell between them, are one table [FACT-TEXT-1]', () => {
  const facts = readParagraphs(['STATEMENTS OF INCOME\n\n(In millions)\n\nYears ended\n\nJune 30, 2024 | June 30, 2023\n\nNet sales:\n\nProducts | $294 | $298\n\nServices | 96 | 85\n\nExample Inc. | 2024 Form 10-K | 29']);
  expect(facts.map((read) => [read.row.join(' > '), read.fact.value, read.fact.period?.kind])).toEqual([
    ['Net sales > Products', '294000000', 'duration'], ['Net sales > Products', '298000000', 'duration'], ['Net sales > Services', '96000000', 'duration'], ['Net sales > Services', '85000000', 'duration'],
  ]);
});

test('a list of amounts beside the only list of times of its length is paired without the word "respectively" [FACT-PROSE-1]', () => {
  expect(values('Exchange volumes were 24 mbpd, 77 mbpd and 71 mbpd in 2026, 2025 and 2024.').map(([, value, year]) => [value, year])).toEqual([['24', '2026'], ['77', '2025'], ['71', '2024']]);
});

test('a move between two amounts is no list beside two years [FACT-PROSE-2]', () => {
  expect(values('Tolls rose from $5 million to $6 million over 2023 and 2024.').map(([, value]) => value)).toEqual(['5000000', '6000000']);
});

const ends = (text: string, label: string): (readonly [string, string | undefined])[] => readParagraphs([text]).filter((read) => read.row.at(-1) === label).map(({ fact }) => [fact.value, fact.period?.kind === 'duration' ? `${fact.period.start} ${fact.period.end}` : fact.period?.kind === 'instant' ? fact.period.on : undefined]);

test('two times side by side over the columns of a pipe table head two groups [FACT-TABLE-4]', () => {
  const text = '| For the three months ended May 31, | For the six months ended May 31, |\n| 2024 | 2023 | 2024 | 2023 |\n| Mooring fees | 10 | 8 | 21 | 15 |\n| Fuel sold | 5 | 4 | 9 | 8 |';
  expect(ends(text, 'Mooring fees')).toEqual([['10', '2024-03-01 2024-05-31'], ['8', '2023-03-01 2023-05-31'], ['21', '2023-12-01 2024-05-31'], ['15', '2022-12-01 2023-05-31']]);
});

test('a year that comes again begins the columns of the next day [FACT-TABLE-4]', () => {
  const text = '| As of March 31, | As of December 31, |\n| 2024 | 2023 | 2023 |\n| Loans to members | 96 | 88 | 97 |\n| Deposits | 50 | 40 | 45 |';
  expect(ends(text, 'Loans to members')).toEqual([['96', '2024-03-31'], ['88', '2023-03-31'], ['97', '2023-12-31']]);
});

test('a list of amounts names its scale once, at its end [FACT-PROSE-1]', () => {
  expect(values('Claims on the ferry fund were $59 and $60 million at June 30, 2031 and 2030.').map(([, value]) => value)).toEqual(['59000000', '60000000']);
  expect(values('We sold 2 boats and 3 million tickets.').map(([, value]) => value)).toEqual(['2', '3000000']);
});

test('a list ends with the member behind "and" [FACT-PROSE-1]', () => {
  expect(values('In 2031, 2030 and 2029, of fares of $90, $80 and $70, $50, $45 and $40 were prepaid.').map(([, value, year]) => [value, year])).toEqual([['90', '2031'], ['80', '2030'], ['70', '2029'], ['50', '2031'], ['45', '2030'], ['40', '2029']]);
});
