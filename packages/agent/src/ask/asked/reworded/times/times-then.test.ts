import { expect, test } from 'vitest';
import { withTimesThen } from './times-then.ts';

test.each([
  ['Marram inventory 31 Mar 2026, x vs 31 Mar 2025', 'Marram inventory 31 Mar 2026, and how many times the amount at 31 Mar 2025 is that'],
  ['What was its goodwill at the end of 2024, and what multiple of the figure at the end of 2020 is it?', 'What was its goodwill at the end of 2024, and how many times the amount at the end of 2020 is that?'],
  ['What was its debt on 30 June 2024, and what multiple of the figure a year earlier is that?', 'What was its debt on 30 June 2024, and how many times the amount at 30 June 2023 is that?'],
  ['How many times its 2019 revenue was Marram\'s revenue of 2024?', 'Marram\'s revenue of 2024 is how many times that of 2019?'],
])('the later as a multiple of the earlier: %s [ASK-READ-9]', (said, plain) => {
  expect(withTimesThen(said)).toBe(plain);
});

test.each(['At what multiple of its 2024 sales does Marram trade?', 'P/E of 2024 vs 2023', 'Marram revenue 2024 vs 2023', 'How many times earnings was the share price at the end of 2024?'])('a multiple of the price, and two times side by side, stay as they are: %s [ASK-READ-9]', (said) => {
  expect(withTimesThen(said)).toBe(said);
});
