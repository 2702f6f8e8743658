// Calculations over the bundled figures, as a reader asks for them: each is told with what it is made of, and proved by the judge.
import { describe, expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const ask = async (question: string) => (await askSample(question, { engine: houseAskEngine })).answer;

describe('a calculation is told with its figures and is proved [ASK-CALC-1]', () => {
  test.each([
    ['Caterpillar SG&A plus R&D as a share of revenue, 2023', / ÷ \$67\.1 billion = 12\.\d%/],
    ["Take Apple's gross profit for fiscal 2023 and subtract R&D and SG&A", /\$169\.1 billion − \(\$29\.9 billion \+ \$24\.9 billion\) = \$114\.3 billion/],
    ['Microsoft R&D per basic share, fiscal 2023', /\$27\.2 billion ÷ 7\.4\d billion = \$3\.65/],
    ['Alphabet total assets FY24 / FY19, x times', /÷ \$275\.9 billion = 1\.63 times/],
    ['HD FY23 dividends + buybacks, % of FCF', /plus share repurchases in fiscal 2023: .* = \$16,334 million\. .* Ratio in fiscal 2023: .* ÷ \$17,946 million = 91\.0%/],
    ['How much did Home Depot hand to shareholders as dividends and through buybacks in fiscal 2023, and what part of free cash flow was that?', /= \$16,334 million\. .* = 91\.0%/],
    ['Visa cash minus total debt, fiscal 2024', /\$20,836 million − \$11,975 million = \$8,861 million/],
    ['What is the gap between the gross margin and the operating margin of Nvidia in fiscal 2024?', /= \d+\.\d percentage points/],
  ])('%s', async (question, expected) => {
    const answer = await ask(question);
    expect(answer.summary).toMatch(expected);
    expect(answer.metadata.valid).toBe(true);
  });
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
