// What is not bundled, as people put it in passing, is named as missing.
import { expect, test } from 'vitest';
import { absentInPiece } from './absent-in-piece.ts';

test.each([
  ['how many of those golden arches were standing when the year was out', /outlets/],
  ['how many drive-through kiosks were there at the end of 2024', /outlets/],
  ['what chunk was Azure on its own', /products/],
  ['how much of an operating profit did the cloud bit, AWS, chip in', /products/],
  ['pg fy24 ad spend', /advertising/],
  ['what did it blow on commercials in 2024', /advertising/],
  ['unh 5y cds level', /credit default swaps/],
  ['how dirty is it, in tons', /emissions/],
])('%s [ASK-ROUTE-2]', (piece, what) => {
  expect(absentInPiece(piece)?.what).toMatch(what);
});

test.each(['how many shares were there at the end of 2024', 'how many insiders were there who sold', 'how many quarters were there with a loss', 'what part of revenue was operating income', 'how much did it spend on research'])('%s is at hand [ASK-ROUTE-2]', (piece) => {
  expect(absentInPiece(piece)).toBeNull();
});
