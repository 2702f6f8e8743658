// At which days a multiple stands where the words name ends of years.
import { expect, test } from 'vitest';
import { settleTimes, yearsEnded } from './settle-times.ts';

const multiple = { kind: 'metric', id: 'pe_ratio', as: 'value', words: 'P/E' } as const;
const fiscal = (year: number) => ({ kind: 'fiscal', year, part: 'FY' }) as const;

test.each([
  ['P/E at the end of 2022 and 2024', [2022, 2024]],
  ['at the end of 2022 and at the end of 2024', [2022, 2024]],
  ["year-end '23 versus 2024", [2023, 2024]],
  ['the close of fiscal 2022', []],
])('%s names the ends of %j [ASK-ANSWER-13]', (text, years) => {
  expect(yearsEnded(text)).toEqual(years);
});

test('a multiple at the end of fiscal years keeps them, at those of calendar years it stands on their last days [ASK-ANSWER-13]', () => {
  const periods = [fiscal(2022), fiscal(2024)];
  const ofFiscal = settleTimes([multiple], periods, { isAny: true, isCalendar: false, isFiscal: true, years: [] });
  expect(ofFiscal.periods).toEqual(periods);
  const ofCalendar = settleTimes([multiple], periods, { isAny: true, isCalendar: true, isFiscal: false, years: [2022, 2024] });
  expect(ofCalendar.periods.map(({ kind }) => kind)).not.toContain('fiscal');
});
