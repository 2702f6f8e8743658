import { describe, expect, test } from 'vitest';
import { readClaimed } from './read-claimed.ts';

const claimed = (text: string): string => (readClaimed(text)?.claims ?? []).map(({ relation, value, upTo, unit, move }) => [relation, value, upTo, unit, move].filter((part) => part !== null).join(' ')).join(' | ');

describe('a statement that is to be checked', () => {
  test.each([
    ['My uncle swears Acme burned more than ten billion in cash in 2024. Is he right?', 'Acme had how much free cash flow in 2024?', 'above 10000000000 amount'],
    ['Is it true that Acme keeps more than half of its revenue as net profit?', 'Acme keeps what percentage of its revenue as net profit?', 'above 50 percent'],
    ['Acme\'s profit fell by a third in 2024, the paper says. Did it?', 'Acme\'s profit fell by what percentage in 2024?', 'exactly 33.33333333333333 percent down'],
    ['Please check a line in my essay: "Free cash flow was close to $100 billion, some 24 per cent of sales."', 'Free cash flow was how much, what percentage of sales?', 'about 100000000000 money | about 24 percent'],
    ['Acme\'s profit passed the hundred-billion mark in 2024, right?', 'Acme\'s profit was how much in 2024?', 'above 100000000000 amount'],
    ['True or false: its sales more than doubled.', 'its sales grew by what percentage?', 'above 100 percent up'],
    ['A friend swears Acme finished above $340 on August 29, 2025. What was the actual close, and is he right?', 'Acme finished how much on August 29, 2025? What was the actual close?', 'above 340 money'],
    ['Acme close on 31 July 2025, under $350?', 'Acme close on 31 July 2025, how much?', 'below 350 money'],
    ['Did Acme close above 420 on 31 July 2025, and what was the close?', 'Did Acme close how much on 31 July 2025?', 'above 420 number'],
    ['Did its sales double between 2020 and 2025?', 'Did its sales grew by what percentage between 2020 and 2025?', 'at-least 100 percent up'],
    ['Was its margin between 20% and 25%?', 'Was its margin how much?', 'between 20 25 percent'],
    ['It has barely budged, has it?', 'It changed by how much?', 'at-most 1 steady either'],
    ['Is it true they keep about 45 cents of each dollar after all costs?', 'they keep what percentage of revenue as operating income?', 'about 45 percent'],
    ['Our note gives Acme\'s close on June 30, 2025 as $159.32. Is that what the closes on file show?', 'Acme\'s close on June 30, 2025 as how much?', 'to-tie 159.32 money'],
    ['Acme close 30 Jun 2025 = 159.32? check', 'Acme close 30 Jun 2025 how much?', 'exactly 159.32 number'],
    ['check: Acme net income -2.9% in 2024?', 'Acme net income changed by what percentage in 2024?', 'exactly 2.9 percent down'],
    ['I am signing off a note that puts Acme at $159.32. Does that tie to the closing price you have?', 'Acme at how much?', 'to-tie 159.32 money'],
    ['I have Acme in my tables with revenue of $62.8 billion. Do all of them tie out?', 'Acme with revenue of how much?', 'to-tie 62800000000 money'],
    ['Does a margin of 46.2% in 2024 agree with the filing?', 'Does a margin of how much in 2024?', 'to-tie 46.2 percent'],
    ['The deck says that its sales were up 4% in 2024; is that supported?', 'its sales were up by what percentage in 2024?', 'to-tie 4 percent up'],
    ['A report says that Acme\'s margin was about 24% in 2024. What was it by the reported figures?', 'Acme\'s margin was how much in 2024?', 'about 24 percent'],
    ['Somebody told me Acme lost 5 billion in 2024. What is the real number?', 'Acme made a net loss of how much in 2024?', 'exactly 5000000000 amount'],
    ['I read that Acme\'s revenue grew 20% in 2024; what did it really do?', 'Acme\'s revenue grew by what percentage in 2024?', 'exactly 20 percent up'],
    ['Footnote two quotes the Acme 10-K for 2021: 1.2 billion of net income. Is that what was filed?', 'Acme 2021: how much of net income?', 'to-tie 1200000000 amount'],
    ['It says here that Acme had revenue of 3 billion in 2021. Do revenue and date both hold up?', 'Acme had revenue of how much in 2021?', 'to-tie 3000000000 amount'],
    ['Next row: four dollars and seven cents a share, diluted. Does this one stand as well, or what should it be?', 'diluted earnings per share of how much?', 'to-tie 4.07 money'],
    ['True or false: Acme shrank.', 'Acme shrank?', ''],
  ])('“%s” is read as “%s” [ASK-CLAIM-1]', (text, rest, claims) => {
    expect(readClaimed(text)?.rest).toBe(rest);
    expect(claimed(text)).toBe(claims);
  });

  test.each(['Was Acme\'s free cash flow an outflow of more than $14 billion in 2024?', 'Did Acme go through upwards of 14 billion dollars of free cash in 2024?'])('money that goes out is a loss: %s [ASK-CLAIM-2]', (text) => {
    expect(readClaimed(text)?.claims.map(({ isLoss, relation }) => [isLoss, relation])).toEqual([[true, expect.stringMatching(/^(?:above|at-least)$/)]]);
  });

  test.each([
    'What was its revenue in 2024?', 'In which years was revenue above $50 billion?', 'Did its revenue ever exceed $50 billion?', 'If I had put $10,000 into Acme, would I have more than $20,000?',
    'My dentist says that Acme drowns in debt. What was its goodwill at the end of 2024?', 'Does Acme\'s 10-k mention tariffs?', 'Which companies have a margin of more than 40 percent?', 'Revenue in the third quarter?', 'Did its margin reach double digits?', 'Does that match the revenue of Globex?', 'The note has a table of margins. What was the margin in 2024?', 'Are its sales those of Globex?',
  ])('is none in “%s” [ASK-CLAIM-1]', (text) => {
    expect(readClaimed(text)).toBeNull();
  });
});
