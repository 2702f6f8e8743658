import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, letterBits, mayBeNear } from './edit-distance.ts';
import { plainName } from './plain-name.ts';
import { classOf, splitShareClass } from './share-class.ts';

test.each([['The Home Depot, Inc.', 'HOME DEPOT INC'], ['AMAZON COM INC', 'Amazon.com, Inc.'], ['D R HORTON INC /DE/', 'D.R. Horton'], ['Nestlé S.A.', 'NESTLE SA'], ['JPMORGAN CHASE & CO', 'JPMorgan Chase and Company'], ['Moody’s Corp', "MOODY'S"]])('%s and %s are one plain name [SAMPLE-FIND-1]', (left, right) => {
  expect(plainName(left)).toBe(plainName(right));
});

test('a name that is nothing but a legal form keeps it', () => {
  expect(plainName('The Group')).toBe('group');
});

test('a class stands after its word or as a lone letter [RESOLVE-CLASS-1]', () => {
  expect(splitShareClass('Berkshire B')).toEqual({ name: 'Berkshire', shareClass: 'B' });
  expect(splitShareClass('fox corp (class a)')).toEqual({ name: 'fox corp', shareClass: 'A' });
  expect(splitShareClass('Vitamin Shoppe')).toBeNull();
  expect(classOf('GOOG', 'GOOGL')).toBe('C');
  expect(classOf('GS-PA', 'GS')).toBeNull();
});

const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), maxLength: 6 });

test('the distance is zero only for equal words, the same both ways, and never above the limit by more than one', () => {
  fc.assert(fc.property(word, word, (left, right) => {
    const distance = editDistance(left, right, 2);
    expect(distance === 0).toBe(left === right);
    expect(distance).toBe(editDistance(right, left, 2));
    expect(distance).toBeLessThanOrEqual(3);
  }));
});

test('words within the limit are never sorted out by their letters', () => {
  fc.assert(fc.property(word, word, (left, right) => {
    if (editDistance(left, right, 2) <= 2) expect(mayBeNear(letterBits(left), letterBits(right), 2)).toBe(true);
  }));
});
