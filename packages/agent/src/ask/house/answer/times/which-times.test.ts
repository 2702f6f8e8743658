// Years in which something was so, growth year by year, one quarter after another, and multiples under the price: as a reader asks for them.
import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { askSample, sha256 } from '../../../../testing/index.ts';
import type { AskedMeasure, MeasureForm } from '../../../asked/asked.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';
import { readBound, whichAsked } from './bounds.ts';
import { settled } from '../settle-asked.ts';
import { synthesise } from '../synthesise.ts';
import { gathered, judged, type AskedFor } from '../testing/gather-sample.ts';

const measure = (id: string, as: MeasureForm = 'value'): AskedMeasure => ({ kind: 'metric', id, as, words: id });
const year = (of: number) => ({ kind: 'fiscal', year: of, part: 'FY' } as const);

async function answered(tickers: readonly string[], asked: AskedFor) {
  const given = await gathered(tickers, asked);
  const draft = synthesise({ ...given, asked: settled(given.asked) }, { objections: [], earlier: null }, sha256);
  return { summary: renderText(draft.summary), ...judged(draft, given) };
}

const cases: readonly { readonly name: string; readonly ticker: string; readonly asked: AskedFor; readonly opening: RegExp }[] = [
  { name: 'In what year since 2019 did sales of Alphabet grow most slowly?', ticker: 'GOOGL', asked: { measures: [measure('revenue', 'growth')], periods: [{ kind: 'years', from: 2019, to: 2025 }], text: 'In what year did it grow slowest?' }, opening: /^The low point of growth in those years: Alphabet’s revenue rose [\d.]+% from .* in fiscal \d{4} to .* in fiscal \d{4}\./ },
  { name: 'the year in which sales fell most', ticker: 'MCD', asked: { measures: [measure('revenue', 'growth')], periods: [{ kind: 'years', from: 2018, to: 2023 }], text: 'Which year from 2018 to 2023 had the largest fall of revenue on the year before?' }, opening: /^The low point of growth in those years: McDonald’s revenue fell [\d.]+% from .* in fiscal 20/ },
  { name: 'the years in which sales fell', ticker: 'BA', asked: { measures: [measure('revenue')], periods: [{ kind: 'years', from: 2017, to: 2024 }], text: 'In which years did revenue fall?' }, opening: /^The years in which it fell: Boeing’s revenue fell/ },
  { name: 'the last year with a profit', ticker: 'BA', asked: { measures: [measure('net_income')], text: 'When was the last year with a profit?' }, opening: /^The last year with a profit on file: Boeing’s net income was \$10\.5 billion in fiscal 2018\./ },
  { name: 'each of two years has its own rate', ticker: 'MCD', asked: { measures: [measure('revenue', 'growth')], periods: [year(2022), year(2023)], text: 'Revenue growth in 2022 and in 2023?' }, opening: /^The faster of the two first: McDonald’s revenue rose 10\.0%.*McDonald’s revenue fell 0\.2%/ },
  { name: 'each year of a stretch has its rate where it is asked whether growth slows', ticker: 'HD', asked: { measures: [measure('revenue', 'growth')], periods: [{ kind: 'years', from: 2020, to: 2023 }], text: 'Is its growth losing momentum? fiscal 2020 to 2023' }, opening: /^(?:Yes: )?Year by year: Home Depot’s revenue rose [\d.]+% from .* in fiscal 2019 to .* in fiscal 2020\..*in fiscal 2023\./i },
  { name: 'how many times what it was', ticker: 'AMZN', asked: { measures: [measure('revenue')], periods: [year(2023), year(2016)], text: 'How many times its revenue of 2016 was that of 2023?' }, opening: /Ratio: \$574\.8 billion ÷ \$136\.0 billion = 4\.23 times\./ },
  { name: 'the first year whose growth was above a bound', ticker: 'GOOGL', asked: { measures: [measure('revenue', 'growth')], text: 'What was the last year in which revenue growth exceeded 30%?' }, opening: /^The last year on file in which it was so: Alphabet’s revenue rose 41\.2% from .* in fiscal 2020 to .* in fiscal 2021\./ },
  { name: 'the best of the quarters', ticker: 'GOOGL', asked: { measures: [measure('revenue', 'highest')], periods: (['Q1', 'Q2', 'Q3', 'Q4'] as const).map((part) => ({ kind: 'fiscal' as const, year: 2023, part })), text: 'In which quarter of 2023 was revenue highest?' }, opening: /^The high point of those quarters: Alphabet’s revenue was \$86\.3 billion in the quarter ended 31 December 2023\./ },
  { name: 'a half year is what its filing gives', ticker: 'NVDA', asked: { measures: [measure('revenue')], periods: [{ kind: 'fiscal', year: 2025, part: 'H1' }], text: 'Revenue in the first half of fiscal 2025' }, opening: /^NVIDIA’s revenue was \$56\.1 billion in the first half of fiscal 2025 taken together\.$/ },
  { name: 'a half year that no filing gives is added up from its quarters', ticker: 'AMZN', asked: { measures: [measure('revenue')], periods: [{ kind: 'fiscal', year: 2025, part: 'H1' }], text: 'Revenue in the first half of 2025' }, opening: /together in the first half of fiscal 2025: \$155\.7 billion \+ \$167\.7 billion = \$323\.4 billion\./ },
  { name: 'nine months beside those of the year before', ticker: 'PG', asked: { measures: [measure('revenue')], periods: [{ kind: 'fiscal', year: 2025, part: '9M' }, { kind: 'fiscal', year: 2024, part: '9M' }], text: 'Revenue in the first nine months of fiscal 2025 and 2024' }, opening: /was \$63\.4 billion in the first nine months of fiscal 2025 taken together\..* fell 0\.2% from \$63\.5 billion in the first nine months of fiscal 2024 to/ },
  { name: 'one quarter after the other', ticker: 'AAPL', asked: { measures: [measure('revenue', 'growth')], periods: [{ kind: 'fiscal', year: 2025, part: 'Q2' }, { kind: 'fiscal', year: 2025, part: 'Q3' }], text: 'Revenue growth from the second to the third quarter of fiscal 2025' }, opening: /^Apple’s revenue fell [\d.]+% from .* in the quarter ended 29 March 2025 to .* in the quarter ended 28 June 2025\./ },
];

test.each(cases)('$name [ASK-ANSWER-4]', async ({ ticker, asked, opening }) => {
  const { summary, open } = await answered([ticker], asked);
  expect(summary).toMatch(opening);
  expect(open).toEqual([]);
});

test('a share of something puts companies in order, the largest first [ASK-ANSWER-3]', async () => {
  const { summary, open } = await answered(['NVDA', 'AAPL'], { operation: 'rank', order: 'highest', measures: [{ ...measure('total_liabilities', 'share'), of: 'total_assets' } as AskedMeasure], periods: [year(2025)] });
  expect(summary).toMatch(/^Apple is at the top of the companies at hand on total liabilities as a part of total assets: Apple’s total liabilities were 79\.5% of total assets .*; NVIDIA’s total liabilities were/);
  expect(open).toEqual([]);
});

test('what is paid for earnings is a multiple, and of two companies the cheaper comes first [ASK-ANSWER-3]', async () => {
  const { answer } = await askSample('Which of McDonald’s and Home Depot is cheaper on its diluted EPS of fiscal 2024?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^Home Depot is the cheaper on price-earnings ratio: /);
  expect(answer.metadata.verdicts).toMatchObject({ contradicted: 0, unverified: 0 });
});

test('without a count of shares outstanding the multiple is on diluted shares, with the calculation written out [ASK-ANSWER-1]', async () => {
  const { summary, open } = await answered(['GS'], { measures: [measure('price_to_book')] });
  expect(summary).toMatch(/^Price over book value with diluted shares on 4 September 2025: \$[\d.]+ × \d+ million ÷ \$[\d.]+ billion = 1\.9 times\./);
  expect(open).toEqual([]);
});

test('a year of a share is the calendar’s, and two days of it are a move [ASK-ANSWER-1]', () => {
  const asked = { text: 'How did the share do in 2024?', operation: 'look-up', companies: [], group: null, unknown: [], measures: [measure('price', 'growth')], periods: [year(2024)], order: null, limit: null, conditions: [], filters: { ticker: null, year: null, form: null, section: null }, wantsWords: false, inherited: [] } as const;
  expect(settled(asked).periods).toEqual([{ kind: 'dates', from: '2023-12-31', to: '2024-12-31' }]);
  expect(settled({ ...asked, text: 'from the third to the fourth of June, how bad was it?', measures: [measure('price')], periods: [{ kind: 'date', on: '2024-06-03' }, { kind: 'date', on: '2024-06-04' }] }).measures).toMatchObject([{ id: 'price', as: 'growth' }]);
  expect(settled({ ...asked, measures: [measure('net_margin', 'average')] }).measures).toMatchObject([{ as: 'value' }]);
});

test.each([
  ['In how many fiscal years did net income exceed ten billion dollars?', { is: 'above', value: 10e9, isPercent: false }, 'count'],
  ['first year with a margin over 12.5%', { is: 'above', value: 12.5, isPercent: true }, 'first'],
  ['At which year-ends was equity below zero?', { is: 'below', value: 0, isPercent: false }, 'each'],
  ['What was the last year in which cash flow was negative?', { is: 'below', value: 0, isPercent: false }, 'last'],
  ['Which year since 2016 was best?', null, 'each'],
  ['revenue above 2019', null, null],
])('“%s” sets that bound to the years [ASK-ANSWER-4]', (text, bound, which) => {
  const read = readBound(text);
  if (bound === null) expect(read).toBeNull();
  else expect(read).toMatchObject(bound);
  expect(whichAsked(text)).toBe(which);
});

test('years that meet a bound are told, or counted, or the first of them [ASK-ANSWER-4]', async () => {
  const asked = { measures: [measure('shareholders_equity')], periods: [{ kind: 'years' as const, from: 2015, to: 2024 }] };
  const first = await answered(['MCD'], { ...asked, text: 'At which year-end did equity first turn negative?' });
  expect(first.summary).toMatch(/^The first time on file at which it was so: McDonald’s shareholders' equity was −\$2\.20 billion on 31 December 2016\./);
  expect(first.open).toEqual([]);
  const counted = await answered(['MCD'], { ...asked, text: 'In how many years was equity negative?' });
  expect(counted.summary).toMatch(/^It was so in nine \(9\) of them: /);
  expect(counted.open).toEqual([]);
});

test('a balance at the end of a fiscal year that is named by another calendar year says which year ended [ASK-ANSWER-1]', async () => {
  const home = await answered(['HD'], { measures: [measure('goodwill')], periods: [year(2024)] });
  expect(home.summary).toMatch(/goodwill was .* on 2 February 2025 \(the end of fiscal 2024\)/);
  const microsoft = await answered(['MSFT'], { measures: [measure('cash')], periods: [year(2021)] });
  expect(microsoft.summary).not.toContain('the end of fiscal');
});

test.each([
  ['In how many of the last five years did IBM\'s revenue grow?', /^It was so in three \(3\) of the years, fiscal 2020 to fiscal 2024: /],
  ['In how many of the last three years did Apple\'s net income fall?', /^It was so in two \(2\) of the years, fiscal 2023 to fiscal 2025: /],
  ['How often did Visa\'s revenue grow by more than 10% in the last five years?', /^It was so in four \(4\) of them: .*fiscal 2020 to \$24\.1 billion/],
  ['In how many of the last ten years did Boeing lose money?', /^It was so in six \(6\) of the years, fiscal 2015 to fiscal 2024: Boeing’s net loss was \$636 million in fiscal 2019; /],
  ['In how many of the last ten years did Boeing make a profit?', /^It was so in four \(4\) of the years, fiscal 2015 to fiscal 2024: /],
  ['Tell me Caterpillar\'s best and worst operating margins of the last five fiscal years.', /^The high point of those years: Caterpillar’s operating margin was 20\.2% in fiscal 2024\. The low point of those years: Caterpillar’s operating margin was 10\.9% in fiscal 2020\.$/],
])('years are counted among the last ones that are named, and no others: %s [ASK-ANSWER-4]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
