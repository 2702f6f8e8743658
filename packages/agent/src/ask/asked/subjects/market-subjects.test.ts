import { expect, test } from 'vitest';
import { readExpectations } from './subjects.ts';

const subjectsIn = (text: string): readonly string[] => readExpectations(text).flatMap(({ measure }) => (measure.kind === 'subject' ? [measure.subject] : []));

test.each([
  ['how steep is the volatility skew', 'options'], ['max pain this Friday', 'options'], ['are investors paying up for protection', 'options'], ['which strikes have most open interest', 'options'],
  ['what would a covered call bring', 'options'], ['is anyone betting on a fall', 'options'], ['the 120 puts', 'options'],
  ['did State Street add to its stake', 'holders'], ['is there an activist on the register', 'holders'], ['how much is sold short', 'holders'],
  ['why is everybody talking about it', 'news'], ['is there anything new about the recall', 'news'], ['rumours of a merger', 'news'], ['what is the latest on the walkout', 'news'],
  ['do the experts like it', 'analysts'], ['consensus rating', 'analysts'], ['revenue against the consensus', 'surprises'], ['better than the street had forecast', 'surprises'],
])('“%s” asks for %s, whatever figure its words name [ASK-READ-1]', (text, subject) => {
  expect(subjectsIn(text)).toEqual([subject]);
});

test.each(['debt rating agencies', 'what the company puts on its balance sheet', 'volatility in 2024', 'operating income and revenue', 'the earnings call on Tuesday'])('“%s” asks for none of them [ASK-READ-1]', (text) => {
  expect(subjectsIn(text)).toEqual([]);
});
