import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { ratiosOfLines } from './ratios-of-lines.ts';

test.each([
  ['equity, and how many times its equity total debt came to', 'equity, and the ratio of total debt to equity'],
  ['how many times interest expense was operating income', 'what was operating income as a multiple of interest expense'],
  ['what multiple of its net income did Acme earn as free cash flow', "what was Acme's free cash flow as a multiple of net income"],
  ['what share of total assets did goodwill account for', 'what were goodwill as a share of total assets'],
  ['how often the first would pay for the second', 'how many times the first covers the second'],
])('%s [ASK-READ-1]', (text, plain) => { expect(sayAgain(text, ratiosOfLines)).toBe(plain); });

test('a multiple of the price is none of a line [ASK-READ-1]', () => { expect(sayAgain('how many times earnings is the price', ratiosOfLines)).toBe('how many times earnings is the price'); });
