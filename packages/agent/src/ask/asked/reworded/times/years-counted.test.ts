import { expect, test } from 'vitest';
import { spokenTimes } from './spoken-times.ts';

test.each([
  ['Number of years out of five that sales at Marram went up', 'Number of years of the last five years that sales at Marram went up'],
  ['Was there a year in the last five in which sales fell?', 'Was there a year of the last five years in which sales fell?'],
  ['Was there a year in the last five years in which sales fell?', 'Was there a year in the last five years in which sales fell?'],
  ['How often has Marram posted a loss over the past decade?', 'in how many of the last ten years did Marram lose money?'],
  ['How many times in the last eight years did Marram report a net loss?', 'in how many of the last eight years did Marram lose money?'],
  ['How many loss-making years has Marram had since 2015?', 'in how many years did Marram lose money since 2015?'],
  ['For how many of the last six years was Marram in the red?', 'in how many of the last six years did Marram lose money?'],
  ['How many of the last ten years were loss years at Marram?', 'in how many of the last ten years did Marram lose money?'],
  ['How many times its earnings does Marram cost?', 'How many times its earnings does Marram cost?'],
])('years are counted in other words: %s [ASK-READ-9]', (said, plain) => {
  expect(spokenTimes(said)).toBe(plain);
});
