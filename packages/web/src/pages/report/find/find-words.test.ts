import { expect, test } from 'vitest';
import { findPlaces, plainText } from './find-words.ts';

const texts = ['Oak came to 12 tons; OAK is dear.', 'No\u00a0wood here', 'Dry oak, and oak again'].map(plainText);

test('words are found in every pane in their order, whatever their case and spaces [WEB-FIND-1]', () => {
  expect(findPlaces(texts, ' Oak ', 40)).toEqual([{ kind: 'words', pane: 0, nth: 0 }, { kind: 'words', pane: 0, nth: 1 }, { kind: 'words', pane: 2, nth: 0 }, { kind: 'words', pane: 2, nth: 1 }]);
  expect(findPlaces(texts, 'no wood', 40)).toEqual([{ kind: 'words', pane: 1, nth: 0 }]);
  expect([findPlaces(texts, '', 40), findPlaces(texts, 'elm', 40)]).toEqual([[], []]);
});

test('a number with its sign is a claim, where there are as many [WEB-FIND-1]', () => {
  expect(findPlaces(texts, '#12', 40)).toEqual([{ kind: 'claim', claim: 12 }]);
  expect(findPlaces(texts, '#41', 40)).toEqual([]);
  expect(findPlaces(texts, '12', 40)).toEqual([{ kind: 'words', pane: 0, nth: 0 }]);
});
