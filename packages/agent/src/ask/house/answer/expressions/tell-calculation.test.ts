// Calculations over the bundled figures, as a reader asks for them: each is told with what it is made of, and proved by the judge.
import { describe, expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const ask = async (question: string) => (await askSample(question, { engine: houseAskEngine })).answer;

describe('a calculation is told with its figures and is proved [ASK-CALC-1]', () => {
  test.each([
    ['Caterpillar SG&A plus R&D as a share of revenue, 2023', / ÷ \$67\.1 billion = 12\.\d%/],
    ["Take Apple's gross profit for fiscal 2023 and subtract R&D and SG&A", /\$169\.1 billion − \(\$29\.9 billion \+ \$24\.9 billion\) = \$114\.3 billion/],
    ['AAPL FY21-FY25 cumulative buybacks + dividends, $ and % of cumulative OCF', /Together: .* = \$438\.6 billion\. .* = \$513\.6 billion\. .* Ratio over all those years: \$513\.6 billion ÷ \$566\.5 billion = 90\.7%/],
    ['Microsoft R&D per basic share, fiscal 2023', /\$27\.2 billion ÷ 7\.4\d billion = \$3\.65/],
    ['Alphabet total assets FY24 / FY19, x times', /÷ \$275\.9 billion = 1\.63 times/],
    ['HD FY23 dividends + buybacks, % of FCF', /dividends paid and share repurchases in fiscal 2023: .* = \$16,334 million\. .* Ratio in fiscal 2023: .* ÷ \$17,946 million = 91\.0%/],
    ['How much did Home Depot hand to shareholders as dividends and through buybacks in fiscal 2023, and what part of free cash flow was that?', /= \$16,334 million\. .* = 91\.0%/],
    ['Operating income less income taxes for Apple and Visa, fiscal 2024', /^Operating income less income tax expense in fiscal 2024: Apple, .* = \$93\.5 billion; Visa, .* = \$19\.4 billion\./],
    ['Visa cash minus total debt, fiscal 2024', /\$20,836 million − \$11,975 million = \$8,861 million/],
    ['What is the gap between the gross margin and the operating margin of Nvidia in fiscal 2024?', /= \d+\.\d percentage points/],
  ])('%s', async (question, expected) => {
    const answer = await ask(question);
    expect(answer.summary).toMatch(expected);
    expect(answer.metadata.valid).toBe(true);
  });
});

test.each([
  ["How did Boeing's long-term and short-term debt taken together move between 31 December 2024 and 30 June 2025?", /total debt fell 1\.0% from \$53\.9 billion .* fell by \$541 million/],
  ['Boeing inventory 31 Dec 2024 and 30 June 2025', /was \$87\.6 billion on 31 December 2024\. .* was \$87\.9 billion on 30 June 2025\. .* rose by \$303 million/],
  ['GS assets/equity 30 Jun 25 vs YE24', /equity multiplier rose from 13\.7 times on 31 December 2024 to 14\.4 times on 30 June 2025/],
  ['NVDA inventory end FY24 to end FY25: change in $ and multiple', /= 1\.91 times\. .* rose by \$4\.80 billion/],
])('%s: how a balance stood on both days, and what is between them [ASK-CALC-1]', async (question, expected) => {
  const { summary, metadata } = await ask(question);
  expect(summary).toMatch(expected);
  expect(metadata.valid).toBe(true);
});

test('of years each is told, and their mean comes last [ASK-CALC-1]', async () => {
  const { summary, metadata } = await ask('Average R&D to revenue at Alphabet 2021-2023');
  expect(summary).toMatch(/fiscal 2021: .*fiscal 2022: .*fiscal 2023: .*Average: \([\d.]+% \+ [\d.]+% \+ [\d.]+%\) ÷ 3 = [\d.]+%\.$/);
  expect(metadata.valid).toBe(true);
});

test('a figure that is missing is named, and nothing is given in its place [ASK-CALC-1]', async () => {
  const { missing, summary } = await ask('IBM long-term debt plus inventory, 1999');
  expect(missing.length).toBeGreaterThan(0);
  expect(summary).not.toMatch(/ = \$/);
});

test('a word that the calculation does not follow leaves it unproved [ASK-CALC-1]', async () => {
  const { metadata } = await ask('What was the organic R&D plus SG&A of Caterpillar in 2023, squandered on gadgets?');
  expect(metadata.valid).toBe(false);
});

test('who is ahead by a calculation is told with its time, where that is the same for all [ASK-CALC-1]', async () => {
  const ofOneYear = await ask('(dividends paid + buybacks) / net income, fiscal 2023: Apple, Visa, Home Depot - rank high to low');
  expect(ofOneYear.summary).toMatch(/^Home Depot stands at the top on [^:]+ in fiscal 2023: /);
});
