import { expect, test } from 'vitest';
import { levelOfYear } from './level-of-year.ts';
import { yearsBack } from './years-back.ts';

test.each([
  ['Did Marram\'s revenue beat its 2019 level in 2024?', 'Was Marram\'s revenue higher in 2024 than in 2019?'],
  ['Has Marram\'s net income fallen below its 2019 level?', 'Is Marram\'s net income lower now than in 2019?'],
  ['Is Marram\'s revenue back to its 2018 level?', 'Is Marram\'s revenue higher now than in 2018?'],
  ['Did Marram\'s sales top their fiscal 2018 level last year?', 'Was Marram\'s sales higher last year than in fiscal 2018?'],
  ['So did Marram beat its 2022 profit in 2024?', 'So Was Marram\'s profit higher in 2024 than in 2022?'],
])('the level of a year: “%s” asks “%s” [ASK-READ-11]', (text, plain) => {
  expect(levelOfYear(text)).toBe(plain);
});

test.each(['Did Marram beat its 2024 revenue guidance?', 'Did Marram\'s shares top their 2021 high?', 'Did Marram beat its 2022 rivals in 2024?', 'What was Marram\'s revenue in 2019?'])('of no level of the statements: “%s” stays as it was [ASK-READ-11]', (text) => {
  expect(levelOfYear(text)).toBe(text);
});

test.each([
  ['Is Marram\'s gross margin higher than it was three years ago?', 'Has Marram\'s gross margin risen over the last 4 fiscal years?'],
  ['Are Marram\'s total assets now smaller than 5 years ago?', 'Has Marram\'s total assets fallen over the last 6 fiscal years?'],
  ['How does Marram\'s operating margin now compare with five years ago?', 'By how much did Marram\'s operating margin change over the last 6 fiscal years?'],
  ['Marram\'s revenue now versus three years ago', 'By how much did Marram\'s revenue change over the last 4 fiscal years'],
  ['What was Marram\'s revenue two years ago and what is it now?', 'By how much did Marram\'s revenue change over the last 3 fiscal years?'],
])('years ago: “%s” asks “%s” [ASK-READ-11]', (text, plain) => {
  expect(yearsBack(text)).toBe(plain);
});

test.each(['Is Marram\'s share price higher than three years ago?', 'Is inflation higher than two years ago?', 'Was Marram\'s revenue in 2020 higher than two years ago?', 'Is Marram\'s revenue higher than a year ago?', 'Is Marram\'s P/E higher than two years ago?'])('of a time of its own: “%s” stays as it was [ASK-READ-11]', (text) => {
  expect(yearsBack(text)).toBe(text);
});
