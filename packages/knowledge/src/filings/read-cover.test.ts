import { expect, test } from 'vitest';
import { readCover } from './read-cover.ts';

test('a cover says its form and the last day of its period [KNOW-QUERY-1]', () => {
  expect(readCover('UNITED STATES\nSECURITIES AND EXCHANGE COMMISSION\nFORM 10-K\n☒ ANNUAL REPORT\nFor the Fiscal Year Ended\nJanuary 28, 2023\nOR')).toEqual({ form: '10-K', period: '2023-01-28' });
  expect(readCover('Form 10-Q/A for the quarterly period ended June 30, 2024')).toEqual({ form: '10-Q/A', period: '2024-06-30' });
  expect(readCover('FORM 8-K Date of Report (Date of earliest event reported): May 5, 2023')).toEqual({ form: '8-K', period: '2023-05-05' });
  expect(readCover('Dear owners, on May 5, 2023 we met.')).toEqual({ form: null, period: null });
  expect(readCover('year ended February 31, 2023')).toEqual({ form: null, period: null });
});
