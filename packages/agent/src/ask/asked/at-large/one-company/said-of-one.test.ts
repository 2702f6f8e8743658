import { expect, test } from 'vitest';
import { saidOfOne } from './said-of-one.ts';

test.each([
  ['Is Apple\'s gross margin the same as in 2023?', 'Is Apple\'s gross margin the same now as in 2023?'],
  ['is Visa\'s revenue lower than it was in 2021', 'is Visa\'s revenue lower now than in 2021?'],
  ['What was Boeing\'s last profitable year?', 'In which fiscal year did Boeing last have a profit?'],
  ['Caterpillar\'s first loss-making year', 'In which fiscal year did Caterpillar first have a loss?'],
  ['last year boeing made money', 'In which fiscal year did boeing last have a profit?'],
  ['where does the number for IBM revenue in 2024 come from, what filing', 'What filing does IBM revenue in 2024 come from?'],
  ['source for Apple\'s 2024 net income?', 'What filing does Apple\'s 2024 net income come from?'],
  ['salesforce revenue growth per year', 'salesforce revenue growth each year'],
  ['is IBM\'s debt going up', 'Did IBM\'s debt go up?'],
  ['has boeing ever made a profit', 'In which fiscal year did boeing last have a profit?'],
  ['is goldman making more money than last year', 'Did goldman\'s net income rise?'],
  ['is ibm net income higher than a year ago', 'Did ibm net income rise?'],
  ['boeing ever profitable?', 'In which fiscal year did boeing last have a profit?'],
  ['is it higher than 5 years ago', 'is it higher now than 5 years ago?'],
  ['what was boeing\'s biggest loss', 'In which fiscal year did boeing have the biggest loss?'],
  ['jnj eps this year vs last', 'How did jnj eps change in the last fiscal year?'],
  ['is nvidia still growing', 'Did nvidia\'s revenue grow?'],
])('“%s” asks “%s” [ASK-READ-18]', (text, plain) => {
  expect(saidOfOne(text)).toBe(plain);
});

test.each(['Is Apple\'s growth slowing?', 'is apple stock going up', 'is inflation falling', 'Is unemployment higher than in 2020?', 'What was Boeing\'s revenue last year?', 'Where does Apple\'s revenue come from?', 'is ibm total debt higher than a year ago', 'revenue growth a year from 2020 to 2024'])('“%s” stays as it was [ASK-READ-18]', (text) => {
  expect(saidOfOne(text)).toBe(text);
});
