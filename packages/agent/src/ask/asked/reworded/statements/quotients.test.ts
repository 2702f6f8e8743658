import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { partsWas, quotients, quotientsListed } from './quotients.ts';

test.each([
  ['income tax over pre-tax profit', 'effective tax rate'], ['the provision for income taxes ÷ income before taxes', 'effective tax rate'], ['net loss over sales', 'net margin'], ['ni/rev', 'net margin'], ['operating loss as a share of revenue', 'operating margin'],
])('%s goes by a name of its own [ASK-READ-1]', (question, plain) => {
  expect(sayAgain(question, quotients)).toBe(plain);
});

test.each([
  ['SG&A over sales 2023, operating income over sales 2023', 'SG&A as a percentage of revenue 2023, operating margin 2023'],
  ['gross profit to sales for 2023 and net profit to sales for 2023', 'gross margin for 2023 and net margin for 2023'],
  ['net income over revenue', 'net income over revenue'],
])('%s: of several over sales each is a margin or a part of them [ASK-READ-1]', (question, plain) => {
  expect(quotientsListed(question)).toBe(plain);
});

test.each([
  ['net profit, and what that was of sales', 'net profit, and what percentage of revenue that was'], ['R&D and what R&D was of revenue', 'R&D and what R&D was as a percentage of revenue'], ['what did SG&A take of its sales', 'what was SG&A as a percentage of revenue'],
])('%s: the part behind the amount [ASK-READ-1]', (question, plain) => {
  expect(sayAgain(question, partsWas)).toBe(plain);
});
