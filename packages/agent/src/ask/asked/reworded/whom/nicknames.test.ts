import { expect, test } from 'vitest';
import { nameNicknames } from './nicknames.ts';

test.each([
  ['What did the yellow-kit crowd from Texas take in?', 'What did Caterpillar take in?'],
  ['What does Gates\'s outfit owe?', 'What does Microsoft owe?'],
  ['Whoever makes the iPad: how much cash?', 'Apple: how much cash?'],
  ['Sales of the Happy Meal people and of the owner of Tableau', 'Sales of McDonald\'s and of Salesforce'],
  ['What did the Charmin and Oral-B folks earn?', 'What did Procter & Gamble earn?'],
  ['The Foster City card giant, its margin', 'Visa, its margin'],
  ['How did Kroc\'s stock do?', 'How did McDonald\'s stock do?'],
  ['what did cupertino earn', 'what did Apple earn'],
  ['My uncle sold Benioff\'s stock too soon. Its price?', 'My uncle sold Salesforce\'s stock too soon. Its price?'],
  ['How much debt had the Cat people?', 'How much debt had Caterpillar?'],
  ['The orange shed\'s stock turns', 'Home Depot\'s stock turns'],
  ['Twenty Boeings, what are they worth?', 'Twenty Boeing shares, what are they worth?'],
  ['The copier folks at IBM made how much?', 'IBM made how much?'],
])('%s is of the company that people know by it [ASK-READ-1]', (said, named) => {
  expect(nameNicknames(said)).toBe(named);
});

test.each([
  'How many shares of Benioff\'s stock were sold in May?', 'The Optum business, its profit', 'A lot of iPhones were sold', 'My cat costs more than a share', 'The two top people at AMZN who sold', 'Revenue of the iPhone in 2024', 'the head office people',
])('%s names no company by what people know it by [ASK-READ-1]', (said) => {
  expect(nameNicknames(said)).toBe(said);
});
