import { expect, test } from 'vitest';
import { withWhomKept } from './whom-kept.ts';

const today = { today: '2025-08-01', companies: [{ ticker: 'MSFT' }, { ticker: 'V' }, { ticker: 'BA' }] };

test('whom the words have lost in which a question is said again stands in front [ASK-READ-2]', () => {
  expect(withWhomKept('total assets at the end of 2023', 'everything Microsoft owned at the end of 2023', today)).toBe('Microsoft: total assets at the end of 2023');
  expect(withWhomKept('net income in 2023', 'what Visa and Boeing cleared in 2023', today)).toBe('Visa and Boeing: net income in 2023');
});

test('nobody is put before what names somebody, or what never did [ASK-READ-2]', () => {
  expect(withWhomKept('Visa’s net income in 2023', 'what Visa cleared in 2023', today)).toBe('Visa’s net income in 2023');
  expect(withWhomKept('net income in 2023', 'what it cleared in 2023', today)).toBe('net income in 2023');
  expect(withWhomKept('nvda gross margin', 'nvda GM%', today)).toBe('nvda gross margin');
  expect(withWhomKept('what lies between the two', 'the gap between the two', today)).toBe('what lies between the two');
});
