import { characterEntities } from 'character-entities';
import { decodeNamedCharacterReference as decodeWithLibrary } from 'decode-named-character-reference';
import { expect, test } from 'vitest';
import { decodeNamedCharacterReference, loadNamedReferences } from './named-references.ts';

test('before the table is there, nothing is guessed', () => {
  expect(() => decodeNamedCharacterReference('amp')).toThrow('not loaded');
});

test('every name of HTML means the same in the program and in the browser, and others mean nothing [STAND-WEB-3]', async () => {
  await loadNamedReferences();
  const names = Object.keys(characterEntities);
  expect(names.length).toBeGreaterThan(2_000);
  expect(names.filter((name) => decodeNamedCharacterReference(name) !== decodeWithLibrary(name))).toEqual([]);
  const others = ['notit', 'amper', 'AMPE', 'x', 'eacutee', 'constructor', 'hasOwnProperty', '1', 'é'];
  expect(others.map(decodeNamedCharacterReference)).toEqual(others.map(() => false));
});
